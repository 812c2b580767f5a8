### Le pagine accanto al tavolo: inizio, regole da scegliere, partite, impostazioni, aiuto, che cosa va storto.

## Ovunque

app-name = Red7
app-tagline = Sette colori, sette regole. A fine turno devi essere in vantaggio, o sei fuori.
page-title = { $title } · Red7
page-missing = Qui non c’è niente.
page-reload = Ricarica
nav-new = Nuova partita
nav-games = Le mie partite
nav-results = I miei risultati
nav-help = Aiuto
nav-help-key = Aiuto (?)
nav-settings = Impostazioni
nav-menu = Menu
nav-close = Chiudi
nav-home = Red7: Nuova partita
nav-sound-on = Audio attivo
nav-sound-off = Audio spento

## Una nuova partita

new-title = Nuova partita
new-you = Il tuo nome
new-opponents = Avversari
new-opponent = Avversario { $number }
new-add = + Aggiungi avversario
new-remove = Rimuovi { $name }
new-remove-unnamed = Rimuovi la persona { $number }
new-person = Qualcuno qui con te
new-person-name = Nome della persona { $number }
new-rules = Regole
new-more = Altro: edizioni e opzioni
new-edition = Edizione delle regole
new-start = Inizia
new-starting = Distribuisco le carte…
new-continue = Riprendi da dove avevi lasciato
new-bot = { $name } · livello { $level } di { $levels }

## Le regole in quattro frasi

intro-title = È la prima volta?
intro-1 = Hai delle carte in mano e, davanti a te, una tavolozza di carte. La carta in cima al quadro dice quale regola vale ora.
intro-2 = Nel tuo turno gioca una carta nella tua tavolozza, oppure mettine una sul quadro per cambiare la regola, o fai entrambe le cose.
intro-3 = Alla fine del turno devi essere in vantaggio secondo la regola in vigore in quel momento. Altrimenti sei fuori. Vince chi resta in gioco fino alla fine.
intro-4 = I numeri più alti vincono; a parità di numero, il colore più vicino al rosso. Il tavolo segna ogni carta che può tenerti in gioco.

## Regole fra cui scegliere

preset-basic = Base
preset-basic-text = Per le prime partite: un round di pochi minuti. Vince chi resta in gioco fino alla fine.
preset-advanced = Avanzato
preset-advanced-text = Per una partita intera: più round a punti, e le carte alte sul quadro ne fanno pescare un’altra.
preset-expert = Avanzato con azioni
preset-expert-text = Quando conosci le sette regole: come Avanzato, e in più le carte dispari attivano un’azione.
preset-own = Personalizzato
switch-draw = Pesca
switch-draw-text = Se il numero della carta che metti sul quadro supera il numero di carte nella tua tavolozza, peschi una carta.
switch-scoring = Punteggio
switch-scoring-text = { $two ->
    [one] Chi vince un round fa punti con le carte che contano; in due si vince a { $two } punto, in tre a { $three }, in quattro a { $four }.
   *[other] Chi vince un round fa punti con le carte che contano; in due si vince a { $two } punti, in tre a { $three }, in quattro a { $four }.
}
switch-actions = Azioni
switch-actions-text = Le carte dispari attivano un’azione quando si giocano nella tavolozza.
edition-v1-2 = v1.2: inglese, tedesca, portoghese, spagnola (America Latina)
edition-v1-2-fr = v1.2 francese: pescare è obbligatorio
edition-v1-2-it = v1.2 italiana: un 1 che non ti salva prende comunque una carta
edition-pl-2021 = Polacca 2021: vietati 1 e 7 che non ti salvano
edition-v1-3 = v1.3 spagnola: è permessa una carta perdente sul quadro
edition-differs-compulsory-draw = Quando una carta fa pescare, pescare è obbligatorio.
edition-differs-seven-wins-at-once = Se un 7 mette una carta sul quadro, basta essere in vantaggio alla fine del turno.
edition-differs-seven-draws = Una carta messa sul quadro da un 7 non fa mai pescare.
edition-differs-hopeless-banned = Non puoi giocare un 1 o un 7 se non puoi finire il turno in vantaggio.
edition-differs-hopeless-one-takes = Un 1 prende una carta anche se non puoi finire il turno in vantaggio.
edition-differs-losing-canvas = Puoi mettere una carta dalla mano sul quadro anche se poi non sei in vantaggio: la regola cambia e a fine turno sei fuori.
edition-alike = Con le regole scelte qui si gioca come con la v1.2.

## Le mie partite

