"""Say: effect trees in, sentences in one language out. What a language cannot say yet comes out as missing, never guessed."""

from wwrules.say.missing import Missing
from wwrules.say.speaker import Speaker, say_effect

__all__ = ["Missing", "Speaker", "say_effect"]
