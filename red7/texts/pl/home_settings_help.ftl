### The pages beside the table: start, rules to choose, my games, settings, help, what goes wrong.

## Everywhere

app-name = Red7
app-tagline = Siedem kolorów, siedem zasad. Kończ turę na prowadzeniu, inaczej odpadasz.
page-title = { $title } · Red7
page-missing = Nic tu nie ma.
page-reload = Wczytaj ponownie
nav-new = Nowa gra
nav-games = Moje gry
nav-results = Twoje wyniki
nav-help = Pomoc
nav-help-key = Pomoc (?)
nav-settings = Ustawienia
nav-menu = Menu
nav-close = Zamknij
nav-home = Red7: nowa gra
nav-sound-on = Dźwięk włączony
nav-sound-off = Dźwięk wyłączony

## A new game

new-title = Nowa gra
new-you = Twoje imię
new-opponents = Przeciwnicy
new-opponent = Przeciwnik { $number }
new-add = + Dodaj przeciwnika
new-remove = Usuń: { $name }
new-remove-unnamed = Usuń: osoba { $number }
new-person = Osoba obok ciebie
new-person-name = Imię osoby { $number }
new-rules = Zasady
new-more = Więcej: wydania i opcje
new-edition = Wydanie zasad
new-start = Zaczynamy
new-starting = Rozdawanie…
new-continue = Wróć do przerwanej gry
new-bot = { $name } · poziom { $level } z { $levels }

## The rules in four sentences: on the first page, and in the help

intro-title = Pierwszy raz?
intro-1 = Masz karty na ręce i paletę kart przed sobą. Wierzchnia karta tła wskazuje, która zasada teraz obowiązuje.
intro-2 = W swojej turze zagraj jedną kartę do palety albo połóż jedną na tło, by zmienić zasadę, albo zrób jedno i drugie.
intro-3 = Na koniec swojej tury musisz prowadzić zgodnie z zasadą, która wtedy obowiązuje. Inaczej odpadasz. Wygrywa, kto przetrwa do końca.
intro-4 = Wyższa liczba wygrywa, a przy równych kolor bliższy czerwieni. Stół oznacza każdą kartę, która pozwala ci przetrwać.

## Rules to choose from

preset-basic = Podstawowy
preset-basic-text = Na pierwsze gry: jedna runda na kilka minut. Wygrywa, kto przetrwa do końca.
preset-advanced = Zaawansowany
preset-advanced-text = Na całą partię: kilka rund na punkty, a wysoka karta na tle pozwala dobrać kolejną.
preset-expert = Ekspercki
preset-expert-text = Gdy znasz już siedem zasad: jak zaawansowany, a karty nieparzyste mają efekty.
preset-own = Własny
switch-draw = Dobieranie
switch-draw-text = Jeśli liczba na karcie położonej na tło jest większa niż liczba kart w twojej palecie, dobierasz kartę.
switch-scoring = Punktacja
switch-scoring-text = { $two ->
    [one] Kto wygra rundę, dostaje punkty za karty, które się liczą. Gra się do { $two } punktu we dwie osoby, do { $three } w trzy, do { $four } w cztery.
    [few] Kto wygra rundę, dostaje punkty za karty, które się liczą. Gra się do { $two } punktów we dwie osoby, do { $three } w trzy, do { $four } w cztery.
    [many] Kto wygra rundę, dostaje punkty za karty, które się liczą. Gra się do { $two } punktów we dwie osoby, do { $three } w trzy, do { $four } w cztery.
   *[other] Kto wygra rundę, dostaje punkty za karty, które się liczą. Gra się do { $two } punktów we dwie osoby, do { $three } w trzy, do { $four } w cztery.
}
switch-actions = Efekty specjalne
switch-actions-text = Karty nieparzyste zagrane do palety mają efekty.
edition-v1-2 = v1.2: angielskie, niemieckie, portugalskie, hiszpańskie (Ameryka Łacińska)
edition-v1-2-fr = v1.2 francuskie: dobieranie jest obowiązkowe
edition-v1-2-it = v1.2 włoskie: jedynka bez szans i tak zabiera kartę
edition-pl-2021 = Polskie 2021: zakaz jedynek i siódemek bez szans
edition-v1-3 = v1.3 hiszpańskie: wolno położyć na tło kartę, po której odpadasz
edition-differs-compulsory-draw = Dobieranie za kartę na tle jest obowiązkowe.
edition-differs-seven-wins-at-once = Gdy siódemka przenosi kartę na tło, wystarczy prowadzić na koniec tury.
edition-differs-seven-draws = Po przeniesieniu karty na tło siódemką nigdy się nie dobiera.
edition-differs-hopeless-banned = Nie wolno zagrać jedynki ani siódemki, jeśli nie możesz potem zakończyć tury na prowadzeniu.
edition-differs-hopeless-one-takes = Jedynka zabiera kartę, nawet jeśli nie możesz zakończyć tury na prowadzeniu.
edition-differs-losing-canvas = Kartę z ręki wolno położyć na tło, nawet jeśli potem nie prowadzisz: zasada się zmienia, a na koniec tury odpadasz.
edition-alike = Przy wybranych tu zasadach gra się tak samo jak w v1.2.

## My games

