"""How each statement becomes Python source."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wwrules.compile import procedure_tree as tree
from wwrules.generate import emit_changes, emit_decisions, emit_flow, emit_pieces
from wwrules.generate.acts import Act

STATEMENTS: dict[type, Callable[[Act, Any], None]] = {
    tree.Let: emit_changes.let,
    tree.Do: emit_flow.do,
    tree.Announce: emit_flow.announce,
    tree.Assign: emit_changes.assign,
    tree.If: emit_flow.if_,
    tree.ForEach: emit_flow.for_each,
    tree.Repeat: emit_flow.repeat,
    tree.Loop: emit_flow.loop,
    tree.Leave: emit_flow.leave,
    tree.Give: emit_flow.give,
    tree.Move: emit_pieces.move,
    tree.Carry: emit_pieces.carry,
    tree.Make: emit_pieces.make,
    tree.Shuffle: emit_pieces.shuffle,
    tree.Choose: emit_decisions.choose,
    tree.ChooseOne: emit_decisions.choose_one,
    tree.Together: emit_decisions.together,
    tree.Roll: emit_pieces.roll,
    tree.Draw: emit_pieces.draw,
    tree.Grant: emit_pieces.grant,
    tree.Proceed: emit_flow.proceed,
    tree.Reveal: emit_pieces.reveal,
    tree.EndGame: emit_flow.end_game,
}
