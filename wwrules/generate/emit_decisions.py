"""Decisions as Python source: the question, where there is something to decide, and what becomes of the answer."""

from __future__ import annotations

from contextlib import nullcontext

from wwrules.compile import procedure_tree as tree
from wwrules.generate.acts import Act, common
from wwrules.generate.body import Body
from wwrules.generate.contexts import Code, condition, constant, kind_of, listed, numeric, rows_in, value
from wwrules.generate.kinds import (
    EVERY,
    NONE,
    PLAYER,
    TUPLE,
    WIDEST,
    Kind,
    item_of,
    list_of,
)
from wwrules.run.interpret import FUEL
from wwrules.run.values import Value


def _seat(act: Act, by: tree.Expression | None) -> str:
    """Code for the seat of whoever decides, or None."""
    if by is None:
        if not act.has("you"):
            return "None"
        code = Code(act.read("you"), act.kind("you"))
    elif isinstance(by, tree.Name) and act.is_sure(by.id) and act.kind(by.id).mask == PLAYER and act.has_row(by.id):
        return f"{act.row(by.id)}[{act.module.layout.seat_slot}]"
    else:
        code = value(act, by)
    if code.kind.mask == PLAYER:
        return f"{code.text}.seat"
    if code.kind.within(PLAYER | NONE) and code.text.isidentifier():
        return f"({code.text}.seat if {code.text} is not None else None)"
    return f"seat_of({code.text})"


def asked(sort: str, number: int, seat: str, options: str, least: str = "1", most: str = "1") -> str:
    """Code for the answer to a question: of whoever is there to be asked, or of whoever goes on with the game."""
    question = f"{seat}, {options}, {least}, {most}"
    return f'((yield ("{sort}", {number}, {question})) if R.asks is None else ask(R, {question}))'


def limits(act: Body, count: tree.CountOf | None, size: str, name: str) -> tuple[str, str]:
    """Code for how many at least and at most; the former speaks of the latter by its name, for it is looked at once."""
    if count is None:
        return f"min(1, {size})", f"min(1, {size})"
    if count.number is None:
        return "0", f"min(1, {size})"
    most = f"max(0, min({numeric(act, count.number).text}, {size}))"
    if count.least is not None:
        return f"max(0, min({numeric(act, count.least).text}, {name}))", most
    return ("0", most) if count.word == "up-to" else (name, most)


def _guarded(act: Act, node: tree.Choose | tree.Together) -> Code:
    """Those for which the guard holds."""
    if node.where is None:
        return listed(act, node.among)
    tally = tree.Tally("collect", node.name, node.among, node.where)
    act.module.stand_in(tally, node)
    return value(act, tally)


def choose(act: Act, node: tree.Choose) -> None:
    """Somebody picks from what there is."""
    o, s, lo, hi = (act.kept_name(letter, node) for letter in "osmh")
    c, w = act.temp("c"), act.temp("w")
    names = o, s, lo, hi, c, w
    at = act.label("ask", ("choose", act.module.number(node), o, s, lo, hi))
    if node.otherwise is not None:
        act.line(f"{w} = False")
    if not act.twin:
        options = _options(act, node, at, names)
    else:
        with act.block(f"if pc == {at}:"):
            act.line(f"pc = 0; {c} = answer")
        if node.otherwise is not None:
            with act.block("elif pc:"):
                act.line(f"{w} = True")
        with act.block("else:"), act.plainly():
            options = _options(act, node, at, names)
    single = node.count is None or node.count.word == "optionally"
    kind = item_of(options.kind) | Kind(NONE) if single else list_of(options.kind.items)
    if single and node.count is None and node.otherwise is not None:
        _take(act, node, w, Code(f"{c}[0]", item_of(options.kind)))
    else:
        _take(act, node, w, Code(f"({c}[0] if {c} else None)" if single else c, kind))


def _options(act: Act, node: tree.Choose, at: int, names: tuple[str, ...]) -> Code:
    """The options, and the question where there is something to decide."""
    o, s, *_ = names
    seat = _seat(act, node.by)
    options = _guarded(act, node)
    act.line(f"{s} = {seat}")
    act.line(f"{o} = {options.text}" if _is_somebody(seat) else f"{o} = {options.text} if {s} is not None else ()")
    if node.count is None:
        _plain_question(act, node, at, names)
    else:
        _question(act, node, at, names)
    return options


def _is_somebody(seat: str) -> bool:
    """Tell whether the code of a seat is certainly one."""
    return not seat.startswith("seat_of") and not seat.endswith("None)") and seat != "None"


