# Sentences of wwrules in English. One line, lower case, the offending word in quotes, no full stop.
# `did-you-mean` or `expected-instead` is added where a hint or a list is known.

did-you-mean = ; did you mean '{ $hint }'?
expected-instead = ; expected { $expected }

## Reading files

file-too-large = the file has more than { $limit } bytes; { $sort ->
    [image] make the picture smaller, 640 points of width are enough
   *[text] split it
  }
not-utf8 = byte { $byte } (number { $offset } of the file) is not UTF-8; save the file as UTF-8
forbidden-character = forbidden character { $character }; control and invisible characters may not stand here
not-composed = the letter '{ $letter }' is written as two characters; save the text in the composed form (NFC)
mixed-alphabets = '{ $word }' mixes two alphabets: the letter '{ $letter }' ({ $character }) is { $alphabet ->
    [latin] Latin
    [greek] Greek
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

## Archives

not-an-archive = this is not one ZIP archive and nothing else; write it with wwrules pack
broken-archive = the archive cannot be read: { $reason }
archive-too-large = the archive has more than { $limit } bytes, packed or unpacked
archive-too-many-files = the archive holds more than { $limit } files
archive-too-dense = the archive grows to more than { $limit } times its size
archive-overlap = '{ $place }' shares bytes with another file of the archive
archive-name = '{ $place }' is no name for a file of a pack: small letters, digits, single hyphens
archive-link = '{ $place }' is a link or a device
archive-locked = '{ $place }' needs a password
archive-twice = '{ $place }' stands in the archive twice
archive-packing = '{ $place }' is packed in a way that not every program reads
archive-manifest = '{ $place }' is not as the manifest says; run wwrules pack again
archive-unjudged = { $reason ->
    [time] judging it took too long; '--again' judges it once more
    [memory] judging it needs too much memory
    [output] judging it has too much to say
   *[crash] judging it broke off; 'wwrules check' of this file shows where
  }

## The shape of files

unknown-key = unknown key '{ $key }'
missing-key = '{ $key }' is missing
wrong-type = '{ $text }' is not { $wanted ->
    [integer] a whole number
    [boolean] true or false
    [array] a list; lists are written [one, two]
    [object] a mapping with keys
   *[string] text
  }{ $quoted ->
    [yes] ; remove the quotes
   *[none] {""}
  }
number-too-large = the number '{ $text }' is too large; at most { $limit } digits
unknown-value = '{ $text }' is not { $of ->
    [none] one of the values for this
   *[other] a value of '{ $of }'
  }
malformed-id = '{ $text }' is not { $wanted ->
    [rule-id] the id of a rule: chapter, dot, name, in small letters, digits and single hyphens
   *[id] an id: small letters, digits and single hyphens, beginning with a letter
  }
malformed-text = '{ $text }' is not { $wanted ->
    [version] a version: three numbers with dots
    [locale] a language: two small letters
    [range] a range of versions, as in >=1.2.0 <2.0.0
    [pattern] a message in Fluent: id = text
    [icon] a drawing in SVG
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
unexpected-file = '{ $place }' has no place in a { $root ->
    [pack] pack
   *[game] game
  }; 'wwrules explain unexpected-file' shows the tree
not-an-icon = an icon cannot hold '{ $text }'
not-an-image = { $state ->
    [sort] this is no { $wanted } picture, although its name says so
    [size] the picture is { $wide } × { $high } points large; at most { $limit } points in all
   *[broken] the picture cannot be drawn: it is cut off or damaged
  }
page-misfit = unknown { $sort } '{ $id }'
ungrouped-verb = '{ $id }' is in no group of verbs, so that readers cannot look for what it does
not-a-file = '{ $place }' is not an ordinary file; links are not followed
too-many-files = more than { $limit } files
unreadable-file = the file cannot be read: { $reason }
missing-file = { $file } is missing
unknown-figure = nothing in this game has the number '{ $text }'
wrong-figure = '{ $id }' is { $wanted }, and not '{ $text }'
unknown-game = unknown game '{ $id }'

## The content as a whole

duplicate-id = '{ $id }' is already defined in { $file }, line { $line }
unknown-reference = unknown { $sort ->
    [named] id
    [id] id
    [told-step] note of a step
    [change] version of the content
   *[other] { $sort }
  } '{ $id }'
wrong-kind = '{ $id }' is a { $kind }; a { $wanted } is wanted here
kind-without-entries = '{ $kind }' is a plain piece without properties and has no entries
circle = '{ $id }' leads back to itself: { $path }
empty-range = nothing lies between { $min } and { $max }
impossible-start = '{ $text }' cannot be the start of this attribute
impossible-option = { $state ->
    [owner] '{ $text }' belongs to a { $owner }; an option sets an attribute of the game itself
    [open] '{ $text }' holds a player, who is not known before the game
   *[value] '{ $text }' cannot be chosen here
  }
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
  }{ $state ->
    [alike] '{ $id }' and '{ $found }' have the same '{ $wanted }': '{ $text }'
   *[number] '{ $id }' comes to { $found }; expected { $wanted }
  }
missing-reading = '{ $id }' does not say what edition '{ $edition }' has
missing-rules = '{ $id }' matters in play and names no rules
wrong-chapter = '{ $id }' does not belong to chapter '{ $chapter }'
duplicate-chapter = '{ $word }' is already taken by { $file }, line { $line }
unsorted-entries = '{ $id }' stands after '{ $before }'; entries are sorted by id
missing-name = '{ $id }' has no name in '{ $locale }'; expected '{ $key }' in { $place }
duplicate-name = '{ $name }' is already the name of '{ $id }'
same-as-official = { $state ->
    [name] '{ $word }' is also the name of the official '{ $id }'; only the name of the pack tells the two apart
   *[id] '{ $word }' is an id of the game too, in { $file }, line { $line }; in this pack it means the pack's own
  }
printed-in-pack = a pack is printed in no edition: { $what ->
    [origin] write 'origin: own'
    [status] write 'stand-in' for an entry and 'stated' for a rule
    [headings] it has no headings
   *[readings] differences of editions belong to the game
  }
foreign-letter = '{ $letter }' ({ $character }) in '{ $name }' is no letter of { $locale ->
    [none] any language of the game
   *[other] the language '{ $locale }'
  }
reserved-name = '{ $word }' is the name of a page that every site has, or of no file at all; choose another
hidden-fault = a pack cannot accept '{ $word }' at '{ $id }', which hides what it says; mend it
too-many-entries = more than { $limit } entries, rules and other things with an id in one pack
incomplete-grammar = the grammar of '{ $locale }' lacks '{ $word }' in { $id }
unknown-language = '{ $locale }' is not a language of this game
reused-id = '{ $id }' was renamed and may not be used again, but stands in { $file }, line { $line }
wrong-version = version '{ $version }' { $state ->
    [not-newest] is not that of the game, '{ $other }'
    [not-of-pack] is not that of the pack, '{ $other }'
    [too-new] has not come yet; the game is at '{ $other }'
   *[not-older] does not come before '{ $other }'; the newest stands first
  }
old-format = format { $format } is older than format { $supported }, which this wwrules reads; run: wwrules upgrade { $folder }
unsupported-format = format { $format } is newer than this wwrules, which reads format { $supported }; get a newer wwrules
broken-link = '{ $text }' is not a whole link; write [[id]] or [[id|words]]
unused-definition = the { $sort } '{ $id }' is never used
unmet-need = { $state ->
    [missing] the pack '{ $id }', which is needed, is not there
    [version] '{ $id }' is there in version '{ $version }', but '{ $wanted }' is needed
   *[undeclared] this belongs to the pack '{ $id }', which stands under no 'needs'
  }
unused-suppression = nothing needs this exception: no '{ $word }' at '{ $id }'

## Sentences on cards

unknown-word = '{ $text }' is not a word of this game
unknown-sign = '{ $text }' has no meaning in a sentence
form-mismatch = '{ $text }' does not fit: expected { $wanted } (form: { $form })
too-much = '{ $text }' does not fit: the phrase is complete before it (form: { $form })
incomplete-phrase = something is missing at the end: expected { $wanted } (form: { $form })
unknown-phrase = no phrase of this game begins with '{ $text }'
not-an-action = '{ $text }' is { $state ->
    [trigger] an event
   *[condition] a condition
  }; an action is expected here (put '{ $word }' before it)
not-a-condition = '{ $text }' is { $state ->
    [trigger] an event
   *[verb] an action (form: { $form })
  }; a condition is expected { $word ->
    [none] here
   *[other] after '{ $word }'
  }{ $state ->
    [trigger] {" "}(say 'when')
   *[verb] {""}
  }
not-a-trigger = '{ $text }' is { $state ->
    [trigger] not what '{ $word }' takes; say '{ $say }'
    [condition] a condition; an event is expected after '{ $word }' (say 'if')
   *[verb] an action (form: { $form }); an event is expected after '{ $word }'
  }
not-a-thing = '{ $text }' is no thing that can be counted
not-a-scope = '{ $text }' is not a stretch of play
join-conditions = '{ $text }' does not fit: to join two conditions say '{ $word } if'
disagreement = { $state ->
    [verb] '{ $text }' does not agree with its subject: say '{ $say }'
   *[noun] '{ $text }': say '{ $say }'
  }
wrong-quality = '{ $text }' does not describe '{ $noun }'
unwanted-number = a number does not fit { $state ->
    [determiner] after '{ $word }'
   *[role] here: every one of them is meant (form: { $form })
  }
two-readings = { $state ->
    [it] '{ $text }' has two readings; say '{ $one }' or '{ $two }'
    [same] '{ $text }' has two readings: '{ $one }' was mentioned twice
    [may] is this step optional too? two readings: put (…) around both, or '. if you do:' before it
    [either] does this step belong to the last option only? two readings: put (…) around the options, or this step first
    [either-if] does '{ $text }' belong to the last option only? two readings: put (…) around the options, or around the last one
    [mixed] 'and if' and 'or if' in one condition have two readings; use one of them, or two sentences
   *[phrase] two readings: '{ $one }' / '{ $two }'
  }
nothing-mentioned = '{ $text }': { $noun ->
    [none] nothing that it can mean was mentioned before
   *[other] no { $noun } was mentioned before
  }
missing-colon = ':' is missing before '{ $text }'
missing-then = 'then' is missing before '{ $text }'
same-option = this option is the same as one before it
missing-either = to offer a choice between actions say 'either' before the first of them
misplaced-word = '{ $text }' cannot stand here
unfinished-sentence = the sentence is not finished
lonely-guard = { $state ->
    [second-trigger] '{ $word }' is a second event for one effect; write two sentences
    [instead] '{ $word }' needs 'when' and an event before it
    [otherwise] 'otherwise' needs a sentence with 'if' just before it
    [colon] '{ $word }' belongs before the colon, after a comma: when …, { $word } …: …
    [missing] ':' needs 'when', 'if' or 'at' at the beginning of the sentence
    [first] '{ $word }' belongs at the beginning of a sentence: { $word } …: …
   *[if-do] 'if you do' needs a sentence with 'you may' just before it
  }
unusual-amount = { $amount } is far more than any other card of the game has here: { $largest } at the most

## Phrases

malformed-form = '{ $text }' cannot stand in a form: { $state ->
    [sign] it is neither a word nor a role such as { "{what: card}" }
    [core] it is a word of the language itself
    [determiner] it may stand only before a noun
    [keyword] a role may not be called like a word of the procedures
    [twice] the role stands there already
    [typeless] a relative is only words and roles
   *[empty] a form needs a word of its own beside its roles
  }
unknown-role = '{ $text }' is not a role of this form
unknown-type = '{ $text }' is not a noun of this game
overlapping-forms = { $state ->
    [relative] the form is that of '{ $other }' with the relative '{ $relative }' after a noun, so no text could say which is meant
    [words] '{ $text }' already means '{ $other }'
    [joined] '{ $text }' can already be read as '{ $one }' and '{ $other }'
   *[types] the form has the words of '{ $other }' and types that overlap, so no text could say which is meant
  }
same-text = '{ $text }' stands word for word in '{ $locale }' too; translate it
strange-term = '{ $text }' is no form of '{ $name }' ({ $id }) in '{ $locale }'
misspelt-word = '{ $word }' is in no dictionary of '{ $locale }'
wrong-form = { $state ->
    [gender] '{ $word }' in '{ $name }' has another gender
    [words] '{ $word }' has more or fewer words than '{ $name }'
   *[form] '{ $word }' is not the { $form } in '{ $name }'
  }
form-of-word = { $case ->
    [nom] nominative
    [gen] genitive
    [dat] dative
    [acc] accusative
    [ins] instrumental
   *[loc] locative
  } { $number ->
    [sg] singular
   *[pl] plural
  }
misfit-pattern = { $state ->
    [role] the pattern '{ $id }' uses '${ $word }', which its phrase does not have
    [function] the pattern '{ $id }' uses the function '{ $word }', which does not exist
    [case] the pattern '{ $id }' wants the case '{ $word }', which does not exist
    [message] the pattern '{ $id }' mentions the message '{ $word }', which does not exist
    [variant] the pattern '{ $id }' knows the answer '{ $word }', which is never given here
    [plural] the pattern '{ $id }' chooses by a number and lacks the plural category { $word }
    [twice] the pattern '{ $id }' stands also in { $word }
    [choices] the pattern '{ $id }' must know these choices of { $word }
    [nested] the pattern '{ $id }' has a choice inside a choice; write the choices one after the other
   *[phrase] no phrase is called '{ $id }'
  }
misfit-telling = { $state ->
    [variable] the message '{ $id }' speaks of '${ $word }', which is not there then
    [silent-log] the log in '{ $word }' has no words for '{ $id }'
    [silent-questions] the question '{ $id }' has no words in '{ $word }'
    [quiet] '{ $id }' is called quiet and never happens
   *[nothing] nothing that is told or asked is called '{ $id }'
  }
stale-override = { $state ->
    [nothing] '{ $id }' has no effect '{ $text }' that could be said otherwise
   *[stale] the effect of '{ $id }' has changed since this was written; if the text still says what it does, its fingerprint is { $word }
  }
unfaithful-override = the text of '{ $id }' does not say what its effect does: { $state ->
    [number] the figure '{ $word }' stands in one of them only
    [icon] the effect does not speak of '{ $word }'
    [lost] nothing like '{ $word }' is heard, where the effect has it
    [added] the effect has nothing like '{ $word }'
   *[rough] this would be printed: '{ $word }'
  }
impossible-step = '{ $id }' is done with { $number } players; the game has { $min } to { $max }
unknown-reading = no sentence is called '{ $id }'; 'wwrules review --mark' leaves out what is gone
unsayable-text = { $state ->
    [rough] in '{ $locale }' this would be printed: '{ $word }'
   *[missing] this cannot be said in '{ $locale }'; missing: { $word }
  }
gap = { $kind ->
    [language] language
    [pattern] pattern
    [construct] construct
    [word] word
    [quality] quality
   *[effect] effect
  } { $id }

## What the commands say

severity-error = error
severity-warning = warning
summary-tried = { $count ->
    [one] { $count } text
   *[other] { $count } texts
  } tried, which took { $seconds } s of that
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
  }{ $missing ->
    [0] {""}
    [one] {" "}(1 word or pattern missing)
   *[other] {" "}({ $missing } words and patterns missing)
  } checked in { $seconds } s
