"""What programs ask that look after the server: does it live, can it serve, what does it count."""

import asyncio
from collections.abc import Iterable, Iterator
from ipaddress import ip_address, ip_network
from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector
from sqlalchemy import text

from digsite.server.http.identity import TheHall, address_of
from digsite.server.protocol.refusals import Refusal
from digsite.server.table.hall import LOG, Hall

PATIENCE: Final = 2.0  # seconds that the database may take for an answer
FORWARDED: Final = ("x-forwarded-for", "forwarded")

router: Final = APIRouter(include_in_schema=False)


@router.get("/healthz")
async def healthz() -> PlainTextResponse:
    """The server lives."""
    return PlainTextResponse("ok\n")


@router.get("/readyz")
async def readyz(hall: TheHall) -> PlainTextResponse:
    """The server can serve: its database answers, for reading and for writing."""
    try:
        async with asyncio.timeout(PATIENCE):
            await hall.store.read(lambda connection: connection.scalar(text("SELECT 1")))
            await hall.store.write(lambda connection: connection.scalar(text("SELECT 1")))
    except Exception as error:  # noqa: BLE001 - whatever it is, the server is not ready
        LOG.warning("not ready: %s", type(error).__name__)
        return PlainTextResponse("the database does not answer\n", 503)
    return PlainTextResponse("ready\n")


@router.get("/metrics")
async def metrics(request: Request, hall: TheHall) -> Response:
    """The figures, for those who may see them; for others there is nothing here."""
    if not _may_look(request, hall.settings.metrics):
        raise Refusal("not-found")
    return Response(generate_latest(hall.meters.registry), media_type=CONTENT_TYPE_LATEST)


def _may_look(request: Request, networks: Iterable[str]) -> bool:
    """Return whether somebody calls from one of the networks, and not through a proxy."""
    if any(header in request.headers for header in FORWARDED):
        return False
    try:
        address = ip_address(address_of(request))
    except ValueError:
        return False
    return any(address in ip_network(each, strict=False) for each in networks)


class Gauges(Collector):
    """What can be counted at any moment."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    def collect(self) -> Iterator[Metric]:
        """Yield the figures of now."""
        hall = self._hall
        tables = tuple(hall.tables.values())
        yield _gauge("digsite_tables", "Tables in memory.", len(tables))
        yield _gauge(
            "digsite_tables_watched",
            "Tables at which somebody is connected.",
            sum(bool(table.listeners) for table in tables),
        )
        sockets = GaugeMetricFamily("digsite_sockets", "Open sockets.", labels=["where"])
        sockets.add_metric(["table"], sum(len(table.listeners) for table in tables))
        sockets.add_metric(["lobby"], len(hall.watchers))
        yield sockets
        yield _gauge(
            "digsite_thought_waiting",
            "Moves of bots and hints that wait to be thought about.",
            hall.workshop.queue.waiting,
        )
        yield _gauge(
            "digsite_writes_waiting", "Changes that wait for the disk.", hall.store.waiting
        )


def _gauge(name: str, what: str, value: float) -> Metric:
    return GaugeMetricFamily(name, what, value=value)
