"""The figures as plain data, for `digsite arena --json`."""

from statistics import fmean
from typing import Any

from digsite.arena.figures import BotFigures, Duel, Figures
from digsite.arena.intervals import Estimate


def as_json(figures: Figures, *, times: bool = False) -> dict[str, Any]:
    """Return the figures as plain data. All but the times are the same on every run."""
    plan = figures.plan
    return {
        "game": plan.game,
        "seats": plan.seats,
        "matches": len(figures.results),
        "seed": plan.seed,
        "deals": figures.deals,
        "seatings": len(plan.tables),
        "fair_share": _round(1 / plan.seats),
        "bots": [_bot_json(bot, times=times) for bot in figures.bots],
        "duels": [_duel_json(duel) for duel in figures.duels],
        "seat_advantage": [_round(seat.mean) for seat in figures.by_seat],
        "seat_intervals": [_interval(seat) for seat in figures.by_seat],
        "order_advantage": [_round(turn.mean) for turn in figures.by_order],
        "order_intervals": [_interval(turn) for turn in figures.by_order],
        "length": {
            "mean": _round(fmean(figures.lengths)),
            "shortest": min(figures.lengths),
            "longest": max(figures.lengths),
        },
    }


def _bot_json(bot: BotFigures, *, times: bool) -> dict[str, Any]:
    found = {
        "name": bot.name,
        "matches": bot.matches,
        "seats_held": bot.seats,
        "win_share": _round(bot.wins.mean),
        "interval": _interval(bot.wins),
        "mean_score": _round(bot.score.mean),
        "score_interval": _interval(bot.score),
        "mean_lead": _round(bot.lead.mean),
        "lead_interval": _interval(bot.lead),
        "places": [_round(place) for place in bot.places],
        "rating": _round(bot.rating.strength),
        "rating_deviation": _round(bot.rating.deviation),
        "decisions": _round(bot.decisions),
    }
    return {**found, "seconds_per_decision": _round(bot.thought)} if times else found


def _duel_json(duel: Duel) -> dict[str, Any]:
    return {
        "name": duel.name,
        "rival": duel.rival,
        "matches": duel.meetings,
        "ahead": _round(duel.ahead.mean),
        "interval": _interval(duel.ahead),
    }


def _interval(estimate: Estimate) -> list[float]:
    return [_round(estimate.low), _round(estimate.high)]


def _round(value: float) -> float:
    return round(value, 6)
