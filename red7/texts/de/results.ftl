### Deine Ergebnisse: was aus Partien gegen Bots geworden ist.

results-title = Deine Ergebnisse
results-none = Noch ist keine Partie vorbei. Spiel eine gegen Bots zu Ende, dann zählt sie hier.
results-text = Partien, die du hier begonnen und allein gegen Bots zu Ende gespielt hast. Abgezweigte und hochgeladene Spiele zählen nicht.

## Zahlen, jede unter ihrer Überschrift

results-won = Gewonnen
results-streak = In Folge gewonnen
results-longest = Längste Serie
results-best = Beste Partie
results-count = { NUMBER($count) }
results-rate = { PERCENT($share) }
results-of = { $count } von { $most }
results-best-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
results-best-lead = { $count ->
    [one] Vorsprung: { $count }
   *[other] Vorsprung: { $count }
}

## Gewonnene Partien nach Bots und Regeln

results-against = Gegen die einzelnen Bots
results-opponent = Gegen
results-rules = Regeln
results-share = Gewonnene Partien

## Was die analysierten Partien sagen

results-given = Womit du am meisten verschenkst
results-given-text = { $count ->
    [one] Aus { $count } analysierten Partie: die Gewinnchance, die dich Fehler insgesamt gekostet haben.
   *[other] Aus { $count } analysierten Partien: die Gewinnchance, die dich Fehler im Schnitt pro Partie gekostet haben.
}
results-given-none = Lass ein beendetes Spiel analysieren, dann siehst du hier, womit du am meisten verschenkst.
results-given-nothing = Keine Fehler in deinen analysierten Partien.
results-kind = Fehler
results-cost = Verschenkte Chance
results-average = Pro Partie
results-time = Im Lauf der Zeit
results-time-text = { $number ->
    [one] Wie viel Gewinnchance du in deiner letzten analysierten Partie verschenkt hast.
   *[other] Wie viel Gewinnchance du in jeder deiner letzten { $number } analysierten Partien verschenkt hast.
}
results-time-average = { $text } Der Durchschnitt (gestrichelt) liegt bei { PERCENT($share) }.
results-time-kind = Art des Fehlers
results-time-all = Alle Züge
results-day = { DATETIME($date, dateStyle: "medium") }
results-when = Partie
results-as-table = Als Tabelle
