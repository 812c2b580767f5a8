### Deine Ergebnisse: was aus Partien gegen Bots und mit Freunden geworden ist.

results-title = Deine Ergebnisse
results-none = Noch ist keine Partie vorbei. Spiel eine gegen Bots oder mit Freunden zu Ende, dann zählt sie hier.
results-text = Partien, die du hier begonnen und allein gegen Bots zu Ende gespielt hast. Abgezweigte und hochgeladene Spiele zählen nicht.

## Zahlen, jede unter ihrer Überschrift

results-bots = Gegen Bots
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

## Matches with friends: tables like the one above, by the number of players and by person

results-friends = Mit Freunden
results-players = Spieler
# The last row: matches with any number of players.
results-friends-all = Alle Partien
results-people = Nach Freunden
# The heading of a column of names.
results-friend = Mit
results-friend-unnamed = Ohne Namen
results-friends-text = Partien, die du mit anderen Menschen zu Ende gespielt hast, mit oder ohne Bots. Freunde stehen hier ab zwei Partien; gezählt werden die Spiele, die noch auf diesem Server sind.

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
