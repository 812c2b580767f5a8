### Mit Freunden spielen, vor dem Tisch und drumherum: Warteraum, Lobby, Umzug auf ein anderes Gerät.

## Die erste Seite

friends-play = Mit Freunden spielen
friends-your-turn = Du bist dran
friends-tables = Offene Tische

games-not-begun = noch nicht begonnen
games-delete-friends = Es verschwindet nur aus deiner Liste; die anderen behalten es.

## Plätze

seat-free = Freier Platz
seat-kept = Reserviert für { $name }
seat-you = Du
seat-host = Leitung
seat-bot = Bot
seat-program = Programm
seat-away = Nicht da

## Der Warteraum

room-title = Warten auf Freunde
room-invited = { $name } lädt dich zu Red7 ein
room-begun = Dieses Spiel hat begonnen
room-taken = Besetzt: { $count } von { $most } Plätzen.
room-all = Alle Plätze sind besetzt.
room-all-host = Alle sind da. Leg los, sobald du magst.
room-all-guest = Alle sind da. { $name } startet das Spiel.
room-fills = Kommt eine halbe Minute lang niemand, übernehmen Bots die freien Plätze.
room-seats = Plätze
room-sit = Hinsetzen
room-sit-number = Hinsetzen: Platz { $number }
room-bot-sit = Platz übernehmen
room-bot-sit-number = Platz übernehmen: Nummer { $number }
room-stand = Aufstehen
room-rename = Name und Bild
room-rename-save = Speichern
# The picture that stands beside a player's name: a button, and the heading of what there is to choose.
face-yours = Dein Bild
# No drawing: the letter that a name begins with.
face-none = Dein Anfangsbuchstabe
# Names of the drawings, for screen readers.
face-cat = Katze
face-fox = Fuchs
face-rabbit = Hase
face-bear = Bär
face-owl = Eule
face-frog = Frosch
face-fish = Fisch
face-whale = Wal
face-snail = Schnecke
face-boat = Boot
face-teapot = Teekanne
face-cactus = Kaktus
room-watch-closed = An diesem Tisch kann niemand zusehen.
room-choice = Wer sitzt auf Platz { $number }?
room-remove = Entfernen
room-remove-name = { $name } entfernen
room-remove-title = { $name } entfernen?
room-remove-text = { $name } kann nicht an diesen Tisch zurück, und es gibt einen neuen Link: Links, die du schon verschickt hast, führen ins Leere.
room-remove-no = Nicht entfernen
room-host = Leitung übergeben
room-host-name = Leitung übergeben: { $name }
room-take-host = Leitung übernehmen
room-free = { $count ->
    [one] { $count } Platz ist frei: Warte auf jemanden oder besetze ihn mit einem Bot.
   *[other] { $count } Plätze sind frei: Warte auf Freunde oder besetze sie mit Bots.
}
room-start-now = Fang mit allen an, die da sind, oder besetze die freien Plätze mit Bots.
room-fill = Mit Bots starten
room-agreed = So spielen wir
room-change = Regeln und Einstellungen ändern
room-number = Anzahl der Plätze

## Ein Link

link-title = Freunde einladen
link-text = Wer diesen Link hat, kann Platz nehmen. Ein Konto ist nicht nötig.
link-field = Der Link
link-copy = Link kopieren
link-copied = Kopiert.
link-share = Teilen …
link-code = Code groß zeigen
link-code-title = Mit der Kamera scannen
link-local = Dieser Link funktioniert nur auf diesem Rechner. Um andere hereinzulassen, starte Red7 mit „red7 serve --host 0.0.0.0“ und öffne die Netzwerkadresse, die es ausgibt.

## Was am Tisch vereinbart ist