def _take(act: Act, node: tree.Choose, nothing: str, chosen: Code) -> None:
    """Give the local what was chosen, or do what is done if there was nothing to choose."""
    if node.otherwise is None:
        act.set_local(node.name, chosen)
        return
    sure, now = set(act.sure), dict(act.now)
    with act.block(f"if {nothing}:"):
        if act.twin:
            with act.block("if not pc:"):
                act.set_local(node.name, Code("None", Kind(NONE)))
        else:
            act.set_local(node.name, Code("None", Kind(NONE)))
        act.statements(node.otherwise)
    act.sure, after, act.now = sure, act.now, now
    with act.block("else:"):
        act.set_local(node.name, chosen)
    act.now = common([after, act.now])


def _question(act: Act, node: tree.Choose, at: int, names: tuple[str, ...]) -> None:
    """As many as are wanted, of those there are."""
    o, s, lo, hi, c, w = names
    least, most = limits(act, node.count, f"len({o})", hi)
    if node.otherwise is not None:
        act.line(f"if not {o}: {w} = True")
        act.line("else:")
        act.text.depth += 1
    act.line(f"{hi} = {most}; {lo} = {least}")
    act.line(f"if not {hi} or {lo} == {hi} == len({o}): {c} = {o}[:{hi}]")
    with act.block("else:"):
        act.line(f"at = {at}; {c} = {asked('choose', act.module.number(node), s, o, lo, hi)}")
    if node.otherwise is not None:
        act.text.depth -= 1


def _plain_question(act: Act, node: tree.Choose, at: int, names: tuple[str, ...]) -> None:
    """Exactly one, if there is one."""
    o, s, lo, hi, c, w = names
    with act.block(f"if len({o}) > 1:"):
        act.line(f"{lo} = {hi} = 1")
        act.line(f"at = {at}; {c} = {asked('choose', act.module.number(node), s, o)}")
    if node.otherwise is not None:
        act.line(f"elif not {o}: {w} = True")
    act.line(f"else: {c} = {o}")


def always_asks(act: Act, node: tree.ChooseOne) -> bool:
    """Tell whether there is always somebody to ask and always something to decide."""
    if len(node.options) < 2 or any(one.where is not None for one in node.options) or not isinstance(node.by, tree.Name):
        return False
    return act.is_sure(node.by.id) and act.kind(node.by.id).mask == PLAYER


def choose_one(act: Act, node: tree.ChooseOne) -> None:
    """Somebody picks one of several ways."""
    module = act.module
    number = module.number(node)
    if always_asks(act, node):  # all ways are open, to somebody who has a name
        n, s = f"*{len(node.options)}", f"#{act.read(node.by.id)}"  # type: ignore[union-attr]
    else:
        n, s = act.kept_name("n", node), act.kept_name("s", node)
    w = act.temp("w")
    at = act.label("ask", ("choose-one", number, n, s))
    labels = [str(one.label) for one in node.options]
    places = module.constant({label: labels.index(label) for label in labels})
    if act.twin:
        act.line(f"{w} = -1")
        with act.block(f"if pc == {at}:"):
            act.line(f"pc = 0; {w} = {places}[answer[0]]")
        with act.block("elif not pc:"), act.plainly():
            _ways(act, node, at, (n, s, w))
    else:
        _ways(act, node, at, (n, s, w))
    is_sure = n[0] == "*" and not act.twin and all(one.block.statements for one in node.options)
    rest = node.options[-1] if is_sure else None  # what is left when it is none of the others
    word = "if"
    before, rows, ends = set(act.sure), set(act.rows), []
    left = set(rows)
    now, knowns = dict(act.now), [dict(act.now)]
    for place, one in enumerate(node.options):
        if not one.block.statements:
            continue
        span = act.span(("block", module.number(one.block))) if act.twin else None
        test = (f"{w} == {place}" if place else f"not {w}") + (f" or {span[0]} <= pc <= {span[1]}" if span else "")
        act.sure, act.rows, act.now = set(before), set(rows), dict(now)
        with act.block("else:" if one is rest else f"{word} {test}:"):
            act.statements(one.block)
        knowns.append(act.now)
        ends.append(act.sure)
        left &= act.rows
        word = "elif"
    act.sure, act.rows, act.now = set.intersection(before, *ends), left, common(knowns)


