"""A tree on one line, as in the study of the language: noun phrases in brackets, `it->chip` for what it stands for."""

from __future__ import annotations

from wwrules.compile import effect_tree as tree


def outline(node: object) -> str:
    return OUTLINES[type(node)](node) if node is not None else ""


def listed(nodes, between: str = ", ") -> str:
    return between.join(outline(one) for one in nodes)


def words(*parts: str) -> str:
    return " ".join(filter(None, parts))


def sentence(node: tree.Sentence) -> str:
    return f"{listed(node.guards)} => {outline(node.steps)}" if node.guards else outline(node.steps)


def steps(node: tree.Steps) -> str:
    return listed(node.items) + (f", later {outline(node.later)}" if node.later else "")


def clause(node: tree.Clause) -> str:
    agent = f"agent={outline(node.agent)}, " if node.agent else ""
    per = f", per={outline(node.per)}" if node.per else ""
    return outline(node.verb).replace("[", f"[{agent}", 1)[:-1] + per + "]"


def noun_phrase(node: tree.NounPhrase) -> str:
    count = f"n={node.count.bound}{','.join(map(str, node.count.numbers))}" if node.count else ""
    owner = f"{outline(node.owner)}'s" if node.owner else ""
    part = f"of-{node.part}" if node.part else ""
    qualities = [f"q={one}" for one in node.qualities]
    relatives = [f"rel={outline(one)}" for one in node.where]
    return f"({words(node.determiner, count, part, owner, *qualities, node.head + ('/pl' if node.plural else ''), *relatives)})"


def number(node: tree.Number) -> str:
    return node.count.bound + ",".join(f"{one:+}" if node.signed else str(one) for one in node.count.numbers)


OUTLINES = {
    tree.Effect: lambda node: listed(node.sentences, " / "),
    tree.Sentence: sentence,
    tree.Guard: lambda node: words(node.word, outline(node.trigger), outline(node.condition), node.scope),
    tree.Condition: lambda node: listed(node.items, f" {node.word} "),
    tree.Steps: steps,
    tree.NextTime: lambda node: f"{outline(node.trigger)} => {outline(node.steps)}",
    tree.Clause: clause,
    tree.May: lambda node: f"may({outline(node.step)})",
    tree.Either: lambda node: f"either({listed(node.options, ' | ')})",
    tree.StepIf: lambda node: words(outline(node.step), "unless" if node.unless else "if", outline(node.condition)),
    tree.PhraseUse: lambda node: f"{node.phrase}[{', '.join(f'{name}={outline(value)}' for name, value in node.roles)}]",
    tree.NounPhrase: noun_phrase,
    tree.NounList: lambda node: f"{node.word}({listed(node.items)})",
    tree.Pronoun: lambda node: f"{node.word}->{node.refers}" if node.refers else node.word,
    tree.Name: lambda node: f"<{node.id}>",
    tree.Number: number,
    tree.Quality: lambda node: "+".join(node.ids),
}
