"""Starts what this folder has, as far as this machine allows, and plays through it. Loopback only.

    python deploy/check.py

nginx and Caddy are started with the examples, with TLS, at the root and below a path; ports and
certificates are put in for the test, nothing else is changed. Through each of them pages are read
and a game is begun over a socket. What is not installed is named, and left out. It takes about a
minute, and ends what it started.
"""

import json
import os
import re
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from http.client import HTTPResponse, HTTPSConnection
from pathlib import Path
from typing import Any, Final
from urllib.request import urlopen

from websockets.sync.client import connect

HERE: Final = Path(__file__).parent
PATIENCE: Final = 30.0  # seconds
FEW: Final = "0.001/2"  # calls of an address that enrol bots: two, and then no more
ROOTS: Final = {"": "games.example.org", "/games": "example.org"}
OTHERS: Final = ("127.0.0.2", "127.0.0.3")  # addresses from which one can call on this machine
Json = dict[str, Any]


def free_port() -> int:
    """Return a port that nobody listens to."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    """Wait until a process listens."""
    late = time.monotonic() + PATIENCE
    while time.monotonic() < late:
        assert process.poll() is None, f"{process.args!r} has ended"
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.05)
    raise AssertionError(f"{process.args!r} does not listen")


@contextmanager
def running(port: int, log: Path, *command: str, **environment: str) -> Iterator[None]:
    """Run a program that listens to a port, and end it; what it says is shown if anything fails."""
    with log.open("wb") as said:
        process = subprocess.Popen(
            command, env={**os.environ, **environment}, stdout=said, stderr=said
        )
        try:
            wait_for(port, process)
            yield
        except BaseException:
            print(log.read_text("utf-8", errors="replace"), file=sys.stderr)
            raise
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(PATIENCE)


def certificate(folder: Path, name: str) -> tuple[Path, Path]:
    """Make a certificate for a name, and its key."""
    crt, key = folder / f"{name}.crt", folder / f"{name}.key"
    told = ("-subj", f"/CN={name}", "-addext", f"subjectAltName=DNS:{name}", "-days", "1")
    new = ("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes")
    subprocess.run([*new, *told, "-keyout", key, "-out", crt], check=True, capture_output=True)
    return crt, key


# What is started


@contextmanager
def digsite(folder: Path, name: str, root: str) -> Iterator[int]:
    """Start the server with the settings of the example."""
    port, file = free_port(), folder / "digsite.toml"
    settings = (HERE / "digsite.toml").read_text("utf-8").replace("8000", str(port))
    settings = settings.replace("games.example.org", name)
    file.write_text(settings.replace('# root_path = "/games"', f'root_path = "{root}"'), "utf-8")
    assert tomllib.loads(file.read_text("utf-8"))["root_path"] == root
    call = (sys.executable, "-c", "from digsite.cli import main; main()")
    home = {"XDG_DATA_HOME": str(folder), "DIGSITE_LIMITS__PEOPLE": FEW, "DIGSITE_WORKERS": "1"}
    with running(port, folder / "digsite.log", *call, "serve", "--config", str(file), **home):
        yield port


@contextmanager
def nginx(folder: Path, name: str, root: str, behind: int) -> Iterator[int]:
    """Start nginx with an example, as a user without rights could."""
    example = HERE / ("nginx-sub-path.conf" if root else "nginx.conf")
    port, plain = free_port(), free_port()
    crt, key = certificate(folder, name)
    text = example.read_text("utf-8").replace("127.0.0.1:8000", f"127.0.0.1:{behind}")
    text = text.replace("listen 443", f"listen 127.0.0.1:{port}")
    text = text.replace("listen 80", f"listen 127.0.0.1:{plain}")
    text = re.sub(r"(ssl_certificate +)\S+;", rf"\1{crt};", text)
    text = re.sub(r"(ssl_certificate_key +)\S+;", rf"\1{key};", text)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    whole = (
        f"daemon off; pid {folder}/nginx.pid; error_log {folder}/error.log;\n"
        f"events {{}}\nhttp {{ access_log off;\n{temporary}{text}}}\n"
    )
    (folder / "nginx.conf").write_text(whole, "utf-8")
    program = ("nginx", "-p", str(folder), "-c", str(folder / "nginx.conf"))
    subprocess.run([*program, "-t", "-q"], check=True)
    with running(port, folder / "nginx.log", *program):
        yield port


@contextmanager
def caddy(folder: Path, name: str, root: str, behind: int) -> Iterator[int]:
    """Start Caddy with an example."""
    example = HERE / ("Caddyfile.sub-path" if root else "Caddyfile")
    port = free_port()
    crt, key = certificate(folder, name)
    text = example.read_text("utf-8").replace("127.0.0.1:8000", f"127.0.0.1:{behind}")
    site = re.compile(rf"^{re.escape(name)} \{{$", re.MULTILINE)
    text = site.sub(f"{name}:{port} {{\n\ttls {crt} {key}", text)
    file = folder / "Caddyfile"
    head = "{\n\tadmin off\n\tauto_https disable_redirects\n}\n"
    file.write_text(head + text, "utf-8")
    home = {"XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    program = ("caddy", "run", "--config", str(file), "--adapter", "caddyfile")
    with running(port, folder / "caddy.log", *program, **home):
        yield port


PROXIES: Final = {"nginx": nginx, "caddy": caddy}


# What is done through a proxy


class Site:
    """A server behind a proxy, as people reach it."""

    def __init__(self, name: str, port: int, root: str, trusted: Path) -> None:
        self.name, self.port, self.root = name, port, root
        self.origin = f"https://{name}:{port}"
        self.tls = ssl.create_default_context(cafile=str(trusted))
        self.cookie = ""

    def call(
        self, method: str, path: str, body: object = None, source: str = "", **headers: str
    ) -> tuple[HTTPResponse, bytes]:
        """Call the server over TLS."""
        line = HTTPSConnection(self.name, self.port, timeout=PATIENCE, context=self.tls)
        where, since = ("127.0.0.1", self.port), (source, 0) if source else None
        line._create_connection = lambda *_: socket.create_connection(  # type: ignore[attr-defined] # noqa: SLF001
            where, PATIENCE, since
        )
        told = {"Origin": self.origin, "Cookie": self.cookie, **headers}
        content = None if body is None else json.dumps(body)
        line.request(method, path, content, {**told, "Content-Type": "application/json"})
        answer = line.getresponse()
        whole = answer.read()
        line.close()
        return answer, whole

    def status(self, method: str, path: str, **headers: str) -> int:
        """Return the status of an answer."""
        return self.call(method, path, **headers)[0].status


def check_pages(site: Site) -> None:
    """A page comes, with a cookie for TLS only, and all that it names comes too."""
    answer, page = site.call("GET", f"{site.root}/", Accept="text/html")
    assert answer.status == 200, answer.status
    cookie = answer.headers["Set-Cookie"]
    assert cookie.endswith("; Secure"), cookie
    assert f"; Path={site.root}/;" in cookie, cookie
    site.cookie = cookie.partition(";")[0]
    links = set(re.findall(r'(?:href|src)="(/[^"]*)"', page.decode()))
    assert len(links) > 8, links
    for link in links:
        assert site.status("GET", link, Accept="text/html") == 200, link
    assert site.status("HEAD", f"{site.root}/healthz") == 200
    assert site.status("GET", f"{site.root}/readyz") == 200
    assert site.status("GET", f"{site.root}/metrics") == 404


def check_game(site: Site) -> None:
    """A game is begun, and played over a socket."""
    game = json.loads(site.call("GET", f"{site.root}/api/lobby")[1])["games"][0]["name"]
    answer, made = site.call("POST", f"{site.root}/api/play", {"game": game})
    assert answer.status == 201, made
    path = f"{site.root}/ws{json.loads(made)['url']}"
    way = socket.create_connection(("127.0.0.1", site.port), PATIENCE)
    headers = {"Cookie": site.cookie}
    url = f"wss://{site.name}:{site.port}{path}"
    origin: Any = site.origin
    with connect(url, sock=way, ssl=site.tls, origin=origin, additional_headers=headers) as line:
        state = heard(line, "state")
        while state["turn"] != "you":
            state = heard(line, "state")
        action = state["actions"][0]["action"]
        known = {"version": state["version"], "seat": state["actor"], "action": action}
        line.send(json.dumps({"id": "m1", "do": "act", **known}))
        assert heard(line, "answer")["ok"]


def heard(line: Any, kind: str) -> Json:  # noqa: ANN401 - a connection
    """Listen until a message of a kind comes."""
    while (message := json.loads(line.recv(PATIENCE)))["type"] != kind:
        pass
    return dict(message)


def check_strangers(site: Site) -> None:
    """Callers are told from each other, whatever they say; other names lead nowhere."""
    enrol = f"{site.root}/api/bots"
    for address in OTHERS:
        told = [
            site.call("POST", enrol, {"name": "x"}, address, **{"X-Forwarded-For": f"10.0.0.{n}"})
            for n in range(3)
        ]
        assert [answer.status for answer, _ in told] == [201, 201, 429], address
    evil = site.status("POST", f"{site.root}/api/play", Origin="https://evil.example")
    assert evil == 403, evil


def check_directly(port: int, root: str) -> None:
    """The machine itself sees the figures; other names than the server's are refused."""
    with urlopen(f"http://127.0.0.1:{port}{root}/metrics", timeout=PATIENCE) as answer:
        assert b"digsite_tables " in answer.read()
    with socket.create_connection(("127.0.0.1", port), PATIENCE) as line:
        line.sendall(f"GET {root}/ HTTP/1.1\r\nHost: evil.example\r\n\r\n".encode())
        assert b" 421 " in line.recv(100)


