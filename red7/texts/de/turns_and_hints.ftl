### Züge in Worten: was Karten wert sind, was eine Wahl bewirkt, was geschehen ist, Tipps.

## Mengen

# Steht nie nach „mit“, sondern nach Doppelpunkt oder als Objekt von „haben“.
amount = { $color ->
    [R] { $best }
    [O] { $count ->
        [1] eine { $number }
        [2] zwei { $number }er
        [3] drei { $number }er
        [4] vier { $number }er
        [5] fünf { $number }er
        [6] sechs { $number }er
       *[7] sieben { $number }er
    }
    [Y] { $count } in { COLOR($suit) }
    [G] { $count } gerade
    [B] { $count ->
        [one] { $count } Farbe
       *[other] { $count } Farben
    }
    [I] { $count } in Folge
   *[V] { $count } unter 4
}
amount-nothing = keine Karte zählt

## Was eine Wahl bewirkt

tip-leads = { $rule ->
    [new] { COLOR($color) } – du führst: { $amount }
   *[same] du führst: { $amount }
}
tip-wins = { $rule ->
    [new] { COLOR($color) } – du führst und gewinnst die Runde: { $amount }
   *[same] du führst und gewinnst die Runde: { $amount }
}
tip-leads-tie = { $rule ->
    [new] { $broken ->
        [number] { COLOR($color) } – du führst: { $amount }, { $best } ist höher als { $beaten }
       *[color] { COLOR($color) } – du führst: { $amount }, { $best } ist näher an Rot als { $beaten }
    }
   *[same] { $broken ->
        [number] du führst: { $amount }, { $best } ist höher als { $beaten }
       *[color] du führst: { $amount }, { $best } ist näher an Rot als { $beaten }
    }
}
tip-leads-card = { $rule ->
    [new] { $broken ->
        [number] { COLOR($color) } – du führst: { $best } ist höher als { $beaten }
       *[color] { COLOR($color) } – du führst: { $best } ist näher an Rot als { $beaten }
    }
   *[same] { $broken ->
        [number] du führst: { $best } ist höher als { $beaten }
       *[color] du führst: { $best } ist näher an Rot als { $beaten }
    }
}
tip-later = { $count ->
    [one] reicht allein nicht; { $count } Fortsetzung hält dich im Spiel
   *[other] reicht allein nicht; { $count } Fortsetzungen halten dich im Spiel
}
tip-short = { $rule ->
    [new] { COLOR($color) } – reicht nicht: { $name } hat { $theirs }, du { $mine }
   *[same] reicht nicht: { $name } hat { $theirs }, du { $mine }
}
tip-tie = reicht nicht: { $best } ({ $name }) sticht deine beste Karte
tip-nothing = reicht nicht: du hast keine Karte, die zählt
tip-hope = { $unseen ->
    [one] die eine unbekannte Karte würde dich retten
   *[other] { $count ->
        [one] { $count } von { $unseen } unbekannten Karten würde dich retten
       *[other] { $count } von { $unseen } unbekannten Karten würden dich retten
    }
}
tip-after = { $count ->
    [one] { COLOR($color) }: erst nach einer anderen Karte (ein Zug möglich)
   *[other] { COLOR($color) }: erst nach einer anderen Karte ({ $count } Züge möglich)
}
tip-owes = { $number ->
    [1] dann nimm eine Karte von einer anderen Palette
    [5] dann spiel noch eine Karte
   *[7] dann muss eine Karte deine Palette verlassen
}
tip-owes-hopeless = { tip-owes }, aber danach hält dich kein Zug im Spiel
tip-draws = { $text } · du ziehst eine Karte
tip-reveals = { $text } · du ziehst eine Karte: dann gibt es kein Zurück

## Der Verlauf

log-palette = { $who ->
    [you] Du spielst { $palette }.
   *[other] { $name } spielt { $palette }.
}
log-canvas = { $who ->
    [you] Du legst { $card } auf die Leinwand. { rule-named }.
   *[other] { $name } legt { $card } auf die Leinwand. { rule-named }.
}
log-both = { $who ->
    [you] Du spielst { $palette } und legst { $card } auf die Leinwand. { rule-named }.
   *[other] { $name } spielt { $palette } und legt { $card } auf die Leinwand. { rule-named }.
}
log-fold = { $who ->
    [you] Du passt und scheidest aus.
   *[other] { $name } passt und scheidet aus.
}
log-take = Die 1 schickt { $card } auf den Nachziehstapel.
log-bury = Die 7 schickt { $card } auf den Nachziehstapel.
log-shift = Die 7 legt { $card } auf die Leinwand. { rule-named }.
log-draw = { $count ->
    [one] Eine Karte wird gezogen.
   *[other] { $count } Karten werden gezogen.
}
log-leads = { $who ->
    [you] Du führst: { $amount }.
   *[other] { $name } führt: { $amount }.
}

## Ausscheiden

out-who = { $who ->
    [you] Du scheidest aus.
   *[other] { $name } scheidet aus.
}
out-fewer = { $leader ->
    [you] { COLOR($color) }: du führst { $count } zu { $against }.
   *[other] { COLOR($color) }: { $ahead } führt { $count } zu { $against }.
}
out-tie = { $color ->
    [R] { $leader ->
        [you] { COLOR($color) }: deine { $best } ist höher.
       *[other] { COLOR($color) }: { $best } ({ $ahead }) ist höher.
    }
    [I] { $leader ->
        [you] { COLOR($color) }: gleich lang, aber deine { $best } ist höher.
       *[other] { COLOR($color) }: gleich lang, aber { $best } ({ $ahead }) ist höher.
    }
   *[other] { $leader ->
        [you] { COLOR($color) }: gleich viele, aber deine { $best } ist höher.
       *[other] { COLOR($color) }: gleich viele, aber { $best } ({ $ahead }) ist höher.
    }
}
out-nothing = { $who ->
    [you] { COLOR($color) }: du hast keine Karte, die zählt.
   *[other] { COLOR($color) }: { $name } hat keine Karte, die zählt.
}

## Tipps

hint-title = Tipp
hint-thinking = Moment …
hint-none = Gerade gibt es keinen Tipp.
hint-chance = { PERCENT($share) } Chance, die Runde zu gewinnen
hint-match = { PERCENT($share) } Chance, die Partie zu gewinnen
hint-no-reply = wer dann dran ist, kann in { PERCENT($share) } der Fälle nicht im Spiel bleiben
hint-replies = { $count ->
    [one] wer dann dran ist, kann mit etwa { $count } Zug im Spiel bleiben
   *[other] wer dann dran ist, kann mit etwa { $count } Zügen im Spiel bleiben
}
hint-keeps-open = { $count ->
    [one] du kannst beim nächsten Mal mit etwa { $count } Zug im Spiel bleiben
   *[other] du kannst beim nächsten Mal mit etwa { $count } Zügen im Spiel bleiben
}
hint-wins = du führst auch bei { $colors }
hint-draws = { $count ->
    [one] du ziehst eine Karte
   *[other] du ziehst { $count } Karten
}
hint-rescues = { $count ->
    [one] braucht die eine unbekannte Karte, die hilft
   *[other] braucht eine von { $count } unbekannten Karten
}
hint-conceding = wenn du jetzt passt, steigt deine Chance auf die Partie um { PERCENT($share) }
hint-lost = kein Zug hält dich im Spiel
hint-use = Auf den Tisch legen
hint-fold = Passen
