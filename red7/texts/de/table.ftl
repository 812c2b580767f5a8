### Der Tisch im Spiel: Namen, Plätze, Leinwand, wer dran ist, Knöpfe, Fenster, Ergebnisse.

## Namen

name-you = Du
name-and-you = { $name } (du)

## Sätze und Teile nacheinander

sentences-joined = { $first } { $next }
items-joined = { $first } · { $next }

## Die Regeln

tie-rule = { $color ->
    [R] Gleiche Zahl: Die Farbe näher an Rot gewinnt.
    [O] Gleich viele: Die Gruppe mit der höchsten Karte gewinnt.
    [Y] Gleich viele: Die Gruppe mit der höchsten Karte gewinnt.
    [G] Gleich viele: Die höchste gerade Karte gewinnt.
    [B] Gleich viele: Die höchste Karte, die zählt, gewinnt.
    [I] Aufeinanderfolgende Zahlen, Farbe egal. Gleich lang: Die Folge mit der höchsten Karte gewinnt.
   *[V] Gleich viele: Die höchste Karte unter 4 gewinnt.
}

## Der Tisch und seine Teile

table-title = Tisch
table-round = Runde { $round }
table-match = Runde { $round } · bis { $target }
table-rules-before = { $rules } ·{ " " }
table-rules-and-match = { $rules } · { table-match }
table-hand = Deine Hand
table-hand-of = Hand von { $name }
table-palette = { $who ->
    [you] Deine Palette
   *[other] Palette von { $name }
}
table-canvas = Leinwand
table-canvas-start = Die Leinwand beginnt mit Rot.
table-history = Bisherige Regeln
table-deck = { $count ->
    [one] { $count } Karte im Nachziehstapel
   *[other] { $count } Karten im Nachziehstapel
}
table-deck-top = Obenauf: { $cards }
table-deck-named = { table-deck }. { table-deck-top }
table-log = Was bisher geschah
table-log-empty = Die Karten sind ausgeteilt. Noch ist nichts geschehen.
table-seven-rules = Die sieben Regeln
table-waiting = Verbindung zum Tisch …
table-lost = { $why ->
    [offline] Du bist offline. Sobald du wieder online bist, ist auch der Tisch wieder da.
    [silent] Der Server antwortet nicht. Neuer Versuch …
   *[lost] Die Verbindung ist weg. Neuer Versuch …
}
table-lost-pending = { $what ->
    [play] Dein Zug bleibt erhalten und wird von selbst gesendet.
   *[next] Die nächste Runde beginnt, sobald der Tisch wieder da ist.
}
table-missing = Diesen Tisch gibt es hier nicht, oder es ist nicht deiner.
table-missing-why = Hat dir jemand diese Adresse geschickt? Frag nach dem Einladungslink.
table-link-cut = Dieser Link ist unvollständig.
table-link-cut-why = Kopiere ihn ganz oder lass ihn dir noch einmal schicken.
table-link-dead = Dieser Link gilt nicht mehr.
table-link-dead-why = Lass dir einen neuen schicken.
table-missing-go = Neues Spiel beginnen
table-refused = Das geht nicht: { $text }.

## Ein Platz