scaffold-unreviewed = unreviewed: a guess until somebody who speaks the language has read it
scaffold-unknown = no forms of '{ $word }' are known in '{ $locale }'; is it in its basic form, and is its gender right?
scaffold-nothing = no language has forms of '{ $word }'; name one with --locale and write the word in its basic form
words-lacking = { $what ->
    [dictionary] no dictionary of '{ $locale }' was found; the variable DICPATH may name a folder that has one for hunspell
   *[package] '{ $name }' is not installed, so that words of '{ $locale }' were not all looked up; it comes with the extra 'words'
  }
unread-note = some files could not be read; checks that need all of them were left out
explain-unknown = no fault is called '{ $code }'
nothing-to-check = nothing to check in { $path }: no game.yaml or pack.yaml there
formatted = { $files ->
    [0] every effect is in its canonical words
    [one] 1 file with effects in other words
   *[other] { $files } files with effects in other words
  }
schemas-written = { $files ->
    [one] 1 schema
   *[other] { $files } schemas
  } for editors written to { $folder }
site-search-forms = { $locale }: search knows the forms of { $analysers ->
    [none] the lexicon
   *[other] the lexicon, and of other words by { $analysers }
  }
site-written = { $pages ->
    [one] 1 page
   *[other] { $pages } pages
  } in { $locales } languages written to { $folder }; open { $file } in a browser
