### Playing with friends, before and around the table: waiting room, lobby, moving to another device. French.

## The first page

friends-play = Jouer entre amis
friends-your-turn = À vous de jouer
friends-tables = Tables ouvertes

games-not-begun = pas encore commencée
games-delete-friends = Elle ne disparaît que de votre liste ; les autres la gardent.

## Seats

seat-free = Place libre
seat-kept = Réservée à { $name }
seat-you = Vous
seat-host = Hôte
seat-bot = Bot
seat-program = Programme
seat-away = Hors ligne

## The waiting room

room-title = On attend les autres
room-invited = { $name } vous invite à jouer à Red7
room-begun = Cette partie a commencé
room-taken = Places prises : { $count } sur { $most }.
room-all = Toutes les places sont prises.
room-all-host = Tout le monde est là. Commencez quand vous voulez.
room-all-guest = Tout le monde est là. { $name } lance la partie.
room-fills = Si personne ne vient d’ici trente secondes, des bots prennent les places libres.
room-seats = Places
room-sit = S’asseoir ici
room-sit-number = S’asseoir ici : place { $number }
room-bot-sit = Prendre cette place
room-bot-sit-number = Prendre cette place : place { $number }
room-stand = Se lever
room-rename = Nom et image
room-rename-save = Enregistrer
# The picture that stands beside a player's name: a button, and the heading of what there is to choose.
face-yours = Votre image
# No drawing: the letter that a name begins with.
face-none = Votre initiale
# Names of the drawings, for screen readers.
face-cat = Chat
face-fox = Renard
face-rabbit = Lapin
face-bear = Ours
face-owl = Hibou
face-frog = Grenouille
face-fish = Poisson
face-whale = Baleine
face-snail = Escargot
face-boat = Bateau
face-teapot = Théière
face-cactus = Cactus
room-watch-closed = On ne peut pas regarder jouer à cette table.
room-choice = Qui joue à la place { $number }
room-remove = Exclure
room-remove-name = Exclure { $name }
room-remove-title = Exclure { $name } ?
room-remove-text = { $name } ne pourra pas revenir à cette table, et le lien change : ceux que vous avez déjà envoyés ne mènent plus nulle part.
room-remove-no = Garder
room-host = Nommer hôte
room-host-name = Nommer hôte : { $name }
room-take-host = Devenir hôte
room-free = { $count ->
    [one] { $count } place est libre : attendez quelqu’un, ou donnez-la à un bot.
   *[other] { $count } places sont libres : attendez les autres, ou donnez-les à des bots.
}
room-start-now = Commencez avec les personnes présentes, ou donnez les places libres à des bots.
room-fill = Commencer avec des bots
room-agreed = Comment on joue
room-change = Règles et réglages
room-number = Nombre de places

## A link

link-title = Inviter des amis
link-text = Ce lien suffit pour s’asseoir à la table. Pas besoin de compte.
link-field = Le lien
link-copy = Copier le lien
link-copied = Copié.
link-share = Partager…
link-code = Agrandir le code
link-code-title = À scanner avec l’appareil photo
link-local = Ce lien ne marche que sur cet appareil. Pour ouvrir la table à d’autres, lancez Red7 avec « red7 serve --host 0.0.0.0 » et ouvrez l’adresse réseau affichée.

## What a table has agreed on

agreed-edition = Édition { $text }
agreed-clock = Pendule
agreed-clock-none = Sans pendule
agreed-clock-turn = Un temps par tour
agreed-clock-bank = Une réserve pour toute la partie
agreed-turn-time = Temps par tour
agreed-bank-time = Temps en réserve
agreed-increment = Ajouté à chaque tour
agreed-out-of-time = Quand le temps est écoulé
agreed-bot = Un bot joue le tour
agreed-fold = On passe et on quitte la manche
agreed-is-turn = { $text } par tour
agreed-is-bank = { $text } pour toute la partie
agreed-is-increment = { $text } pour toute la partie, plus { $next } à chaque tour
agreed-is-out = { $what ->
    [fold] Temps écoulé : on passe et on quitte la manche
   *[bot] Temps écoulé : { $name } joue le tour
}
agreed-help = Aide pour tout le monde
agreed-help-hints = Repères, aperçus et conseils
agreed-help-marks = Repères et aperçus, sans conseils
agreed-help-none = Sans aide
agreed-pause = Durée d’absence avant qu’un bot joue
agreed-stand-in = Bot de remplacement
agreed-is-away = { $name } peut remplacer toute personne absente depuis plus de { $text }
agreed-watching = On peut venir regarder
agreed-late = Les retardataires peuvent prendre la place d’un bot
agreed-public = Visible par tout le monde sur ce serveur, parmi les tables ouvertes
agreed-no-watching = Personne ne peut regarder
agreed-spectators = Les spectateurs peuvent réagir
agreed-no-spectators = Les spectateurs ne peuvent pas réagir
agreed-no-late = Les bots gardent leur place
duration-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
duration-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
duration-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}

## A friend who comes late

late-watching = Vous regardez.
late-sit = S’asseoir
late-text = Un bot joue à cette place ; vous continuez à partir d’ici.
late-seat = Place
late-seat-of = Place { $number } : { $name }

## The lobby

lobby-title = Tables ouvertes
lobby-more = En afficher plus
lobby-none = Aucune table n’est ouverte à tout le monde en ce moment.
lobby-none-text = « Trouver une place » en ouvre une. Votre table apparaît ici si son hôte le décide.
lobby-free = { $count ->
    [one] { $rules } · { $count } place libre
   *[other] { $rules } · { $count } places libres
}
lobby-running = { $rules } · partie en cours
lobby-language = · { $text }
lobby-sit = S’asseoir
lobby-watch = Regarder
lobby-sit-names = S’asseoir : { $names }
lobby-watch-names = Regarder : { $names }
lobby-anywhere = Trouver une place
lobby-anywhere-text = Vous arrivez à une table où quelqu’un attend. Si personne n’attend, des bots prennent les places libres au bout de trente secondes.

## To another device

move-title = Continuer sur un autre appareil
move-text = Ouvrez ce lien sur l’autre appareil, ou scannez le code. Votre place y est transférée, une seule fois ; ici, vous regarderez.
move-which = Quelles places ?
move-make = Créer le lien
move-short = Il est valable dix minutes.
move-done = La place est maintenant sur l’autre appareil.
move-all-title = Tout emporter
move-all-text = Ouvrez ce lien sur un autre appareil, ou scannez le code. Cet appareil jouera alors aussi en votre nom : vos places, vos parties et vos résultats y seront.
move-all = Tout emporter sur un autre appareil
forget-me = Supprimer tout ce qui me concerne
forget-me-title = Supprimer tout ce qui vous concerne ?
forget-me-goes = Vos parties, vos résultats et vos places sont supprimés pour toujours de ce serveur, et votre nom avec. Ce navigateur repart de zéro, comme celui d’une autre personne.
forget-me-stays = Les parties que d’autres ont aussi leur restent, mais sans votre nom. Si l’une d’elles est encore en cours, un bot continue à votre place. Les enregistrements que quelqu’un a téléchargés ne sont pas ici et restent tels quels.
forget-me-do = Tout supprimer
forget-me-keep = Tout garder

## The page to which such a link leads

take-title = Continuer ici
take-text = Ce lien transfère sur cet appareil une place, ou tout ce qui est à vous, depuis un autre appareil. Il ne sert qu’une fois.
take-go = Transférer ici
take-going = Un instant…
take-empty = Ce lien est incomplet : son code secret manque. Copiez-le en entier, ou scannez de nouveau le code.
