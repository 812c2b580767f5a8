### The pages beside the table: start, rules to choose, my games, settings, help, what goes wrong. French.

## Everywhere

app-name = Red7
app-tagline = Sept couleurs, sept règles. Finissez votre tour en tête, ou quittez la manche.
page-title = { $title } · Red7
page-missing = Il n’y a rien ici.
page-reload = Recharger
nav-new = Nouvelle partie
nav-games = Mes parties
nav-results = Mes résultats
nav-help = Aide
nav-help-key = Aide (?)
nav-settings = Réglages
nav-menu = Menu
nav-close = Fermer
nav-home = Red7 : nouvelle partie
nav-sound-on = Son activé
nav-sound-off = Son coupé

## A new game

new-title = Nouvelle partie
new-you = Votre nom
new-opponents = Adversaires
new-opponent = Adversaire { $number }
new-add = + Ajouter un adversaire
new-remove = Retirer { $name }
new-remove-unnamed = Retirer l’adversaire { $number }
new-person = Quelqu’un près de vous
new-person-name = Nom de l’adversaire { $number }
new-rules = Règles
new-more = Plus : éditions et options
new-edition = Édition des règles
new-start = Commencer
new-starting = Distribution…
new-continue = Reprendre où vous en étiez
new-bot = { $name } · niveau { $level } sur { $levels }

## The rules in four sentences

intro-title = Première fois ?
intro-1 = Vous avez des cartes en main et d’autres devant vous : votre palette. La carte du dessus de la toile indique la règle en vigueur.
intro-2 = À votre tour, jouez une carte dans votre palette, ou posez-en une sur la toile pour changer la règle, ou faites les deux.
intro-3 = À la fin de votre tour, vous devez mener selon la règle alors en vigueur. Sinon, vous quittez la manche. La dernière personne en jeu gagne.
intro-4 = La plus haute valeur gagne ; à valeur égale, la couleur la plus proche du rouge. La table signale chaque carte qui peut vous garder en jeu.

## Rules to choose from

preset-basic = Base
preset-basic-text = Pour vos premières parties : une manche de quelques minutes. La dernière personne en jeu gagne.
preset-advanced = Avancé
preset-advanced-text = Pour une vraie partie : plusieurs manches avec des points, et les cartes hautes posées sur la toile font piocher.
preset-expert = Avancé, avec actions
preset-expert-text = Quand vous connaissez les sept règles : comme en avancé, et les cartes impaires ont une action.
preset-own = Sur mesure
switch-draw = Pioche
switch-draw-text = Une carte posée sur la toile fait piocher si sa valeur dépasse le nombre de cartes de votre palette.
switch-scoring = Points
switch-scoring-text = { $two ->
    [one] Qui remporte la manche marque les points de ses cartes qui comptent ; partie en { $two } point à deux, { $three } à trois, { $four } à quatre.
   *[other] Qui remporte la manche marque les points de ses cartes qui comptent ; partie en { $two } points à deux, { $three } à trois, { $four } à quatre.
}
switch-actions = Actions
switch-actions-text = Les cartes impaires jouées dans une palette ont une action.
edition-v1-2 = v1.2 : anglais, allemand, portugais, espagnol (Amérique latine)
edition-v1-2-fr = v1.2 française : piocher est obligatoire
edition-v1-2-it = v1.2 italienne : un 1 prend une carte même s’il ne sauve pas
edition-pl-2021 = Polonaise 2021 : ni 1 ni 7 s’ils ne sauvent pas
edition-v1-3 = v1.3 espagnole : carte perdante permise sur la toile
edition-differs-compulsory-draw = On ne peut pas renoncer à piocher.
edition-differs-seven-wins-at-once = Quand un 7 envoie une carte sur la toile, il suffit de mener à la fin du tour.
edition-differs-seven-draws = Une carte qu’un 7 envoie sur la toile ne fait jamais piocher.
edition-differs-hopeless-banned = On ne peut jouer ni un 1 ni un 7 s’il est impossible de mener à la fin du tour.
edition-differs-hopeless-one-takes = Un 1 prend une carte même s’il est impossible de mener à la fin du tour.
edition-differs-losing-canvas = On peut poser une carte de sa main sur la toile même si l’on ne mène pas ensuite : la règle change, et l’on quitte la manche à la fin du tour.
edition-alike = Avec les règles choisies ici, cette édition se joue comme la v1.2.

## My games

