### I tuoi risultati: com’è andata nelle partite contro i bot e con gli amici.

results-title = I miei risultati
results-none = Ancora nessuna partita finita. Giocane una fino in fondo, contro i bot o con gli amici, e comparirà qui.
results-text = Partite che hai cominciato qui e giocato fino in fondo, solo contro bot. Le partite derivate da altre e quelle caricate non contano.

## Cifre

results-bots = Contro i bot
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

## Matches with friends: tables like the one above, by the number of players and by person

results-friends = Con gli amici
results-players = Giocatori
# The last row: matches with any number of players.
results-friends-all = Tutte le partite
results-people = Con ogni amico
# The heading of a column of names.
results-friend = Con
results-friend-unnamed = Senza nome
results-friends-text = Partite giocate fino in fondo con altre persone, con o senza bot. Un amico compare qui dopo due partite, contate fra quelle ancora su questo server.

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