agreed-edition = Ausgabe { $text }
agreed-clock = Uhr
agreed-clock-none = Ohne Uhr
agreed-clock-turn = Bedenkzeit pro Zug
agreed-clock-bank = Bedenkzeit für die ganze Partie
agreed-turn-time = Bedenkzeit pro Zug
agreed-bank-time = Bedenkzeit
agreed-increment = Extrazeit pro Zug
agreed-out-of-time = Wenn die Zeit um ist
agreed-bot = Ein Bot übernimmt den Zug
agreed-fold = Passen
agreed-is-turn = { $text } pro Zug
agreed-is-bank = { $text } für die ganze Partie
agreed-is-increment = { $text } für die ganze Partie, dazu { $next } pro Zug
agreed-is-out = { $what ->
    [fold] Wer keine Zeit mehr hat, passt
   *[bot] Ist die Zeit um, übernimmt { $name } den Zug
}
agreed-help = Hilfe für alle
agreed-help-hints = Markierungen, Vorschau und Tipps
agreed-help-marks = Nur Markierungen und Vorschau
agreed-help-none = Keine Hilfe
agreed-pause = Abwesenheit, bis ein Bot einspringen darf
agreed-stand-in = Dieser Bot springt für andere ein
agreed-is-away = Ist jemand { $text } weg, darf { $name } einspringen
agreed-watching = Andere dürfen zusehen
agreed-late = Wer später kommt, darf den Platz eines Bots übernehmen
agreed-public = Alle auf diesem Server finden den Tisch unter „Offene Tische“
agreed-no-watching = Niemand darf zusehen
agreed-spectators = Das Publikum darf reagieren
agreed-no-spectators = Das Publikum darf nicht reagieren
agreed-no-late = Bots behalten ihre Plätze
duration-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
duration-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
duration-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}

## Wer später kommt

late-watching = Du siehst zu.
late-sit = Platz nehmen
late-text = Auf diesem Platz spielt gerade ein Bot; ab jetzt spielst du dort weiter.
late-seat = Platz
late-seat-of = Platz { $number }: { $name }

## Die Lobby

lobby-title = Offene Tische
lobby-more = Mehr zeigen
lobby-none = Gerade ist kein Tisch für alle offen.
lobby-none-text = „Irgendwo Platz nehmen“ eröffnet einen. Dein eigener Tisch steht hier, sobald das in seinen Einstellungen gewählt ist.
lobby-free = { $count ->
    [one] { $rules } · { $count } freier Platz
   *[other] { $rules } · { $count } freie Plätze
}
lobby-running = { $rules } · läuft
lobby-language = · { $text }
lobby-sit = Platz nehmen
lobby-watch = Zusehen
lobby-sit-names = Platz nehmen: { $names }
lobby-watch-names = Zusehen: { $names }
lobby-anywhere = Irgendwo Platz nehmen
lobby-anywhere-text = Du kommst an einen Tisch, an dem jemand wartet. Wartet niemand, übernehmen nach einer halben Minute Bots die freien Plätze.

## Auf ein anderes Gerät

move-title = Auf einem anderen Gerät weiterspielen
move-text = Öffne dort diesen Link oder scanne den Code. Dein Platz zieht dorthin um, und hier siehst du zu. Der Link funktioniert nur einmal.
move-which = Welche Plätze?
move-make = Link erstellen
move-short = Der Link gilt zehn Minuten.
move-done = Der Platz ist jetzt auf dem anderen Gerät.
move-all-title = Alles mitnehmen
move-all-text = Öffne diesen Link auf einem anderen Gerät oder scanne den Code. Dann bist du auch dort zu Hause, mit deinen Plätzen, Spielen und Ergebnissen.
move-all = Alles auf ein anderes Gerät mitnehmen
forget-me = Alles über mich löschen
forget-me-title = Alles über dich löschen?
forget-me-goes = Deine Spiele, Ergebnisse und Plätze werden endgültig von diesem Server gelöscht, dein Name mit ihnen. Dieser Browser fängt dort von vorn an.
forget-me-stays = Spiele, die auch andere haben, bleiben bei ihnen, aber ohne deinen Namen. Wo eines noch läuft, spielt ein Bot für dich weiter. Aufzeichnungen, die jemand heruntergeladen hat, liegen nicht hier und bleiben, wie sie sind.
forget-me-do = Alles löschen
forget-me-keep = Alles behalten

## Die Seite, auf die so ein Link führt

take-title = Hier weiterspielen
take-text = Dieser Link bringt einen Platz oder alles, was dir gehört, von einem anderen Gerät auf dieses. Er funktioniert nur einmal.
take-go = Hierher holen
take-going = Einen Moment …
take-empty = Diesem Link fehlt ein Teil. Kopiere ihn ganz oder scanne den Code noch einmal.
