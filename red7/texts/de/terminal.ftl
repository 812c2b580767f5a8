### Was in einem Terminal gesagt wird: vom Spiel, von Wiederholungen, Stellungen und Analysen, vom Server.

## Wer spielt, und Plätze

terminal-seat = Platz { $seat }
terminal-you = Du
terminal-bot-first = Ada
terminal-bot-second = Ben
terminal-bot-third = Cleo
terminal-name-quoted = „{ $name }“
terminal-name-cut = { $name }.

## Wer führt, und warum

terminal-lead-nobody = Niemand hat eine Karte, die zählt.
terminal-lead = { $leader ->
    [you] Du führst mit { $count }: { $row }.
   *[other] { $name } führt mit { $count }: { $row }.
}
terminal-lead-by-number = { $leader ->
    [you] Du führst mit { $count }: { $row }; { $best } ist höher als { $card } ({ $opponent }).
   *[other] { $rival ->
        [you] { $name } führt mit { $count }: { $row }; { $best } ist höher als deine { $card }.
       *[other] { $name } führt mit { $count }: { $row }; { $best } ist höher als { $card } ({ $opponent }).
    }
}
terminal-lead-by-color = { $leader ->
    [you] Du führst mit { $count }: { $row }; { $best } ist näher an Rot als { $card } ({ $opponent }).
   *[other] { $rival ->
        [you] { $name } führt mit { $count }: { $row }; { $best } ist näher an Rot als deine { $card }.
       *[other] { $name } führt mit { $count }: { $row }; { $best } ist näher an Rot als { $card } ({ $opponent }).
    }
}

## Der Tisch

terminal-canvas = Leinwand { $row }
terminal-canvas-start = Leinwand  (Rot)
terminal-deck = Nachziehstapel { $count }
terminal-deck-known = Nachziehstapel { $count }, obenauf { $row }
terminal-held = { $count } auf der Hand
terminal-held-known = { $count } auf der Hand ({ $row } bekannt)
terminal-out = ausgeschieden
terminal-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
terminal-your-hand = Deine Hand
terminal-hand = Hand

## Runden und Partien

terminal-round-begins = { $who ->
    [you] Runde { $round }. Du beginnst.
   *[other] Runde { $round }. { $name } beginnt.
}
terminal-round-won = { $who ->
    [you] Du gewinnst die Runde.
   *[other] { $name } gewinnt die Runde.
}
terminal-round-scored = { $who ->
    [you] { $count ->
        [one] Du gewinnst die Runde und bekommst { $row }: jetzt { $count } Punkt.
       *[other] Du gewinnst die Runde und bekommst { $row }: jetzt { $count } Punkte.
    }
   *[other] { $count ->
        [one] { $name } gewinnt die Runde und bekommt { $row }: jetzt { $count } Punkt.
       *[other] { $name } gewinnt die Runde und bekommt { $row }: jetzt { $count } Punkte.
    }
}
terminal-round-scored-nothing = { $who ->
    [you] { $count ->
        [one] Du gewinnst die Runde und bekommst nichts: weiterhin { $count } Punkt.
       *[other] Du gewinnst die Runde und bekommst nichts: weiterhin { $count } Punkte.
    }
   *[other] { $count ->
        [one] { $name } gewinnt die Runde und bekommt nichts: weiterhin { $count } Punkt.
       *[other] { $name } gewinnt die Runde und bekommt nichts: weiterhin { $count } Punkte.
    }
}
terminal-match-unfinished = Die Partie ist noch nicht zu Ende.
terminal-match-won = { $who ->
    [you] Du gewinnst die Partie.
   *[other] { $name } gewinnt die Partie.
}
terminal-match-shared = { $who ->
    [you] Du teilst dir den Sieg mit { $names }.
   *[other] { $names } teilen sich den Sieg.
}
terminal-score = { $who ->
    [you] Du { $count }
   *[other] { $name } { $count }
}

## Ein Spiel im Terminal

