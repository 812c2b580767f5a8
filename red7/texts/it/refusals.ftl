### Perché qualcosa non si può fare: i rifiuti delle regole (why-) e tutto il resto (problem-).

## Perché le regole rifiutano un passo

why-unknown = questa mossa non esiste
why-not-your-turn = non tocca a te
why-finished = il turno è finito
why-owes = { $number ->
    [1] prima fai quello che chiede { $cause }: prendi una carta da un’altra tavolozza
    [5] prima fai quello che chiede { $cause }: gioca un’altra carta nella tua tavolozza
   *[7] prima fai quello che chiede { $cause }: sposta una carta della tua tavolozza sul mazzo o sul quadro
}
why-not-in-hand = non hai questa carta in mano
why-palette-done = una sola carta per turno nella tavolozza
why-canvas-done = in questo turno c’è già una carta sul quadro
why-losing = { COLOR($color) }: non si può, perché non saresti in vantaggio
why-hopeless = dopo questa carta non potresti finire il turno in vantaggio, come richiede questa edizione
why-bound = hai giocato { $cause }: questo turno non può finire se non sei in vantaggio
why-no-action = nessuna carta appena giocata lo permette
why-not-there = questa carta non è in una tavolozza da cui si possa prendere
why-fewer-cards = in quella tavolozza ci sono meno carte che nella tua
why-no-draw = ora non puoi pescare
why-nothing-done = un turno senza carte vuol dire ritirarsi
why-too-late = ci si può ritirare solo all’inizio del turno

## Che cos’altro non si può fare, o è andato storto

