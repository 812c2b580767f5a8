### Warum etwas nicht geht: was die Regeln verweigern (why-), und alles andere (problem-).

## Warum die Regeln einen Schritt verweigern

why-unknown = so einen Schritt gibt es nicht
why-not-your-turn = du bist nicht dran
why-finished = der Zug ist vorbei
why-owes = { $number ->
    [1] erst das, was { $cause } verlangt: nimm eine Karte von einer anderen Palette
    [5] erst das, was { $cause } verlangt: spiel noch eine Karte auf deine Palette
   *[7] erst das, was { $cause } verlangt: leg eine Karte deiner Palette auf den Nachziehstapel oder die Leinwand
}
why-not-in-hand = diese Karte hast du nicht auf der Hand
why-palette-done = nur eine Karte pro Zug auf die Palette
why-canvas-done = du hast schon eine Karte auf die Leinwand gelegt
why-losing = { COLOR($color) }: nicht erlaubt, denn du würdest nicht führen
why-hopeless = danach könntest du den Zug nicht mehr in Führung beenden, was diese Ausgabe verlangt
why-bound = { $cause } wurde gespielt: dieser Zug darf nicht enden, solange du nicht führst
why-no-action = keine eben gespielte Karte erlaubt das
why-not-there = diese Karte liegt auf keiner Palette, von der du sie nehmen könntest
why-fewer-cards = auf dieser Palette liegen weniger Karten als auf deiner
why-no-draw = es gibt nichts zu ziehen
why-nothing-done = ein Zug ohne Karte heißt passen
why-too-late = passen geht nur am Anfang eines Zuges

## Was sonst nicht geht oder schiefgegangen ist

