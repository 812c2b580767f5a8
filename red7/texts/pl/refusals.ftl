### Why something cannot be done: the rules' refusals (why-), and everything else (problem-).

## Why the rules refuse a step. Each stands alone in small print, or after "+R7: ".

why-unknown = nie ma takiego kroku
why-not-your-turn = to nie twoja tura
why-finished = tura jest już skończona
why-owes = { $number ->
    [1] najpierw wykonaj efekt ({ $cause }): zabierz kartę z innej palety
    [5] najpierw wykonaj efekt ({ $cause }): zagraj kolejną kartę do swojej palety
   *[7] najpierw wykonaj efekt ({ $cause }): przenieś kartę ze swojej palety do talii albo na tło
}
why-not-in-hand = nie masz tej karty na ręce
why-palette-done = do palety zagrywasz jedną kartę na turę
why-canvas-done = na tle leży już karta z tej tury
why-losing = { COLOR($color) }: nie wolno, bo wtedy nie prowadzisz
why-hopeless = po tym nie da się skończyć tury na prowadzeniu, a to wydanie tego wymaga
why-bound = { $cause } jest już zagrana: nie możesz zakończyć tej tury, jeśli nie prowadzisz
why-no-action = żadna właśnie zagrana karta na to nie pozwala
why-not-there = tej karty nie ma w żadnej palecie, z której można by ją zabrać
why-fewer-cards = w tamtej palecie jest mniej kart niż w twojej
why-no-draw = nie ma teraz czego dobierać
why-nothing-done = tura bez karty to pas
why-too-late = spasować można tylko na początku tury

## What else cannot be done, or went wrong: problem- and the code that the server tells.

