### An einem Tisch mit Freunden, der begonnen hat: wer da ist, Uhren, Reaktionen, das Menü des
### Tisches, Zusehen, und was nach einer Runde oder Partie kommt.

## Wer da ist

at-here = verbunden
at-away = { $state ->
    [minutes] seit { $count } min weg
    [hours] seit { $count } h weg
    [days] { $count ->
        [one] seit { $count } Tag weg
       *[other] seit { $count } Tagen weg
    }
   *[now] weg
}
at-program = Programm
at-host = Leitung
at-let-bot = Bot für { $name } einsetzen
at-is-away = { $name } ist { at-away }.
at-bot-for-you = Ein Bot spielt für dich.
at-take-back = Platz zurückholen
at-time-up = { $what ->
    [fold] Die Zeit ist um: Du passt.
   *[bot] Die Zeit ist um: Ein Bot übernimmt diesen Zug.
}
at-you-watch = Du siehst zu.
at-watching = { $count ->
    [one] { $count } Person sieht zu
   *[other] { $count } Personen sehen zu
}
at-connected = Du bist verbunden
at-reconnecting = { $state ->
    [yes] Verbindung wird wiederhergestellt; deine Eingaben bleiben erhalten und werden gesendet
   *[no] Verbindung wird wiederhergestellt …
}

## Uhren

at-clock = { $who ->
    [you] Deine Zeit
   *[other] Zeit von { $name }
}
at-clock-left = { $count ->
    [one] Noch { $count } Sekunde.
   *[other] Noch { $count } Sekunden.
}

## Hilfe

at-help = { $state ->
    [hints] Markierungen und Tipps
    [marks] Keine Tipps
   *[none] Keine Hilfe
}
at-turn = Palette, Leinwand oder beides.
at-turn-laid = Mach weiter oder beende deinen Zug.

## Reaktionen

at-react = Reagieren
at-reaction = { $name }: { $text }
reaction-hello = Hallo!
reaction-thanks = Danke!
reaction-well-played = Gut gespielt!
reaction-lucky = Glück gehabt!
reaction-oops = Hoppla!
reaction-hurry = Du bist dran!
reaction-thinking = Lass mich überlegen
reaction-wow = Wow!
reaction-laugh = Haha!
reaction-sad = Oh nein!
reaction-one-more = Noch eine?
reaction-good-game = Gutes Spiel!

## Das Menü des Tisches

at-menu = Leute und Tisch
at-who = Wer da ist
at-you = du
at-about = { $text }: { $name }
at-remove = Entfernen
at-remove-ask = { $name } entfernen? Ein Bot übernimmt den Platz, und { $name } kann nicht zurückkommen. Der Einladungslink ändert sich.
at-make-host = Leitung übergeben
at-take-host = Leitung übernehmen
at-mute = Reaktionen ausblenden
at-mute-all = Alle Reaktionen ausblenden
at-rename = Dein Name
at-rename-go = Ändern
at-leave = Endgültig gehen
at-leave-ask = Endgültig gehen? Ein Bot übernimmt deinen Platz.
at-yes = Ja
at-no = Nein
at-invite = Einladung kopieren
at-invite-watch = Zuschau-Link kopieren
at-copied = Kopiert.
at-link = Link
at-settings = Der Tisch
at-set-help = Hilfe
at-set-pause = Abwesenheit, bis ein Bot einspringen darf
at-set-stand-in = Dieser Bot springt für andere ein
at-set-watching = Andere dürfen zusehen
at-set-late = Wer später kommt, darf den Platz eines Bots übernehmen
at-set-public = Unter „Offene Tische“ sichtbar
at-setting = { $name }: { $text }
at-on = ja
at-off = nein
at-notify = Bescheid sagen, wenn ich dran bin
at-notify-refused = Dieser Browser erlaubt das nicht.

## Nach einer Runde und nach einer Partie

at-next-soon = { $count ->
    [one] Die nächste Runde beginnt in { $count } Sekunde.
   *[other] Die nächste Runde beginnt in { $count } Sekunden.
}
at-next-asked = Es sind nicht alle da: Die nächste Runde beginnt, sobald jemand von euch sie startet.
at-evening = Heute Abend gewonnene Partien
at-seats = Plätze bei einer Revanche
at-seats-same = alle bleiben sitzen
at-seats-shifted = alle rücken einen Platz weiter
at-rematch-waits = Eine Revanche wartet auf dich.
at-rematch-join = Mitspielen

## Was mit Personen geschieht

event-joined = { $who ->
    [you] Du bist am Tisch.
   *[other] { $name } ist jetzt am Tisch.
}
event-left = { $who ->
    [you] Du hast den Tisch verlassen.
   *[other] { $name } hat den Tisch verlassen.
}
event-removed = { $who ->
    [you] Die Leitung hat dich vom Tisch entfernt.
   *[other] Die Leitung hat { $name } vom Tisch entfernt.
}
event-takes-seat = { $bot } übernimmt den Platz.
event-replaced = { $who ->
    [you] { $bot } spielt jetzt für dich.
   *[other] { $bot } spielt jetzt für { $name }.
}
event-returned = { $who ->
    [you] Du spielst wieder selbst.
   *[other] { $name } spielt wieder selbst.
}
event-timed-out = { $who ->
    [you] Deine Zeit ist abgelaufen.
   *[other] Die Zeit von { $name } ist abgelaufen.
}
event-bot-turn = { $bot } übernimmt diesen Zug.
event-host = { $who ->
    [you] Du leitest jetzt den Tisch.
   *[other] { $name } leitet jetzt den Tisch.
}
event-offline = { $name } ist offline.
event-online = { $name } ist wieder online.
name-for = { $who ->
    [you] { $bot } für dich
   *[other] { $bot } für { $name }
}
event-dropped = Während du offline warst, hat ein Bot deinen Zug gespielt. Dein eigener Zug zählt nicht mehr.
at-follow = Am Tisch läuft eine Revanche.
at-follow-go = Bei der Revanche zusehen
at-followed = Du siehst jetzt bei der Revanche zu.
at-sound-ask = Ein Ton, wenn du am Zug bist?
at-sound-yes = Ton einschalten
at-sound-no = Nein, danke
at-spectator = Jemand im Publikum
at-set-spectators = Das Publikum darf reagieren
at-keep-watching = Weiter zusehen
