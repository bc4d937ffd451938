"""What a host sets: by options, by the environment (DIGSITE_...) or in a file, in this order.

`Settings` is what the application is handed; this is where its values come from.
"""

import json
import os
import re
import tomllib
from collections.abc import Mapping
from dataclasses import fields
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from pydantic import AfterValidator, BeforeValidator, Field, ValidationError
from pydantic_settings import (
    BaseSettings,
    NoDecode,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
    SettingsError,
    TomlConfigSettingsSource,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from digsite.server.logs import LogFormat, LogLevel
from digsite.server.protocol.limits import Limits, Rate
from digsite.server.settings import Settings

PREFIX: Final = "DIGSITE_"
LIMITS: Final = "limits"
PATH: Final = re.compile(r"(/[A-Za-z0-9_-]+)+")
OURS: Final = frozenset(  # what paths of the server begin with
    (
        *("api", "assets", "healthz", "learn", "metrics", "new", "offline"),
        *("preview", "readyz", "rules", "seat", "static", "t", "ws"),
    )
)
PARTED: Final = "__"  # between a group and a setting of it, in the environment
Source = Literal["option", "environment", "file", "default"]


class Wrong(Exception):
    """A setting that cannot be used. The message is one sentence."""


def _parted(value: object) -> object:
    """Return what stands between commas."""
    return (
        tuple(filter(None, map(str.strip, value.split(",")))) if isinstance(value, str) else value
    )


def _rates(value: object) -> object:
    """Return limits in which a rate such as 30/150 is so many a second, and so many at once."""
    if not isinstance(value, Mapping):
        return value
    return {name: _rate(each) for name, each in value.items()}


def _rate(value: object) -> object:
    if not isinstance(value, str) or "/" not in value:
        return value
    each_second, _, at_once = value.partition("/")
    return {"each_second": each_second, "at_once": at_once}


Several = Annotated[tuple[str, ...], NoDecode, BeforeValidator(_parted)]


def _path(value: str) -> str:
    """Return a path as /games, without a slash at its end."""
    path = value.rstrip("/")
    if path and not PATH.fullmatch(path):
        raise ValueError("a path is such as /games: letters, digits, - and _ between slashes")
    if path.partition("/")[2].partition("/")[0] in OURS:
        raise ValueError("a page of the server itself has this path; choose another one")
    return path


def _networks(several: tuple[str, ...]) -> tuple[str, ...]:
    for each in several:
        ip_network(each, strict=False)
    return several


Networks = Annotated[Several, AfterValidator(_networks)]


class Configuration(BaseSettings):
    """Every setting of `digsite serve`. The help of the command says what each is."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX, env_nested_delimiter=PARTED, env_ignore_empty=True, frozen=True
    )

    host: str = "127.0.0.1"
    port: Annotated[int, Field(ge=0, le=65535)] | None = None
    open: bool = True
    db: str = Settings.db
    secret_file: str = Settings.secret_file
    workers: Annotated[int, Field(ge=0, le=64)] = Settings.workers
    painters: Annotated[int, Field(ge=0, le=16)] = Settings.painters
    bot: Several = ()
    name: Several = Settings.names
    proxy: Several = Settings.proxies
    root_path: Annotated[str, AfterValidator(_path)] = Settings.root_path
    metrics: Networks = Settings.metrics
    log_format: LogFormat = Settings.log_format
    log_level: LogLevel = Settings.log_level
    courtesy: Annotated[float, Field(ge=0, le=10)] = Settings.courtesy
    patience: Annotated[float, Field(ge=0)] = Settings.patience
    limits: Annotated[Limits, BeforeValidator(_rates)] = Field(default_factory=Limits)

    @property
    def settings(self) -> Settings:
        """What the application is handed, but for bots of the host's own."""
        return Settings(
            db=self.db,
            secret_file=self.secret_file,
            workers=self.workers,
            painters=self.painters,
            names=self.name,
            proxies=self.proxy,
            root_path=self.root_path,
            metrics=self.metrics,
            log_format=self.log_format,
            log_level=self.log_level,
            courtesy=self.courtesy,
            patience=self.patience,
            limits=self.limits,
        )

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,  # noqa: ARG003 - the parameters are pydantic's
        file_secret_settings: PydanticBaseSettingsSource,  # noqa: ARG003 - the same
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Name the sources. A file .env is none: what counts must not depend on the folder."""
        return init_settings, env_settings, TomlConfigSettingsSource(settings_cls)


class Configured:
    """A configuration, and from where each of its settings comes."""

    def __init__(self, options: Mapping[str, object], file: Path | None = None) -> None:
        """Read all sources; Wrong if a value cannot be used. An option that is None was not given.

        Without a file that is named, the one of this user counts, if there is one.
        """
        given = {name: value for name, value in options.items() if value is not None}
        self._options: dict[str, Any] = given
        self.file = file or usual_file()
        self._in_file = _read(self.file) if self.file else {}
        self.values = self._checked()

    def _checked(self) -> Configuration:
        class Read(Configuration):
            model_config = SettingsConfigDict(toml_file=self.file)

        try:
            return Read(**self._options)
        except ValidationError as error:
            raise Wrong(self._complaint(error)) from None
        except SettingsError as error:
            raise Wrong(f"{error}.") from None

    def _complaint(self, error: ValidationError) -> str:
        first = error.errors()[0]
        name, *inside = map(str, first["loc"])
        what = first["msg"].removeprefix("Value error, ")
        if first["type"] in {"extra_forbidden", "unexpected_keyword_argument"}:
            what = "there is no such setting"
        return f"{self._place(name, inside)}: {what[:1].lower()}{what[1:]}."

    def _place(self, name: str, inside: list[str]) -> str:
        """Return where the host finds a value."""
        source = self.source(name, *inside[:1])
        if source == "option":
            return f"--{name.replace('_', '-')}"
        if source == "environment":
            return _variable(name, *inside[:1])
        return f"{self.file}: {'.'.join([name, *inside])}"

    def source(self, name: str, *inside: str) -> Source:
        """Return from where a setting comes, or one of a group of settings."""
        if name in self._options:
            return "option"
        if any(map(os.environ.get, (_variable(name), _variable(name, *inside)))):
            return "environment"
        group = self._in_file.get(name, {} if inside else None)
        given = group is not None and all(each in group for each in inside)
        return "file" if given else "default"


def _variable(*name: str) -> str:
    return PREFIX + PARTED.join(name).upper()


def usual_file() -> Path | None:
    """Return the file that DIGSITE_CONFIG names, or that of this user if there is one."""
    named = os.environ.get(_variable("config"))
    if named:
        return Path(named)
    folder = os.environ.get("XDG_CONFIG_HOME") or Path(os.environ.get("HOME", "")) / ".config"
    file = Path(folder) / "digsite" / "digsite.toml"
    return file if file.is_file() else None


def _read(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        raise Wrong(f"{file}: {(error.strerror or 'cannot be read').lower()}.") from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise Wrong(f"{file}: this is no TOML: {error}.") from None


# As a file


def as_file(found: Configured) -> str:
    """Return all settings as a file that would set them, and from where each comes."""
    told = found.values.model_dump()
    plain = [
        _line(name, value, found.source(name)) for name, value in told.items() if name != LIMITS
    ]
    limits = found.values.limits
    rates = [
        _line(field.name, _written(getattr(limits, field.name)), found.source(LIMITS, field.name))
        for field in fields(limits)
    ]
    head = [f"# {found.file}"] if found.file else []
    return "\n".join([*head, *plain, "", f"[{LIMITS}]", *rates, ""])


def _written(limit: object) -> object:
    return f"{limit.each_second:g}/{limit.at_once:g}" if isinstance(limit, Rate) else limit


def _line(name: str, value: object, source: Source) -> str:
    """Return a line of the file; what has no value stands there as a comment."""
    if value is None:
        return f"# {name} =  # {source}"
    if name == "db":
        value = _without_password(str(value))
    text = json.dumps(value, ensure_ascii=False)
    return f"{name} = {text}  # {source}"


def _without_password(url: str) -> str:
    try:
        return make_url(url).render_as_string() if url else url
    except ArgumentError:
        return url