games-title = Mes parties
games-running = En cours
games-finished = Terminées
games-unreadable = Illisibles
games-none = Pas encore de partie.
games-continue = Continuer
games-replay = Revoir
games-delete = Supprimer
games-delete-title = Supprimer cette partie ?
games-delete-text = Elle disparaîtra pour toujours.
games-keep = La garder
games-upload = Importer une partie
games-upload-text = Une partie au format texte, à revoir, à analyser ou à continuer.
games-upload-failed = Red7 ne peut pas lire cet enregistrement. Choisissez un fichier obtenu avec « Télécharger ». ({ $text })
games-line = { $rules } · { $standing }
games-line-date = { $rules } · { $standing } · { DATETIME($date, dateStyle: "medium", timeStyle: "short") }
games-fork = variante
games-record = importée
games-filter = Filtrer
games-filter-count = { $count ->
    [one] { $count } partie sur { $most }
   *[other] { $count } parties sur { $most }
}
games-filter-none = Aucune partie ne correspond.
games-filter-clear = Tout afficher
games-any = Peu importe
games-state = État
games-opponent = Adversaire
games-preset = Règles
games-result = Résultat
games-origin = Origine
games-result-won = Gagnées
games-result-lost = Perdues
games-opponent-person = Personnes
games-origin-new = Commencées ici
games-origin-fork = Variantes
games-origin-record = Importées
games-more = { $count ->
    [one] En afficher plus (encore { $count })
   *[other] En afficher plus (encore { $count })
}
games-until = { $state ->
    [running] Sera supprimée le { DATETIME($date, dateStyle: "medium") } si personne ne la continue
   *[finished] Sera supprimée le { DATETIME($date, dateStyle: "medium") }
}
games-round = { $state ->
    [yours] manche { $round } · à vous de jouer
    [between] manche { $round } · entre deux manches
   *[others] manche { $round }
}
games-won = { $winner ->
    [you] vous avez gagné
   *[other] gagnée par { $names }
}
games-won-shared = victoire partagée avec { $names }
games-which = { $names } · { DATETIME($date, dateStyle: "medium", timeStyle: "short") }

## Settings

settings-title = Réglages
settings-language = Langue
settings-theme = Clair ou sombre
settings-theme-auto = Comme le système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-pace = Rythme des adversaires
settings-pace-slow = Lent
settings-pace-normal = Normal
settings-pace-fast = Rapide
settings-pace-instant = Immédiat
settings-confirm = Me demander de confirmer chaque tour
settings-marks = Signaler les cartes qui me gardent en jeu
settings-hide-links = Masquer les liens d’invitation (utile en partage d’écran)
settings-sound = Son
settings-haptics = Vibrer à mon tour et à la fin

## A fair shuffle

fair-title = Un mélange honnête
fair-text = Avant chaque manche, la table montre une empreinte (SHA-256) de son mélange. Une fois la manche finie, elle montre le sel et les cartes dont l’empreinte a été calculée : vous pouvez vérifier que rien n’a été changé.
fair-opened = L’empreinte a été calculée sur :

## Help

help-title = Aide
help-keys = Raccourcis clavier
help-rules = Comment se joue Red7
help-sevens = Les sept règles
help-order = La plus haute valeur gagne. À valeur égale, le Rouge bat l’Orange, et ainsi de suite jusqu’au Violet.
help-marks = Sous une carte de la main, un point plein veut dire qu’elle vous garde en jeu ; un cercle vide, qu’elle le fait avec une autre carte. Dans les palettes, les cartes relevées et entourées d’un trait sont celles qui comptent.
help-new = Un coin blanc marque une carte posée depuis votre dernier tour.
help-advanced = Pioche et points (avancé)
help-actions = Ce que font les cartes impaires (avec actions)
help-action = { $number ->
    [1] Une carte d’une autre palette va sur la pioche ; cette palette ne doit pas avoir moins de cartes que la vôtre.
    [3] Piochez une carte.
    [5] Jouez une autre carte dans votre palette, et effectuez aussi son action.
   *[7] Une carte de votre palette va sur la pioche ou sur la toile.
}
help-key-cards = choisir une carte de la main
help-key-move = aller de carte en carte
help-key-palette = dans votre palette
help-key-canvas = sur la toile
help-key-deck = sur la pioche
help-key-end = finir le tour
help-key-back = annuler
help-key-hint = conseil
help-key-fold = passer
help-key-skip = avance rapide
help-key-log = journal
help-key-help = cette aide
help-key-escape = reposer la carte, fermer
help-key-replay = en revoyant une partie : une étape en arrière ou en avant, tour par tour avec Maj (Shift)

## What goes wrong in the page itself

problem-unknown = Cela n’a pas marché ({ $code }). Réessayez, ou rechargez la page.
problem-network = Le serveur ne répond pas. Red7 tourne-t-il encore ?
problem-stale = Le serveur ne connaît plus cette page. Rechargez-la.

## Where no script runs

site-no-script = Red7 se joue avec JavaScript, qui est désactivé ici. Autorisez-le pour ce site, puis rechargez la page.
