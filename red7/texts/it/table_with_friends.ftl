### A un tavolo con amici, a partita cominciata: chi c’è, orologi, reazioni, il menu del tavolo, guardare,
### e che cosa viene dopo un round o una partita.

## Chi c’è

at-here = online
at-away = { $state ->
    [minutes] assente da { $count } min
    [hours] assente da { $count } h
    [days] { $count ->
        [one] assente da { $count } giorno
       *[other] assente da { $count } giorni
    }
   *[now] assente
}
at-program = programma
at-host = host
at-let-bot = Fai giocare un bot per { $name }
at-is-away = { $name } è { at-away }.
at-bot-for-you = Un bot gioca per te.
at-take-back = Riprendi il tuo posto
at-time-up = { $what ->
    [fold] Tempo scaduto: ti ritiri.
   *[bot] Tempo scaduto: un bot gioca questo turno.
}
at-you-watch = Stai guardando.
at-watching = { $count ->
    [one] { $count } persona guarda
   *[other] { $count } persone guardano
}
at-connected = Sei online
at-reconnecting = { $state ->
    [yes] Riconnessione in corso: quello che hai fatto è salvato e sarà inviato
   *[no] Riconnessione…
}

## Orologi

at-clock = { $who ->
    [you] Il tuo tempo
   *[other] Tempo di { $name }
}
at-clock-left = { $count ->
    [one] Resta { $count } secondo.
   *[other] Restano { $count } secondi.
}

## Aiuti

at-help = { $state ->
    [hints] Segni e suggerimenti
    [marks] Senza suggerimenti
   *[none] Senza aiuti
}
at-turn = Tavolozza, quadro o entrambi.
at-turn-laid = Continua, o termina il turno.

## Reazioni

at-react = Reagisci
at-reaction = { $name }: { $text }
reaction-hello = Ciao!
reaction-thanks = Grazie!
reaction-well-played = Ben giocato!
reaction-lucky = Che fortuna!
reaction-oops = Ops!
reaction-hurry = Tocca a te!
reaction-thinking = Fammi pensare
reaction-wow = Wow!
reaction-laugh = Ah ah!
reaction-sad = Oh no!
reaction-one-more = Un’altra?
reaction-good-game = Bella partita!

## Il menu del tavolo

at-menu = Persone e tavolo
at-who = Chi c’è
at-you = tu
at-about = { $text }: { $name }
at-remove = Rimuovi
at-remove-ask = Rimuovere { $name }? Un bot prenderà il suo posto, e { $name } non potrà tornare. Il link d’invito cambierà.
at-make-host = Rendi host
at-take-host = Diventa host
at-mute = Nascondi reazioni
at-mute-all = Nascondi tutte le reazioni
at-rename = Il tuo nome
at-rename-go = Cambia
at-leave = Abbandona il tavolo
at-leave-ask = Abbandonare definitivamente il tavolo? Un bot prenderà il tuo posto.
at-yes = Sì
at-no = No
at-invite = Copia l’invito
at-invite-watch = Copia link spettatori
at-copied = Copiato.
at-link = Link
at-settings = Il tavolo
at-set-help = Aiuti
at-set-pause = Dopo quanto un bot può giocare per chi è assente
at-set-stand-in = Il bot sostituto
at-set-watching = Spettatori ammessi
at-set-late = Chi arriva tardi può prendere il posto di un bot
at-set-public = Visibile nella lobby
at-setting = { $name }: { $text }
at-on = sì
at-off = no
at-notify = Avvisami quando tocca a me
at-notify-refused = Questo browser non lo permette.

## Dopo un round, e dopo una partita

at-next-soon = { $count ->
    [one] Il prossimo round comincia tra { $count } secondo.
   *[other] Il prossimo round comincia tra { $count } secondi.
}
at-next-asked = Qualcuno è assente: il prossimo round comincia appena una persona al tavolo lo chiede.
at-evening = Partite vinte stasera
at-seats = Posti nella rivincita
at-seats-same = ognuno resta al suo
at-seats-shifted = tutti avanzano di un posto
at-rematch-waits = La rivincita ti aspetta.
at-rematch-join = Partecipa

## People

event-joined = { $who ->
    [you] Ora sei al tavolo.
   *[other] { $name } è ora al tavolo.
}
event-left = { $who ->
    [you] Hai lasciato il tavolo.
   *[other] { $name } ha lasciato il tavolo.
}
event-removed = { $who ->
    [you] L’host ti ha tolto dal tavolo.
   *[other] L’host ha tolto { $name } dal tavolo.
}
event-takes-seat = Il posto passa a { $bot }.
event-replaced = { $who ->
    [you] Ora { $bot } gioca per te.
   *[other] Ora { $bot } gioca per { $name }.
}
event-returned = { $who ->
    [you] Ora giochi di nuovo tu.
   *[other] { $name } gioca di nuovo.
}
event-timed-out = { $who ->
    [you] Il tuo tempo è scaduto.
   *[other] Il tempo di { $name } è scaduto.
}
event-bot-turn = Questo turno lo gioca { $bot }.
event-host = { $who ->
    [you] Ora l’host sei tu.
   *[other] Ora l’host è { $name }.
}
event-offline = { $name } è offline.
event-online = { $name } è di nuovo online.
name-for = { $who ->
    [you] { $bot } per te
   *[other] { $bot } per { $name }
}
event-dropped = Mentre eri offline, un bot ha giocato il tuo turno. La mossa che avevi inviato non vale più.
at-follow = È iniziata una rivincita.
at-follow-go = Guarda la rivincita
at-followed = Ora stai guardando la rivincita.
at-sound-ask = Vuoi un suono quando tocca a te?
at-sound-yes = Attiva il suono
at-sound-no = No, grazie
at-spectator = Dal pubblico
at-set-spectators = Gli spettatori possono reagire
at-keep-watching = Continua a guardare
