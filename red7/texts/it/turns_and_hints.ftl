### I turni a parole: quanto valgono le carte, che cosa farebbe una scelta, che cosa è successo, suggerimenti.

## Quantità

amount = { $color ->
    [R] { $best }
    [O] { $count ->
        [1] un { $number }
        [2] due { $number }
        [3] tre { $number }
        [4] quattro { $number }
        [5] cinque { $number }
        [6] sei { $number }
       *[7] sette { $number }
    }
    [Y] { $suit ->
        [R] { $count ->
            [one] { $count } rossa
           *[other] { $count } rosse
        }
        [O] { $count } arancio
        [Y] { $count ->
            [one] { $count } gialla
           *[other] { $count } gialle
        }
        [G] { $count ->
            [one] { $count } verde
           *[other] { $count } verdi
        }
        [B] { $count } blu
        [I] { $count } indaco
       *[V] { $count ->
            [one] { $count } violetta
           *[other] { $count } violette
        }
    }
    [G] { $count } pari
    [B] { $count ->
        [one] { $count } colore
       *[other] { $count } colori
    }
    [I] { $count } in scala
   *[V] { $count ->
        [one] { $count } inferiore a 4
       *[other] { $count } inferiori a 4
    }
}
amount-nothing = nessuna carta conta

## A che cosa porterebbe una scelta

tip-leads = { $rule ->
    [new] { COLOR($color) }: sei in vantaggio con { $amount }
   *[same] sei in vantaggio con { $amount }
}
tip-wins = { $rule ->
    [new] { COLOR($color) }: sei in vantaggio con { $amount } e vinci il round
   *[same] sei in vantaggio con { $amount } e vinci il round
}
tip-leads-tie = { $rule ->
    [new] { $broken ->
        [number] { COLOR($color) }: sei in vantaggio con { $amount }, { $best } batte { $beaten }
       *[color] { COLOR($color) }: sei in vantaggio con { $amount }, { $best } batte { $beaten } per colore
    }
   *[same] { $broken ->
        [number] sei in vantaggio con { $amount }, { $best } batte { $beaten }
       *[color] sei in vantaggio con { $amount }, { $best } batte { $beaten } per colore
    }
}
tip-leads-card = { $rule ->
    [new] { $broken ->
        [number] { COLOR($color) }: sei in vantaggio, { $best } batte { $beaten }
       *[color] { COLOR($color) }: sei in vantaggio, { $best } batte { $beaten } per colore
    }
   *[same] { $broken ->
        [number] sei in vantaggio, { $best } batte { $beaten }
       *[color] sei in vantaggio, { $best } batte { $beaten } per colore
    }
}
tip-later = { $count ->
    [one] da sola non basta; hai { $count } modo di proseguire e restare in gioco
   *[other] da sola non basta; hai { $count } modi di proseguire e restare in gioco
}
tip-short = { $rule ->
    [new] { COLOR($color) }: non basta, { $name } ha { $theirs }, tu { $mine }
   *[same] non basta: { $name } ha { $theirs }, tu { $mine }
}
tip-tie = non basta: { $best } di { $name } batte la tua carta migliore
tip-nothing = non basta: non hai carte che contano
tip-hope = carte non ancora viste che ti salverebbero: { $count } su { $unseen }
tip-after = { $count ->
    [one] { COLOR($color) }: puoi metterla dopo un’altra carta, in un solo modo
   *[other] { COLOR($color) }: puoi metterla dopo un’altra carta, in { $count } modi
}
tip-owes = { $number ->
    [1] poi prendi una carta da un’altra tavolozza
    [5] poi gioca un’altra carta
   *[7] poi sposta una carta della tua tavolozza
}
tip-owes-hopeless = { tip-owes }, ma dopo nessun turno ti tiene in gioco
tip-draws = { $text } · fa pescare una carta
tip-reveals = { $text } · fa pescare una carta: non si torna indietro

## La cronologia

log-palette = { $who ->
    [you] Giochi { $palette }.
   *[other] { $name } gioca { $palette }.
}
log-canvas = { $who ->
    [you] Tu metti { $card } sul quadro: { rule-named }.
   *[other] { $name } mette { $card } sul quadro: { rule-named }.
}
log-both = { $who ->
    [you] Giochi { $palette } e metti { $card } sul quadro: { rule-named }.
   *[other] { $name } gioca { $palette } e mette { $card } sul quadro: { rule-named }.
}
log-fold = { $who ->
    [you] Ti ritiri e sei fuori.
   *[other] { $name } si ritira ed è fuori.
}
log-take = L’1 manda { $card } sul mazzo.
log-bury = Il 7 manda { $card } sul mazzo.
log-shift = Il 7 mette { $card } sul quadro: { rule-named }.
log-draw = { $count ->
    [one] Si pesca una carta.
   *[other] Si pescano { $count } carte.
}
log-leads = { $who ->
    [you] Sei in vantaggio con { $amount }.
   *[other] { $name } è in vantaggio con { $amount }.
}

## Essere fuori

out-who = { $who ->
    [you] Sei fuori.
   *[other] { $name } è fuori.
}
out-fewer = { $leader ->
    [you] { COLOR($color) }: sei in vantaggio { $count } a { $against }.
   *[other] { COLOR($color) }: { $ahead } è in vantaggio { $count } a { $against }.
}
out-tie = { $color ->
    [R] { $leader ->
        [you] { COLOR($color) }: il tuo { $best } è più alto.
       *[other] { COLOR($color) }: { $best } di { $ahead } è più alto.
    }
    [I] { $leader ->
        [you] { COLOR($color) }: a parità di lunghezza, il tuo { $best } è più alto.
       *[other] { COLOR($color) }: a parità di lunghezza, { $best } di { $ahead } è più alto.
    }
   *[other] { $leader ->
        [you] { COLOR($color) }: a parità di carte, il tuo { $best } è più alto.
       *[other] { COLOR($color) }: a parità di carte, { $best } di { $ahead } è più alto.
    }
}
out-nothing = { $who ->
    [you] { COLOR($color) }: non hai carte che contano.
   *[other] { COLOR($color) }: { $name } non ha carte che contano.
}

## Suggerimenti

hint-title = Suggerimento
hint-thinking = Ci penso…
hint-none = Per ora non c’è niente da suggerire.
hint-chance = vittoria nel round: { PERCENT($share) }
hint-match = vittoria nella partita: { PERCENT($share) }
hint-no-reply = chi gioca dopo non può restare in gioco ({ PERCENT($share) } dei casi)
hint-replies = { $count ->
    [one] chi gioca dopo ha circa { $count } modo di restare in gioco
   *[other] chi gioca dopo ha circa { $count } modi di restare in gioco
}
hint-keeps-open = { $count ->
    [one] la prossima volta hai circa { $count } modo di restare in gioco
   *[other] la prossima volta hai circa { $count } modi di restare in gioco
}
hint-wins = in vantaggio anche con { $colors }
hint-draws = { $count ->
    [one] fa pescare una carta
   *[other] fa pescare { $count } carte
}
hint-rescues = { $count ->
    [one] serve l’unica carta non ancora vista che ti aiuta
   *[other] serve una delle { $count } carte utili non ancora viste
}
hint-conceding = per la partita ora conviene ritirarsi: +{ PERCENT($share) }
hint-lost = nessun turno ti tiene in gioco
hint-use = Metti sul tavolo
hint-fold = Ritirati
