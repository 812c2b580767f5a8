### At a table with friends that has begun: who is there, clocks, reactions, the table's menu,
### watching, and what comes after a round or a match.

## Who is there

at-here = online
at-away = { $state ->
    [minutes] offline od { $count } min
    [hours] offline od { $count } h
    [days] { $count ->
        [one] offline od { $count } dnia
        [few] offline od { $count } dni
        [many] offline od { $count } dni
       *[other] offline od { $count } dnia
    }
   *[now] offline
}
at-program = program
at-host = gospodarz
at-let-bot = Zastąp botem: { $name }
at-is-away = { $name } jest { at-away }.
at-bot-for-you = Za ciebie gra bot.
at-take-back = Wróć na swoje miejsce
at-time-up = { $what ->
    [fold] Czas minął: pasujesz.
   *[bot] Czas minął: tę turę rozgrywa bot.
}
at-you-watch = Oglądasz grę.
at-watching = { $count ->
    [one] ogląda { $count } osoba
    [few] oglądają { $count } osoby
    [many] ogląda { $count } osób
   *[other] ogląda { $count } osób
}
at-connected = Połączenie działa
at-reconnecting = { $state ->
    [yes] Łączę ponownie; twoje zagranie jest zapamiętane i wyśle się samo
   *[no] Łączę ponownie…
}

## Clocks

at-clock = { $who ->
    [you] Twój czas
   *[other] Czas: { $name }
}
at-clock-left = { $count ->
    [one] Została { $count } sekunda.
    [few] Zostały { $count } sekundy.
    [many] Zostało { $count } sekund.
   *[other] Zostało { $count } sekundy.
}

## Help

at-help = { $state ->
    [hints] Znaki i podpowiedzi
    [marks] Bez podpowiedzi
   *[none] Bez pomocy
}
at-turn = Paleta, tło albo jedno i drugie.
at-turn-laid = Graj dalej albo zakończ turę.

## Reactions

at-react = Zareaguj
at-reaction = { $name }: { $text }
reaction-hello = Cześć!
reaction-thanks = Dzięki!
reaction-well-played = Dobre zagranie!
reaction-lucky = Ale fart!
reaction-oops = Ups!
reaction-hurry = Twoja tura!
reaction-thinking = Niech pomyślę
reaction-wow = Wow!
reaction-laugh = Ha, ha!
reaction-sad = O nie!
reaction-one-more = Jeszcze raz?
reaction-good-game = Dobra gra!

## The table's menu

at-menu = Osoby i stół
at-who = Kto tu jest
at-you = ty
at-about = { $text }: { $name }
at-remove = Usuń
at-remove-ask = Usunąć od stołu: { $name }? Miejsce zajmie bot, a { $name } już tu nie wróci. Link z zaproszeniem się zmieni.
at-make-host = Mianuj gospodarzem
at-take-host = Zostań gospodarzem
at-mute = Ukryj reakcje
at-mute-all = Ukryj wszystkie reakcje
at-rename = Twoje imię
at-rename-go = Zmień
at-leave = Odejdź na dobre
at-leave-ask = Odejść na dobre? Twoje miejsce zajmie bot.
at-yes = Tak
at-no = Nie
at-invite = Kopiuj zaproszenie
at-invite-watch = Kopiuj link dla widzów
at-copied = Skopiowano.
at-link = Link
at-settings = Stół
at-set-help = Pomoc
at-set-pause = Po jakim czasie bot może grać za nieobecnych
at-set-stand-in = Bot, który gra za nieobecnych
at-set-watching = Inni mogą oglądać
at-set-late = Spóźnieni mogą zająć miejsce bota
at-set-public = Na liście otwartych stołów
at-setting = { $name }: { $text }
at-on = tak
at-off = nie
at-notify = Powiadom mnie o mojej turze
at-notify-refused = Ta przeglądarka na to nie pozwala.

## After a round, and after a match

at-next-soon = { $count ->
    [one] Następna runda za { $count } sekundę.
    [few] Następna runda za { $count } sekundy.
    [many] Następna runda za { $count } sekund.
   *[other] Następna runda za { $count } sekundy.
}
at-next-asked = Kogoś nie ma przy stole: następna runda zacznie się, gdy ktoś z was o nią poprosi.
at-evening = Partie wygrane tego wieczoru
at-seats = Miejsca w rewanżu
at-seats-same = wszyscy zostają na swoich
at-seats-shifted = każdy przesiada się o jedno miejsce
at-rematch-waits = Rewanż czeka na ciebie.
at-rematch-join = Dołącz

## People

event-joined = { $who ->
    [you] Jesteś przy stole.
   *[other] { $name } siada do stołu.
}
event-left = { $who ->
    [you] Opuszczasz stół.
   *[other] { $name } opuszcza stół.
}
event-removed = { $who ->
    [you] Gospodarz usunął cię od stołu.
   *[other] Gospodarz usuwa od stołu gracza { $name }.
}
event-takes-seat = Miejsce przejmuje { $bot }.
event-replaced = { $who ->
    [you] Za ciebie gra teraz { $bot }.
   *[other] Za gracza { $name } gra teraz { $bot }.
}
event-returned = { $who ->
    [you] Znowu grasz.
   *[other] { $name } znowu gra.
}
event-timed-out = { $who ->
    [you] Twój czas się skończył.
   *[other] Gracz { $name } nie zdążył w czasie.
}
event-bot-turn = Tę turę rozgrywa { $bot }.
event-host = { $who ->
    [you] Teraz ty prowadzisz stół.
   *[other] Teraz stół prowadzi { $name }.
}
event-offline = { $name } jest offline.
event-online = { $name } jest znowu online.
name-for = { $who ->
    [you] { $bot } za ciebie
   *[other] { $bot } za gracza { $name }
}
event-dropped = Gdy nie było połączenia, twoją turę rozegrał bot. Wysłana przez ciebie tura nie została użyta.
at-follow = Zaczął się rewanż.
at-follow-go = Oglądaj rewanż
at-followed = Oglądasz teraz rewanż.
at-sound-ask = Dźwięk, gdy przyjdzie twoja kolej?
at-sound-yes = Włącz dźwięk
at-sound-no = Nie, dziękuję
at-spectator = Z widowni
at-set-spectators = Widzowie mogą wysyłać reakcje
at-keep-watching = Oglądaj dalej
