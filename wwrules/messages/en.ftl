# Sentences of wwrules in English. One line, lower case, the offending word in quotes, no full stop.
# `did-you-mean` or `expected-instead` is added where a hint or a list is known.

did-you-mean = ; did you mean '{ $hint }'?
expected-instead = ; expected { $expected }

## Reading files

file-too-large = the file has more than { $limit } bytes; split it
not-utf8 = byte { $byte } (number { $offset } of the file) is not UTF-8; save the file as UTF-8
forbidden-character = forbidden character { $character }; control and invisible characters may not stand here
not-composed = the letter '{ $letter }' is written as two characters; save the text in the composed form (NFC)
mixed-alphabets = '{ $word }' mixes two alphabets: the letter '{ $letter }' ({ $character }) is { $alphabet ->
    [latin] Latin
   *[cyrillic] Cyrillic
  }
yaml-syntax = not valid YAML: { $problem }{ $slip ->
    [slip-colon] ; put quotes around a text that contains a colon and a space
    [slip-tab] ; a tab cannot indent, use spaces
    [slip-start] ; put quotes around a text that begins with this sign
    [slip-no-colon] ; a colon is missing after the key
    [slip-indentation] ; look at the indentation of this line and the one above
    [slip-flow] ; inside { "{" } { "}" } and [ ] put quotes around a text with a comma, a colon or a bracket
    [slip-open-quote] ; a quote or bracket is not closed
   *[none] {""}
  }
empty-file = the file is empty
several-documents = a second document begins here; a file holds one
directive = directives (%) are not allowed
too-deep = nested deeper than { $limit } levels
too-many-values = more than { $limit } values in one file
text-too-long = the text has { $length } letters; at most { $limit } are allowed
anchor-or-alias = anchors and aliases are not allowed: '{ $name }'; write the value out
tag = tags are not allowed: '{ $tag }'; the schema knows the type
merge-key = merge keys (<<) are not allowed; write the keys out
duplicate-key = duplicate key '{ $key }' (first on line { $line })
key-not-text = '{ $text }' cannot be a key; keys are words
ambiguous-scalar = '{ $text }' means different things to different readers; write it in quotes
empty-value = a value is missing; write one or leave the key out
folded-scalar = folded text (>) is not allowed; use | or plain lines

## The shape of files

unknown-key = unknown key '{ $key }'
missing-key = '{ $key }' is missing
wrong-type = '{ $text }' is not { $wanted ->
    [integer] a whole number{ $quoted ->
        [yes] {""}; remove the quotes
       *[none] {""}
      }
    [boolean] true or false
    [array] a list
    [object] a mapping with keys
   *[string] text
  }
number-too-large = the number '{ $text }' is too large; at most { $limit } digits
unknown-value = '{ $text }' is not one of the values for this
malformed-id = '{ $text }' is not { $wanted ->
    [rule-id] the id of a rule: chapter, dot, name, in small letters, digits and single hyphens
   *[id] an id: small letters, digits and single hyphens, beginning with a letter
  }
malformed-text = '{ $text }' is not { $wanted ->
    [version] a version: three numbers with dots, in quotes
    [locale] a language: two small letters
   *[text] what may stand here
  }
out-of-range = { $text } is out of range; expected { $min } to { $max }
wrong-count = { $count ->
    [0] nothing stands here
    [one] 1 item stands here
   *[other] { $count } items stand here
  }; expected { $min }{ $max ->
    [none] {" "}or more
   *[other] {" "}to { $max }
  }
wrong-place = a file of type '{ $text }' does not belong here
unexpected-file = '{ $place }' has no place in a game; see the content tree in the docs
not-a-file = '{ $place }' is not an ordinary file; links are not followed
too-many-files = more than { $limit } files
missing-file = { $file } is missing
unknown-game = unknown game '{ $id }'

## The content as a whole

duplicate-id = '{ $id }' is already defined in { $file }, line { $line }
unknown-reference = unknown { $sort ->
    [named] id
    [id] id
   *[other] { $sort }
  } '{ $id }'