problem-not-your-seat = Questo posto non è tuo.
problem-not-your-turn = Non è il turno di questo posto.
problem-behind = Intanto il gioco è andato avanti: ricontrolla il tavolo.
problem-illegal = Le regole non lo permettono.
problem-no-deal = Ora non c’è nessun round da cominciare.
problem-no-steps = In un turno serve almeno una mossa.
problem-unknown-table = Questa partita non c’è; forse è stata eliminata.
problem-already-open = Il tavolo è già stato preparato.
problem-player-count = A Red7 si gioca in 2, 3 o 4, non in { $count }.
problem-bad-name = { $why ->
    [long] Questo nome è troppo lungo.
    [nothing] Questo nome non si vede: serve almeno una lettera, un numero o un’emoji.
   *[hidden] Questo nome ha un carattere invisibile, per esempio uno che inverte il testo.
}
problem-no-player = In una partita serve almeno un posto che non sia di un bot.
problem-unknown-bot = Il bot { $text } non esiste; ci sono { $names }.
problem-unknown-seat = Il posto { $seat } non esiste.
problem-unknown-moment = Nel round { $round } non c’è un turno { $turn }.
problem-over = Da lì non resta niente da giocare.
problem-not-over = Sarà disponibile a partita finita.
problem-uploaded = Nessuno gioca questa partita: cominciane una nuova, o continua da un turno.
problem-no-turns = Non ci sono turni da analizzare.
problem-one-device = In questa partita si gioca su un solo dispositivo.
problem-no-person = In quel posto non c’è una persona.
problem-started = La partita è già cominciata: questo non si può più cambiare.
problem-seat-taken = Questo posto è già occupato.
problem-seats-taken = Le persone già sedute sono più dei posti che resterebbero.
problem-free-seats = Si gioca almeno in due: invita qualcuno, o dai i posti liberi ai bot.
problem-removed = Non puoi sederti a questo tavolo.
problem-was-removed = L’host ti ha rimosso da questo tavolo.
problem-watching-ended = Non puoi più guardare questo tavolo. Chiedi un nuovo link a chi è al tavolo.
problem-no-invitation = Con questo link non puoi sederti. Fatti mandare il link d’invito.
problem-already-seated = Hai già un posto a questo tavolo.
problem-held-another = In questo round hai già giocato in un altro posto. Aspetta che finisca.
problem-match-over = La partita è finita.
problem-not-started = La partita non è ancora cominciata.
problem-not-host = Solo l’host del tavolo può farlo.
problem-not-away = { $count ->
    [one] Si può fare dopo un secondo di assenza.
   *[other] Si può fare dopo { $count } secondi di assenza.
}
problem-stand-in = In questo posto gioca un bot. Prima riprendi il posto.
problem-no-stand-in = In questo posto non gioca nessun bot.
problem-timed-out = Il tempo per questo turno è scaduto; lo gioca un bot.
problem-not-due = È troppo presto, o troppo tardi.
problem-bad-clock = Un orologio va da 0 a { $most } secondi.
problem-bad-pause = L’attesa va da 0 a { $most } secondi.
problem-rematch-named = C’è già un tavolo per la rivincita.
problem-unknown-reaction = Questa reazione non esiste.
problem-unknown-face = Questa figura non esiste.
problem-too-fast = Quante reazioni! Aspetta un momento.
problem-spectators-quiet = A questo tavolo gli spettatori non possono reagire.
problem-no-hints = A questo tavolo si gioca senza suggerimenti.
# Whoever runs the server has switched this off.
problem-no-lobby = Questo server non ha tavoli aperti. Invita i tuoi amici a un tavolo tuo.
problem-no-uploads = Questo server non accetta registrazioni di partite.
problem-transfer-over = Questo link è già stato usato, o ha più di dieci minuti. Creane uno nuovo.
problem-already-here = È questo il dispositivo di partenza. Apri il link sull’altro.
problem-moved = Le tue partite sono passate a un altro dispositivo.
problem-deleted = Tutto quello che ti riguarda qui è stato eliminato.
problem-has-games = Su questo dispositivo ci sono già altre partite, che andrebbero perse. Prima eliminale, o usa un altro browser.
problem-busy = Ci sono già suggerimenti in arrivo.
problem-bad-id = Un id ha da 1 a { $most } caratteri.
problem-protocol = Questo server usa il protocollo { $ours }, non { $yours }; ricarica la pagina.
problem-no-token = Questo browser non conserva i cookie di questo sito, quindi nessun posto può essere tuo: consenti i cookie e ricarica la pagina.
problem-malformed = Non si capisce: { $text }
problem-too-large = { $what ->
    [rounds] Una registrazione con più di { $most } round è più lunga di qualsiasi partita.
   *[bytes] Qui si accettano al massimo { $most } kB.
}
problem-quota = { $what ->
    [uploads] Hai { $most } registrazioni caricate, il massimo che questo server tiene per una persona. Eliminane qualcuna in “Le mie partite”.
    [running] Hai { $most } partite in corso, il massimo che questo server tiene per una persona. Finiscine o eliminane qualcuna in “Le mie partite”.
   *[games] Hai { $most } partite, il massimo che questo server tiene per una persona. Eliminane qualcuna in “Le mie partite”.
}
problem-not-utf-8 = Questo non è un testo UTF-8.
problem-bad-record = { $turn ->
    [0] La riga { $line } di questa registrazione non si può leggere: { $text }
   *[other] La riga { $line } di questa registrazione (round { $round }, turno { $turn }) non si può leggere: { $text }
}
problem-bad-host = La richiesta non indica correttamente a quale server è diretta.
problem-host = { $text } non è un nome di questo server.
problem-origin = Una pagina esterna non può farlo.
problem-unfinished = Ci ha messo troppo ad arrivare qui. Controlla la connessione e riprova.
problem-crowded = In questo momento arrivano troppi dati dalla tua rete. Riprova tra un minuto.
problem-too-many-requests = { $count ->
    [one] Sono troppe richieste insieme. Riprova tra un secondo.
   *[other] Sono troppe richieste insieme. Riprova tra { $count } secondi.
}
problem-unknown-address = Non c’è niente all’indirizzo { $text }.
problem-unknown-method = Non si può fare con { $text }.
problem-failed = Qui qualcosa è andato storto; l’errore è stato registrato.
problem-storage = { $why ->
    [full] Non è stato possibile salvare: il disco è pieno. Libera spazio e riprova.
    [damaged] Il file delle partite è danneggiato. Chi gestisce questo server può rimettere al suo posto una copia di riserva.
    [gone] Il file delle partite è stato spostato o sostituito. Non si salva più niente finché chi gestisce questo server non lo rimette al suo posto.
   *[other] { $work ->
        [read] Ora le partite non si possono leggere. Riprova tra un momento.
       *[write] Ora non è possibile salvare. Riprova tra un momento.
    }
}
problem-damaged = { $why ->
    [missing] Questa partita non si può leggere: ne manca una parte.
    [newer] Questa partita è stata giocata con una versione più recente di Red7: aggiorna la tua.
   *[other] Questa partita non si può leggere: { $text }
}

## La pagina non è stata costruita

site-not-built = Le pagine non sono ancora state generate. Esegui { $command }, poi ricarica.
