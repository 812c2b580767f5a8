### Was in Bildern von Stellungen steht (red7 show --svg). Plätze haben dort Nummern ab 0.

## Für alle, die das Bild nicht sehen

picture-title = Red7, { $text }
picture-to-move = { $name } ist am Zug.
picture-is-out = { $name } ist ausgeschieden.
picture-won = { $name } gewinnt die Runde.
picture-in-the-deck = Karten im Nachziehstapel: { $count }.
picture-face-down = verdeckt
picture-start = Du spielst Rot

## Neben dem Namen eines Platzes

picture-you = du
picture-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
picture-you-and-points = { picture-you } · { picture-points }

## Schildchen neben einem Platz

picture-out = ausgeschieden
picture-leads = führt mit { $count }
picture-has = hat { $count }
picture-turn = am Zug
picture-wins = gewinnt

## Über Reihen von Karten

picture-palette = Palette · { $count }
picture-hand = Hand · { $count }
picture-under = Darunter · { $count }
picture-deck-open = Nachziehstapel, von oben · { $count }
picture-deck-known = Nachziehstapel, oben bekannt · { $count }

## Unter dem Nachziehstapel

picture-deck = { $count } im Nachziehstapel
picture-deck-empty = Nachziehstapel leer