inbox-empty = there are no archives in { $folder }
inbox-judged = { $archives ->
    [one] 1 archive
   *[other] { $archives } archives
  } judged, { $valid } valid; verdicts in { $file }
inbox-valid = valid
inbox-faults = faults
inbox-unmet = waits
inbox-waits = needs what is in { $files }, which is not valid
inbox-published = a pack of this id is published already, version { $version }
inbox-twins = the same pack and version as { $files }
inbox-collides = { $file } cannot be published beside { $files }: { $fault }; { $help }
inbox-not-together = they cannot all be published together: { $fault }; { $help }
inbox-too-much = all together they take too much time or memory
inbox-same-id = both are '{ $id }' in the same version
inbox-help = { $code ->
    [duplicate-id] publish one of them, or give one another id
    [unmet-need] have the range in 'needs' changed, or publish another version
    [trigger-circle] have one of the rules written with 'once per'
   *[other] publish one of them, or have one changed
  }
inbox-refused = refused
inbox-time = too slow
inbox-memory = too large
inbox-output = too loud
inbox-crash = crashed
print-no-press = printing needs '{ $module }', which is not installed; install wwrules with the extra 'print'
print-nothing = no cards are meant by { $selection }
print-unknown = '{ $word }' is no entry, kind or pack
print-written = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  } written to { $file }
text-too-long-for-card = what '{ $id }' says in '{ $locale }' is { $over } mm too high for its card; say it shorter
new-unknown = there is no starter for '{ $kind }'
new-wrong-name = a name is printable text of at most { $limit } letters
new-wrong-id = { $id ->
    [none] the name has no letters that an id is made of; give one with --id
   *[other] '{ $id }' is no id: small letters, digits and single hyphens, a letter first
  }
