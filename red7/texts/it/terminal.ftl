### Che cosa si dice in un terminale: il gioco, i replay, le posizioni, le analisi e il server.

## Giocatori e posti

terminal-seat = Posto { $seat }
terminal-you = Tu
terminal-bot-first = Ada
terminal-bot-second = Ben
terminal-bot-third = Cleo
terminal-name-quoted = "{ $name }"
terminal-name-cut = { $name }.

## Chi è in vantaggio, e perché

terminal-lead-nobody = Nessuno ha carte che contano.
terminal-lead = { $leader ->
    [you] Sei in vantaggio con { $count }: { $row }.
   *[other] { $name } è in vantaggio con { $count }: { $row }.
}
terminal-lead-by-number = { $leader ->
    [you] Sei in vantaggio con { $count }: { $row }; { $best } batte { $card } di { $opponent } perché è più alto.
   *[other] { $rival ->
        [you] { $name } è in vantaggio con { $count }: { $row }; { $best } batte il tuo { $card } perché è più alto.
       *[other] { $name } è in vantaggio con { $count }: { $row }; { $best } batte { $card } di { $opponent } perché è più alto.
    }
}
terminal-lead-by-color = { $leader ->
    [you] Sei in vantaggio con { $count }: { $row }; { $best } batte { $card } di { $opponent } perché è più vicino al rosso.
   *[other] { $rival ->
        [you] { $name } è in vantaggio con { $count }: { $row }; { $best } batte il tuo { $card } perché è più vicino al rosso.
       *[other] { $name } è in vantaggio con { $count }: { $row }; { $best } batte { $card } di { $opponent } perché è più vicino al rosso.
    }
}

## Il tavolo

terminal-canvas = quadro { $row }
terminal-canvas-start = quadro  (rosso)
terminal-deck = mazzo { $count }
terminal-deck-known = mazzo { $count }, in cima { $row }
terminal-held = { $count } in mano
terminal-held-known = { $count } in mano (carte note: { $row })
terminal-out = fuori
terminal-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
terminal-your-hand = La tua mano
terminal-hand = mano

## Round e partite

terminal-round-begins = { $who ->
    [you] Round { $round }. Cominci tu.
   *[other] Round { $round }. Comincia { $name }.
}
terminal-round-won = { $who ->
    [you] Hai vinto il round.
   *[other] { $name } ha vinto il round.
}
terminal-round-scored = { $who ->
    [you] { $count ->
        [one] Hai vinto il round e fatto punti con { $row }: ora hai { $count } punto.
       *[other] Hai vinto il round e fatto punti con { $row }: ora hai { $count } punti.
    }
   *[other] { $count ->
        [one] { $name } ha vinto il round e fatto punti con { $row }: ora ha { $count } punto.
       *[other] { $name } ha vinto il round e fatto punti con { $row }: ora ha { $count } punti.
    }
}
terminal-round-scored-nothing = { $who ->
    [you] { $count ->
        [one] Hai vinto il round ma senza fare punti: ora hai { $count } punto.
       *[other] Hai vinto il round ma senza fare punti: ora hai { $count } punti.
    }
   *[other] { $count ->
        [one] { $name } ha vinto il round ma senza fare punti: ora ha { $count } punto.
       *[other] { $name } ha vinto il round ma senza fare punti: ora ha { $count } punti.
    }
}
terminal-match-unfinished = La partita non è finita.
terminal-match-won = { $who ->
    [you] Hai vinto la partita.
   *[other] { $name } ha vinto la partita.
}
terminal-match-shared = { $who ->
    [you] Tu e { $names } avete vinto la partita a pari merito.
   *[other] { $names } hanno vinto la partita a pari merito.
}
terminal-score = { $who ->
    [you] Tu { $count }
   *[other] { $name } { $count }
}

## Una partita nel terminale