problem-not-your-seat = To nie twoje miejsce.
problem-not-your-turn = To nie kolej tego miejsca.
problem-behind = Gra poszła w tym czasie dalej. Spójrz na stół jeszcze raz.
problem-illegal = Zasady na to nie pozwalają.
problem-no-deal = Nie można teraz rozdać kart na nową rundę.
problem-no-steps = W swojej turze trzeba coś zrobić.
problem-unknown-table = Tej gry tu nie ma; mogła zostać usunięta.
problem-already-open = Ten stół jest już przygotowany.
problem-player-count = Red7 to gra dla 2–4 osób, a nie dla { $count }.
problem-bad-name = { $why ->
    [long] To imię jest za długie.
    [nothing] Tego imienia nie widać: potrzebna jest litera, cyfra albo emoji.
   *[hidden] W tym imieniu jest znak, którego nie widać, na przykład odwracający kierunek tekstu.
}
problem-no-player = W grze musi być przynajmniej jedno miejsce bez bota.
problem-unknown-bot = Nie ma bota { $text }; są: { $names }.
problem-unknown-seat = Nie ma miejsca { $seat }.
problem-unknown-moment = W rundzie { $round } nie ma tury { $turn }.
problem-over = Od tego momentu nie ma już nic do rozegrania.
problem-not-over = To będzie dostępne po zakończeniu partii.
problem-uploaded = W tę grę nikt nie gra; zacznij nową albo graj dalej od wybranej tury.
problem-no-turns = Nie ma żadnej tury do analizy.
problem-one-device = W tej grze wszyscy grają na jednym urządzeniu.
problem-no-person = Nie siedzi tam nikt, o kogo mogłoby chodzić.
problem-started = Gra już trwa; tego nie można teraz zmienić.
problem-seat-taken = To miejsce jest już zajęte.
problem-seats-taken = Przy stole siedzi już więcej osób, niż byłoby miejsc.
problem-free-seats = Potrzeba co najmniej dwóch graczy: zaproś kogoś albo wpuść boty na wolne miejsca.
problem-removed = Nie możesz usiąść przy tym stole.
problem-was-removed = Gospodarz usunął cię od tego stołu.
problem-watching-ended = Nie możesz już oglądać gry przy tym stole. Poproś kogoś z graczy o nowy link.
problem-no-invitation = Ten link nie pozwala usiąść. Poproś o zaproszenie do stołu.
problem-already-seated = Masz już miejsce przy tym stole.
problem-held-another = W tej rundzie grasz już z innego miejsca. Poczekaj, aż się skończy.
problem-match-over = Partia jest skończona.
problem-not-started = Gra jeszcze się nie zaczęła.
problem-not-host = Może to zrobić tylko gospodarz stołu.
problem-not-away = { $count ->
    [one] Będzie to możliwe po sekundzie nieobecności tej osoby.
    [few] Będzie to możliwe po { $count } sekundach nieobecności tej osoby.
    [many] Będzie to możliwe po { $count } sekundach nieobecności tej osoby.
   *[other] Będzie to możliwe po { $count } sekundy nieobecności tej osoby.
}
problem-stand-in = Na tym miejscu gra bot. Najpierw na nie wróć.
problem-no-stand-in = Na tym miejscu nie gra żaden bot.
problem-timed-out = Czas na tę turę minął; zagra bot.
problem-not-due = Jest za wcześnie albo za późno.
problem-bad-clock = Zegar może mieć od 0 do { $most } s.
problem-bad-pause = Przerwa może trwać od 0 do { $most } s.
problem-rematch-named = Stół na rewanż już jest.
problem-unknown-reaction = Nie ma takiej reakcji.
problem-unknown-face = Nie ma takiego obrazka.
problem-too-fast = Dużo tych reakcji. Poczekaj chwilę.
problem-spectators-quiet = Przy tym stole widzowie nie mogą wysyłać reakcji.
problem-no-hints = Przy tym stole gra się bez podpowiedzi.
# Whoever runs the server has switched this off.
problem-no-lobby = Na tym serwerze nie ma otwartych stołów. Zaproś znajomych do własnego stołu.
problem-no-uploads = Ten serwer nie przyjmuje zapisów gier.
problem-transfer-over = Ten link jest już wykorzystany albo ma ponad dziesięć minut. Utwórz nowy.
problem-already-here = To właśnie z tego urządzenia chcesz się przenieść. Otwórz link na tym drugim.
problem-moved = Twoje gry są już na innym urządzeniu.
problem-deleted = Wszystko o tobie zostało stąd usunięte.
problem-has-games = To urządzenie ma własne gry, które by przepadły. Najpierw je usuń albo użyj innej przeglądarki.
problem-busy = Podpowiedzi są już w drodze.
problem-bad-id = Identyfikator ma od 1 do { $most } znaków.
problem-protocol = Ten serwer używa protokołu { $ours }, nie { $yours }; wczytaj stronę ponownie.
problem-no-token = Ta przeglądarka nie zapisuje ciasteczek tej strony, więc żadne miejsce nie może być twoje: zezwól na ciasteczka i wczytaj stronę ponownie.
problem-malformed = Nie da się tego zrozumieć: { $text }
problem-too-large = { $what ->
    [rounds] Zapis, w którym jest więcej rund niż { $most }, jest dłuższy niż jakakolwiek partia.
   *[bytes] Można tu wczytać najwyżej { $most } kB.
}
problem-quota = { $what ->
    [uploads] Liczba twoich wczytanych zapisów: { $most }. Więcej ten serwer nie przechowuje dla jednej osoby. Usuń część z nich w „Moich grach”.
    [running] Liczba twoich trwających gier: { $most }. Więcej ten serwer nie przechowuje dla jednej osoby. Zakończ lub usuń część z nich w „Moich grach”.
   *[games] Liczba twoich gier: { $most }. Więcej ten serwer nie przechowuje dla jednej osoby. Usuń część z nich w „Moich grach”.
}
problem-not-utf-8 = To nie jest tekst w UTF-8.
problem-bad-record = { $turn ->
    [0] Nie da się odczytać wiersza { $line } tego zapisu: { $text }
   *[other] Nie da się odczytać wiersza { $line } tego zapisu (runda { $round }, tura { $turn }): { $text }
}
problem-bad-host = Żądanie nie podaje poprawnie, do którego serwera jest skierowane.
problem-host = { $text } to nie jest nazwa tego serwera.
problem-origin = Obca strona nie może tego zrobić.
problem-unfinished = To zbyt długo tu docierało. Sprawdź połączenie i spróbuj jeszcze raz.
problem-crowded = Z twojej sieci przychodzi teraz zbyt wiele danych. Spróbuj ponownie za minutę.
problem-too-many-requests = { $count ->
    [one] To za dużo naraz. Spróbuj ponownie za sekundę.
    [few] To za dużo naraz. Spróbuj ponownie za { $count } sekundy.
    [many] To za dużo naraz. Spróbuj ponownie za { $count } sekund.
   *[other] To za dużo naraz. Spróbuj ponownie za { $count } sekundy.
}
problem-unknown-address = Pod adresem { $text } niczego nie ma.
problem-unknown-method = Tego nie da się zrobić metodą { $text }.
problem-failed = Coś poszło nie tak; błąd jest odnotowany.
problem-storage = { $why ->
    [full] Nie udało się zapisać: dysk jest pełny. Zwolnij miejsce i spróbuj ponownie.
    [damaged] Plik z grami jest uszkodzony. Osoba, która prowadzi ten serwer, może wstawić w jego miejsce kopię zapasową.
    [gone] Plik z grami został przeniesiony lub zastąpiony innym. Nic więcej nie zostanie zapisane, dopóki osoba, która prowadzi ten serwer, nie przywróci go na miejsce.
   *[other] { $work ->
        [read] Nie da się teraz odczytać gier. Spróbuj ponownie za chwilę.
       *[write] Nie udało się teraz zapisać. Spróbuj ponownie za chwilę.
    }
}
problem-damaged = { $why ->
    [missing] Tej gry nie da się odczytać: brakuje jej części.
    [newer] Ta gra pochodzi z nowszej wersji Red7: zaktualizuj swoją.
   *[other] Tej gry nie da się odczytać: { $text }
}

## The page has not been built; $command is typed in a terminal.

site-not-built = Strony nie są jeszcze zbudowane. Uruchom { $command }, a potem wczytaj stronę ponownie.