new-locale-exists = the game has '{ $locale }' already
new-locale-unknown = '{ $locale }' is no language that we know; write two small letters, such as sk
new-locale-written = what is missing in '{ $locale }' is counted by: wwrules say --report --locale { $locale }
new-exists = { $folder } is there already; choose another with --out
new-no-author = write who made the pack under 'authors' in { $file }
new-written = { $files } files written to { $folder }; check them with: wwrules check { $folder }
pack-no-pack = { $folder } is not the folder of a pack: there is no { $file } in it
pack-written = { $file } written: { $bytes } bytes, sha256 { $sum }
upgrade-archive = { $file } is an archive, which is never changed; upgrade the folder it was made from and run wwrules pack again
upgrade-done = { $file }: now in format { $format }; check it with: wwrules check { $folder }
upgrade-nothing = { $file }: is in format { $format } already
say-unknown = nothing called '{ $id }' has an effect
say-missing = — (missing: { $gaps })
say-report = { $game } { $locale }: { $generated ->
    [one] 1 text
   *[other] { $generated } texts
  } generated, { $missing } missing; { $patterns } of { $phrases } phrases have a pattern, { $words } of { $nouns } nouns and { $qualities } of { $adjectives } qualities a word; { $paragraphs } of { $prose } paragraphs are told
report-all = all
report-generated = generated
report-own = own pattern
report-override = override
report-written = written
report-missing = missing
report-draft = draft
report-reviewed = reviewed
report-stale = stale
report-signed = signed by
report-effects = effects
report-rules = rules
report-rulings = rulings
report-glossary = glossary
report-faq = questions of players
report-steps = steps of set-up
report-divergences = differences between editions
report-examples = worked examples
report-changes = changes between versions
report-log = log
report-questions = questions in play
report-ui = site and terminal
review-left = { $number ->
    [0] { $game } { $locale }: everything has been read
    [one] { $game } { $locale }: 1 sentence to be read
   *[other] { $game } { $locale }: { $number } sentences to be read
  }
review-marked = { $number ->
    [one] 1 sentence
   *[other] { $number } sentences
  } marked as read in { $file }
review-unknown = nothing called '{ $id }' is said in this language
review-unknown-sort = '{ $sort }' is no sort of sentence
no-room = this cannot be written: { $reason }
defect = a defect in wwrules, not in your content; please report it with the lines above

## The site

site-name-of-language = English
site-skip = Skip to the content
site-sections = Sections
site-language = Language
site-home = Home
site-printed = printed
site-partial = partly ours
site-stand-in = stand-in
site-own-name = our translation
site-yes = yes
site-no = no
site-rules-about = Rules about it
site-as-written = As it is written
site-id = Id
site-notes-in-english = Notes in English stand here until the sentences of this language are written.
site-not-told = Not told in this language yet.
site-notice = An unofficial reference. Names of games belong to their owners; text and pictures are our own.
site-search = Search
site-search-hint = Word, card, rule number
site-search-nothing = Nothing found.
site-search-elsewhere = Found by a name in another language:
site-menu = Menu
site-theme = Light or dark
site-close = Close
site-found-terms = Terms
site-found-entries = Cards and pieces
site-found-rules = Rules
site-found-rulings = Rulings and questions
site-found-pages = Pages
site-copied = Link copied
site-copy-link = Copy link
site-contents = On this page
site-not-found = There is no such page
site-not-found-lead = It may have moved. Search finds it by any of its words.
site-documentation = Documentation for authors and developers
site-authors = For authors (in English)
site-games = Games
site-crumbs = Where you are
site-around = Before and after
site-letters = Letters
site-facets = Filter
site-facets-shown = { $shown } of { $all } shown
site-facets-reset = Show all
site-facets-hint = One click: only these. Two: without these. Three: either way. The choice is in the address.
site-facet-kind = Kind
site-facet-verb = What it does
site-verb-other = Something else
site-facet-provenance = Origin
site-facet-pack = Pack
site-facet-difference-kind = Kind of difference
site-facet-difference-matters = What it touches
site-facet-difference-plays = We play
site-packs = Packs
site-unofficial = unofficial
site-of-pack = from the pack { $pack }, unofficial
site-valid = checked
site-balanced = balanced
site-unbalanced = not balanced
site-official = Official
site-why = Why
site-your-edition = your edition
site-your-edition-says = Your edition says
site-played = played here
site-we-play = How it is played here
site-plays-ours = our own decision
site-paragraph = Rule
site-see = See
site-ruling = Ruling
site-more = More
site-rules-short = Rules
site-concerns = About
site-show-all = Show all
site-back-links = Where it is mentioned
site-others = Others
site-origin = Origin
site-origin-printed = As printed in the rulebooks.
site-origin-partial = Partly printed in the rulebooks, the rest is our own.
site-origin-stand-in = The face of this piece is not known to us. What stands here is our own design, so that the game is complete.
site-origin-pack = From the pack { $pack } by { $authors }, under { $licence }. The publisher of the game has nothing to do with it.
site-ours = Ours:
site-and-more = and { $count } more
site-players = Players
site-sources = Sources
site-rights = Rights
site-data = Data
site-data-all = Everything in one file (JSON)
site-version = Version
site-look-up = Look up
site-about-lead = A rulebook that runs: what is written here is what the engine plays.
site-about-made = Every card text is made from the effect that is carried out in play, and every worked example is played again by the check whenever anything changes.
site-about-origin = How much of it is printed in the rulebooks, partly ours, or a stand-in of our own.
site-about-packs = Made by players, and checked like everything here. The publisher has nothing to do with them, and the official cards play without them.
site-about-data = Each entry has its data beside its page: the same address with .json at the end. All of it is in one file too, with its schema.
site-about-rights = The content is published under the { $licence } licence. The fonts are Alegreya and Alegreya Sans under the SIL Open Font License.
site-symbols-lead = What each symbol gives or takes.
site-set-up-lead = Choose how many play; the list shows only what you need.
site-set-up-table = On the table
site-set-up-player = Everybody
site-page-rules = Rules
site-page-gallery = Cards
site-page-glossary = Glossary
site-page-symbols = Symbols
site-page-set-up = Set-up
site-page-faq = Questions and answers
site-page-examples = Examples
site-page-rulings = Rulings
site-page-editions = Editions compared
site-page-changes = Changes
site-page-packs = Fan packs
site-page-about = About
site-difference-addition = An addition
site-difference-contradiction = A contradiction
site-difference-wording = Other wording
site-difference-terminology = Another term
site-difference-internal = An edition disagrees with itself
site-difference-loss = Something is missing
site-difference-misprint = A misprint
site-matters-play = changes play
site-matters-page = only on the page
site-rule-stated = As the rulebooks say.
site-rule-inferred = Follows from other rules.
site-rule-uncertain = Not certain: the books can be read in more than one way.
site-rule-single-source = Only one edition says so.
site-alphabet = a b c d e f g h i j k l m n o p q r s t u v w x y z
site-home-lead = { $rules } rules and { $entries } cards and pieces, each with its own page.
site-rules-lead = { $chapters } chapters, { $paragraphs } numbered paragraphs. Each number is a link to send.
site-glossary-lead = Words of the rules: { $count }. Each leads to the paragraphs that use it.
site-rulings-lead = Our decisions where the rulebooks are silent or disagree, with reasons: { $count }.
site-editions-lead = Places where the { $editions } printed editions differ, and what is played here: { $count }.
site-examples-lead = Worked examples, each played again by every check: { $count }.
site-page-charts = Flow charts
site-page-turns = Turns at a glance
site-turns-lead = What happens one after the other, from the same procedures that the game runs on. Print this page for the table.
site-charts-lead = Drawn from the procedures that the engine plays.
site-page-phrases = Phrases of cards
site-phrases-lead = What effects are written with, for those who make cards of their own.
site-phrases-used = Phrases:
site-phrase-example = Example:
site-phrase-users = On cards:
site-phrases-verb = Actions
site-phrases-rule = Standing rules
site-phrases-condition = Conditions
site-phrases-trigger = Events
site-phrases-amount = Amounts
site-phrases-relative = Descriptions behind a noun
site-phrases-qualifier = Qualities
site-page-odds = Odds
site-odds-lead = Chances worked out by the rules that the engine plays.
site-odds-exact = Exact: every way that the draws can go was played.
site-odds-sampled = From games that chance played; a few hundredths more or less.
site-percent = { $number }%
site-chart-drawn = Flow chart: { $what }
site-chart-effects = effects: { $count }
site-chart-each = one after another
site-chart-again = again and again
site-chart-leaves = ends the repetition
site-chart-steps = The same as a list, with all effects
site-chart-choice = your decision
site-chart-question = the rules decide
site-chart-event = event
site-chart-before = before it
site-chart-after = after it
site-chart-instead = instead of it
site-chart-forbid = does not let it happen
site-example-start = At first
site-example-step = Step { $number }
site-example-note = Note in English
site-example-players = Names in the notes
site-example-written = As it is written and tested
site-example-checked = checked
site-example-strip = Step by step

