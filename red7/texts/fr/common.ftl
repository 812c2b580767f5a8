### What page and terminal both say: colors, cards, rules, names, lists and numbers. French.

## Colors and cards

color-name = { $color ->
    [R] Rouge
    [O] Orange
    [Y] Jaune
    [G] Vert
    [B] Bleu
    [I] Indigo
   *[V] Violet
}
# Masculine, as the number is. A sentence with one card writes the article itself: "le { $card }"; one with
# a list of cards asks for it before each of them: CARD($cards, case: "le").
card-name = { $case ->
    [le] { $color ->
        [R] le { $number } rouge
        [O] le { $number } orange
        [Y] le { $number } jaune
        [G] le { $number } vert
        [B] le { $number } bleu
        [I] le { $number } indigo
       *[V] le { $number } violet
    }
   *[none] { $color ->
        [R] { $number } rouge
        [O] { $number } orange
        [Y] { $number } jaune
        [G] { $number } vert
        [B] { $number } bleu
        [I] { $number } indigo
       *[V] { $number } violet
    }
}

## The seven rules

rule = { $color ->
    [R] la carte la plus haute
    [O] le plus de cartes de même valeur
    [Y] le plus de cartes de même couleur
    [G] le plus de cartes paires
    [B] le plus de couleurs différentes
    [I] la plus longue suite
   *[V] le plus de cartes inférieures à 4
}
rule-named = { COLOR($color) } : { rule }

## Players

player-unnamed = J{ $number }
player-again = { $name } { $number }

## Bots

bot-random = Pip
bot-random-text = Tout lui va, pourvu qu’elle reste en jeu. Pour vos premières manches.
bot-thrifty = Tilly
bot-thrifty-text = Économise ses cartes et ne fait pas de cadeaux.
bot-planner = Piet
bot-planner-text = Pense à ce qu’il garde pour la suite.
bot-sampler = Sami
bot-sampler-text = Essaie chaque coup dans des centaines de parties imaginaires.
bot-scout = Skye
bot-scout-text = Prévoit plusieurs coups à l’avance et devine votre main d’après ce que vous jouez.

## Lists

list-two = { $first } et { $next }
list-middle = { $first }, { $next }
list-end = { $first } et { $next }

## Numbers

number-decimal = ,
number-group = {" "}
number-percent = { $text } %

## How good a turn was

review-quality-best = optimal
review-quality-good = bon
review-quality-doubtful = douteux
review-quality-mistake = erreur
review-quality-blunder = gaffe
