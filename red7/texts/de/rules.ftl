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
rules-setup-deal = Die Karten werden gemischt. Alle bekommen sieben Karten auf die Hand und dazu eine offene, mit der ihre Palette beginnt.
rules-setup-canvas = Mit der Karte „Du spielst Rot“ beginnt die Leinwand. Die oberste Karte der Leinwand sagt, welche Regel gilt. Alle übrigen Karten bilden verdeckt den Nachziehstapel.
rules-setup-first = Es beginnt, wer links von der Person mit der höchsten Palettenkarte sitzt; weiter geht es im Uhrzeigersinn.

## Ein Zug

rules-turn = Ein Zug
rules-turn-text = Wenn du dran bist, hast du vier Möglichkeiten:
rules-turn-palette = Spiel eine Handkarte offen auf deine Palette.
rules-turn-canvas = Leg eine Handkarte auf die Leinwand: Jetzt gilt die Regel ihrer Farbe.
rules-turn-both = Tu beides: erst Palette, dann Leinwand.
rules-turn-fold = Tu nichts: Du passt und scheidest aus. Mit leerer Hand bleibt dir nur das.
rules-turn-end = Führst du am Ende deines Zuges nicht, scheidest du aus. Hand und Palette legst du verdeckt vor dich; sie zählen für niemanden mehr. Sobald nur noch eine Person übrig ist, gewinnt sie die Runde; das Grundspiel dauert nur eine Runde.

## Die sieben Regeln

rules-lead = Du führst, wenn auf deiner Palette mehr Karten nach der geltenden Regel zählen als auf jeder anderen, die noch im Spiel ist. In den Beispielen sind die Karten umrandet, die zählen.
rules-counts = { $color ->
    [R] Es zählt nur die höchste Karte jeder Palette.
    [O] Es zählen Karten mit derselben Zahl, Farbe egal.
    [Y] Es zählen Karten derselben Farbe, egal welcher: nicht nur Gelb.
    [G] Es zählen 2, 4 und 6, Farbe egal.
    [B] Jede Farbe zählt einmal, mit ihrer höchsten Karte.
    [I] Es zählen aufeinanderfolgende Zahlen, Farbe egal. Jede Zahl zählt einmal, mit ihrer höchsten Karte; 7 und 1 folgen nicht aufeinander.
   *[V] Es zählen 1, 2 und 3, Farbe egal.
}

## Gleichstand

rules-ties = Gleichstand
rules-ties-text = Zählen auf zwei Paletten gleich viele Karten, entscheidet die höchste davon. Alle anderen Karten spielen keine Rolle.
rules-ties-sets = Auch eine einzelne Karte ist eine Gruppe oder Folge. Liegen auf deiner Palette zwei gleich große, zählt die mit der höchsten Karte.
rules-ties-none = Zählt keine deiner Karten, führst du nicht.

## Ziehen und Wertung

rules-draw-more = Eine Karte, die du in diesem Zug auf deine Palette gespielt hast, zählt dabei mit. Ist der Nachziehstapel leer, passiert nichts.
rules-scoring-more = Jede Karte bringt so viele Punkte, wie ihre Zahl angibt. Wer die Runde gewonnen hat, behält diese Karten, und in späteren Runden fehlen sie; die anderen werden für die nächste gemischt. Reichen sie nicht zum Austeilen, gewinnt, wer die meisten Punkte hat.

## Aktionen

rules-actions-text = Spielst du eine ungerade Karte auf deine Palette, musst du ihre Aktion ausführen, wenn das geht. Danach darfst du noch eine Handkarte auf die Leinwand legen.
rules-actions-more = Eine 3 darfst du auch spielen, wenn du nicht führst: Vielleicht rettet dich die gezogene Karte auf der Leinwand. Mit Aktionen lässt sich auch das Grundspiel spielen.

## Worin sich die Ausgaben unterscheiden

rules-editions = Worin sich die Ausgaben unterscheiden
rules-editions-text = Die gedruckten Regelhefte sind sich in ein paar Punkten nicht einig. Hier steht, was die Ausgabe sagt, die du wählst.
rules-book = Quelle: { $text }
rules-book-v1-2 = Regelheft v1.2 in fünf Sprachen (ohne die italienischen Seiten), Regelheft v1.02 aus Brasilien
rules-book-v1-2-fr = Regelheft v1.2 auf Französisch (2014)
rules-book-v1-2-it = Regelheft v1.2 in fünf Sprachen (nur die italienischen Seiten)
rules-book-pl-2021 = Regelheft auf Polnisch (2021)
rules-book-v1-3 = Regelheft v1.3 auf Spanisch (Spanien)
rules-point-losing-canvas = { $state ->
    [yes] Eine Handkarte darf auch dann auf die Leinwand, wenn du danach nicht führst: Die Regel ändert sich, und du scheidest aus.
   *[no] Eine Handkarte darf nur dann auf die Leinwand, wenn du danach führst.
}
rules-point-compulsory-draw = { $state ->
    [yes] Ziehen ist Pflicht.
   *[no] Du darfst auf das Ziehen verzichten.
}
rules-point-hopeless-banned = { $state ->
    [yes] Eine 1 oder 7 darfst du nur spielen, wenn du den Zug in Führung beenden kannst, und dann musst du es auch.
   *[no] Eine 1 oder 7 darfst du auch spielen, wenn du den Zug nicht in Führung beenden kannst.
}
rules-point-hopeless-one-takes = { $state ->
    [yes] Eine 1 nimmt auch dann eine Karte, wenn du den Zug nicht in Führung beenden kannst.
   *[no] Eine 1 darf eine Karte nur dann nehmen, wenn du den Zug danach in Führung beenden kannst, und dann musst du es auch.
}
rules-point-seven-wins-at-once = { $state ->
    [yes] Legt eine 7 eine Karte auf die Leinwand, musst du sofort führen.
   *[no] Legt eine 7 eine Karte auf die Leinwand, genügt es, wenn du am Ende des Zuges führst.
}
rules-point-seven-draws = { $state ->
    [yes] Legt eine 7 eine Karte auf die Leinwand, kannst du auch dafür eine Karte ziehen.
   *[no] Legt eine 7 eine Karte auf die Leinwand, ziehst du dafür keine Karte.
}
rules-passage = { $what ->
    [turn] Siehe die Möglichkeiten eines Zuges.
    [draw] Siehe den Abschnitt über das Ziehen.
    [actions] Siehe die Hinweise zu 1 und 7.
    [card-1] Siehe den Hinweis zur 1.
   *[card-7] Siehe den Text zur 7.
}
rules-otherwise = Anders: { $text }

## Am Fuß der Seite

rules-unofficial = Red7 ist ein Spiel von Carl Chudyk und Chris Cieslik, erschienen bei Asmadi Games. Das sind seine Regeln in unseren Worten, kein offizieller Text.