terminal-welcome = Red7 nel terminale. Scrivi ? per l’aiuto.
terminal-prompt = tocca a te>
terminal-turn = { $who ->
    [you] Tu: { $typed }
   *[other] { $name }: { $typed }
}
terminal-turn-draws = { $who ->
    [you] Tu: { $typed } e peschi
   *[other] { $name }: { $typed } e pesca
}
terminal-turn-out = { $who ->
    [you] Tu: { $typed }, e sei fuori
   *[other] { $name }: { $typed }, ed è fuori
}
terminal-turn-draws-out = { $who ->
    [you] Tu: { $typed } e peschi, e sei fuori
   *[other] { $name }: { $typed } e pesca, ed è fuori
}
terminal-so-far = Finora: { $typed }
terminal-may-draw = Puoi pescare una carta: !
terminal-ways = { $count ->
    [one] { $count } turno ti tiene in gioco; t lo mostra.
   *[other] { $count } turni ti tengono in gioco; t li elenca.
}
terminal-no-way-on = Da qui niente ti tiene in gioco; u annulla, . termina il turno.
terminal-hope = { $count ->
    [1] Nessun turno ti salva di sicuro, ma con { $typed } potresti pescare l’unica carta che ti salva.
   *[other] Nessun turno ti salva di sicuro, ma con { $typed } potresti pescare una delle { $count } carte che ti salvano.
}
terminal-lost = Nessun turno ti tiene più in gioco: questo round è perso. Ritirati con --
terminal-more = { $count ->
    [one] e { $count } altro
   *[other] e altri { $count }
}
terminal-taken-back = Annullato.
terminal-taken-back-to-draw = Annullato: torni al momento di pescare.
terminal-cannot = Non si può fare: { $text }.
terminal-refused = Non si può fare: { $typed }: { $text }.
terminal-nothing-follows = dopo la fine di un turno non può seguire niente
terminal-preview = { $first }. { $next }
terminal-could-draw = Potresti pescare una carta: !
terminal-would-stay = Resteresti in gioco.
terminal-would-be-out = Saresti fuori.
terminal-would-be-out-as = Saresti fuori. { $text }
terminal-really = Davvero? (s/n)
terminal-yes = s sì si
terminal-leave = Lasci il tavolo.
terminal-recorded = La partita è in { $file }; rivedila con red7 replay.
terminal-record-exists = --record vuole il nome di un file nuovo, e { $file } esiste già
terminal-help =
    Scrivi le mosse del tuo turno, insieme o una alla volta:
    {"  "}+R7  gioca R7 nella tua tavolozza    >B3  metti B3 sul quadro: il suo colore è la nuova regola
    {"  ."}    termina il turno                !    pesca una carta, quando si può
    {"  "}--   ritirati: non fai nulla e sei fuori
    Con le azioni, dopo una carta dispari nella tua tavolozza:
    {"  *"}O5  (1) sposta O5 da un’altra tavolozza al mazzo
    {"  "}^G4  (7) sposta G4 dalla tua tavolozza al mazzo   ~G4  (7) o al quadro
    {"  "}Se ^ o ~ sono scomodi da digitare, dG4 e cG4 fanno lo stesso.
    {"  "}Un 3 pesca una carta da solo; dopo un 5 gioca un’altra carta con +.
    E poi: t  elenca i turni che ti tengono in gioco   h  che effetto avrebbe: h +R7 >B3
    {"       "}s  mostra di nuovo il tavolo                u  annulla le mosse che non hanno svelato nulla
    {"       "}?  questo aiuto                             q  esci (con --record si salva la partita)

## Rivedere una registrazione

terminal-replay-round = Round { $round }: comincia { $name }.
terminal-replay-turn = Round { $round }, turno { $turn }: { $name } { $typed }
terminal-replay-out = Fuori dal round.
terminal-replay-keys = Invio: avanti, b: indietro, r: prossimo round, q: esci [{ $page }/{ $pages }]

## Una posizione

terminal-no-seat = il posto { $seat } non esiste: i posti sono numerati da 0 a { $count }
terminal-no-whole-position = per un’immagine o la vista di un posto serve una posizione intera

## L’analisi di una registrazione