def _ways(act: Act, node: tree.ChooseOne, at: int, names: tuple[str, ...]) -> None:
    """The ways that are open, and the question which; gives the place of the way that is taken."""
    n, s, w = names
    module = act.module
    labels = tuple(str(one.label) for one in node.options)
    every = module.constant(labels)
    places = module.constant({label: labels.index(label) for label in labels})
    seat = _seat(act, node.by)
    if s[0] == "#":
        _ask_which(act, at, w, (module.number(node), seat, every, places, _decisions(act, labels)))
        return
    act.line(f"{s} = {seat}")
    words = f"tuple([{every}[x] for x in {n}])"
    if any(one.where is not None for one in node.options):
        act.line(f"{n} = ()")
        with act.block(f"if {s} is not None:"):
            for place, one in enumerate(node.options):
                act.line(f"if {condition(act, one.where)}: {n} += ({place},)")
    else:
        all_ = module.constant(tuple(range(len(labels))))
        act.line(f"{n} = {all_}" if _is_somebody(seat) else f"{n} = {all_} if {s} is not None else ()")
        words = every if _is_somebody(seat) else words
    with act.block(f"if len({n}) > 1:"):
        act.line(f"at = {at}; {w} = {places}[{asked('option', module.number(node), s, words)}[0]]")
    act.line(f"elif {n}: {w} = {places}[{every}[{n}[0]]]")
    act.line(f"else: {w} = -1")


def _decisions(act: Act, labels: tuple[str, ...]) -> str:
    """For each of some ways, and each seat, what is noted when it is taken: so nothing new is made for it."""
    return act.module.constant(tuple(tuple((seat, (one,)) for seat in range(act.module.most_seats)) for one in labels))


def _ask_which(act: Act, at: int, way: str, question: tuple[int, str, str, str, str]) -> None:
    """The place of one of several ways, where all are open to somebody who has a name. What is found there is one of them."""
    number, seat, every, places, decisions = question
    asks, notes, test = _whoever_is_asked(act)
    with act.block(f"if {test}:"):
        act.line(f"x = {asks}({seat}, {every}, 1, 1)")
        act.line(f"try: y, = x; {way} = {places}[y]")
        act.line(f"except (LookupError, TypeError, ValueError): checked(x, {every}, 1, 1)")
        act.line(f"{notes}.append({decisions}[{way}][{seat}]); R.fuel = {FUEL}")
    act.line(f'else: at = {at}; {way} = {places}[(yield ("option", {number}, {seat}, {every}, 1, 1))[0]]')


def _whoever_is_asked(act: Act) -> tuple[str, str, str]:
    """Names for who is asked in place and where it is noted, and a test whether there is anybody; loops look that up once."""
    if not act.text.loops:
        return "K_", "R.notes", "(K_ := R.asks) is not None"
    act.part("K")
    return "K", "J", "K is not None or ((K := R.asks) is not None and (J := R.notes) is not None)"


def together(act: Act, node: tree.Together) -> None:
    """Several players decide at once."""
    module = act.module
    number, name = module.number(node), str(node.decision)
    q, a = act.kept_name("q", node), act.temp("a")
    at = act.label("ask", ("together", number, q))
    word = module.layout.tables.attributes.get(name)
    start = module.start_of(word) if word is not None else None
    is_number = word is not None and word.settings.get("type") == "number"
    slot, nothing = module.layout.player_attributes[name], constant(act, start).text
    in_place = str(slot) if start is None and node.count is None and not is_number else ""
    if act.twin:
        with act.block(f"if pc == {at}:"):
            act.line(f"pc = 0; {a} = answer")
        with act.block("else:"), act.plainly():
            options, taken = _questions(act, node, at, (q, a, in_place))
    else:
        options, taken = _questions(act, node, at, (q, a, in_place))
    single = node.count is None or node.count.word == "optionally"
    kind = Kind(options.items, EVERY if options.items & TUPLE else 0, WIDEST) if single else list_of(options.items)
    if is_number:
        kind = kind._replace(bounds=(word.settings["min"], word.settings["max"]))  # type: ignore[arg-type, union-attr]
    module.facts.add(kind | kind_of(start), "attribute", "player", name)
    if node.count is not None or is_number:
        act.line(f"decided(R, {slot}, {module.constant(name)}, {a}, {nothing}, {single})")
        return
    if taken and not act.twin:
        return
    with act.block(f"if {a} is not None:") if taken else nullcontext():
        _take_answers(act, a, slot, nothing)


def _take_answers(act: Act, answers: str, slot: int | str, nothing: str) -> None:
    """Give each who has decided the one thing that was chosen, and the others nothing."""
    act.line(f"for x in {act.part('A')}: x[{slot}] = {nothing}")
    act.line(f"for x, y in {answers}.items(): A[x][{slot}] = y[0] if y else {nothing}")


