### La pagina delle regole, che è anche un foglio da stampare.

rules-link = Le regole
rules-new-tab = si apre in una nuova scheda
rules-title = Le regole di Red7
rules-print = Stampa
rules-contents = In questa pagina

## Lo scopo, la preparazione

rules-aim = Scopo del gioco
rules-aim-text = Resta in gioco fino alla fine. Alla fine di ogni tuo turno devi essere in vantaggio secondo la regola in vigore in quel momento; altrimenti sei fuori dal round.
rules-setup = Preparazione
rules-setup-cards = Si gioca in 2, 3 o 4, con 49 carte: i numeri da 1 a 7 in sette colori.
rules-setup-deal = Mescola. Ogni persona riceve sette carte in mano e un’altra scoperta, con cui comincia la sua tavolozza.
rules-setup-canvas = La carta “Comanda il Rosso” è la prima del quadro. La carta in cima al quadro stabilisce la regola in vigore. Tutte le altre, coperte, formano il mazzo.
rules-setup-first = Cerca la carta più alta nelle tavolozze. Comincia chi siede a sinistra di chi ce l’ha, e si prosegue verso sinistra.

## Un turno

rules-turn = Un turno
rules-turn-text = Nel tuo turno scegli una di queste cose:
rules-turn-palette = Gioca una carta dalla mano, scoperta, nella tua tavolozza.
rules-turn-canvas = Metti una carta dalla mano sul quadro: ora vale la regola del suo colore.
rules-turn-both = Fai entrambe le cose: prima la tavolozza, poi il quadro.
rules-turn-fold = Non fare nulla: ti ritiri e sei fuori. Con la mano vuota puoi fare solo questo.
rules-turn-end = Se alla fine del tuo turno non sei in vantaggio, sei fuori. Le carte della tua mano e della tua tavolozza si girano coperte e non contano più per nessuno. Appena resta una sola persona, vince il round; una partita base dura un solo round.

## Le sette regole

rules-lead = Sei in vantaggio se, secondo la regola in vigore, nella tua tavolozza contano più carte che in qualsiasi altra ancora in gioco. Negli esempi le carte che contano hanno il bordo evidenziato.
rules-counts = { $color ->
    [R] Confronta la carta più alta di ogni tavolozza.
    [O] Contano le carte con lo stesso numero, di qualsiasi colore.
    [Y] Contano le carte dello stesso colore: uno qualsiasi, non solo il giallo.
    [G] Contano 2, 4 e 6, di qualsiasi colore.
    [B] Ogni colore conta una volta, con la sua carta più alta.
    [I] Contano i numeri consecutivi, di qualsiasi colore. Ogni numero conta una volta, con la sua carta più alta; 7 e 1 non sono consecutivi.
   *[V] Contano 1, 2 e 3, di qualsiasi colore.
}

## Pareggi

rules-ties = Pareggi
rules-ties-text = Se in due tavolozze conta lo stesso numero di carte, confronta la più alta fra quelle che contano. Le altre non hanno importanza.
rules-ties-sets = Anche una sola carta vale come gruppo o come scala. Se nella tua tavolozza due gruppi (o due scale) hanno lo stesso numero di carte, conta quello con la carta più alta.
rules-ties-none = Se nessuna tua carta conta, non sei in vantaggio.

## Pesca e punteggio

rules-draw-more = Nel conto rientra anche la carta giocata nella tavolozza in questo turno. Se il mazzo è vuoto, non succede nulla.
rules-scoring-more = Ogni carta vale il suo numero. Resta a chi l’ha vinta e non torna nei round successivi; le altre si mescolano per il prossimo. Se sono troppo poche per distribuirle, vince chi ha più punti.

## Azioni

rules-actions-text = Se giochi una carta dispari nella tua tavolozza devi fare la sua azione, se puoi. Poi puoi ancora mettere una carta dalla mano sul quadro.
rules-actions-more = Puoi giocare un 3 anche se non sei in vantaggio: la carta che peschi potrebbe salvarti, messa sul quadro. Le azioni si possono usare anche con il gioco base.

## Che cosa dicono le edizioni

rules-editions = Differenze fra le edizioni
rules-editions-text = I regolamenti stampati non concordano su alcuni punti. Ecco che cosa dice quello che scegli.
rules-book = Fonte: { $text }
rules-book-v1-2 = Libretto v1.2 in cinque lingue (tranne le pagine italiane), libretto brasiliano v1.02
rules-book-v1-2-fr = Libretto francese v1.2 (2014)
rules-book-v1-2-it = Libretto v1.2 in cinque lingue, pagine italiane
rules-book-pl-2021 = Libretto polacco (2021)
rules-book-v1-3 = Libretto spagnolo v1.3 (Spagna)
rules-point-losing-canvas = { $state ->
    [yes] Puoi mettere una carta dalla mano sul quadro anche se poi non sei in vantaggio: la regola cambia, e sei fuori.
   *[no] Puoi mettere una carta dalla mano sul quadro solo se poi sei in vantaggio.
}
rules-point-compulsory-draw = { $state ->
    [yes] Pescare è obbligatorio.
   *[no] Puoi rinunciare a pescare.
}
rules-point-hopeless-banned = { $state ->
    [yes] Puoi giocare un 1 o un 7 solo se puoi finire il turno in vantaggio, e devi finirlo così.
   *[no] Puoi giocare un 1 o un 7 anche se non puoi finire il turno in vantaggio.
}
rules-point-hopeless-one-takes = { $state ->
    [yes] Un 1 prende una carta anche se non puoi finire il turno in vantaggio.
   *[no] Con un 1 puoi prendere solo una carta che, una volta tolta, ti permette di finire il turno in vantaggio, e devi finirlo così.
}
rules-point-seven-wins-at-once = { $state ->
    [yes] Se un 7 mette una carta sul quadro, devi essere in vantaggio subito.
   *[no] Se un 7 mette una carta sul quadro, basta essere in vantaggio alla fine del turno.
}
rules-point-seven-draws = { $state ->
    [yes] Anche una carta messa sul quadro da un 7 può far pescare.
   *[no] Una carta messa sul quadro da un 7 non fa mai pescare.
}
rules-passage = { $what ->
    [turn] Vedi le scelte di un turno.
    [draw] Vedi il passo sulla pesca.
    [actions] Vedi le note su 1 e 7.
    [card-1] Vedi la nota sull’1.
   *[card-7] Vedi il testo del 7.
}
rules-otherwise = Il contrario in: { $text }

## In fondo alla pagina

rules-unofficial = Red7 è un gioco di Carl Chudyk e Chris Cieslik, pubblicato da Asmadi Games. Queste sono le sue regole riscritte con parole nostre, non un testo ufficiale.
