### Giocare con gli amici, prima e intorno al tavolo: sala d’attesa, lobby, passare a un altro dispositivo.

## La prima pagina

friends-play = Gioca con gli amici
friends-your-turn = Tocca a te
friends-tables = Tavoli aperti

games-not-begun = non ancora cominciata
games-delete-friends = Sparisce solo dal tuo elenco; agli altri resta.

## Posti

seat-free = Posto libero
seat-kept = Riservato: { $name }
seat-you = Tu
seat-host = Host
seat-bot = Bot
seat-program = Programma
seat-away = Assente

## La sala d’attesa

room-title = In attesa degli amici
room-invited = { $name } ti invita a giocare a Red7
room-begun = Questa partita è cominciata
room-taken = Posti occupati: { $count } su { $most }.
room-all = Tutti i posti sono occupati.
room-all-host = Il tavolo è al completo. Inizia quando vuoi.
room-all-guest = Il tavolo è al completo. La partita comincia quando lo decide { $name }.
room-fills = Se per mezzo minuto non arriva nessuno, i bot prendono i posti liberi.
room-seats = Posti
room-sit = Siediti qui
room-sit-number = Siediti qui: posto { $number }
room-bot-sit = Prendi questo posto
room-bot-sit-number = Prendi questo posto: posto { $number }
room-stand = Alzati
room-rename = Nome e figura
room-rename-save = Salva
# The picture that stands beside a player's name: a button, and the heading of what there is to choose.
face-yours = La tua figura
# No drawing: the letter that a name begins with.
face-none = La tua iniziale
# Names of the drawings, for screen readers.
face-cat = Gatto
face-fox = Volpe
face-rabbit = Coniglio
face-bear = Orso
face-owl = Gufo
face-frog = Rana
face-fish = Pesce
face-whale = Balena
face-snail = Lumaca
face-boat = Barca
face-teapot = Teiera
face-cactus = Cactus
room-watch-closed = Questo tavolo non accetta spettatori.
room-choice = Chi siede al posto { $number }
room-remove = Rimuovi
room-remove-name = Rimuovi { $name }
room-remove-title = Rimuovere { $name }?
room-remove-text = { $name } non potrà tornare a questo tavolo, e il link cambierà: quelli che hai già mandato non funzioneranno più.
room-remove-no = Non rimuovere
room-host = Rendi host
room-host-name = Rendi host: { $name }
room-take-host = Diventa host
room-free = { $count ->
    [one] C’è { $count } posto libero: aspetta qualcuno, o fai sedere un bot.
   *[other] Ci sono { $count } posti liberi: aspetta gli amici, o fai sedere dei bot.
}
room-start-now = Inizia con chi c’è, o dai i posti liberi ai bot.
room-fill = Aggiungi bot e inizia
room-agreed = Come giochiamo
room-change = Cambia regole e impostazioni
room-number = Numero di posti

## Un link, da mandare o inquadrare

link-title = Invita gli amici
link-text = Chi ha questo link può sedersi. Non serve un account.
link-field = Il link
link-copy = Copia il link
link-copied = Copiato.
link-share = Condividi…
link-code = Ingrandisci il codice
link-code-title = Inquadra con la fotocamera
link-local = Questo link funziona solo su questo computer. Per far entrare altre persone avvia Red7 con “red7 serve --host 0.0.0.0” e apri l’indirizzo di rete che ti mostra.

## Che cosa si è deciso a un tavolo