## Procedures

procedure-syntax = '{ $text }' does not fit here
not-playable = this cannot be played yet: { $reason }
unplayable-action = an action needs a trigger
unplayable-always = this needs a trigger; what always holds can only have 'while' before it
unplayable-amount = say how many
unplayable-body = the body of '{ $id }' cannot be read
unplayable-bound = say either several numbers or one with a bound
unplayable-choice = this cannot be chosen from
unplayable-idle = { $noun ->
    [none] '{ $form }' does not look at this, so it would change nothing
   *[other] '{ $form }' does not look at which it is; say '{ $noun }'
  }
unplayable-lasting = nothing says how long this lasts
unplayable-list = one number stands before a list, for all of it together
unplayable-most = say how many at most
unplayable-nobody = nobody was picked who could be meant by this
unplayable-number = a number is needed here
unplayable-one-number = one certain number is needed here
unplayable-open = say 'either': this cannot be left open
unplayable-other-owner = this belongs to something else
unplayable-owner = nobody owns this
unplayable-pick = this cannot be picked
unplayable-picked = nothing that was picked is meant by this
unplayable-step = only a rule can stand without a trigger
unplayable-table = nothing on the table is meant by this
unplayable-test = this cannot be tested
unplayable-text = '{ $text }' cannot be read
unplayable-thing = this must be one certain thing
unplayable-this = nothing here is meant by 'this' or 'other'
unplayable-waiting = an action happens when it is carried out and waits for nothing
unplayable-whose = nothing says whose this is
not-a-rule = rules are expected here: before, after, instead of, forbid, modify, while or share
defined-twice = '{ $name }' is already defined
too-many-decisions = more than { $limit } decisions in one game; it may never end
too-many-pieces = more than { $limit } pieces and waiting rules in one game; they may grow for ever
too-many-facts = more than { $limit } facts in the log of one game; it may never end
folded-faults = { $file }: … and { $count } more like these [{ $code }]
more-faults = … and { $count ->
    [one] { $count } more fault
   *[other] { $count } more faults
  }; mend these first, or see all with --format json
runaway = this ran { $limit } steps without a decision; it may never end
unknown-name = { $state ->
    [unsure] '{ $name }' is set only where it may not have been reached; give it a value before
    [you] nobody is 'you' here; 'you' is known in rules of entries and in what is granted
    [this] nothing is 'this' here; 'this' is known in rules of entries
    [owned] '{ $name }' belongs to a { $owner }; write whose, as in x.{ $name }
    [parameter] the event has no parameter '{ $name }'
   *[plain] unknown name '{ $name }'
  }
endless-phrase = '{ $id }' loops; the body of a phrase must end by itself
untold-cost = '{ $id }' takes something away; say under 'needs' what must be there for it
unknown-to-body = { $count ->
    [0] the role '{ $role }' of '{ $id }' takes '{ $noun }', for which the body does nothing of its own
    [one] the role '{ $role }' of '{ $id }' takes '{ $noun }' and { $count } other noun, for which the body does nothing of its own
   *[other] the role '{ $role }' of '{ $id }' takes '{ $noun }' and { $count } other nouns, for which the body does nothing of its own
  }
unknown-attribute = '{ $name }' is no attribute, property or zone of { $of }
unknown-definition = unknown { $sort } '{ $name }'
unknown-kind = unknown kind or type '{ $name }'
wrong-call = '{ $name }' is { $sort ->
    [event] an event; write 'announce { $name }(…)' or wait for it
    [function] a function; it stands in an expression and is not called by 'do' or 'announce'
   *[procedure] a procedure or scope; write 'do { $name }(…)'
  }
wrong-arguments = '{ $name }' takes { $wanted ->
    [0] nothing
    [one] 1 argument
   *[other] { $wanted } arguments
  }, { $given ->
    [0] none is given
    [one] 1 is given
   *[other] { $given } are given
  }
