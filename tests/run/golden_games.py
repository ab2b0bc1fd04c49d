"""Whole games as short reports that a person can check with the rulebook in hand: who did what, and what it brought.

`PYTHONPATH=tests python tests/run/golden_games.py` writes them anew after a change of
the rules; read what changed before you keep it.
"""

import random
from functools import cache
from pathlib import Path

from playing import compiled, decide

from wwrules.compile.program import Program
from wwrules.run.session import Session
from wwrules.run.values import Piece, Player, Thing, Zone

HERE = Path(__file__).parent
GAMES = {
    f"{seats}-players-{letter}": (seats, 10 * seats + number) for seats in (2, 3, 4, 5) for number, letter in enumerate("ab")
}
TOLD = {
    "begin-battle", "reach-head", "take-tea-card", "get-poison", "place-leader", "place-unit", "take-wonderlander",
    "unlock-ability", "gain-chip", "roll-die", "play-chip", "block", "suffer-madness", "lose-unit", "go-bust", "refresh",
    "stop", "win-battle", "build-castle", "complete-feat", "forge", "exhaust", "end-of-war", "end-of-game",
}  # fmt: skip
NESTED = ("game-round", "tea-party", "battle")


@cache
def war() -> Program:
    """The game, compiled once."""
    return compiled(HERE.parents[1] / "content" / "wonderlands-war")


def played(name: str) -> Session:
    """The game of a report: random decisions from a seed."""
    seats, seed = GAMES[name]
    session, chance = Session(war(), seed, seats), random.Random(seed)
    while session.to_move:
        decide(session, chance)
    return session


def report(session: Session) -> str:
    """What happened, line by line, as far as it is worth telling."""
    lines = [f"{session.seats} players, seed {session.seed}"]
    depth = 0
    for fact in session.log:
        match fact["fact"]:
            case "began" if fact["scope"] in NESTED:
                lines.append(f"{'  ' * depth}{fact['scope']}")
                depth += 1
            case "ended" if fact["scope"] in NESTED:
                depth -= 1
            case "event" if fact["event"] in TOLD:
                words = " ".join(told(session, one) for one in fact["arguments"])
                lines.append(f"{'  ' * depth}{fact['event']} {words}".rstrip())
            case "rolled":
                lines.append(f"{'  ' * depth}chance: {told(session, fact['value'])}")
            case "rule" if isinstance(fact["this"], Piece):
                lines.append(f"{'  ' * depth}effect of {told(session, fact['this'])}")
            case "set" if fact["attribute"] in ("battle-strength", "victory-points", "player-faction"):
                whom = told(session, fact["what"]) if fact["what"] is not None else "game"
                lines.append(f"{'  ' * depth}{whom} {fact['attribute']} = {told(session, fact['value'])}")
    for seat in range(session.seats):
        zones = {
            word: len(session.state.zones.get(Zone(word, seat), ())) for word in ("shard-pile", "finished-feats", "quest-hand")
        }
        points = session.state.players["victory-points"][seat]
        lines.append(f"player {seat + 1}: {points} points on the track, {zones}, final score {session.result[seat]}")
    lines.append(f"won by {', '.join(f'player {seat + 1}' for seat in session.winners)}")
    return "\n".join(lines) + "\n"


def told(session: Session, value: object) -> str:
    """A value in words."""
    state = session.state
    match value:
        case Player(seat):
            return f"player {seat + 1}"
        case Thing(name):
            return name
        case Piece(number):
            card = state.entries[number] or next(
                (
                    found.id
                    for word in ("chip-card", "item-card", "figure-card")
                    if (found := state.marks.get(word, {}).get(number))
                ),
                "",
            )
            strength = state.marks.get("chip-strength", {}).get(number)
            return f"{card or state.kinds[number]}{f' ({strength})' if strength is not None else ''}"
        case Zone(word, of):
            return f"{word} {of}"
    return str(value)


def main() -> None:
    """Write all reports anew."""
    for name in GAMES:
        (HERE / "golden" / f"{name}.txt").write_text(report(played(name)), "utf-8")


if __name__ == "__main__":
    main()
