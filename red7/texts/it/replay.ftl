### Replay e analisi delle partite.

## Un replay

replay-title = Replay
replay-back = Un passo indietro
replay-forward = Un passo avanti
replay-turn-back = Un turno indietro
replay-turn-forward = Un turno avanti
replay-play = Riproduci
replay-pause = Pausa
replay-position = Passo { $step } di { $steps }
replay-where = Round { $round }, turno { $turn }
replay-to-move = { $who ->
    [you] Round { $round }, turno { $turn }: tocca a te
   *[other] Round { $round }, turno { $turn }: gioca { $name }
}
replay-round-over = Round { $round }, finito dopo { $turn ->
    [one] { $turn } turno
   *[other] { $turn } turni
}
replay-who = { $name }:
replay-turn-ends = fine del turno
replay-out = · fuori
replay-open = Mostra tutte le mani
replay-own = Dal mio posto
replay-download = Scarica
replay-review = Analisi
replay-resume = Torna alla partita
replay-link = Copia il link
replay-link-copied = Link a questo momento copiato.
replay-link-field = Link a questo momento

## Continuare da un momento di una partita

branch-title = Continua da qui
branch-text = Una nuova partita dall’inizio di questo turno, contro i bot.
branch-text-same = Una nuova partita dall’inizio di questo turno, contro gli stessi bot.
branch-seat = Il tuo posto
branch-bot = Per gli altri gioca
branch-go = Gioca

## Un’analisi

review-title = Analisi
review-working = Analizzo ogni turno…
review-graph = Probabilità di vincere la partita dopo ogni turno
review-graph-text = Probabilità di vincere la partita dopo ogni turno. { $text }
review-graph-line = { $name }: { PERCENT($share) } all’inizio, { PERCENT($last) } alla fine.
review-graph-round = R{ $round }
review-given = costo: { PERCENT($share) }
review-kind-folded-early = Ritiro prematuro
review-kind-stayed-late = Ritiro mancato
review-kind-wrong-rule = La regola sbagliata
review-kind-spent-too-much = Troppe carte giocate
review-kind-held-back = Troppe carte in mano
review-kind-wrong-card = La carta sbagliata
review-kind-folded-early-text = C’era un turno che valeva la pena giocare.
review-kind-stayed-late-text = Sarebbe stato meglio ritirarsi.
review-kind-wrong-rule-text = Il turno migliore finisce con un’altra regola.
review-kind-spent-too-much-text = Bastavano meno carte.
review-kind-held-back-text = Conveniva giocare più carte.
review-kind-wrong-card-text = La stessa regola, ma con un’altra carta.
review-shown = Questo turno
review-again = Riprova da qui
review-others = Turni degli altri ({ $count })
review-previous = Errore precedente
review-next = Errore successivo
review-turn = Round { $round }, turno { $turn }: { $name }
review-mark = Round { $round }, turno { $turn }: { $name }: { $quality }, costo: { PERCENT($share) }
review-better = Meglio
review-turning = Il punto di svolta
review-counts = { $who ->
    [you] I tuoi turni: { $mistakes ->
        [0] nessun errore
        [one] { $mistakes } errore
       *[other] { $mistakes } errori
    }, { $blunders ->
        [0] nessun errore grave
        [one] { $blunders } errore grave
       *[other] { $blunders } errori gravi
    }, { $doubtful ->
        [0] nessun turno dubbio
        [one] { $doubtful } turno dubbio
       *[other] { $doubtful } turni dubbi
    }
   *[other] Tutti i turni: { $mistakes ->
        [0] nessun errore
        [one] { $mistakes } errore
       *[other] { $mistakes } errori
    }, { $blunders ->
        [0] nessun errore grave
        [one] { $blunders } errore grave
       *[other] { $blunders } errori gravi
    }, { $doubtful ->
        [0] nessun turno dubbio
        [one] { $doubtful } turno dubbio
       *[other] { $doubtful } turni dubbi
    }
}
review-none = { $who ->
    [you] Nessun tuo errore da segnalare.
   *[other] Nessun errore da segnalare.
}
review-accounts = Quanto hanno contato bravura e fortuna
review-account-start = All’inizio
review-account-given = Errori propri
review-account-received = Errori altrui
review-account-deals = Fortuna nelle carte
review-account-draws = Pesca e mani altrui
review-account-held = Mani altrui
review-account-end = Alla fine
review-luck = { $state ->
    [drawn] Ogni colonna, sommata, dà la probabilità alla fine. Fortuna nelle carte: se le carte distribuite erano dalla tua parte. Il resto della fortuna: che cosa è arrivato dal mazzo, e che cosa avevano in mano gli altri.
   *[none] Ogni colonna, sommata, dà la probabilità alla fine. Fortuna nelle carte: se le carte distribuite erano dalla tua parte. In questa partita non si è pescato niente: il resto della fortuna è quello che avevano in mano gli altri.
}
review-share = { PERCENT($share) }
review-gain = +{ PERCENT($share) }
