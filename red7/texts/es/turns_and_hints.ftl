### Turns in words: what cards come to, what a choice would do, what has happened, hints.

## Amounts

amount = { $color ->
    [R] { CARD($best, case: "art") }
    [O] { $count ->
        [1] un { $number }
        [2] dos { $number }
        [3] tres { $number }
        [4] cuatro { $number }
        [5] cinco { $number }
        [6] seis { $number }
       *[7] siete { $number }
    }
    [Y] { $suit ->
        [R] { $count ->
            [one] { $count } roja
           *[other] { $count } rojas
        }
        [O] { $count ->
            [one] { $count } naranja
           *[other] { $count } naranjas
        }
        [Y] { $count ->
            [one] { $count } amarilla
           *[other] { $count } amarillas
        }
        [G] { $count ->
            [one] { $count } verde
           *[other] { $count } verdes
        }
        [B] { $count ->
            [one] { $count } celeste
           *[other] { $count } celestes
        }
        [I] { $count ->
            [one] { $count } azul
           *[other] { $count } azules
        }
       *[V] { $count ->
            [one] { $count } violeta
           *[other] { $count } violetas
        }
    }
    [G] { $count ->
        [one] { $count } carta par
       *[other] { $count } cartas pares
    }
    [B] { $count ->
        [one] { $count } color
       *[other] { $count } colores
    }
    [I] escalera de { $count }
   *[V] { $count ->
        [one] { $count } menor que 4
       *[other] { $count } menores que 4
    }
}
amount-nothing = ninguna carta cuenta

## What a choice would come to: small print below "To your palette", "To the canvas" …

tip-leads = { $rule ->
    [new] { COLOR($color) }: vas ganando con { $amount }
   *[same] vas ganando con { $amount }
}
tip-wins = { $rule ->
    [new] { COLOR($color) }: ganas la ronda con { $amount }
   *[same] ganas la ronda con { $amount }
}
tip-leads-tie = { $rule ->
    [new] { $broken ->
        [number] { COLOR($color) }: vas ganando con { $amount }; el { $best } supera al { $beaten }
       *[color] { COLOR($color) }: vas ganando con { $amount }; el { $best } supera al { $beaten } por color
    }
   *[same] { $broken ->
        [number] vas ganando con { $amount }; el { $best } supera al { $beaten }
       *[color] vas ganando con { $amount }; el { $best } supera al { $beaten } por color
    }
}
tip-leads-card = { $rule ->
    [new] { $broken ->
        [number] { COLOR($color) }: vas ganando; el { $best } supera al { $beaten }
       *[color] { COLOR($color) }: vas ganando; el { $best } supera al { $beaten } por color
    }
   *[same] { $broken ->
        [number] vas ganando; el { $best } supera al { $beaten }
       *[color] vas ganando; el { $best } supera al { $beaten } por color
    }
}
tip-later = { $count ->
    [one] sola no basta; hay { $count } forma de completar el turno y seguir en juego
   *[other] sola no basta; hay { $count } formas de completar el turno y seguir en juego
}
tip-short = { $rule ->
    [new] { COLOR($color) }: no basta, { $name } tiene { $theirs } y tú, { $mine }
   *[same] no basta: { $name } tiene { $theirs } y tú, { $mine }
}
tip-tie = no basta: el { $best } de { $name } supera tu mejor carta
tip-nothing = no basta: no tienes ninguna carta que cuente
tip-hope = { $count ->
    [one] { $unseen ->
        [one] te salvaría { $count } de { $unseen } carta sin ver
       *[other] te salvaría { $count } de { $unseen } cartas sin ver
    }
   *[other] { $unseen ->
        [one] te salvarían { $count } de { $unseen } carta sin ver
       *[other] te salvarían { $count } de { $unseen } cartas sin ver
    }
}
tip-after = { $count ->
    [one] { COLOR($color) }: sirve en una jugada posible, después de otra carta
   *[other] { COLOR($color) }: sirve en { $count } jugadas posibles, después de otra carta
}
tip-owes = { $number ->
    [1] después, quita una carta de otra área de juego
    [5] después, juega otra carta
   *[7] después, mueve una carta de tu área de juego
}
tip-owes-hopeless = { tip-owes }, pero así ninguna jugada te mantiene en juego
tip-draws = { $text } · robas una carta
tip-reveals = { $text } · robas una carta: ya no hay vuelta atrás

