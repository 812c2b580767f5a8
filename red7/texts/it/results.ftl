### I tuoi risultati: com’è andata nelle partite contro i bot.

results-title = I miei risultati
results-none = Ancora nessuna partita finita. Giocane una contro i bot fino in fondo, e comparirà qui.
results-text = Partite che hai cominciato qui e giocato fino in fondo, solo contro bot. Le partite derivate da altre e quelle caricate non contano.

## Cifre

results-won = Vinte
results-streak = Vinte di fila
results-longest = Serie più lunga
results-best = Partita migliore
results-count = { NUMBER($count) }
results-rate = { PERCENT($share) }
results-of = { $count } su { $most }
results-best-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
results-best-lead = { $count } di vantaggio

## Vittorie per avversario e regole

results-against = Contro ogni avversario
results-opponent = Avversario
results-rules = Regole
results-share = Partite vinte

## Che cosa dicono le partite analizzate

results-given = Dove perdi di più
results-given-text = { $count ->
    [one] Da { $count } partita che hai fatto analizzare: quanta probabilità di vincere hai perso per errori, in tutto.
   *[other] Da { $count } partite che hai fatto analizzare: quanta probabilità di vincere hai perso per errori, in media per partita.
}
results-given-none = Fai analizzare una partita finita, e qui vedrai dove perdi di più.
results-given-nothing = Nessun errore nelle partite che hai fatto analizzare.
results-kind = Errore
results-cost = Probabilità persa
results-average = Per partita
results-time = Nel tempo
results-time-text = { $number ->
    [one] Quanto ti sono costati i tuoi turni nell’ultima partita analizzata.
   *[other] Quanto ti sono costati i tuoi turni in ognuna delle ultime { $number } partite analizzate.
}
results-time-average = { $text } Media (tratteggiata): { PERCENT($share) }.
results-time-kind = Tipo di errore
results-time-all = Tutti i turni
results-day = { DATETIME($date, dateStyle: "medium") }
results-when = Partita
results-as-table = Come tabella