wrong-value = { $wanted } is wanted here, not { $found }
not-changeable = '{ $name }' cannot be changed
not-modifiable = '{ $name }' is no number that can be modified
maybe-nothing = '{ $name }' may be nothing here; test it first, as in 'if { $name } {"{"} … {"}"}'
misplaced-statement = { $state ->
    [leave] 'leave' stands outside a loop
    [give] 'give' stands where nothing is given; only a procedure or scope with 'gives' gives something
    [proceed] 'proceed' stands outside 'instead of'
    [between] 'between' stands where nobody decides how many; write 'up to' or 'exactly'
   *[where] 'where' means nothing here; it belongs to 'make each'
  }
gives-nothing = '{ $name }' gives nothing
repeated-name = '{ $name }' stands twice in this list
nobody-asked = { $state ->
    [rule] nobody is asked whether this rule is used: a rule of the flow has no owner; let it ask, as in 'choose one by p'
   *[choice] nobody is asked here; write who decides, as in 'by p'
  }
impure = 'settled' uses something up and may not stand where the game only looks
call-circle = '{ $name }' calls itself: { $path }
endless-loop = this loop has no decision, no 'leave' and no 'end game'; it would never end
trigger-circle = this rule sets itself off again: { $path }; limit it with 'once per' or a grant that is used 'once'
never-fires = this rule can never work: { $state ->
    [event] nothing announces '{ $name }'
    [asked] 'affected' is only asked about by 'forbid'
    [nowhere] a piece of kind '{ $name }' lives in no zone
   *[guard] its condition never holds
  }
never-met = this condition can never hold
dead-effect = this never does anything: { $reason }
dead-condition = this condition decides nothing: { $reason }
dead-out-of-play = a piece of kind '{ $kind }' is never in play when '{ $moment }' comes; looked at in { $count ->
    [one] { $count } position
   *[other] { $count } positions
  }
dead-wrong-kind = '{ $moment }' is about a piece of kind '{ $wanted }', and this is one of kind '{ $kind }'
dead-gone = '{ $moment }' moves this piece of kind '{ $kind }' to where its rules do not work, and after that it is too late; looked at in { $count ->
    [one] { $count } position
   *[other] { $count } positions
  }
dead-unknown-kind = '{ $moment }' is never about a piece of kind '{ $wanted }'
dead-out-of-scope = '{ $scope }' is never under way when '{ $moment }' comes, so it cannot work once in it
dead-never-offered = one of the ways to choose from could never be taken, in { $count ->
    [one] { $count } position
   *[other] { $count } positions
  }
dead-never-so = its moment never came in this way in { $count ->
    [one] { $count } position
   *[other] { $count } positions
  }
dead-idle = in { $count ->
    [one] { $count } position
   *[other] { $count } positions
  } this changed nothing
dead-never-held = in { $count ->
    [one] { $count } position
   *[other] { $count } positions
  } it never held
dead-never-failed = in { $count ->
    [one] { $count } position
   *[other] { $count } positions
  } it always held
never-offered = the option '{ $name }' is never offered: its condition never holds
endless-grant = what is granted here never ends; write 'until end of' a scope or 'until after next' an event
hidden-zone = the options show what lies in '{ $name }', and whoever is asked may not look there
endless-growth = this rule makes pieces each time, without a limit; write 'once per' or move pieces that are there

# what a value is, as a part of other sentences
type-number = a number
type-truth = true or false
type-text = a text
type-player = a player
type-nothing = nothing
type-anything = anything
type-word = the word '{ $word }'
type-any-word = a word
type-value = a value of '{ $of }'
type-kind = the name of a kind
type-call = the name of an event, scope or procedure
type-scope = the name of a scope
type-event = the name of an event
type-piece = a piece of kind '{ $kind }'
type-entry = an entry of kind '{ $kind }'
type-either = a piece or entry of kind '{ $kind }'
type-any-piece = a piece
type-any-entry = an entry
type-any-either = a piece or entry
type-zone = the zone '{ $word }'
type-any-zone = a zone
type-record = a record '{ $id }'
type-list = a list of { $item }
type-any-list = a list or zone
type-name = a name
type-quoted = a text in quotes
type-comparison = a comparison
type-noun = a noun
type-action = an action
wanted-word = '{ $word }'
wanted-a = a { $noun }
wanted-an = an { $noun }
wanted-nouns = { $what }: { $nouns }
wanted-or = { $first } or { $rest }
wanted-next = { $first }, { $rest }
idle-rule = { $both ->
    [true] '{ $id }' is carried out and informative at once; keep one of both
   *[false] nothing carries '{ $id }' out; write 'carried-out-by' or say under 'informative' why that is not needed
  }
untold-rule = the paragraph '{ $id }' is told in no language of the game
misdeclared = { $state ->
    [lacks] '{ $property }' lacks what the effect waits for ('{ $value }')
    [unsaid] '{ $value }' does not fit an effect that says '{ $said }'
    [forgotten] '{ $property }: true' is missing: the effect reaches other players
    [untrue] '{ $property }' is not so: the effect reaches nobody else
   *[extra] '{ $value }' is not what the effect says
  }
incomplete-flow = the flow says no '{ $key }'

## Worked examples

example-step = { $step ->
    [0] '{ $id }'
   *[other] step { $step } of '{ $id }'
  }
unbegun-scope = '{ $id }' works once per '{ $scope }', and the example begins none, so it does nothing here
example-differs = { $where }: '{ $text }' does not hold{ $came ->
    [none] {""}
   *[other] ; it is { $came }
  }
no-such-option = { $where }: '{ $text }' is none of the options: { $options }
nothing-to-decide = { $where }: '{ $who }' has nothing to decide; { $others ->
    [none] nobody has
   *[other] asked now: { $others }
  }
wrong-number-chosen = { $where }: { $count } chosen; the question asks for { $least } to { $most }
example-unfinished = { $where }: '{ $who }' still has to decide: { $options }
draw-not-there = { $where }: nothing that can be drawn fits '{ $text }'; there is { $options }
draw-left-over = { $where }: '{ $text }' is never drawn
example-players = { $state ->
    [number] number of players: { $number }; the game has { $min } to { $max }
   *[name] no player can be called '{ $name }' here; the name means something already
  }