games-title = Le mie partite
games-running = In corso
games-finished = Finite
games-unreadable = Non si possono mostrare
games-none = Ancora nessuna partita.
games-continue = Continua
games-replay = Replay
games-delete = Elimina
games-delete-title = Eliminare questa partita?
games-delete-text = Non si potrà recuperare.
games-keep = Tienila
games-upload = Carica una registrazione
games-upload-text = Una partita in formato testo, da rivedere, analizzare o continuare.
games-upload-failed = Questa non è una registrazione che Red7 sappia leggere. Scegli un file salvato con “Scarica”. ({ $text })
games-line = { $rules } · { $standing }
games-line-date = { $rules } · { $standing } · { DATETIME($date, dateStyle: "medium", timeStyle: "short") }
games-fork = derivata
games-record = caricata
games-filter = Filtro
games-filter-count = { $count ->
    [one] { $count } partita su { $most }
   *[other] { $count } partite su { $most }
}
games-filter-none = Nessuna partita corrisponde.
games-filter-clear = Mostra tutte
games-any = Qualsiasi
games-state = Stato
games-opponent = Avversario
games-preset = Regole
games-result = Risultato
games-origin = Origine
games-result-won = Vinte
games-result-lost = Perse
games-opponent-person = Persone
games-origin-new = Cominciate qui
games-origin-fork = Derivate
games-origin-record = Caricate
games-more = { $count ->
    [one] Mostra altre (ne resta { $count })
   *[other] Mostra altre (ne restano { $count })
}
games-until = { $state ->
    [running] Sarà eliminata il { DATETIME($date, dateStyle: "medium") } se nessuno la continua
   *[finished] Sarà eliminata il { DATETIME($date, dateStyle: "medium") }
}
games-round = { $state ->
    [yours] round { $round } · tocca a te
    [between] round { $round } · fra un round e l’altro
   *[others] round { $round }
}
games-won = { $winner ->
    [you] hai vinto tu
   *[other] vittoria: { $names }
}
games-won-shared = vittoria: tu e { $names }
games-which = { $names } · { DATETIME($date, dateStyle: "medium", timeStyle: "short") }

## Impostazioni

settings-title = Impostazioni
settings-language = Lingua
settings-theme = Tema
settings-theme-auto = Come il sistema
settings-theme-light = Chiaro
settings-theme-dark = Scuro
settings-pace = Ritmo degli avversari
settings-pace-slow = Lento
settings-pace-normal = Normale
settings-pace-fast = Veloce
settings-pace-instant = Immediato
settings-confirm = Chiedimi conferma a ogni turno
settings-marks = Segna le carte che mi tengono in gioco
settings-hide-links = Nascondi i link d’invito (utile se condivido lo schermo)
settings-sound = Audio
settings-haptics = Vibra quando tocca a me, e alla fine

## Un mescolamento onesto

fair-title = Carte mescolate senza trucchi
fair-text = Prima di un round il tavolo mostra un’impronta (SHA-256) di come sono mescolate le carte. A round finito mostra il sale (salt) e le carte da cui è stata calcolata, così puoi controllare che niente sia cambiato.
fair-opened = Ecco da che cosa è stata calcolata l’impronta:

## Aiuto

help-title = Aiuto
help-keys = Tasti
help-rules = Come si gioca a Red7
help-sevens = Le sette regole
help-order = I numeri più alti vincono. A parità di numero il Rosso batte l’Arancio, e così via fino al Violetto.
help-marks = Sotto una carta in mano, un punto pieno vuol dire che ti tiene in gioco, un cerchietto che lo fa insieme a un’altra carta. Nelle tavolozze contano le carte rialzate con un contorno.
help-new = Un angolo bianco segna una carta nuova dal tuo ultimo turno.
help-advanced = Pesca e punteggio (Avanzato)
help-actions = Carte dispari (Avanzato con azioni)
help-action = { $number ->
    [1] Una carta di un’altra tavolozza va in cima al mazzo; quella tavolozza non può avere meno carte della tua.
    [3] Pesca una carta.
    [5] Gioca un’altra carta nella tua tavolozza e fai quello che dice.
   *[7] Una carta della tua tavolozza va sul mazzo o sul quadro.
}
help-key-cards = scegli una carta della mano
help-key-move = passa da una carta all’altra
help-key-palette = nella tua tavolozza
help-key-canvas = sul quadro
help-key-deck = sul mazzo
help-key-end = termina il turno
help-key-back = annulla
help-key-hint = suggerimento
help-key-fold = ritirati
help-key-skip = salta l’attesa
help-key-log = cronologia
help-key-help = questo aiuto
help-key-escape = deseleziona la carta, chiudi
help-key-replay = in un replay: un passo indietro o avanti, di turno in turno con Shift

## Che cosa va storto nella pagina stessa

problem-unknown = Non ha funzionato ({ $code }). Riprova, o ricarica la pagina.
problem-network = Il server non risponde. Red7 è ancora in funzione?
problem-stale = Il server non riconosce più questa pagina. Ricaricala.

## Dove non gira nessuno script

site-no-script = Per giocare a Red7 serve JavaScript, che qui è disattivato. Consentilo per questo sito e ricarica la pagina.