seat-note = { $state ->
    [out] ausgeschieden
    [folded] gepasst
    [asked] Du bist dran
   *[waits] { $count ->
        [one] { $count } auf der Hand
       *[other] { $count } auf der Hand
    }
}
seat-note-points = { seat-note } · { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
seat-known = bekannt: { $cards }
seat-hand = Auf der Hand
seat-hand-empty = Keine Karten mehr auf der Hand
seat-leads = führt · { $amount }

## Wer führt, und warum

lead-nobody = Niemand hat eine Karte, die zählt.
lead = { $who ->
    [you] Du führst mit { $cards }.
   *[other] { $name } führt mit { $cards }.
}
lead-short = { $who ->
    [you] Du führst.
   *[other] { $name } führt.
}
lead-tie = { $broken ->
    [number] { $rival ->
        [you] { $best } ist höher als deine { $beaten }.
       *[other] { $best } ist höher als { $beaten } ({ $name }).
    }
   *[color] { $rival ->
        [you] { $best } ist näher an Rot als deine { $beaten }.
       *[other] { $best } ist näher an Rot als { $beaten } ({ $name }).
    }
}

## Wer dran ist, und was zu tun ist

turn-yours = Du bist dran
turn-yours-now = Du bist dran.
turn-thinking = { $name } überlegt
turn-plays = { $name } spielt
turn-beat = { $leader ->
    [you] Du führst schon, aber zu einem Zug gehört eine Karte: auf deine Palette oder auf die Leinwand.
   *[other] { $name } führt: { $amount }. Hol dir die Führung: Palette, Leinwand oder beides.
}
turn-beat-nobody = Niemand hat eine Karte, die zählt. Hol dir die Führung: Palette, Leinwand oder beides.
turn-out = Du bist aus dieser Runde ausgeschieden.
turn-over = Die Runde ist vorbei.
turn-sending = Wird gesendet …
turn-drafted-stays = Mit diesem Zug bleibst du im Spiel.
turn-drafted-more = { $count ->
    [one] Das reicht noch nicht: Mit einer markierten Karte geht es weiter ({ $count } Möglichkeit).
   *[other] Das reicht noch nicht: Mit einer markierten Karte geht es weiter ({ $count } Möglichkeiten).
}
turn-drafted-not = So führst du nicht, und nichts hilft mehr.
turn-owed = { $number ->
    [1] Die 1: Wähle eine Karte einer anderen Palette. Sie kommt auf den Nachziehstapel.
    [5] Die 5: Spiel noch eine Karte auf deine Palette.
   *[7] Die 7: Wähle eine Karte deiner Palette, für den Nachziehstapel oder die Leinwand.
}

## Wohin eine Karte geht

goes-palette = auf die Palette
goes-canvas = auf die Leinwand
goes-deck = auf den Nachziehstapel

## Knöpfe

act-palette = Auf deine Palette
act-canvas = Auf die Leinwand
act-deck = Auf den Nachziehstapel
act-draw = Karte ziehen
act-end = Zug beenden
act-end-draw = Beenden und ziehen
act-end-nodraw = Beenden, nicht ziehen
act-end-out = Beenden, ausscheiden
act-choose = Wähle eine Karte
act-go-on = Triff deine Wahl
act-back = Zurücknehmen
act-fold = Passen
act-hint = Tipp
act-skip = Vorspulen
act-next = Nächste Runde
act-log = Verlauf
act-result = Ergebnis
act-close = Alles klar
act-reload = Neu laden

## Zeichen an Handkarten

mark-stays = hält dich im Spiel
mark-together = hält dich mit einer anderen Karte im Spiel
mark-card = { $mark ->
    [stays] { $card }, hält dich im Spiel
    [later] { $card }, { mark-together }
   *[out] { $card }, hält dich nicht im Spiel
}

marks-joined = { $first }, { $next }
mark-counts = zählt
mark-new = neu
mark-target = { $mark ->
    [stays] wählbar, hält dich im Spiel
    [later] wählbar, { mark-together }
    [out] wählbar, hält dich nicht im Spiel
   *[none] wählbar
}
choice-card = { $card }.
turn-unchosen = Keine Karte ausgewählt.
choice-said = { $title }: { $text }.

## Wenige Züge oder keiner

rescue-title = { $count ->
    [one] Nur ein Zug hält dich im Spiel
   *[other] { $count } Züge halten dich im Spiel
}
rescue-none = Diesmal hält dich kein Zug im Spiel. Das passiert selbst den Besten.
rescue-giveup = Passen, zum Ergebnis
rescue-end = Beenden, zum Ergebnis
rescue-hope = { $unseen ->
    [one] Mit { $cards } bleibt eine Chance: Die eine unbekannte Karte würde dich retten.
   *[other] { $count ->
        [one] Mit { $cards } bleibt eine Chance: { $count } von { $unseen } unbekannten Karten würde dich retten.
       *[other] Mit { $cards } bleibt eine Chance: { $count } von { $unseen } unbekannten Karten würden dich retten.
    }
}
rescue-go = Versuchen
offer-title = Mit { $card } auf der Leinwand:
offer-some = { $number } von { $count } Zügen mit { $card } auf der Leinwand:

## Passen

fold-title = Passen?
fold-text = Du tust nichts und scheidest aus dieser Runde aus.
fold-ends = { $name } gewinnt die Runde.
fold-ends-points = { $points ->
    [one] { $name } gewinnt die Runde und bekommt { $points } Punkt: { $cards }.
   *[other] { $name } gewinnt die Runde und bekommt { $points } Punkte: { $cards }.
}
fold-match = Damit würde { $name } die Partie gewinnen, mit { $points } Punkten ({ $target } genügen).
fold-goes = Die Runde geht ohne dich weiter.
fold-leader = { $leader ->
    [you] { $points ->
        [one] Wäre die Runde jetzt zu Ende, bekämst du { $points } Punkt.
       *[other] Wäre die Runde jetzt zu Ende, bekämst du { $points } Punkte.
    }
   *[other] { $points ->
        [one] Wäre die Runde jetzt zu Ende, bekäme { $name } { $points } Punkt.
       *[other] Wäre die Runde jetzt zu Ende, bekäme { $name } { $points } Punkte.
    }
}
fold-mine = { $points ->
    [one] Deine eigenen Karten, die zählen, sind { $points } Punkt wert.
   *[other] Deine eigenen Karten, die zählen, sind { $points } Punkte wert.
}
fold-saves = { $count ->
    [0] Kein Zug würde dich im Spiel halten, Passen kostet dich also nichts mehr.
    [one] Ein Zug würde dich im Spiel halten.
   *[other] { $count } Züge würden dich im Spiel halten.
}
fold-yes = Passen
fold-no = Weiterspielen

## Einen Zug beenden und ausscheiden

out-title = Zug beenden und ausscheiden?
out-yes = Zug beenden
out-no = Zurücknehmen

## Ergebnisse

banner-rule = Neue Regel – { $text }
round-won = { $who ->
    [you] Du gewinnst die Runde
   *[other] { $name } gewinnt die Runde
}
round-rule = { rule-named }.
round-scored = { $points ->
    [one] { $points } Punkt für die Karten, die zählen:
   *[other] { $points } Punkte für die Karten, die zählen:
}
round-counted = Mit den Karten, die zählen:
round-scored-none = Keine Karte zählt, also gibt es keine Punkte.
round-close = Tisch ansehen
result-kind = { $state ->
    [round-won] Da kam niemand hinterher.
    [match-won] Stark gespielt, von der ersten bis zur letzten Karte.
    [match-lost] Gut gekämpft. Nächstes Mal klappt es vielleicht.
   *[round-lost] Diesmal nicht. Neue Karten, neues Glück.
}
result-hands = Noch auf der Hand
result-hands-none = nichts
match-won = { $who ->
    [you] Du gewinnst die Partie
   *[other] { $name } gewinnt die Partie
}
match-shared = { $who ->
    [you] Du und { $names } teilt euch den Sieg
   *[other] { $names } teilen sich den Sieg
}
match-points = Punkte · bis { $target }
match-sheet = Punktezettel
match-round = Runde
match-total = Summe
match-rematch = Revanche
match-review = Analyse
match-replay = Wiederholung
match-share = Teilen
match-new = Neues Spiel
match-score = { $name } { $points }
match-share-text = Red7 · { $rules } · { $result } · { $scores }
match-share-done = Das Ergebnis ist kopiert.
match-share-failed = Kopieren geht hier nicht. { $text }

## Mehrere an einem Gerät

pass-title = Gib das Gerät an { $name } weiter
pass-text = Die Hand bleibt verdeckt, bis { $name } bereit ist.
pass-ready = Ich bin { $name }

## Ab und zu ein Wort der Bots

bot-word = „{ $text }“
bot-says = { $name }: „{ $text }“
word-random = { $state ->
    [greets] { $number ->
        [0] Hi! Ich bin neu.
       *[1] Oh, Karten!
    }
    [leads] { $number ->
        [0] Führe ich etwa?
       *[1] Guck mal!
    }
    [out] { $number ->
        [0] Hoppla.
       *[1] Oh nein!
    }
    [wins] { $number ->
        [0] Gewonnen? Ich hab gewonnen!
       *[1] Hast du das gesehen?
    }
   *[loses] { $number ->
        [0] Das war lustig. Noch mal?
       *[1] Fast hätte ich’s gehabt!
    }
}
word-thrifty = { $state ->
    [greets] { $number ->
        [0] Guten Tag, Liebes.
       *[1] Na dann, Liebes.
    }
    [leads] { $number ->
        [0] Das reicht schon.
       *[1] Nichts vergeudet.
    }
    [out] { $number ->
        [0] Soso.
       *[1] Zu lang gespart.
    }
    [wins] { $number ->
        [0] Spare in der Zeit, so hast du in der Not.
       *[1] Kommt Zeit, kommt Karte.
    }
   *[loses] { $number ->
        [0] Das hast du dir verdient, Liebes.
       *[1] Mein Kompliment, Liebes.
    }
}
word-planner = { $state ->
    [greets] { $number ->
        [0] Der Plan steht.
       *[1] Freut mich.
    }
    [leads] { $number ->
        [0] Wie geplant.
       *[1] Stück für Stück.
    }
    [out] { $number ->
        [0] Nicht nach Plan.
       *[1] Hm.
    }
    [wins] { $number ->
        [0] Ab und zu geht ein Plan auf.
       *[1] Das war knapp.
    }
   *[loses] { $number ->
        [0] Zurück ans Reißbrett.
       *[1] Das nenne ich einen Plan!
    }
}
word-sampler = { $state ->
    [greets] { $number ->
        [0] Hey! Bereit?
       *[1] Träumen wir mal.
    }
    [leads] { $number ->
        [0] Hab ich geträumt.
       *[1] Fühlt sich gut an.
    }
    [out] { $number ->
        [0] Böser Traum.
       *[1] Glatt übersehen.
    }
    [wins] { $number ->
        [0] Genau davon hatte ich geträumt.
       *[1] In der Hälfte meiner Träume hast du gewonnen.
    }
   *[loses] { $number ->
        [0] In einem anderen Traum habe ich gewonnen.
       *[1] Das hatte ich mir nicht ausgemalt.
    }
}
word-scout = { $state ->
    [greets] { $number ->
        [0] Sei gegrüßt.
       *[1] Ich beobachte.
    }
    [leads] { $number ->
        [0] Und jetzt?
       *[1] Wie vermutet.
    }
    [out] { $number ->
        [0] Verschätzt.
       *[1] Gut versteckt.
    }
    [wins] { $number ->
        [0] Du hast mich ins Grübeln gebracht.
       *[1] Spät gesehen, aber gesehen.
    }
   *[loses] { $number ->
        [0] Das habe ich nicht kommen sehen.
       *[1] Du hast deine Hand gut verborgen.
    }
}
