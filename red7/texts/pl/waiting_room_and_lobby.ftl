### Playing with friends, before and around the table: waiting room, lobby, moving to another device.

## The first page

friends-play = Graj ze znajomymi
friends-your-turn = Twoja tura
friends-tables = Otwarte stoły

games-not-begun = czeka na start
games-delete-friends = Zniknie tylko z twojej listy; inni ją zachowają.

## Seats

seat-free = Wolne miejsce
seat-kept = Czeka na: { $name }
seat-you = Ty
seat-host = Gospodarz
seat-bot = Bot
seat-program = Program
seat-away = Offline

## The waiting room

room-title = Czekamy na znajomych
room-invited = { $name } zaprasza cię do gry w Red7
room-begun = Ta gra już się zaczęła
room-taken = Zajęte miejsca: { $count } z { $most }.
room-all = Wszystkie miejsca są zajęte.
room-all-host = Są już wszyscy. Możesz zaczynać.
room-all-guest = Są już wszyscy. Grę rozpoczyna { $name }.
room-fills = Jeśli przez pół minuty nikt nie przyjdzie, wolne miejsca zajmą boty.
room-seats = Miejsca
room-sit = Usiądź tu
room-sit-number = Usiądź tu: miejsce { $number }
room-bot-sit = Zajmij to miejsce
room-bot-sit-number = Zajmij to miejsce: miejsce { $number }
room-stand = Wstań
room-rename = Imię i obrazek
room-rename-save = Zapisz
# The picture that stands beside a player's name: a button, and the heading of what there is to choose.
face-yours = Twój obrazek
# No drawing: the letter that a name begins with.
face-none = Pierwsza litera
# Names of the drawings, for screen readers.
face-cat = Kot
face-fox = Lis
face-rabbit = Królik
face-bear = Niedźwiedź
face-owl = Sowa
face-frog = Żaba
face-fish = Ryba
face-whale = Wieloryb
face-snail = Ślimak
face-boat = Łódka
face-teapot = Czajniczek
face-cactus = Kaktus
room-watch-closed = Gry przy tym stole nie można oglądać.
room-choice = Kto siedzi na miejscu { $number }
room-remove = Usuń
room-remove-name = Usuń: { $name }
room-remove-title = Usunąć od stołu: { $name }?
room-remove-text = { $name } nie wróci już do tego stołu, a link się zmieni: linki wysłane wcześniej przestaną działać.
room-remove-no = Zostaw
room-host = Mianuj gospodarzem
room-host-name = Mianuj gospodarzem: { $name }
room-take-host = Zostań gospodarzem
room-free = { $count ->
    [one] { $count } wolne miejsce: poczekaj na kogoś albo wpuść bota.
    [few] { $count } wolne miejsca: poczekaj na znajomych albo wpuść boty.
    [many] { $count } wolnych miejsc: poczekaj na znajomych albo wpuść boty.
   *[other] { $count } wolnych miejsc: poczekaj na znajomych albo wpuść boty.
}
room-start-now = Zacznij w obecnym składzie albo wpuść boty na wolne miejsca.
room-fill = Dodaj boty i zacznij
room-agreed = Jak gramy
room-change = Zmień zasady i ustawienia
room-number = Liczba miejsc

## A link, to be sent or scanned

link-title = Zaproś znajomych
link-text = Kto ma ten link, może usiąść do stołu. Konto nie jest potrzebne.
link-field = Link
link-copy = Kopiuj link
link-copied = Skopiowano.
link-share = Udostępnij…
link-code = Powiększ kod
link-code-title = Zeskanuj aparatem
link-local = Ten link działa tylko na tym komputerze. Żeby wpuścić innych, uruchom Red7 poleceniem „red7 serve --host 0.0.0.0” i otwórz adres sieciowy, który się wyświetli.

## What a table has agreed on, in sentences, and the form for it