example-stopped = { $where } cannot be played on: { $reason } ({ $file }:{ $line })
not-a-statement = rules cannot stand here; write what is done
note-to-reread = '{ $id }' may speak of an old value ({ $locale }): '{ $text }'
accepted = { $file }:{ $line }: step { $step } of '{ $id }': { $text } → { $new }
accepted-summary = { $values ->
    [one] { $values } value accepted
   *[other] { $values } values accepted
  }, notes to read again: { $notes }
accept-unknown = no worked example is called '{ $id }'
accept-nowhere = there is no content here; name a game or a pack with --in
accept-folders = only folders can be written to; name a game or a pack with --in

## Random games

unsound-position = { $reason ->
    [twice] a piece lies in two places, or in none
    [nowhere] a piece is not where it is said to be
    [apart] a piece is carried by one that lies elsewhere
    [full] more pieces lie in '{ $word }' than there is room for
    [kind] a piece lies in '{ $word }', which is for other pieces
    [made] a piece has come or gone by itself
   *[range] '{ $word }' has a value that it may not have
  } (game { $game } of { $players } players, seed { $seed }, after { $decision } decisions)
wrong-question = { $reason ->
    [empty] somebody is asked who has nothing to choose
    [same] the same option stands there twice
    [count] more is to be chosen than there is
   *[nobody] nobody is asked, and the game is not over
  } (game { $game } of { $players } players, seed { $seed }, after { $decision } decisions)
leak = { $word ->
    [none] the view
   *[other] '{ $word }'
  } tells seat { $seat } what it may not know (game { $game } of { $players } players, seed { $seed }, after { $decision } decisions)
test-examples = { $faults ->
    [0] worked examples: { $played } played, all as written
   *[other] worked examples: { $played } played, { $faults } differences
  }
test-no-examples = worked examples: there are none
test-games = { $faults ->
    [0] random games: { $games } with { $players } players, { $decisions } decisions; nothing lost, every question could be answered
   *[other] random games: { $games } with { $players } players, { $decisions } decisions; { $faults } faults
  }
test-views = { $faults ->
    [0] views: { $views } dealt anew, nobody is told what they may not know
   *[other] views: { $views } dealt anew, { $faults } leaks
  }
test-reached = { $never ->
    [0] entries with effects: all { $entries } reached
   *[other] entries with effects: { $reached } of { $entries } reached; never: { $names }
  }
test-not-played = { $game }: { $reason ->
    [flow] it has no flow of play and was not played
   *[faults] it has faults and was not played
  }
test-summary = { $verdict ->
    [clean] clean
   *[faults] { $faults } faults
  }, { $seconds } s
test-more = and { $count } more

## Playing

play-welcome = { $title } · { $players ->
    [one] 1 player
   *[other] { $players } players
  } · seed { $seed } · type help for the commands
play-player = Player { $seat }
play-unseen = something unseen
play-do = do it
play-skip = leave it
play-way = way { $number }
play-nothing = nothing
play-asks = { $player }: { $question }
play-ask = choose
play-ask-about = { $what }: choose
play-ask-use = { $what }: use it?
play-ask-order = Which effect comes first?
play-choose-exactly = (choose { $count })
play-choose-up-to = (choose up to { $count })
play-choose-between = (choose { $least } to { $most })
play-no-such-choice = '{ $word }' is none of the choices; type a number from the list, or help
play-chosen-already = '{ $word }' cannot be chosen so often
play-wrong-number = { $count } chosen; wanted: { $wanted }
play-no-undo = this cannot be taken back: somebody else has decided, or something has come to light since
play-hand-over = { $player } is next. Press Enter when nobody else is looking.
play-more-news = … { $count } earlier lines: log
play-more-board = … { $count ->
    [one] 1 more part
   *[other] { $count } more parts
  } of the board: board
play-kept = the game is kept in { $file }
play-kept-before = the game that was kept there before is now in { $file }
play-kept-by-another = somebody else keeps a game in { $file } now; nothing was written there
play-not-kept = the game cannot be kept in { $file }: { $reason }
play-something-else = { $file } holds something that is no game and stays as it is; choose another file
play-over = { $count ->
    [1] { $winners } wins
   *[other] victory is shared: { $winners }
  }
play-no-help = nothing here is called '{ $name }'
play-help =
    a number       choose; several with spaces between them; - for nothing
    undo           take back your last decision, where nothing has come to light
    board          the whole board
    choices        the question once more
    log            what happened, as far as you may know
    help NAME      what something is: by its name, its id or the number of a choice
    save FILE      keep the game in another file too
    quit           end for now; the game is kept
play-command-undo = undo
play-command-board = board
play-command-choices = choices
play-command-log = log
play-command-help = help
play-command-save = save
play-command-quit = quit
play-decided = { $number }. { $player }: { $chosen }
play-stepping = Enter goes on, b shows the board, a shows all the rest, q ends.
play-log-began = { $scope } begins
play-log-ended = { $scope } ends
play-log-event = { $event }: { $arguments }
play-log-set = { $what ->
    [none] {""}
   *[other] { $what }:{" "}
  }{ $attribute } → { $value }
play-log-moved = { $piece }: { $before } → { $zone }
play-log-made = { $zone }: { $piece }
play-log-carried = { $piece } goes with { $on }
play-log-granted = { $to } gets for a while: { $rules }
play-log-revealed = { $to } sees { $piece }
play-log-rule = { $rule } works for { $you }
play-log-prevented = { $event } is prevented by { $rule }
play-log-rolled = chance brings { $value }
play-log-shuffled = { $zone } is shuffled
play-log-no-room = no room in { $zone }
play-log-over = the game is over
play-several-games = there are several games; choose one with --game: { $games }
play-unknown-game = no game { $game ->
    [none] {""}
   *[other] '{ $game }'{" "}
  }in { $path }
play-no-start = '{ $game }' cannot be played yet: its flow has no start
play-wrong-players = { $players } cannot play this; { $least } to { $most } can
play-too-many-seats = { $seats } are seated with --seat, but { $players } play
play-only-new = { $option } is for a new game; a game that was kept has its own
play-no-pair = '{ $word }' is no option; write it as name=value
play-wrong-option = { $option ->
    [none] there is no option '{ $word }'
   *[other] '{ $word }' is no value of the option '{ $option }'
  }
play-unreadable = { $file }: { $reason }
play-no-save = { $file } is no game that was kept
play-other-game = this is a game of '{ $game }', not of '{ $wanted }'
play-other-packs = the game was kept with the packs { $packs }, and now there are { $now }; name the same ones by --with
play-changed-game = decision { $number } does not fit: { $same ->
    [yes] the game or this file was changed since, though the version is still { $now }
   *[no] the game was kept with version { $version }, and this is { $now }
  }