def _questions(act: Act, node: tree.Together, at: int, names: tuple[str, ...]) -> tuple[Kind, bool]:
    """What each of them is asked, and the question; gives what is known about the options, and whether the answers are taken.

    Where all have the same options, whoever plays the game to its end is asked where the question stands, and the answers are
    kept at once; so there are none to take afterwards.
    """
    module, number = act.module, act.module.number(node)
    q, a, slot = names
    o, loop = act.temp("o"), act.counts_turns_of(node)
    rows = rows_in(act, node.among) if node.where is None else None
    among, where = listed(act, node.among), node.where
    items = Kind(among.kind.items, EVERY, WIDEST)
    if where is not None and items.mask == PLAYER and isinstance(node.among, tree.Name):
        among, where = _guarded(act, node), None
    inner = Body(module, ("together", number, act.key), act, act.text)
    first = len(act.lines)
    act.line(f"{q} = {{}}")
    local = inner.assign(node.name, items)
    with act.block(f"for {local} in {among.text}:"):
        if items.mask != PLAYER:
            inner.line(f"if {local}.__class__ is not Player: continue")
            inner.assign(node.name, items)
        start = len(inner.lines)
        inner.keep_row(node.name)
        if where is not None:
            inner.line(f"if not ({condition(inner, where)}): continue")
        options = listed(inner, node.options)
        known = module.known(options.text)
        plain = node.count is None and isinstance(known, tuple) and len(known) > 1  # there is always something to decide
        if plain:
            inner.line(f"{q}[{local}.seat] = {module.constant((known, 1, 1))}")
        else:
            inner.line(f"{o} = {options.text}")
            least, most = limits(inner, node.count, f"len({o})", "x")
            inner.line(f"x = {most}; {q}[{local}.seat] = ({o}, {least}, x)")
        if node.name in inner.rows and not inner.text.uses(f"r{local[1:]}", start + 1):
            inner.lines[start] = ""
    act.line(f"{a} = {'{}' if plain else f'settled_questions({q})'}")
    same = slot and plain and where is None and items.mask == PLAYER and all(isinstance(one, str) for one in known)
    with act.block(f"if {q}:" if plain else f"if len({a}) < len({q}):"):
        question = f'(yield ("together", {number}, {q}, {a}, 0, 0))'
        act.line(f"at = {at}; {a} = {question}" + ("" if same else f" if R.asks is None else ask_all(R, {q}, {a})"))
    act.count_turn(loop)
    if same:
        _take_answers(act, a, slot, "None")
        if act.is_twin:
            act.line(f"{a} = None")
        act.lines[first:] = [f"    {line}" if line else "" for line in act.lines[first:]]
        asks, notes, test = _whoever_is_asked(act)
        act.lines.insert(first, f"{'    ' * act.text.depth}if not ({test}):")
        loop = _asked_in_place(act, among if rows is None else rows, (a, options.text, known, slot, asks, notes), loop)
    if loop is not None:
        act.loop = None
    return options.kind._replace(bounds=None), bool(same)


def _asked_in_place(
    act: Act, among: Code, question: tuple[str, str, tuple[Value, ...], str, str, str], loop: tree.Loop | None
) -> tree.Loop | None:
    """Those who have the same options are asked where the question stands; gives the loop, if its turns are counted there."""
    answers, options, known, slot, *whoever = question
    module = act.module
    noted = module.constant({one: tuple((seat, (one,)) for seat in range(module.most_seats)) for one in known})
    is_of_rows = among.text.isidentifier() and among.text in act.template.row_lists
    if not (is_of_rows or among.text == "W" or among.kind.few):  # somebody may be there twice, or nobody
        act.line(f"else: {answers} = ask_each(R, {among.text}, {options}, {slot}, {noted})")
        return None
    rows = among.text if is_of_rows else act.part("A") if among.text == "W" else f"rows_of({act.part('A')}, {among.text})"
    with act.block("else:"):
        _ask_each(act, (rows, options, noted, *whoever), slot, loop)
        if act.is_twin:
            act.line(f"{answers} = None")
    return loop


def _ask_each(act: Act, question: tuple[str, ...], slot: str, loop: tree.Loop | None) -> None:
    """Ask players who have the same options, each once; what they choose is kept in their rows, and noted."""
    rows, options, noted, asks, notes = question
    every, seat = act.part("A"), act.module.layout.seat_slot
    if not rows.isidentifier():
        rows = act.temp("d")
        act.line(f"{rows} = {question[0]}")
    if rows != every:
        with act.block(f"if len({rows}) != {act.part('S')}:"):
            act.line(f"for x in {every}: x[{slot}] = None")
    with act.block(f"if {rows}:"):
        act.line(f"R.fuel = {FUEL}")
        with act.block(f"for z in {rows}:"):
            act.line(f"s = z[{seat}]; x = {asks}(s, {options}, 1, 1)")
            act.line(f"try: y, = x; {notes}.append({noted}[y][s])")
            act.line(f"except (LookupError, TypeError, ValueError): checked(x, {options}, 1, 1); raise")
            act.line(f"z[{slot}] = y")
    act.count_turn(loop)
