"""Work shared out on a cluster by Ray, which is the extra `digsite[cluster]`."""

import socket
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from itertools import islice
from types import ModuleType
from typing import Any, Final, TypeVar

from digsite import __version__
from digsite.arena.workers import AHEAD, PATIENCE, WorkersLost

T = TypeVar("T")

LOCAL: Final = "local"
KNOCK: Final = 5.0  # seconds to wait for an answer
TRIES: Final = 3


class Unreachable(RuntimeError):
    """The cluster cannot be reached, or Ray is not installed. The message tells what to do."""


def on_cluster(
    work: Callable[[int], T], numbers: Sequence[int], address: str, jobs: int
) -> Iterator[T]:
    """Yield work(number) for each of the numbers, in the order in which they finish.

    The address `local` starts a cluster of so many workers on this machine. At any other address
    the whole cluster is used. If a worker is lost, Ray does its work again.
    """
    with connected(address, jobs) as ray:
        left = iter(numbers)
        task = ray.remote(max_retries=PATIENCE)(_run)
        pending: list[Any] = []
        while True:
            free = AHEAD * _workers(ray) - len(pending)
            pending += [task.remote(work, number) for number in islice(left, max(free, 0))]
            if not pending:
                return
            done, pending = ray.wait(pending)
            for reference in done:
                yield _fetched(ray, reference)


@contextmanager
def connected(address: str, jobs: int) -> Iterator[ModuleType]:
    """Yield Ray, connected to a cluster. A connection that is open already is used as it is."""
    ray = _ray()
    if ray.is_initialized():
        yield ray
        return
    settings: dict[str, Any] = {"address": address, "log_to_driver": False}
    if address == LOCAL:
        settings |= {"num_cpus": jobs, "include_dashboard": False}
    else:
        _knock(address)
    _join(ray, settings, TRIES if address == LOCAL else 1)
    try:
        yield ray
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Raise Unreachable if nobody answers at the address: Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        if port.isdigit():
            socket.create_connection((host.strip("[]"), int(port)), KNOCK).close()
    except (OSError, OverflowError) as error:
        raise _nobody(address, error) from None


def _join(ray: ModuleType, settings: dict[str, Any], tries: int) -> None:
    """Connect. A cluster that starts on a busy machine may take longer than Ray waits for it."""
    for left in range(tries - 1, -1, -1):
        try:
            ray.init(configure_logging=False, **settings)
        except Exception as error:  # noqa: BLE001 - Ray raises all kinds, and plain ones too
            if not left:
                raise _nobody(settings["address"], error) from None
        else:
            return


def _nobody(address: str, error: Exception) -> Unreachable:
    why = str(error).strip().split("\n")[0].rstrip(".")
    return Unreachable(f"no cluster answers at '{address}': {why}")


def _ray() -> ModuleType:
    try:
        return import_module("ray")
    except ImportError:
        raise Unreachable("--cluster needs Ray: install digsite[cluster]") from None


def _run(work: Callable[[int], T], number: int) -> tuple[str, T]:
    """Do the work, on a worker; return also the version of digsite that is installed there."""
    return __version__, work(number)


def _workers(ray: ModuleType) -> int:
    """Return how many matches the cluster can play at once; that may change at any time."""
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def _fetched(ray: ModuleType, reference: Any) -> Any:  # noqa: ANN401 - what the work gives
    try:
        version, result = ray.get(reference)
    except (ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError):
        raise WorkersLost(f"workers were lost {PATIENCE + 1} times in the same match") from None
    if version != __version__:
        raise Unreachable(f"the cluster has digsite {version}, and this is {__version__}")
    return result