def check_proxy(kind: str, root: str) -> None:
    """Do all of this through one proxy."""
    name = ROOTS[root]
    with ExitStack() as ends:
        folder = Path(ends.enter_context(tempfile.TemporaryDirectory()))
        behind = ends.enter_context(digsite(folder, name, root))
        port = ends.enter_context(PROXIES[kind](folder, name, root, behind))
        site = Site(name, port, root, folder / f"{name}.crt")
        check_pages(site)
        check_game(site)
        check_strangers(site)
        check_directly(behind, root)


# What cannot be started without more rights


def check_unit() -> None:
    """The unit is one that systemd understands."""
    with tempfile.TemporaryDirectory() as folder:
        unit = Path(folder) / "digsite.service"
        text = (HERE / unit.name).read_text("utf-8")
        unit.write_text(text.replace("/opt/digsite/bin/digsite", "/bin/true"), "utf-8")
        subprocess.run(["systemd-analyze", "verify", unit], check=True)


def main() -> None:
    """Check everything, and say what was left out."""
    for kind in PROXIES:
        for root in ROOTS:
            what = f"{kind} at {root or '/'}"
            if not (shutil.which(kind) and shutil.which("openssl")):
                print(f"left out: {what} ({kind} or openssl is not installed)")
                continue
            begun = time.monotonic()
            check_proxy(kind, root)
            print(f"works: {what} ({time.monotonic() - begun:.0f} s)")
    if shutil.which("systemd-analyze"):
        check_unit()
        print("understood: digsite.service")
    else:
        print("left out: digsite.service (systemd-analyze is not installed)")
    if shutil.which("hadolint"):
        subprocess.run(["hadolint", HERE / "Dockerfile"], check=True)
        print("linted: Dockerfile")
    else:
        print("left out: Dockerfile (hadolint is not installed; no Docker is started)")


if __name__ == "__main__":
    main()
