### What is said in a terminal: by the game, by replays, positions and reviews, and by the server.

## Players and seats

terminal-seat = Miejsce { $seat }
terminal-you = Ty
terminal-bot-first = Ada
terminal-bot-second = Ben
terminal-bot-third = Cleo
terminal-name-quoted = „{ $name }”
terminal-name-cut = { $name }.

## Who leads, and why

terminal-lead-nobody = Nikt nie ma karty, która się liczy.
terminal-lead = { $leader ->
    [you] Prowadzisz ({ $count }): { $row }.
   *[other] Prowadzi { $name } ({ $count }): { $row }.
}
terminal-lead-by-number = { $leader ->
    [you] Prowadzisz ({ $count }): { $row }; { $best } jest wyższa niż { $card } ({ $opponent }).
   *[other] { $rival ->
        [you] Prowadzi { $name } ({ $count }): { $row }; { $best } jest wyższa niż twoja { $card }.
       *[other] Prowadzi { $name } ({ $count }): { $row }; { $best } jest wyższa niż { $card } ({ $opponent }).
    }
}
terminal-lead-by-color = { $leader ->
    [you] Prowadzisz ({ $count }): { $row }; { $best } jest bliższa czerwieni niż { $card } ({ $opponent }).
   *[other] { $rival ->
        [you] Prowadzi { $name } ({ $count }): { $row }; { $best } jest bliższa czerwieni niż twoja { $card }.
       *[other] Prowadzi { $name } ({ $count }): { $row }; { $best } jest bliższa czerwieni niż { $card } ({ $opponent }).
    }
}

## The table: the rule, canvas and deck in one line, then a line for each seat

terminal-canvas = tło { $row }
terminal-canvas-start = tło  (czerwone)
terminal-deck = talia { $count }
terminal-deck-known = talia { $count }, na wierzchu { $row }
terminal-held = { $count } na ręce
terminal-held-known = { $count } na ręce (znane: { $row })
terminal-out = odpada
terminal-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
terminal-your-hand = Twoja ręka
terminal-hand = ręka

## Rounds and matches

terminal-round-begins = { $who ->
    [you] Runda { $round }. Zaczynasz.
   *[other] Runda { $round }. Zaczyna { $name }.
}
terminal-round-won = { $who ->
    [you] Wygrywasz rundę.
   *[other] { $name } wygrywa rundę.
}
terminal-round-scored = { $who ->
    [you] { $count ->
        [one] Wygrywasz rundę, punkty za { $row }: masz już { $count } punkt.
        [few] Wygrywasz rundę, punkty za { $row }: masz już { $count } punkty.
        [many] Wygrywasz rundę, punkty za { $row }: masz już { $count } punktów.
       *[other] Wygrywasz rundę, punkty za { $row }: masz już { $count } punktów.
    }
   *[other] { $count ->
        [one] { $name } wygrywa rundę, punkty za { $row }: razem { $count } punkt.
        [few] { $name } wygrywa rundę, punkty za { $row }: razem { $count } punkty.
        [many] { $name } wygrywa rundę, punkty za { $row }: razem { $count } punktów.
       *[other] { $name } wygrywa rundę, punkty za { $row }: razem { $count } punktów.
    }
}
terminal-round-scored-nothing = { $who ->
    [you] { $count ->
        [one] Wygrywasz rundę bez punktów: masz nadal { $count } punkt.
        [few] Wygrywasz rundę bez punktów: masz nadal { $count } punkty.
        [many] Wygrywasz rundę bez punktów: masz nadal { $count } punktów.
       *[other] Wygrywasz rundę bez punktów: masz nadal { $count } punktów.
    }
   *[other] { $count ->
        [one] { $name } wygrywa rundę bez punktów: razem { $count } punkt.
        [few] { $name } wygrywa rundę bez punktów: razem { $count } punkty.
        [many] { $name } wygrywa rundę bez punktów: razem { $count } punktów.
       *[other] { $name } wygrywa rundę bez punktów: razem { $count } punktów.
    }
}
terminal-match-unfinished = Partia nie jest skończona.
terminal-match-won = { $who ->
    [you] Wygrywasz partię.
   *[other] { $name } wygrywa partię.
}
terminal-match-shared = { $who ->
    [you] Remis w partii: ty oraz { $names }.
   *[other] Remis w partii: { $names }.
}
terminal-score = { $who ->
    [you] Ty { $count }
   *[other] { $name } { $count }
}

## A game in the terminal

