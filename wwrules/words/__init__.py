"""Words held against dictionaries and grammars of their language: spelling, forms, and proposals for new entries.

The tools come with the extra `words`; without them there is less to say, and `tools.lacking` tells what.
"""
