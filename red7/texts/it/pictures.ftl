### Che cosa è scritto nelle immagini delle posizioni (red7 show --svg). I posti hanno numeri, da 0.

## Per chi non vede l’immagine

picture-title = Red7, { $text }
picture-to-move = Di turno: { $name }.
picture-is-out = { $name } è fuori.
picture-won = { $name } vince il round.
picture-in-the-deck = Carte nel mazzo: { $count }.
picture-face-down = coperta
picture-start = Comanda il Rosso

## Accanto al nome di un posto

picture-you = tu
picture-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
picture-you-and-points = { picture-you } · { picture-points }

## Sulle etichette accanto a un posto

picture-out = fuori
picture-leads = in vantaggio: { $count }
picture-has = ha { $count }
picture-turn = di turno
picture-wins = vince

## Sopra file di carte

picture-palette = Tavolozza · { $count }
picture-hand = Mano · { $count }
picture-under = Sotto · { $count }
picture-deck-open = Mazzo, dall’alto · { $count }
picture-deck-known = Carte note in cima al mazzo · { $count }

## Sotto il mazzo

picture-deck = { $count } nel mazzo
picture-deck-empty = mazzo vuoto