terminal-welcome = Red7 w terminalu. Wpisz ?, aby zobaczyć pomoc.
terminal-prompt = twoja tura>
terminal-turn = { $who ->
    [you] Ty: { $typed }
   *[other] { $name }: { $typed }
}
terminal-turn-draws = { $who ->
    [you] Ty: { $typed } i dobierasz
   *[other] { $name }: { $typed } i dobiera
}
terminal-turn-out = { $who ->
    [you] Ty: { $typed } i odpadasz
   *[other] { $name }: { $typed } i odpada
}
terminal-turn-draws-out = { $who ->
    [you] Ty: { $typed }, dobierasz i odpadasz
   *[other] { $name }: { $typed }, dobiera i odpada
}
terminal-so-far = Dotąd: { $typed }
terminal-may-draw = Możesz dobrać kartę: !
terminal-ways = { $count ->
    [one] Ocali cię { $count } zagranie; t wypisuje listę.
    [few] Ocalą cię { $count } zagrania; t wypisuje listę.
    [many] Ocali cię { $count } zagrań; t wypisuje listę.
   *[other] Ocali cię { $count } zagrania; t wypisuje listę.
}
terminal-no-way-on = Żaden dalszy krok cię nie ocali; u cofa, . kończy turę.
terminal-hope = { $count ->
    [one] Nic pewnego nie zostało, ale po { $typed } możesz dobrać jedyną kartę, która cię ocali.
    [few] Nic pewnego nie zostało, ale po { $typed } możesz dobrać jedną z { $count } kart, które cię ocalą.
    [many] Nic pewnego nie zostało, ale po { $typed } możesz dobrać jedną z { $count } kart, które cię ocalą.
   *[other] Nic pewnego nie zostało, ale po { $typed } możesz dobrać jedną z { $count } kart, które cię ocalą.
}
terminal-lost = Żadne zagranie już cię nie ocali: ta runda jest przegrana. Spasuj: --
terminal-more = i jeszcze { $count }
terminal-taken-back = Cofnięto.
terminal-taken-back-to-draw = Cofnięto do dobrania karty.
terminal-cannot = Tego nie można zrobić: { $text }.
terminal-refused = Tego nie można zrobić: { $typed }: { $text }.
terminal-nothing-follows = po końcu tury nic już nie może nastąpić
terminal-preview = { $first }. { $next }
terminal-could-draw = Można by dobrać kartę: !
terminal-would-stay = Tak przetrwasz.
terminal-would-be-out = Tak odpadniesz.
terminal-would-be-out-as = Tak odpadniesz. { $text }
terminal-really = Na pewno? (t/n)
terminal-yes = t tak
terminal-leave = Odchodzisz od stołu.
terminal-recorded = Gra jest w pliku { $file }; obejrzysz ją poleceniem red7 replay.
terminal-record-exists = --record wymaga nazwy nowego pliku, a { $file } już istnieje
terminal-help =
    Wpisz kroki swojej tury, razem albo po kolei:
    {"  "}+R7  zagraj R7 do palety            >B3  połóż B3 na tło: jej kolor to nowa zasada
    {"  ."}    zakończ turę                   !    dobierz kartę, gdy możesz
    {"  "}--   spasuj: nic nie rób i odpadnij
    Z efektami, po zagraniu karty nieparzystej do palety:
    {"  *"}O5  (1) przenieś O5 z innej palety do talii
    {"  "}^G4  (7) przenieś G4 ze swojej palety do talii    ~G4  (7) albo na tło
    {"  "}Gdy trudno wpisać ^ lub ~, to samo zrobią dG4 i cG4.
    {"  "}Trójka dobiera kartę sama; po piątce zagraj kolejną kartę znakiem +.
    Poza tym: t  zagrania, które cię ocalą         h  co by to dało: h +R7 >B3
    {"          "}s  pokaż stół jeszcze raz            u  cofnij kroki, które niczego nie odkryły
    {"          "}?  ta pomoc                          q  wyjdź (z --record gra się zapisze)

## A walk through a record

terminal-replay-round = Runda { $round }: zaczyna { $name }.
terminal-replay-turn = Runda { $round }, tura { $turn }: { $name } { $typed }
terminal-replay-out = Odpada z rundy.
terminal-replay-keys = Enter: dalej, b: wstecz, r: następna runda, q: koniec [{ $page }/{ $pages }]

## A position

terminal-no-seat = nie ma miejsca { $seat }: miejsca mają numery od 0 do { $count }
terminal-no-whole-position = obraz albo widok z miejsca wymaga całej pozycji

## A review of a record

