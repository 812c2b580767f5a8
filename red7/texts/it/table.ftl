### Il tavolo durante il gioco: nomi, posti, quadro, di chi è il turno, pulsanti, finestre, risultati.

## Nomi

name-you = Tu
name-and-you = { $name } (tu)

## Frasi e voci che si seguono

sentences-joined = { $first } { $next }
items-joined = { $first } · { $next }

## Le regole

tie-rule = { $color ->
    [R] A parità di numero vince il colore più vicino al rosso.
    [O] A parità di carte vince il gruppo con la carta più alta.
    [Y] A parità di carte vince il gruppo con la carta più alta.
    [G] A parità di carte vince la carta pari più alta.
    [B] A parità di colori vince la carta più alta fra quelle che contano.
    [I] Numeri consecutivi, di qualsiasi colore. A parità di lunghezza vince la scala con la carta più alta.
   *[V] A parità di carte vince la più alta fra quelle inferiori a 4.
}

## Il tavolo e le sue parti

table-title = Tavolo
table-round = Round { $round }
table-match = Round { $round } · fino a { $target }
table-rules-before = { $rules } ·{ " " }
table-rules-and-match = { $rules } · { table-match }
table-hand = La tua mano
table-hand-of = Mano di { $name }
table-palette = { $who ->
    [you] La tua tavolozza
   *[other] Tavolozza di { $name }
}
table-canvas = Quadro
table-canvas-start = All’inizio sul quadro comanda il Rosso.
table-history = Regole finora
table-deck = { $count ->
    [one] { $count } carta nel mazzo
   *[other] { $count } carte nel mazzo
}
table-deck-top = In cima: { $cards }
table-deck-named = { table-deck }. { table-deck-top }
table-log = Che cosa è successo
table-log-empty = Le carte sono distribuite. Non è ancora successo niente.
table-seven-rules = Le sette regole
table-waiting = Collegamento al tavolo…
table-lost = { $why ->
    [offline] Sei offline. Il tavolo ricompare appena torni online.
    [silent] Il server non risponde. Riprovo…
   *[lost] La connessione è caduta. Riprovo…
}
table-lost-pending = { $what ->
    [play] Il tuo turno è salvato e sarà inviato automaticamente.
   *[next] Il prossimo round comincia appena torna il tavolo.
}
table-missing = Questo tavolo non c’è, o non è tuo.
table-missing-why = Se qualcuno ti ha mandato questo indirizzo, chiedi il link d’invito.
table-link-cut = Questo link è incompleto.
table-link-cut-why = Copialo per intero, o fattelo mandare di nuovo.
table-link-dead = Questo link non funziona più.
table-link-dead-why = Fattene mandare uno nuovo.
table-missing-go = Nuova partita
table-refused = Non si può: { $text }.

## Un posto