terminal-welcome = Red7 im Terminal. Mit ? gibt es Hilfe.
terminal-prompt = dein Zug>
terminal-turn = { $who ->
    [you] Du: { $typed }
   *[other] { $name }: { $typed }
}
terminal-turn-draws = { $who ->
    [you] Du: { $typed }, du ziehst
   *[other] { $name }: { $typed }, zieht
}
terminal-turn-out = { $who ->
    [you] Du: { $typed }, du scheidest aus
   *[other] { $name }: { $typed }, scheidet aus
}
terminal-turn-draws-out = { $who ->
    [you] Du: { $typed }, du ziehst und scheidest aus
   *[other] { $name }: { $typed }, zieht und scheidet aus
}
terminal-so-far = Bisher: { $typed }
terminal-may-draw = Du darfst eine Karte ziehen: !
terminal-ways = { $count ->
    [one] { $count } Zug hält dich im Spiel; t zeigt ihn.
   *[other] { $count } Züge halten dich im Spiel; t zeigt sie.
}
terminal-no-way-on = Keine Fortsetzung hält dich im Spiel; u nimmt zurück, . beendet den Zug.
terminal-hope = { $count ->
    [1] Sicher ist nichts mehr, aber mit { $typed } könntest du die eine Karte ziehen, die dich rettet.
    [one] Sicher ist nichts mehr, aber mit { $typed } könntest du die eine Karte ziehen, die dich rettet.
   *[other] Sicher ist nichts mehr, aber mit { $typed } könntest du eine von { $count } Karten ziehen, die dich retten.
}
terminal-lost = Kein Zug hält dich mehr im Spiel: Diese Runde ist verloren. Passen geht mit --
terminal-more = und { $count } weitere
terminal-taken-back = Zurückgenommen.
terminal-taken-back-to-draw = Zurückgenommen bis zum Ziehen.
terminal-cannot = Das geht nicht: { $text }.
terminal-refused = Das geht nicht: { $typed }: { $text }.
terminal-nothing-follows = nach dem Ende eines Zuges kommt nichts mehr
terminal-preview = { $first }. { $next }
terminal-could-draw = Du könntest eine Karte ziehen: !
terminal-would-stay = Du bleibst damit im Spiel.
terminal-would-be-out = Du scheidest damit aus.
terminal-would-be-out-as = Du scheidest damit aus. { $text }
terminal-really = Wirklich? (j/n)
terminal-yes = j ja
terminal-leave = Du verlässt den Tisch.
terminal-recorded = Das Spiel steht in { $file }; mit red7 replay gehst du es durch.
terminal-record-exists = --record braucht den Namen einer Datei, die es noch nicht gibt; { $file } geht nicht
terminal-help =
    Tippe die Schritte deines Zuges, zusammen oder einzeln:
    {"  "}+R7  R7 auf deine Palette spielen   >B3  B3 auf die Leinwand: ihre Farbe ist die neue Regel
    {"  ."}    den Zug beenden                !    eine Karte ziehen, wenn es angeboten wird
    {"  "}--   passen: nichts tun und ausscheiden
    {"  "}Farben: R Rot, O Orange, Y Gelb, G Grün, B Blau, I Indigo, V Violett
    Mit Aktionen, nach einer ungeraden Karte auf deiner Palette:
    {"  *"}O5  (1) O5 von einer anderen Palette auf den Nachziehstapel legen
    {"  "}^G4  (7) G4 von deiner Palette auf den Nachziehstapel   ~G4  (7) oder auf die Leinwand
    {"  "}Wo sich ^ oder ~ schlecht tippen lässt, tun es auch dG4 und cG4.
    {"  "}Eine 3 zieht von selbst eine Karte; nach einer 5 spielst du mit + noch eine Karte.
    Und: t  Züge, die dich im Spiel halten     h  was würde das bewirken: h +R7 >B3
    {"     "}s  den Tisch noch einmal zeigen       u  Schritte zurücknehmen, die nichts Neues zeigten
    {"     "}?  diese Hilfe                        q  aufhören (zum Speichern mit --record starten)

## Ein Gang durch eine Aufzeichnung

terminal-replay-round = Runde { $round }: { $name } beginnt.
terminal-replay-turn = Runde { $round }, Zug { $turn }: { $name } { $typed }
terminal-replay-out = Aus der Runde ausgeschieden.
terminal-replay-keys = Enter: weiter, b: zurück, r: nächste Runde, q: Ende [{ $page }/{ $pages }]

## Eine Stellung

terminal-no-seat = Platz { $seat } gibt es nicht: Die Plätze haben die Nummern 0 bis { $count }
terminal-no-whole-position = ein Bild oder die Sicht eines Platzes braucht eine ganze Stellung

## Analyse einer Aufzeichnung