agreed-edition = Wydanie: { $text }
agreed-clock = Zegar
agreed-clock-none = Bez zegara
agreed-clock-turn = Limit na turę
agreed-clock-bank = Zapas czasu na całą partię
agreed-turn-time = Czas na turę
agreed-bank-time = Zapas czasu
agreed-increment = Dodatek po każdej turze
agreed-out-of-time = Gdy skończy się czas
agreed-bot = Turę rozgrywa bot
agreed-fold = Gracz pasuje
agreed-is-turn = { $text } na turę
agreed-is-bank = { $text } na całą partię
agreed-is-increment = { $text } na całą partię, plus { $next } po każdej turze
agreed-is-out = { $what ->
    [fold] Kto przekroczy czas, pasuje
   *[bot] Gdy komuś skończy się czas, turę rozgrywa { $name }
}
agreed-help = Pomoc dla wszystkich
agreed-help-hints = Znaki, podgląd i podpowiedzi
agreed-help-marks = Tylko znaki i podgląd
agreed-help-none = Bez pomocy
agreed-pause = Po jakim czasie bot może grać za nieobecnych
agreed-stand-in = Za nieobecnych gra ten bot
agreed-is-away = Za nieobecnych może grać { $name } (czas oczekiwania: { $text })
agreed-watching = Inni mogą oglądać
agreed-late = Spóźnieni mogą zająć miejsce bota
agreed-public = Wszyscy na tym serwerze widzą stół na liście otwartych stołów
agreed-no-watching = Bez widzów
agreed-spectators = Widzowie mogą wysyłać reakcje
agreed-no-spectators = Widzowie nie mogą wysyłać reakcji
agreed-no-late = Boty zachowują swoje miejsca
duration-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
    [many] { $count } sekund
   *[other] { $count } sekundy
}
duration-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minuty
}
duration-hours = { $count ->
    [one] { $count } godzina
    [few] { $count } godziny
    [many] { $count } godzin
   *[other] { $count } godziny
}

## A friend who comes late

late-watching = Oglądasz grę.
late-sit = Usiądź
late-text = Na tym miejscu gra teraz bot; przejmiesz jego grę.
late-seat = Miejsce
late-seat-of = Miejsce { $number }: { $name }

## The lobby: tables that everybody can come to

lobby-title = Otwarte stoły
lobby-more = Pokaż więcej
lobby-none = Teraz żaden stół nie jest otwarty dla wszystkich.
lobby-none-text = „Usiądź gdziekolwiek” otwiera nowy. Twój własny stół pojawi się tutaj, gdy gospodarz otworzy go dla wszystkich.
lobby-free = { $count ->
    [one] { $rules } · { $count } wolne miejsce
    [few] { $rules } · { $count } wolne miejsca
    [many] { $rules } · { $count } wolnych miejsc
   *[other] { $rules } · { $count } wolnych miejsc
}
lobby-running = { $rules } · gra trwa
lobby-language = · { $text }
lobby-sit = Usiądź
lobby-watch = Oglądaj
lobby-sit-names = Usiądź: { $names }
lobby-watch-names = Oglądaj: { $names }
lobby-anywhere = Usiądź gdziekolwiek
lobby-anywhere-text = Usiądziesz przy stole, przy którym ktoś czeka. Jeśli takiego nie ma, po pół minuty wolne miejsca zajmą boty.

## To another device

move-title = Graj dalej na innym urządzeniu
move-text = Otwórz tam ten link albo zeskanuj kod. Twoje miejsce się przeniesie (link działa raz), a tutaj będziesz oglądać grę.
move-which = Które miejsca?
move-make = Utwórz link
move-short = Jest ważny dziesięć minut.
move-done = Miejsce jest teraz na drugim urządzeniu.
move-all-title = Zabierz wszystko ze sobą
move-all-text = Otwórz ten link na innym urządzeniu albo zeskanuj kod. Twoje miejsca, gry i wyniki będą wtedy i tu, i tam.
move-all = Zabierz wszystko na inne urządzenie
forget-me = Usuń wszystko o mnie
forget-me-title = Usunąć wszystko o tobie?
forget-me-goes = Twoje gry, wyniki i miejsca znikną z tego serwera na dobre, a z nimi twoje imię. Ta przeglądarka zacznie od nowa.
forget-me-stays = Gry, które mają też inni, zostaną u nich, ale bez twojego imienia. Jeśli któraś jeszcze trwa, bot gra dalej za ciebie. Zapisów, które ktoś pobrał, tu nie ma i zostaną takie, jakie są.
forget-me-do = Usuń wszystko
forget-me-keep = Zostaw wszystko

## The page to which such a link leads

take-title = Graj dalej tutaj
take-text = Ten link przenosi miejsce albo wszystko, co twoje, z innego urządzenia na to. Działa jeden raz.
take-go = Przenieś tutaj
take-going = Chwileczkę…
take-empty = W tym linku brakuje tajnego klucza. Skopiuj go w całości albo zeskanuj kod jeszcze raz.