simulate-seat = seat
simulate-wins = won
simulate-shared = shared
simulate-share = share (95 % interval)
simulate-result = result
simulate-mean = mean
simulate-least = least
simulate-median = median
simulate-most = most
simulate-decisions = decisions in a game
simulate-report-written = The page is in { $file }.
simulate-timing = { $games ->
    [one] 1 game
   *[other] { $games } games
  } in { $seconds } s
simulate-broken = game { $game } (seed { $seed }) ran into a limit
simulate-bot = bot
simulate-role = role
simulate-played = games
simulate-used = worked
simulate-worked = { $worked } of { $held } ({ $share })
simulate-idle-card = { $card } (held in { $games ->
    [one] 1 game
   *[other] { $games } games
  })
simulate-idle = Never did anything: { $cards }.
simulate-taken = taken when offered
simulate-won-with = victories of those who have it
simulate-compared = { $first } held against { $others }: { $games ->
    [one] 1 game
   *[other] { $games } games
  } with the same luck.
simulate-with = here
simulate-without = others
simulate-shift = difference (95 % interval)
simulate-verdict = verdict
simulate-verdict-same = no difference can be told
simulate-verdict-few = too few games to tell
simulate-verdict-within = { $direction ->
    [more] more
   *[less] less
  }, but as the others are
simulate-verdict-beyond = { $direction ->
    [more] more
   *[less] less
  } than in all others
simulate-signs = ▲ more, ▼ less, ▲▲ ▼▼ than in all others, = no difference can be told, ? too few games
simulate-wins-of-seat = victories – seat { $seat }
simulate-wins-of-role = victories – { $role }
simulate-without-packs = without the pack
simulate-stopped = stopped after { $done } of { $games } games
simulate-other-results = '{ $file }' holds games of another simulation; name another file, or ask for the same game, options, packs, bots and seed
simulate-something-else = '{ $file }' holds something else and is left as it is
simulate-in-use = '{ $file }' is being written by another simulation
simulate-not-written = '{ $file }' cannot be written: { $reason }
simulate-lost = game { $game } (seed { $seed }) was given up: one process after another ended with it
simulate-verdict-of-one = a verdict is about one pack, held against the game without it: give one --with, and no --compare but 'without'
simulate-verdict-written = { $pack }: { $word ->
    [balanced] balanced
    [unbalanced] not balanced
   *[open] these games do not tell whether it is balanced
  }; kept in { $file }
simulate-no-dask = a cluster needs Dask; install wwrules[dask]
simulate-no-cluster = no cluster answers at '{ $address }': { $reason }
simulate-other-engine = the cluster has wwrules { $theirs }, here is { $ours }
play-unknown-bot = there is no bot '{ $bot }'
play-no-evaluation = the game does not say what a position is worth, so no bot can go by that
report-title = What many games came to
report-games = games
report-players = players
report-seed = seed
report-seed-of = seed { $seed }
report-packs = packs
report-who-wins = Who wins
report-intervals = Bands are 95 % intervals: of a hundred such bands about five miss the true value. The dashed line is an equal share.
report-by-seat = Victories by seat
report-by-role = Victories by role
report-seat = seat { $seat }
report-everybody = everybody
report-how-long = How long it takes
report-figures = Figures
report-shares = Shares
report-cards = What the cards do
report-cards-note = Worked: in how many games something came of its effect, of those in which somebody held it. Taken: how often it was chosen where something else could have been. Victories: of those who used it or had it at the end; whoever is ahead has more of everything, so this alone does not prove a card strong.
report-all-cards = All { $count }
report-extreme = The most extreme game
report-read-game = Read the game
report-number = number
report-game = game
report-others = others from–to
report-what-shifts = What is different
report-shift-note = Every variant was played with the same seeds, so that luck weighs less. Shares differ by percentage points.
report-summary = Of { $every } measures { $clear } differ clearly, and { $beyond } of those lie outside what the others span. By chance alone about one in twenty differs.
report-clear = Clearly different: { $measures }.
report-balance = { $word ->
    [balanced] Balanced: no chance to win has shifted by more than { $points } points in a hundred.
    [unbalanced] Not balanced: a chance to win has surely shifted by more than { $points } points in a hundred.
   *[open] Whether it is balanced these games do not tell; more of them do, as with --games 5000.
  }
report-scores = Not balanced: players reach { $after } on average instead of { $before }; they are not that far apart otherwise.
report-brings = Most of it comes from { $card }: those for whom it works reach { $points }.
report-new-cards = What the pack brings
report-never = Never chosen
report-always = Always chosen
report-pairs = Strongest pairs
report-by-chance = The bots decided by chance, so what was chosen says nothing about the cards; --bot heuristic tells more.
report-by-bots = What is chosen is what these bots chose.
odds-exact = exactly
odds-decimal = about
odds-between = between
odds-at-least = at least
odds-games = { $games ->
    [one] 1 game
   *[other] { $games } games
  } that chance played by the rules
odds-ask-or-of = ask a question of the game with --ask ({ $known }), or anything with --of
odds-nobody = nobody is called '{ $who }'
odds-no-question = the game has no question '{ $id }'
odds-mean = mean: { $exact } ≈ { $decimal }
odds-decided = decided: { $decision } = { $chosen } ({ $times } ×)
odds-ways = { $ways ->
    [one] 1 way
   *[other] { $ways } ways
  } for chance to go, played by the rules
odds-unknown = '{ $id }' is neither a worked example nor a file
odds-unknown-word = { $decision ->
    [none] nobody decides '{ $word }' in this game
   *[other] '{ $word }' is not offered at '{ $decision }'
  }
odds-wrong-answer = '{ $text }' is no answer; write [who:]decision=option, with ' if ' and a condition if you like
odds-too-many = chance can go in more than { $ways } ways; look earlier with --until or --decisions, allow more with --ways, or let chance play with --games
numbers-differ = the figures here are { $text }; the paragraph it tells has { $wanted }
preview-faults = { $faults ->
    [one] 1 fault
   *[other] { $faults } faults
  }
preview-clean = no faults
serve-started = open { $address } in a browser; Ctrl+C ends it
serve-no-port = port { $port } cannot be used: { $reason }