## The log: what was done in a turn. Each is a sentence; several follow each other.

log-palette = { $who ->
    [you] Juegas el { $palette }.
   *[other] { $name } juega el { $palette }.
}
log-canvas = { $who ->
    [you] Pones el { $card } en la pila de reglas. { rule-named }.
   *[other] { $name } pone el { $card } en la pila de reglas. { rule-named }.
}
log-both = { $who ->
    [you] Juegas el { $palette } y pones el { $card } en la pila de reglas. { rule-named }.
   *[other] { $name } juega el { $palette } y pone el { $card } en la pila de reglas. { rule-named }.
}
log-fold = { $who ->
    [you] Te retiras y quedas fuera.
   *[other] { $name } se retira y queda fuera.
}
log-take = El 1 manda el { $card } al mazo.
log-bury = El 7 manda el { $card } al mazo.
log-shift = El 7 pone el { $card } en la pila de reglas. { rule-named }.
log-draw = { $count ->
    [one] Se roba una carta.
   *[other] Se roban { $count } cartas.
}
log-leads = { $who ->
    [you] Vas ganando con { $amount }.
   *[other] { $name } va ganando con { $amount }.
}

## Being out: the first sentence says who, the next one why. The second also stands alone.

out-who = { $who ->
    [you] Quedas fuera.
   *[other] { $name } queda fuera.
}
out-fewer = { $leader ->
    [you] { COLOR($color) }: ganas { $count } a { $against }.
   *[other] { COLOR($color) }: { $ahead } gana { $count } a { $against }.
}
out-tie = { $color ->
    [R] { $leader ->
        [you] { COLOR($color) }: tu { $best } es mayor.
       *[other] { COLOR($color) }: el { $best } de { $ahead } es mayor.
    }
    [I] { $leader ->
        [you] { COLOR($color) }: misma longitud, pero tu { $best } es mayor.
       *[other] { COLOR($color) }: misma longitud, pero el { $best } de { $ahead } es mayor.
    }
   *[other] { $leader ->
        [you] { COLOR($color) }: igual cantidad de cartas, pero tu { $best } es mayor.
       *[other] { COLOR($color) }: igual cantidad de cartas, pero el { $best } de { $ahead } es mayor.
    }
}
out-nothing = { $who ->
    [you] { COLOR($color) }: no tienes ninguna carta que cuente.
   *[other] { COLOR($color) }: { $name } no tiene ninguna carta que cuente.
}

## Hints: the best turns, each with its chance and a list of reasons in small print

hint-title = Pista
hint-thinking = Pensando…
hint-none = Ahora no hay ninguna pista que dar.
hint-chance = victoria en la ronda: { PERCENT($share) }
hint-match = victoria en la partida: { PERCENT($share) }
hint-no-reply = quien juega después no puede seguir en juego en el { PERCENT($share) } de los casos
hint-replies = { $count ->
    [one] quien juega después tiene más o menos { $count } forma de seguir en juego
   *[other] quien juega después tiene unas { $count } formas de seguir en juego
}
hint-keeps-open = { $count ->
    [one] en tu próximo turno tienes más o menos { $count } forma de seguir en juego
   *[other] en tu próximo turno tienes unas { $count } formas de seguir en juego
}
hint-wins = también irías ganando con { $colors }
hint-draws = { $count ->
    [one] robas una carta
   *[other] robas { $count } cartas
}
hint-rescues = { $count ->
    [one] necesitas la única carta sin ver que sirve
   *[other] necesitas una de { $count } cartas sin ver
}
hint-conceding = retirarse ahora te da un { PERCENT($share) } más de probabilidad de ganar la partida
hint-lost = ninguna jugada te mantiene en juego
hint-use = Ponerla en la mesa
hint-fold = Retirarse