problem-not-your-seat = Das ist nicht dein Platz.
problem-not-your-turn = Dieser Platz ist nicht dran.
problem-behind = Am Tisch ging es inzwischen weiter. Schau noch einmal hin.
problem-illegal = Das erlauben die Regeln nicht.
problem-no-deal = Gerade kann keine neue Runde beginnen.
problem-no-steps = Ein Zug braucht mindestens einen Schritt.
problem-unknown-table = Dieses Spiel gibt es hier nicht; vielleicht wurde es gelöscht.
problem-already-open = Der Tisch ist schon aufgebaut.
problem-player-count = Red7 ist für 2 bis 4 Personen, nicht für { $count }.
problem-bad-name = { $why ->
    [long] Dieser Name ist zu lang.
    [nothing] Von diesem Namen ist nichts zu sehen: Er braucht einen Buchstaben, eine Ziffer oder ein Bild.
   *[hidden] Dieser Name enthält ein unsichtbares Zeichen, zum Beispiel eines, das die Schreibrichtung umkehrt.
}
problem-no-player = Ein Spiel braucht mindestens einen Platz, auf dem kein Bot sitzt.
problem-unknown-bot = Einen Bot { $text } gibt es nicht; es gibt { $names }.
problem-unknown-seat = Platz { $seat } gibt es nicht.
problem-unknown-moment = In Runde { $round } gibt es keinen Zug { $turn }.
problem-over = Von dort aus gibt es nichts mehr zu spielen.
problem-not-over = Das gibt es erst, wenn die Partie vorbei ist.
problem-uploaded = Dieses Spiel ist nur eine Aufzeichnung; beginne ein neues oder spiel ab einem Zug weiter.
problem-no-turns = Es gibt keinen Zug zu analysieren.
problem-one-device = In diesem Spiel teilen sich alle ein Gerät.
problem-no-person = Dort sitzt niemand, der gemeint sein könnte.
problem-started = Das Spiel hat begonnen; das lässt sich nicht mehr ändern.
problem-seat-taken = Auf diesem Platz sitzt schon jemand.
problem-seats-taken = Es sitzen schon mehr am Tisch, als es dann Plätze gäbe.
problem-free-seats = Mindestens zwei müssen mitspielen: Lade jemanden ein oder besetze freie Plätze mit Bots.
problem-removed = Du kannst an diesem Tisch nicht Platz nehmen.
problem-was-removed = Die Leitung hat dich von diesem Tisch entfernt.
problem-watching-ended = Du kannst an diesem Tisch nicht mehr zusehen. Frag jemanden am Tisch nach einem neuen Link.
problem-no-invitation = Mit diesem Link kannst du nicht Platz nehmen. Frag nach der Einladung zum Tisch.
problem-already-seated = Du hast an diesem Tisch schon einen Platz.
problem-held-another = Du hast in dieser Runde schon auf einem anderen Platz gespielt. Warte, bis sie vorbei ist.
problem-match-over = Die Partie ist vorbei.
problem-not-started = Das Spiel hat noch nicht begonnen.
problem-not-host = Das kann nur, wer den Tisch leitet.
problem-not-away = { $count ->
    [one] Das geht erst nach einer Sekunde Abwesenheit.
   *[other] Das geht erst nach { $count } Sekunden Abwesenheit.
}
problem-stand-in = Auf diesem Platz spielt ein Bot. Hol dir den Platz erst zurück.
problem-no-stand-in = Auf diesem Platz spielt kein Bot.
problem-timed-out = Die Zeit für diesen Zug ist um; ein Bot übernimmt ihn.
problem-not-due = Dafür ist es zu früh oder zu spät.
problem-bad-clock = Für eine Uhr sind 0 bis { $most } Sekunden möglich.
problem-bad-pause = Für die Abwesenheit sind 0 bis { $most } Sekunden möglich.
problem-rematch-named = Für die Revanche gibt es schon einen Tisch.
problem-unknown-reaction = So eine Reaktion gibt es nicht.
problem-unknown-face = Dieses Bild gibt es nicht.
problem-too-fast = Das sind viele Reaktionen. Warte einen Moment.
problem-spectators-quiet = An diesem Tisch können Zuschauer nicht reagieren.
problem-no-hints = An diesem Tisch wird ohne Tipps gespielt.
# Whoever runs the server has switched this off.
problem-no-lobby = Auf diesem Server gibt es keine offenen Tische. Lade zu einem eigenen Tisch ein.
problem-no-uploads = Dieser Server nimmt keine Aufzeichnungen an.
problem-transfer-over = Dieser Link wurde schon benutzt oder ist älter als zehn Minuten. Erstelle einen neuen.
problem-already-here = Von diesem Gerät ziehst du gerade um. Öffne den Link auf dem anderen.
problem-moved = Deine Spiele sind auf ein anderes Gerät umgezogen.
problem-deleted = Alles über dich ist hier gelöscht worden.
problem-has-games = Dieses Gerät hat eigene Spiele, die sonst verloren gehen. Lösche sie zuerst oder nimm einen anderen Browser.
problem-busy = Es werden schon Tipps berechnet.
problem-bad-id = Eine Kennung hat 1 bis { $most } Zeichen.
problem-protocol = Dieser Server spricht Protokoll { $ours }, nicht { $yours }; lade die Seite neu.
problem-no-token = Dieser Browser speichert keine Cookies dieser Seite, also kann dir kein Platz gehören: Erlaube die Cookies und lade die Seite neu.
problem-malformed = Das ist nicht zu verstehen: { $text }
problem-too-large = { $what ->
    [rounds] Eine Aufzeichnung mit mehr als { $most } Runden ist länger als jede Partie.
   *[bytes] Hier gehen höchstens { $most } kB.
}
problem-quota = { $what ->
    [uploads] Du hast { $most } hochgeladene Aufzeichnungen; mehr hebt dieser Server für eine Person nicht auf. Lösche welche unter „Meine Spiele“.
    [running] Du hast { $most } laufende Spiele; mehr hebt dieser Server für eine Person nicht auf. Beende oder lösche welche unter „Meine Spiele“.
   *[games] Du hast { $most } Spiele; mehr hebt dieser Server für eine Person nicht auf. Lösche welche unter „Meine Spiele“.
}
problem-not-utf-8 = Das ist kein UTF-8-Text.
problem-bad-record = { $turn ->
    [0] Zeile { $line } dieser Aufzeichnung ist nicht lesbar: { $text }
   *[other] Zeile { $line } dieser Aufzeichnung (Runde { $round }, Zug { $turn }) ist nicht lesbar: { $text }
}
problem-bad-host = Die Anfrage sagt nicht richtig, welchem Server sie gilt.
problem-host = { $text } ist kein Name dieses Servers.
problem-origin = Eine Seite von anderswo darf das nicht.
problem-unfinished = Das hat zu lange gebraucht, um hier anzukommen. Prüf deine Verbindung und versuch es noch einmal.
problem-crowded = Aus deinem Netz kommt hier gerade zu viel an. Versuch es in einer Minute noch einmal.
problem-too-many-requests = { $count ->
    [one] Das war zu viel auf einmal. Versuch es in einer Sekunde noch einmal.
   *[other] Das war zu viel auf einmal. Versuch es in { $count } Sekunden noch einmal.
}
problem-unknown-address = Unter { $text } ist nichts zu finden.
problem-unknown-method = Mit { $text } geht das nicht.
problem-failed = Hier ist etwas schiefgegangen; der Fehler wurde protokolliert.
problem-storage = { $why ->
    [full] Das ließ sich nicht speichern: Die Festplatte ist voll. Schaff Platz und versuch es noch einmal.
    [damaged] Die Datei mit den Spielen ist beschädigt. Wer diesen Server betreibt, kann eine Sicherung an ihre Stelle setzen.
    [gone] Die Datei mit den Spielen wurde verschoben oder ersetzt. Es wird nichts mehr gespeichert, bis sie wieder an ihrem Platz ist; darum muss sich kümmern, wer diesen Server betreibt.
   *[other] { $work ->
        [read] Die Spiele lassen sich gerade nicht lesen. Versuch es gleich noch einmal.
       *[write] Das ließ sich gerade nicht speichern. Versuch es gleich noch einmal.
    }
}
problem-damaged = { $why ->
    [missing] Dieses Spiel ist nicht lesbar: Ein Teil davon fehlt.
    [newer] Dieses Spiel wurde mit einem neueren Red7 gespielt: Aktualisiere dieses hier.
   *[other] Dieses Spiel ist nicht lesbar: { $text }
}

## Die Seiten sind noch nicht gebaut

site-not-built = Die Seiten sind noch nicht gebaut. Führe { $command } aus und lade dann neu.