agreed-edition = Edizione { $text }
agreed-clock = Orologio
agreed-clock-none = Senza orologio
agreed-clock-turn = Tempo fisso per ogni turno
agreed-clock-bank = Tempo totale per la partita
agreed-turn-time = Tempo per un turno
agreed-bank-time = Tempo totale
agreed-increment = Tempo aggiunto a ogni turno
agreed-out-of-time = Quando il tempo scade
agreed-bot = Un bot gioca il turno
agreed-fold = Chi è di turno si ritira
agreed-is-turn = { $text } per turno
agreed-is-bank = { $text } per tutta la partita
agreed-is-increment = { $text } per tutta la partita, più { $next } a ogni turno
agreed-is-out = { $what ->
    [fold] Chi esaurisce il tempo si ritira
   *[bot] Se il tempo scade, { $name } gioca quel turno
}
agreed-help = Aiuti per tutti
agreed-help-hints = Segni, anteprime e suggerimenti
agreed-help-marks = Solo segni e anteprime
agreed-help-none = Nessun aiuto
agreed-pause = Dopo quanto un bot può giocare per chi è assente
agreed-stand-in = Il bot sostituto
agreed-is-away = { $name } può giocare al posto di chi è assente da { $text }
agreed-watching = Spettatori ammessi
agreed-late = Chi arriva tardi può prendere il posto di un bot
agreed-public = Su questo server chiunque trova il tavolo nella lobby
agreed-no-watching = Niente spettatori
agreed-spectators = Gli spettatori possono reagire
agreed-no-spectators = Gli spettatori non possono reagire
agreed-no-late = I bot non cedono il posto
duration-seconds = { $count ->
    [one] { $count } secondo
   *[other] { $count } secondi
}
duration-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
duration-hours = { $count ->
    [one] { $count } ora
   *[other] { $count } ore
}

## Chi arriva tardi

late-watching = Stai guardando.
late-sit = Siediti
late-text = Ora in questo posto gioca un bot; da qui continui tu.
late-seat = Posto
late-seat-of = Posto { $number }: { $name }

## La lobby

lobby-title = Tavoli aperti
lobby-more = Mostra altri
lobby-none = Ora nessun tavolo è aperto a tutti.
lobby-none-text = Con “Siediti dove capita” ne apri uno. Un tavolo tuo compare qui se l’host lo rende visibile nella lobby.
lobby-free = { $count ->
    [one] { $rules } · { $count } posto libero
   *[other] { $rules } · { $count } posti liberi
}
lobby-running = { $rules } · in corso
lobby-language = · { $text }
lobby-sit = Siediti
lobby-watch = Guarda
lobby-sit-names = Siediti: { $names }
lobby-watch-names = Guarda: { $names }
lobby-anywhere = Siediti dove capita
lobby-anywhere-text = Vai a un tavolo dove qualcuno aspetta. Se non c’è nessuno, dopo mezzo minuto i bot prendono i posti liberi.

## A un altro dispositivo

move-title = Continua su un altro dispositivo
move-text = Apri questo link sull’altro dispositivo, o inquadra il codice. Il tuo posto passa lì (il link vale una volta sola); qui resti a guardare.
move-which = Quali posti?
move-make = Crea il link
move-short = Vale dieci minuti.
move-done = Ora il posto è sull’altro dispositivo.
move-all-title = Porta tutto con te
move-all-text = Apri questo link su un altro dispositivo, o inquadra il codice. Così giochi anche da lì: ci trovi i tuoi posti, le tue partite e i tuoi risultati.
move-all = Porta tutto su un altro dispositivo
forget-me = Elimina tutto quello che mi riguarda
forget-me-title = Eliminare tutto quello che ti riguarda?
forget-me-goes = Le tue partite, i tuoi risultati e i tuoi posti vengono eliminati per sempre da questo server, e con loro il tuo nome. Questo browser ricomincia da capo.
forget-me-stays = Le partite che hanno anche altri restano a loro, ma senza il tuo nome. Se una è ancora in corso, un bot continua al tuo posto. Le registrazioni che qualcuno ha scaricato non sono qui e restano come sono.
forget-me-do = Elimina tutto
forget-me-keep = Tieni tutto

## La pagina a cui porta quel link

take-title = Continua qui
take-text = Questo link porta un posto, o tutto quello che è tuo, da un altro dispositivo a questo. Funziona una volta sola.
take-go = Porta qui
take-going = Un momento…
take-empty = In questo link manca la parte segreta. Copialo per intero, o inquadra di nuovo il codice.