seat-note = { $state ->
    [out] fuori
    [folded] si ritira
    [asked] Tocca a te
   *[waits] { $count } in mano
}
seat-note-points = { seat-note } · { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
seat-known = carte note: { $cards }
seat-hand = In mano
seat-hand-empty = Nessuna carta in mano
seat-leads = in vantaggio · { $amount }

## Chi è in vantaggio, e perché

lead-nobody = Nessuno ha carte che contano.
lead = { $who ->
    [you] Sei in vantaggio con { $cards }.
   *[other] { $name } è in vantaggio con { $cards }.
}
lead-short = { $who ->
    [you] Sei in vantaggio.
   *[other] { $name } è in vantaggio.
}
lead-tie = { $broken ->
    [number] { $rival ->
        [you] { $best } batte il tuo { $beaten } perché è più alto.
       *[other] { $best } batte { $beaten } di { $name } perché è più alto.
    }
   *[color] { $rival ->
        [you] { $best } batte il tuo { $beaten } perché è più vicino al rosso.
       *[other] { $best } batte { $beaten } di { $name } perché è più vicino al rosso.
    }
}

## Di chi è il turno, e che cosa fare

turn-yours = È il tuo turno
turn-yours-now = È il tuo turno.
turn-thinking = { $name } sta pensando
turn-plays = { $name } gioca
turn-beat = { $leader ->
    [you] Sei già in vantaggio, ma devi comunque giocare una carta: nella tua tavolozza o sul quadro.
   *[other] { $name } è in vantaggio con { $amount }. Vai in vantaggio: tavolozza, quadro o entrambi.
}
turn-beat-nobody = Nessuno ha carte che contano. Vai in vantaggio: tavolozza, quadro o entrambi.
turn-out = Sei fuori da questo round.
turn-over = Il round è finito.
turn-sending = Invio…
turn-drafted-stays = Con questo turno resti in gioco.
turn-drafted-more = { $count ->
    [one] Non basta ancora: c’è un modo di proseguire, con una carta segnata.
   *[other] Non basta ancora: ci sono { $count } modi di proseguire, con una carta segnata.
}
turn-drafted-not = Così non sei in vantaggio, e nient’altro può aiutarti.
turn-owed = { $number ->
    [1] L’1: scegli una carta di un’altra tavolozza. Va in cima al mazzo.
    [5] Il 5: gioca un’altra carta nella tua tavolozza.
   *[7] Il 7: scegli una carta della tua tavolozza, per il mazzo o per il quadro.
}

## Dove va una carta

goes-palette = in tavolozza
goes-canvas = sul quadro
goes-deck = sul mazzo

## Pulsanti

act-palette = Nella tua tavolozza
act-canvas = Sul quadro
act-deck = Sul mazzo
act-draw = Pesca una carta
act-end = Termina il turno
act-end-draw = Termina e pesca
act-end-nodraw = Termina senza pescare
act-end-out = Termina: sei fuori
act-choose = Scegli una carta
act-go-on = Scegli che cosa fare
act-back = Annulla
act-fold = Ritirati
act-hint = Suggerimento
act-skip = Salta l’attesa
act-next = Prossimo round
act-log = Cronologia
act-result = Risultato
act-close = Va bene
act-reload = Ricarica

## Segni sulle carte in mano

mark-stays = ti tiene in gioco
mark-together = ti tiene in gioco con un’altra carta
mark-card = { $mark ->
    [stays] { $card }, ti tiene in gioco
    [later] { $card }, { mark-together }
   *[out] { $card }, non ti tiene in gioco
}

marks-joined = { $first }, { $next }
mark-counts = conta
mark-new = carta nuova
mark-target = { $mark ->
    [stays] si può scegliere, ti tiene in gioco
    [later] si può scegliere, { mark-together }
    [out] si può scegliere, non ti tiene in gioco
   *[none] si può scegliere
}
choice-card = { $card }.
turn-unchosen = Nessuna carta scelta.
choice-said = { $title }: { $text }.

## Pochi turni possibili, o nessuno

rescue-title = { $count ->
    [one] Un solo turno ti tiene in gioco
   *[other] { $count } turni ti tengono in gioco
}
rescue-none = Stavolta nessun turno ti tiene in gioco. Capita anche ai migliori.
rescue-giveup = Ritirati e vai al risultato
rescue-end = Termina e vai al risultato
rescue-hope = { $count ->
    [one] Con { $cards } hai ancora una speranza: { $count } carta utile su { $unseen } non ancora viste.
   *[other] Con { $cards } hai ancora una speranza: { $count } carte utili su { $unseen } non ancora viste.
}
rescue-go = Prova
offer-title = Con { $card } sul quadro:
offer-some = { $number } turni su { $count } con { $card } sul quadro:

## Ritirarsi

fold-title = Vuoi ritirarti?
fold-text = Non fai nulla e sei fuori da questo round.
fold-ends = { $name } vince il round.
fold-ends-points = { $points ->
    [one] { $name } vince il round e prende { $points } punto: { $cards }.
   *[other] { $name } vince il round e prende { $points } punti: { $cards }.
}
fold-match = Così { $name } vince la partita, con { $points } su { $target }.
fold-goes = Il round continua senza di te.
fold-leader = { $leader ->
    [you] { $points ->
        [one] Se il round finisse ora, faresti { $points } punto.
       *[other] Se il round finisse ora, faresti { $points } punti.
    }
   *[other] { $points ->
        [one] Se il round finisse ora, { $name } farebbe { $points } punto.
       *[other] Se il round finisse ora, { $name } farebbe { $points } punti.
    }
}
fold-mine = { $points ->
    [one] Le tue carte che contano valgono { $points } punto.
   *[other] Le tue carte che contano valgono { $points } punti.
}
fold-saves = { $count ->
    [0] Nessun turno ti terrebbe in gioco: ritirarti non ti costa altro.
    [one] Un turno ti terrebbe in gioco.
   *[other] { $count } turni ti terrebbero in gioco.
}
fold-yes = Ritirati
fold-no = Continua a giocare

## Terminare un turno che mette fuori

out-title = Terminare il turno? Sarai fuori.
out-yes = Termina il turno
out-no = Annulla la mossa

## Risultati di un round e di una partita

banner-rule = Nuova regola: { $text }
round-won = { $who ->
    [you] Hai vinto il round
   *[other] { $name } ha vinto il round
}
round-rule = { rule-named }.
round-scored = { $points ->
    [one] { $points } punto per le carte che contano:
   *[other] { $points } punti per le carte che contano:
}
round-counted = Con le carte che contano:
round-scored-none = Nessuna carta conta, quindi niente punti.
round-close = Guarda il tavolo
result-kind = { $state ->
    [round-won] Nessuno è riuscito a starti dietro.
    [match-won] Bella partita, dalla prima all’ultima carta.
    [match-lost] Una bella lotta. La prossima può essere tua.
   *[round-lost] Stavolta no. Carte nuove, fortuna nuova.
}
result-hands = Rimaste in mano
result-hands-none = niente
match-won = { $who ->
    [you] Hai vinto la partita
   *[other] { $name } ha vinto la partita
}
match-shared = { $who ->
    [you] Tu e { $names } avete vinto la partita a pari merito
   *[other] { $names } hanno vinto la partita a pari merito
}
match-points = Punti · fino a { $target }
match-sheet = Segnapunti
match-round = Round
match-total = Totale
match-rematch = Rivincita
match-review = Analisi
match-replay = Replay
match-share = Condividi
match-new = Nuova partita
match-score = { $name } { $points }
match-share-text = Red7 · { $rules } · { $result } · { $scores }
match-share-done = Risultato copiato.
match-share-failed = Qui non si può copiare. { $text }

## Più persone su un dispositivo

pass-title = Passa il dispositivo: gioca { $name }
pass-text = La mano resta coperta finché non arriva { $name }.
pass-ready = Sono { $name }

## Una parola dei bot, ogni tanto

bot-word = “{ $text }”
bot-says = { $name }: “{ $text }”
word-random = { $state ->
    [greets] { $number ->
        [0] Ciao! Sono nuova.
       *[1] Uh, le carte!
    }
    [leads] { $number ->
        [0] Sto vincendo?
       *[1] Guarda qui!
    }
    [out] { $number ->
        [0] Ops.
       *[1] Oh no!
    }
    [wins] { $number ->
        [0] Ho vinto? Ho vinto!
       *[1] Hai visto che roba?
    }
   *[loses] { $number ->
        [0] Che divertente! Un’altra?
       *[1] C’ero quasi!
    }
}
word-thrifty = { $state ->
    [greets] { $number ->
        [0] Buondì, tesoro.
       *[1] Giochiamo, tesoro?
    }
    [leads] { $number ->
        [0] Può bastare.
       *[1] Niente sprechi.
    }
    [out] { $number ->
        [0] Ma guarda un po’.
       *[1] Troppo risparmio.
    }
    [wins] { $number ->
        [0] Chi risparmia guadagna.
       *[1] Ogni carta ha il suo momento.
    }
   *[loses] { $number ->
        [0] Vittoria meritata, tesoro.
       *[1] I miei complimenti, tesoro.
    }
}
word-planner = { $state ->
    [greets] { $number ->
        [0] Ho un piano.
       *[1] Felice di vederti.
    }
    [leads] { $number ->
        [0] Come previsto.
       *[1] Passo dopo passo.
    }
    [out] { $number ->
        [0] Non era previsto.
       *[1] Mmh.
    }
    [wins] { $number ->
        [0] Ogni tanto un piano riesce.
       *[1] Per un soffio!
    }
   *[loses] { $number ->
        [0] Il piano è da rifare.
       *[1] Quello sì che era un piano!
    }
}
word-sampler = { $state ->
    [greets] { $number ->
        [0] Ehi! Si gioca?
       *[1] Sogniamo un po’.
    }
    [leads] { $number ->
        [0] L’avevo sognato.
       *[1] Me lo sentivo.
    }
    [out] { $number ->
        [0] Brutto sogno.
       *[1] Mi è sfuggito.
    }
    [wins] { $number ->
        [0] Questa l’avevo sognata.
       *[1] In metà dei miei sogni vincevi tu.
    }
   *[loses] { $number ->
        [0] In un altro sogno ho vinto io.
       *[1] Questa non l’avevo immaginata.
    }
}
word-scout = { $state ->
    [greets] { $number ->
        [0] Bene, eccoci.
       *[1] Ti osservo.
    }
    [leads] { $number ->
        [0] A te la mossa.
       *[1] Come pensavo.
    }
    [out] { $number ->
        [0] Ho letto male.
       *[1] Ben nascosta.
    }
    [wins] { $number ->
        [0] Mi hai dato da pensare.
       *[1] L’ho visto tardi, ma l’ho visto.
    }
   *[loses] { $number ->
        [0] Questa non me l’aspettavo.
       *[1] Hai nascosto bene la tua mano.
    }
}