wrong-kind = '{ $id }' is a { $kind }; a { $wanted } is wanted here
kind-without-entries = '{ $kind }' is a plain piece without properties and has no entries
circle = '{ $id }' leads back to itself: { $path }
empty-range = nothing lies between { $min } and { $max }
impossible-start = '{ $text }' cannot be the start of this attribute
impossible-condition = '{ $word }' cannot be a condition here
misplaced-property = { $state ->
    [there] '{ $property }' may stand only where { $other } is { $value }
   *[missing] '{ $property }' is missing; it belongs to every entry whose { $other } is { $value }
  }
broken-ring = the ring does not close: it comes back to '{ $id }' without { $missing }
missing-provenance = '{ $id }' does not say where it comes from; add provenance
wrong-source = '{ $status }' { $state ->
    [needs-headings] needs headings: where the editions have it
    [needs-one-heading] needs the heading of exactly one edition
    [needs-ours] needs 'ours': the properties that no edition shows
    [no-ours] has no 'ours'; that goes with 'partial'
   *[no-headings] has no headings; nothing is printed
  }
wrong-total = { $group ->
    [none] {""}
   *[other] { $group }:{" "}
  }{ $found } of kind '{ $kind }' counted; expected { $wanted }
missing-reading = '{ $id }' does not say what edition '{ $edition }' has
missing-rules = '{ $id }' matters in play and names no rules
wrong-chapter = '{ $id }' does not belong to chapter '{ $chapter }'
duplicate-chapter = '{ $word }' is already taken by { $file }, line { $line }
unsorted-entries = '{ $id }' stands after '{ $before }'; entries are sorted by id
missing-name = '{ $id }' has no name in '{ $locale }'
duplicate-name = '{ $name }' is already the name of '{ $id }'
unknown-language = '{ $locale }' is not a language of this game
reused-id = '{ $id }' was renamed and may not be used again, but stands in { $file }, line { $line }
wrong-version = version '{ $version }' { $state ->
    [not-newest] is not that of the game, '{ $other }'
   *[not-older] does not come before '{ $other }'; the newest stands first
  }
unsupported-format = format { $format } is not known; this wwrules reads format { $supported }
broken-link = '{ $text }' is not a whole link; write [[id]] or [[id|words]]
unused-definition = the { $sort } '{ $id }' is never used
unused-suppression = nothing needs this exception: no '{ $word }' at '{ $id }'

## What the commands say

severity-error = error
severity-warning = warning
summary-clean = clean
summary-faults = { $errors ->
    [one] 1 error
   *[other] { $errors } errors
  }, { $warnings ->
    [one] 1 warning
   *[other] { $warnings } warnings
  }
summary = { $verdict }: { $games ->
    [one] 1 game
   *[other] { $games } games
  }, { $files ->
    [one] 1 file
   *[other] { $files } files
  }, { $entities ->
    [one] 1 entry
   *[other] { $entities } entries
  }, { $rules ->
    [one] 1 rule
   *[other] { $rules } rules
  }, { $references ->
    [one] 1 reference
   *[other] { $references } references
  }, { $names ->
    [one] 1 name
   *[other] { $names } names
  } checked in { $seconds } s
unread-note = some files could not be read; checks that need all of them were left out
explain-unknown = no fault is called '{ $code }'
nothing-to-check = nothing to check in { $path }: no game.yaml or pack.yaml there
schemas-written = { $files ->
    [one] 1 schema
   *[other] { $files } schemas
  } for editors written to { $folder }
site-written = { $pages ->
    [one] 1 page
   *[other] { $pages } pages
  } in { $locales } languages written to { $folder }; open { $file } in a browser
defect = a defect in wwrules, not in your content; please report it with the lines above

## The site

site-name-of-language = English
site-skip = Skip to the content
site-sections = Sections
site-language = Language
site-home = Contents
site-welcome = { $entries ->
    [one] 1 card, piece or table, with what it does and where it comes from.
   *[other] { $entries } cards, pieces and tables, each with what it does and where it comes from.
  }
site-printed = printed
site-partial = partly ours
site-stand-in = stand-in
site-own-name = our translation
site-yes = yes
site-no = no
site-rules-about = Rules about it
site-id = Id
site-notes-in-english = Notes in English stand here until the sentences of this language are written.
site-notice = An unofficial reference. Names of games belong to their owners; text and pictures are our own.
