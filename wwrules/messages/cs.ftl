# Věty wwrules česky.

## The site

site-name-of-language = čeština
site-skip = Přejít k obsahu
site-sections = Části
site-language = Jazyk
site-home = Obsah
site-welcome = { $entries ->
    [one] { $entries } karta, díl nebo tabulka: co dělá a odkud pochází.
    [few] { $entries } karty, díly a tabulky: co dělají a odkud pocházejí.
   *[other] { $entries } karet, dílů a tabulek: co dělají a odkud pocházejí.
  }
site-printed = z vydání
site-partial = zčásti naše
site-stand-in = náhrada
site-own-name = náš překlad
site-yes = ano
site-no = ne
site-rules-about = Pravidla k tématu
site-effect = Zápis účinku
site-id = Identifikátor
site-notes-in-english = Dokud tu nejsou české věty, stojí zde poznámky v angličtině.
site-notice = Neoficiální příručka. Názvy her patří jejich vlastníkům, texty a obrázky jsou naše.
