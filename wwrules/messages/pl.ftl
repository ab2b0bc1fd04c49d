# Zdania wwrules po polsku.

## The site

site-name-of-language = polski
site-skip = Przejdź do treści
site-sections = Działy
site-language = Język
site-home = Spis
site-welcome = { $entries ->
    [one] { $entries } karta, element lub tabela: co robi i skąd pochodzi.
    [few] { $entries } karty, elementy i tabele: co robią i skąd pochodzą.
   *[many] { $entries } kart, elementów i tabel: co robią i skąd pochodzą.
  }
site-printed = z wydania
site-partial = częściowo nasze
site-stand-in = zastępcza
site-own-name = nasz przekład
site-yes = tak
site-no = nie
site-rules-about = Zasady na ten temat
site-effect = Zapis efektu
site-id = Identyfikator
site-notes-in-english = Dopóki nie ma tu polskich zdań, widać notatki po angielsku.
site-notice = Nieoficjalny przewodnik. Nazwy gier należą do ich właścicieli, teksty i rysunki są nasze.