terminal-review-empty = { $file } nie zawiera tury do analizy
terminal-reviewing = analiza
terminal-review-round = Runda { $round }
terminal-review-better = lepiej { $typed }
terminal-share = { PERCENT($share) }
terminal-amount = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-gain = +{ NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-loss = -{ NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-graph = Szansa na wygranie partii, wszystkie ręce odkryte: { $name }
terminal-turning-nobody = Nie ma punktu zwrotnego: partia nie ma jednego zwycięzcy.
terminal-turning-never = Nie ma punktu zwrotnego: { $name } ani razu nie zostaje w tyle.
terminal-turning-deal = Punkt zwrotny: rozdanie rundy { $round }. Odtąd przewagę ma { $name }.
terminal-turning-turn = Punkt zwrotny: runda { $round }, tura { $turn } ({ $mover } { $typed }). Odtąd przewagę ma { $name }.
terminal-column-start = początek
terminal-column-own = własne tury
terminal-column-others = tury innych
terminal-column-deals = rozdania
terminal-column-draws = dobieranie
terminal-column-end = koniec

## While somebody waits

terminal-compiling = kompilacja, tylko za pierwszym razem
terminal-remaining = do końca

## A server: where the table is

terminal-at = Red7 działa pod adresem { $url }
terminal-at-here = Na tym komputerze: { $url }
terminal-here-only = Działa tylko na tym komputerze; --host 0.0.0.0 wpuszcza innych.
terminal-running = Red7 już działa.
terminal-kept-yours = Ctrl-C kończy; twoje gry zostają zapisane.
terminal-kept-all = Ctrl-C kończy; wszystkie gry zostają zapisane.
terminal-no-browser = Stąd nie da się otworzyć przeglądarki; otwórz ten adres w dowolnej.
terminal-browser-closed = Przeglądarka się nie otworzyła; otwórz w niej ten adres.
terminal-folder-silent = inny red7 trzyma swoje gry w { $file }, ale nie odpowiada; najpierw go zakończ
terminal-folder-taken = inny red7 trzyma swoje gry w { $file }; najpierw go zakończ albo wybierz inny folder
terminal-folder-served = inny red7 trzyma swoje gry w { $file } i działa pod adresem { $url }; najpierw go zakończ albo wybierz inny folder
terminal-file-unreadable = nie można otworzyć { $file }: { $text }
terminal-file-unusable = nie można użyć { $file }: { $text }; wybierz inny folder przez --data
terminal-file-damaged = plik { $file } jest uszkodzony ({ $text }); `red7 check` wymienia uszkodzone gry, `red7 restore` przywraca kopię zapasową
terminal-file-foreign = { $file } to nie plik z grami Red7; przenieś go albo wybierz inny folder przez --data
terminal-file-newer = { $file } pochodzi z nowszego Red7; zaktualizuj ten program albo wybierz inny folder przez --data
terminal-file-no-folder = nie można trzymać gier w { $file }: { $text }; wybierz inny folder przez --data

## red7 verify: whether the cards lay as a fingerprint said that was shown before the round.

terminal-verify-round = { $state ->
    [proved] Runda { $round }: potwierdzone. To tasowanie ma podany przez ciebie odcisk.
    [agrees] Runda { $round }: sól, kolejność i rozdanie zgadzają się z odciskiem w zapisie.
    [no-proof] Runda { $round }: w zapisie nie ma soli ani kolejności, więc nie ma czego sprawdzać.
    [wrong-fingerprint] Runda { $round }: BŁĄD. Sól i kolejność mają inny odcisk, niż podaje zapis.
    [wrong-deal] Runda { $round }: BŁĄD. Karty są rozdane w innej kolejności, niż podaje zapis.
   *[other] Runda { $round }: BŁĄD. To tasowanie ma inny odcisk niż podany przez ciebie.
}
terminal-verify-many = odcisków ({ $count }) jest więcej niż rund w zapisie ({ $rounds })
terminal-verify-sum = { $state ->
    [proved] Potwierdzone podanymi odciskami: jeśli pokazano je przed rundami, nikt od tamtej pory nie zmienił kolejności kart.
    [part] Potwierdzone dla rund, których odciski są podane; o pozostałych wiadomo tylko, że zapis jest spójny.
    [agrees] Zapis jest spójny. To nie dowodzi, że karty leżały tak przed rundami: podaj odciski pokazane wtedy, po jednym na rundę, opcją --fingerprint.
    [none] W zapisie nie ma żadnej rundy.
   *[wrong] Z tym zapisem coś jest nie tak.
}