terminal-review-empty = { $file } enthält keinen Zug zum Analysieren
terminal-reviewing = Analyse läuft
terminal-review-round = Runde { $round }
terminal-review-better = besser { $typed }
terminal-share = { PERCENT($share) }
terminal-amount = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-gain = +{ NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-loss = -{ NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-graph = Gewinnchance für die Partie, alle Handkarten offen: { $name }
terminal-turning-nobody = Es gibt keinen Wendepunkt: Niemand hat allein gewonnen.
terminal-turning-never = Es gibt keinen Wendepunkt: { $name } lag nie zurück.
terminal-turning-deal = Wendepunkt: das Austeilen in Runde { $round }. Von da an lag { $name } vorn.
terminal-turning-turn = Wendepunkt: Runde { $round }, Zug { $turn } ({ $mover } { $typed }). Von da an lag { $name } vorn.
terminal-column-start = Anfang
terminal-column-own = eigene Züge
terminal-column-others = Züge anderer
terminal-column-deals = Austeilen
terminal-column-draws = Ziehen
terminal-column-end = Ende

## Während jemand wartet

terminal-compiling = wird kompiliert, nur beim ersten Mal
terminal-remaining = übrig

## Ein Server: wo der Tisch ist

terminal-at = Red7 läuft unter { $url }
terminal-at-here = Auf diesem Rechner unter { $url }
terminal-here-only = Nur dieser Rechner erreicht es; --host 0.0.0.0 lässt andere herein.
terminal-running = Red7 läuft schon.
terminal-kept-yours = Strg-C beendet es; deine Spiele bleiben erhalten.
terminal-kept-all = Strg-C beendet es; alle Spiele bleiben erhalten.
terminal-no-browser = Von hier lässt sich kein Browser öffnen; öffne diese Adresse in einem.
terminal-browser-closed = Der Browser ging nicht auf; öffne diese Adresse darin.
terminal-folder-silent = ein anderes red7 hat seine Spiele in { $file }, antwortet aber nicht; beende es zuerst
terminal-folder-taken = ein anderes red7 hat seine Spiele in { $file }; beende es zuerst oder wähle einen anderen Ordner
terminal-folder-served = ein anderes red7 hat seine Spiele in { $file } und läuft unter { $url }; beende es zuerst oder wähle einen anderen Ordner
terminal-file-unreadable = { $file } lässt sich nicht öffnen: { $text }
terminal-file-unusable = { $file } lässt sich nicht verwenden: { $text }; wähle mit --data einen anderen Ordner
terminal-file-damaged = { $file } ist beschädigt ({ $text }); `red7 check` nennt die betroffenen Spiele, `red7 restore` setzt eine Sicherung an ihre Stelle
terminal-file-foreign = { $file } ist keine Datei mit Spielen von Red7; verschiebe sie oder wähle mit --data einen anderen Ordner
terminal-file-newer = { $file } stammt von einem neueren Red7; aktualisiere dieses oder wähle mit --data einen anderen Ordner
terminal-file-no-folder = in { $file } lassen sich keine Spiele aufbewahren: { $text }; wähle mit --data einen anderen Ordner

## red7 verify

terminal-verify-round = { $state ->
    [proved] Runde { $round }: bewiesen. Die gemischten Karten haben den Fingerabdruck, den du angegeben hast.
    [agrees] Runde { $round }: Salt, Reihenfolge und ausgeteilte Karten passen zum Fingerabdruck in der Aufzeichnung.
    [no-proof] Runde { $round }: In der Aufzeichnung fehlen Salt und Reihenfolge, also lässt sich nichts prüfen.
    [wrong-fingerprint] Runde { $round }: FALSCH. Salt und Reihenfolge haben einen anderen Fingerabdruck, als die Aufzeichnung sagt.
    [wrong-deal] Runde { $round }: FALSCH. Die Karten wurden nicht in der Reihenfolge ausgeteilt, die in der Aufzeichnung steht.
   *[other] Runde { $round }: FALSCH. Die gemischten Karten haben einen anderen Fingerabdruck, als du angegeben hast.
}
terminal-verify-many = es gibt mehr Fingerabdrücke ({ $count }) als Runden in der Aufzeichnung ({ $rounds })
terminal-verify-sum = { $state ->
    [proved] Bewiesen anhand der Fingerabdrücke, die du angegeben hast: Wurden sie vor den Runden gezeigt, hat seither niemand die Reihenfolge der Karten verändert.
    [part] Bewiesen für die Runden, deren Fingerabdrücke du angegeben hast; bei den anderen nur, dass die Aufzeichnung in sich stimmig ist.
    [agrees] Die Aufzeichnung ist in sich stimmig. Das beweist nicht, dass die Karten vor den Runden so lagen: Gib die Fingerabdrücke an, die damals gezeigt wurden, einen pro Runde, mit --fingerprint.
    [none] Die Aufzeichnung enthält keine Runde.
   *[wrong] Mit dieser Aufzeichnung stimmt etwas nicht.
}
