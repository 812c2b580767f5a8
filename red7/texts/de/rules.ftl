### Die Seite mit den Regeln, die man auch ausdrucken kann.

rules-link = Die Regeln
rules-new-tab = öffnet sich in einem neuen Tab
rules-title = Die Regeln von Red7
rules-print = Drucken
rules-contents = Auf dieser Seite

## Ziel und Aufbau

rules-aim = Ziel
rules-aim-text = Bleib bis zuletzt im Spiel. Am Ende jedes deiner Züge musst du nach der Regel führen, die dann gilt; sonst scheidest du aus der Runde aus.
rules-setup = Aufbau
rules-setup-cards = Für 2 bis 4 Personen, mit 49 Karten: die Zahlen 1 bis 7 in sieben Farben.
rules-setup-deal = Mischt die Karten. Alle bekommen sieben Karten auf die Hand und dazu eine offene, mit der ihre Palette beginnt.
rules-setup-canvas = Mit der Karte „Du spielst Rot“ beginnt die Leinwand. Die oberste Karte der Leinwand sagt, welche Regel gilt. Alle übrigen Karten sind der Nachziehstapel, verdeckt.
rules-setup-first = Sucht die höchste Karte auf den Paletten. Wer links davon sitzt, beginnt; weiter geht es links herum.

## Ein Zug

rules-turn = Ein Zug
rules-turn-text = Wenn du dran bist, wählst du eins davon:
rules-turn-palette = Spiel eine Handkarte offen auf deine Palette.
rules-turn-canvas = Leg eine Handkarte auf die Leinwand: Jetzt gilt die Regel ihrer Farbe.
rules-turn-both = Tu beides: erst Palette, dann Leinwand.
rules-turn-fold = Tu nichts und scheide aus: Du passt. Mit leerer Hand bleibt dir nur das.
rules-turn-end = Führst du am Ende deines Zuges nicht, scheidest du aus. Hand und Palette kommen verdeckt weg und zählen für niemanden mehr. Sobald nur noch eine Person übrig ist, gewinnt sie die Runde; ein Grundspiel ist eine Runde.

## Die sieben Regeln

rules-lead = Du führst, wenn auf deiner Palette mehr Karten nach der geltenden Regel zählen als auf jeder anderen, die noch im Spiel ist. In den Beispielen sind die Karten umrandet, die zählen.
rules-counts = { $color ->
    [R] Vergleicht die höchste Karte jeder Palette.
    [O] Es zählen Karten mit derselben Zahl, Farben egal.
    [Y] Es zählen Karten einer Farbe: irgendeiner, nicht nur Gelb.
    [G] Es zählen 2, 4 und 6, Farbe egal.
    [B] Jede Farbe zählt einmal, mit ihrer höchsten Karte.
    [I] Es zählen aufeinanderfolgende Zahlen, Farben egal. Jede Zahl zählt einmal, mit ihrer höchsten Karte; 7 und 1 folgen nicht aufeinander.
   *[V] Es zählen 1, 2 und 3, Farbe egal.
}

## Gleichstand

rules-ties = Gleichstand
rules-ties-text = Zählen auf zwei Paletten gleich viele Karten, vergleicht die höchste davon. Alle anderen sind ohne Bedeutung.
rules-ties-sets = Auch eine einzelne Karte ist eine Gruppe oder Folge. Hat deine Palette zwei gleich große, zählt die mit der höchsten Karte.
rules-ties-none = Zählt keine deiner Karten, führst du nicht.

## Ziehen und Wertung

rules-draw-more = Eine Karte, die du in diesem Zug auf deine Palette gespielt hast, ist mitgezählt. Ist der Nachziehstapel leer, passiert nichts.
rules-scoring-more = Jede Karte bringt so viele Punkte, wie ihre Zahl angibt. Sie bleibt im Wertungsstapel und fehlt in späteren Runden; die anderen werden für die nächste gemischt. Reichen sie nicht zum Austeilen, gewinnen die meisten Punkte.

## Aktionen

rules-actions-text = Spielst du eine ungerade Karte auf deine Palette, musst du ihre Aktion ausführen, wenn das geht. Danach darfst du noch eine Handkarte auf die Leinwand legen.
rules-actions-more = Eine 3 darfst du auch spielen, wenn du nicht führst: Vielleicht rettet dich die gezogene Karte auf der Leinwand. Aktionen passen auch zum Grundspiel.

## Worin sich die Ausgaben unterscheiden

rules-editions = Worin sich die Ausgaben unterscheiden
rules-editions-text = Die gedruckten Anleitungen sind sich in ein paar Punkten nicht einig. Das sagt die Ausgabe, die du wählst.
rules-book = Quelle: { $text }
rules-book-v1-2 = Heft v1.2 in fünf Sprachen (ohne die italienischen Seiten), brasilianisches Heft v1.02
rules-book-v1-2-fr = Französisches Heft v1.2 (2014)
rules-book-v1-2-it = Heft v1.2 in fünf Sprachen, italienische Seiten
rules-book-pl-2021 = Polnisches Heft (2021)
rules-book-v1-3 = Spanisches Heft v1.3 (Spanien)
rules-point-losing-canvas = { $state ->
    [yes] Eine Handkarte darf auch dann auf die Leinwand, wenn du danach nicht führst: Die Regel ändert sich, und du scheidest aus.
   *[no] Eine Handkarte darf nur auf die Leinwand, wenn du danach führst.
}
rules-point-compulsory-draw = { $state ->
    [yes] Ziehen ist Pflicht.
   *[no] Du darfst auf das Ziehen verzichten.
}
rules-point-hopeless-banned = { $state ->
    [yes] Eine 1 oder 7 darfst du nur spielen, wenn du den Zug in Führung beenden kannst, und dann musst du es.
   *[no] Eine 1 oder 7 darfst du auch spielen, wenn du den Zug nicht in Führung beenden kannst.
}
rules-point-hopeless-one-takes = { $state ->
    [yes] Eine 1 nimmt auch dann eine Karte, wenn du den Zug nicht in Führung beenden kannst.
   *[no] Eine 1 nimmt nur eine Karte, ohne die du den Zug in Führung beenden kannst, und dann musst du es.
}
rules-point-seven-wins-at-once = { $state ->
    [yes] Legt eine 7 eine Karte auf die Leinwand, musst du sofort führen.
   *[no] Legt eine 7 eine Karte auf die Leinwand, genügt es, wenn du am Ende des Zuges führst.
}
rules-point-seven-draws = { $state ->
    [yes] Auch für eine Karte, die eine 7 auf die Leinwand legt, kannst du ziehen.
   *[no] Für eine Karte, die eine 7 auf die Leinwand legt, ziehst du nie.
}
rules-passage = { $what ->
    [turn] Siehe die Möglichkeiten eines Zuges.
    [draw] Siehe den Abschnitt über das Ziehen.
    [actions] Siehe die Hinweise zu 1 und 7.
    [card-1] Siehe den Hinweis zur 1.
   *[card-7] Siehe den Text der 7.
}
rules-otherwise = Anders: { $text }

## Am Fuß der Seite

rules-unofficial = Red7 ist ein Spiel von Carl Chudyk und Chris Cieslik, erschienen bei Asmadi Games. Das sind seine Regeln in unseren Worten, kein offizieller Text.