games-title = Moje gry
games-running = W toku
games-finished = Zakończone
games-unreadable = Nie da się pokazać
games-none = Nie masz jeszcze żadnych gier.
games-continue = Graj dalej
games-replay = Powtórka
games-delete = Usuń
games-delete-title = Usunąć tę grę?
games-delete-text = Zniknie na dobre.
games-keep = Zostaw
games-upload = Wczytaj zapis
games-upload-text = Gra w formacie tekstowym: do powtórki, analizy albo dalszej gry.
games-upload-failed = Red7 nie umie odczytać tego zapisu. Wybierz plik zapisany przyciskiem „Pobierz”. ({ $text })
games-line = { $rules } · { $standing }
games-line-date = { $rules } · { $standing } · { DATETIME($date, dateStyle: "medium", timeStyle: "short") }
games-fork = odgałęzienie
games-record = z pliku
games-filter = Filtr
games-filter-count = { $most ->
    [one] { $count } z { $most } gry
    [few] { $count } z { $most } gier
    [many] { $count } z { $most } gier
   *[other] { $count } z { $most } gier
}
games-filter-none = Nie ma takich gier.
games-filter-clear = Pokaż wszystkie
games-any = Wszystkie gry
games-state = Stan
games-opponent = Przeciwnik
games-preset = Zasady
games-result = Wynik
games-origin = Pochodzenie
games-result-won = Wygrana
games-result-lost = Przegrana
games-opponent-person = Ludzie
games-origin-new = Zaczęta tutaj
games-origin-fork = Odgałęzienie
games-origin-record = Z pliku
games-more = Pokaż więcej (jeszcze { $count })
games-until = { $state ->
    [running] Zostanie usunięta { DATETIME($date, dateStyle: "medium") }, jeśli nikt nie zagra dalej
   *[finished] Zostanie usunięta { DATETIME($date, dateStyle: "medium") }
}
games-round = { $state ->
    [yours] runda { $round } · twoja tura
    [between] runda { $round } · między rundami
   *[others] runda { $round }
}
games-won = { $winner ->
    [you] twoje zwycięstwo
   *[other] zwycięstwo: { $names }
}
games-won-shared = wspólne zwycięstwo: ty oraz { $names }
games-which = { $names } · { DATETIME($date, dateStyle: "medium", timeStyle: "short") }

## Settings

settings-title = Ustawienia
settings-language = Język
settings-theme = Motyw
settings-theme-auto = Jak w systemie
settings-theme-light = Jasny
settings-theme-dark = Ciemny
settings-pace = Tempo przeciwników
settings-pace-slow = Wolne
settings-pace-normal = Zwykłe
settings-pace-fast = Szybkie
settings-pace-instant = Od razu
settings-confirm = Pytaj o potwierdzenie każdej tury
settings-marks = Oznaczaj karty, które pozwalają mi przetrwać
settings-hide-links = Ukrywaj linki z zaproszeniem (przydatne przy udostępnianiu ekranu)
settings-sound = Dźwięk
settings-haptics = Wibracje w mojej turze i na koniec

## A fair shuffle

fair-title = Uczciwe tasowanie
fair-text = Przed każdą rundą stół pokazuje cyfrowy odcisk (SHA-256) tasowania. Po rundzie pokazuje sól i karty, z których ten odcisk powstał, więc możesz sprawdzić, czy nic się nie zmieniło.
fair-opened = Odcisk powstał z tego:

## Help

help-title = Pomoc
help-keys = Klawisze
help-rules = Jak się gra w Red7
help-sevens = Siedem zasad
help-order = Wyższa liczba wygrywa. Przy równych: czerwony bije pomarańczowy i tak dalej, aż do fioletowego.
help-marks = Pełna kropka pod kartą na ręce znaczy, że ta karta pozwala ci przetrwać, a kółko, że dopiero razem z inną kartą. W paletach liczą się karty wysunięte, z obwódką.
help-new = Biały róg oznacza kartę nową od twojej ostatniej tury.
help-advanced = Zaawansowany: dobieranie i punktacja
help-actions = Ekspercki: efekty kart nieparzystych
help-action = { $number ->
    [1] Karta z innej palety trafia na wierzch talii, ale nie z palety, w której jest mniej kart niż w twojej.
    [3] Dobierz kartę.
    [5] Zagraj kolejną kartę do swojej palety i wykonaj jej efekt.
   *[7] Karta z twojej palety trafia na wierzch talii albo na tło.
}
help-key-cards = wybierz kartę z ręki
help-key-move = przejdź od karty do karty
help-key-palette = do palety
help-key-canvas = na tło
help-key-deck = do talii
help-key-end = zakończ turę
help-key-back = cofnij
help-key-hint = podpowiedź
help-key-fold = spasuj
help-key-skip = przewiń
help-key-log = przebieg
help-key-help = ta pomoc
help-key-escape = odłóż kartę, zamknij
help-key-replay = w powtórce: krok wstecz lub dalej, z Shift całymi turami

## What goes wrong in the page itself; the rest is in refusals.ftl

problem-unknown = Nie udało się ({ $code }). Sprawdź jeszcze raz albo wczytaj stronę ponownie.
problem-network = Serwer nie odpowiada. Czy Red7 nadal działa?
problem-stale = Serwer nie zna już tej strony. Wczytaj ją ponownie.

## Where no script runs: in the page as it is loaded, one line without values

site-no-script = Red7 wymaga JavaScriptu, a tutaj jest on wyłączony. Włącz go dla tej strony i wczytaj ją ponownie.