terminal-review-empty = { $file } non ha turni da analizzare
terminal-reviewing = analisi in corso
terminal-review-round = Round { $round }
terminal-review-better = meglio { $typed }
terminal-share = { PERCENT($share) }
terminal-amount = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-gain = +{ NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-loss = -{ NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-graph = Probabilità di vincere la partita, a mani scoperte: { $name }
terminal-turning-nobody = Non c’è un punto di svolta: nessuno ha vinto da solo.
terminal-turning-never = Non c’è un punto di svolta: { $name } non ha mai dovuto inseguire.
terminal-turning-deal = Punto di svolta: la distribuzione delle carte nel round { $round }. Da lì in poi { $name } ha mantenuto il vantaggio.
terminal-turning-turn = Punto di svolta: round { $round }, turno { $turn } ({ $mover } { $typed }). Da lì in poi { $name } ha mantenuto il vantaggio.
terminal-column-start = inizio
terminal-column-own = turni propri
terminal-column-others = turni altrui
terminal-column-deals = carte date
terminal-column-draws = pesca
terminal-column-end = fine

## Mentre si aspetta

terminal-compiling = compilo, solo la prima volta
terminal-remaining = alla fine

## Un server: dov’è il tavolo

terminal-at = Red7 è su { $url }
terminal-at-here = Su questo computer l’indirizzo è { $url }
terminal-here-only = Ci arriva solo questo computer; con --host 0.0.0.0 entrano anche gli altri.
terminal-running = Red7 è già in funzione.
terminal-kept-yours = Ctrl-C lo chiude; le tue partite restano salvate.
terminal-kept-all = Ctrl-C lo chiude; tutte le partite restano salvate.
terminal-no-browser = Da qui non si può aprire un browser; apri tu quell’indirizzo.
terminal-browser-closed = Il browser non si è aperto; apri tu quell’indirizzo.
terminal-folder-silent = un altro red7 tiene le sue partite in { $file }, ma non risponde; prima chiudi quello
terminal-folder-taken = un altro red7 tiene le sue partite in { $file }; prima chiudilo, o scegli un’altra cartella
terminal-folder-served = un altro red7 tiene le sue partite in { $file } e risponde su { $url }; prima chiudilo, o scegli un’altra cartella
terminal-file-unreadable = impossibile aprire { $file }: { $text }
terminal-file-unusable = impossibile usare { $file }: { $text }; scegli un’altra cartella con --data
terminal-file-damaged = { $file } è danneggiato ({ $text }); `red7 check` elenca le partite danneggiate, `red7 restore` mette al suo posto una copia di riserva
terminal-file-foreign = { $file } non è un file di partite di Red7; spostalo, o scegli un’altra cartella con --data
terminal-file-newer = { $file } è di un Red7 più recente; aggiorna questo, o scegli un’altra cartella con --data
terminal-file-no-folder = impossibile tenere le partite in { $file }: { $text }; scegli un’altra cartella con --data

## red7 verify

terminal-verify-round = { $state ->
    [proved] Round { $round }: dimostrato. Questo mazzo ha l’impronta che hai indicato.
    [agrees] Round { $round }: sale, ordine e distribuzione corrispondono all’impronta nella registrazione.
    [no-proof] Round { $round }: la registrazione non ha sale e ordine, quindi non si può controllare niente.
    [wrong-fingerprint] Round { $round }: ERRATO. Sale e ordine hanno un’impronta diversa da quella della registrazione.
    [wrong-deal] Round { $round }: ERRATO. Le carte non sono state distribuite nell’ordine che dice la registrazione.
   *[other] Round { $round }: ERRATO. Questo mazzo ha un’impronta diversa da quella che hai indicato.
}
terminal-verify-many = ci sono più impronte ({ $count }) che round nella registrazione ({ $rounds })
terminal-verify-sum = { $state ->
    [proved] Dimostrato con le impronte che hai indicato: se sono state mostrate prima dei round, da allora nessuno ha cambiato l’ordine delle carte.
    [part] Dimostrato per i round di cui hai indicato l’impronta; degli altri solo che la registrazione è coerente con sé stessa.
    [agrees] La registrazione è coerente con sé stessa. Questo non dimostra che le carte fossero in quell’ordine prima di giocare i round: indica le impronte mostrate allora, una per round, con --fingerprint.
    [none] La registrazione non ha round.
   *[wrong] In questa registrazione c’è qualcosa che non va.
}
