### Why something cannot be done: the rules' refusals (why-), and everything else (problem-). French.

## Why the rules refuse a step

why-unknown = cette étape n’existe pas
why-not-your-turn = ce n’est pas à vous de jouer
why-finished = le tour est fini
why-owes = { $number ->
    [1] effectuez d’abord l’action du { $cause } : prenez une carte dans une autre palette
    [5] effectuez d’abord l’action du { $cause } : jouez une autre carte dans votre palette
   *[7] effectuez d’abord l’action du { $cause } : déplacez une carte de votre palette sur la pioche ou la toile
}
why-not-in-hand = cette carte n’est pas dans votre main
why-palette-done = une seule carte par tour dans la palette
why-canvas-done = vous avez déjà posé une carte sur la toile
why-losing = { COLOR($color) } : interdit, car vous ne mèneriez pas
why-hopeless = après cela, vous ne pourriez plus finir votre tour en tête, ce que cette édition exige
why-bound = vous avez joué le { $cause } : ce tour ne peut pas finir tant que vous ne menez pas
why-no-action = aucune carte jouée à l’instant ne le permet
why-not-there = cette carte n’est dans aucune palette où vous pourriez la prendre
why-fewer-cards = cette palette a moins de cartes que la vôtre
why-no-draw = vous n’avez pas de carte à piocher
why-nothing-done = finir sans jouer de carte, c’est passer
why-too-late = on ne peut passer qu’au début du tour

## What else cannot be done, or went wrong

problem-not-your-seat = Cette place n’est pas la vôtre.
problem-not-your-turn = Ce n’est pas à cette place de jouer.
problem-behind = La partie a avancé entre-temps. Regardez où elle en est.
problem-illegal = Les règles ne le permettent pas.
problem-no-deal = Il n’y a pas de manche à commencer maintenant.
problem-no-steps = Un tour ne peut pas être vide.
problem-unknown-table = Cette partie n’est pas ici ; elle a peut-être été supprimée.
problem-already-open = La table est déjà prête.
problem-player-count = Red7 se joue de 2 à 4, pas à { $count }.
problem-bad-name = { $why ->
    [long] Ce nom est trop long.
    [nothing] Ce nom ne se voit pas : il lui faut une lettre, un chiffre ou un émoji.
   *[hidden] Ce nom contient un caractère invisible, par exemple un caractère qui inverse le texte.
}
problem-no-player = Il faut au moins une place qui ne soit pas celle d’un bot.
problem-unknown-bot = Il n’y a pas de bot { $text } ; il y a { $names }.
problem-unknown-seat = Il n’y a pas de place { $seat }.
problem-unknown-moment = Il n’y a pas de tour { $turn } dans la manche { $round }.
problem-over = Il n’y a plus rien à jouer à partir de là.
problem-not-over = Ce sera possible une fois la partie finie.
problem-uploaded = Personne ne joue cette partie ; commencez-en une nouvelle, ou reprenez-la à partir d’un tour.
problem-no-turns = Il n’y a pas de tour à analyser.
problem-one-device = Tout le monde joue cette partie sur le même appareil.
problem-no-person = Il n’y a personne à cette place.
problem-started = La partie a commencé ; cela ne peut plus être changé.
problem-seat-taken = Cette place est déjà prise.
problem-seats-taken = Il y a déjà plus de monde à table qu’il n’y aurait de places.
problem-free-seats = Il faut être au moins deux : invitez quelqu’un, ou donnez les places libres à des bots.
problem-removed = Vous ne pouvez pas vous asseoir à cette table.
problem-was-removed = L’hôte a décidé de vous exclure de cette table.
problem-watching-ended = Vous ne pouvez plus regarder jouer à cette table. Demandez un nouveau lien à quelqu’un de la table.
problem-no-invitation = Ce lien ne permet pas de s’asseoir. Demandez le lien d’invitation.
problem-already-seated = Vous avez déjà une place à cette table.
problem-held-another = Vous avez joué à une autre place dans cette manche. Attendez qu’elle soit finie.
problem-match-over = La partie est finie.
problem-not-started = La partie n’a pas encore commencé.
problem-not-host = Il faut être l’hôte de la table pour cela.
problem-not-away = { $count ->
    [one] Ce sera possible après { $count } seconde d’absence.
   *[other] Ce sera possible après { $count } secondes d’absence.
}
problem-stand-in = Un bot joue à cette place. Reprenez-la d’abord.
problem-no-stand-in = Aucun bot ne remplace quelqu’un à cette place.
problem-timed-out = Le temps de ce tour est écoulé ; un bot le joue.
problem-not-due = C’est trop tôt, ou trop tard.
problem-bad-clock = Une pendule va de 0 à { $most } secondes.
problem-bad-pause = Ce délai va de 0 à { $most } secondes.
problem-rematch-named = Il y a déjà une table pour la revanche.
problem-unknown-reaction = Cette réaction n’existe pas.
problem-unknown-face = Cette image n’existe pas.
problem-too-fast = Cela fait beaucoup de réactions. Attendez un instant.
problem-spectators-quiet = À cette table, les spectateurs ne peuvent pas réagir.
problem-no-hints = À cette table, on joue sans conseils.
# Whoever runs the server has switched this off.
problem-no-lobby = Ce serveur n’a pas de tables ouvertes. Invitez vos amis à votre propre table.
problem-no-uploads = Ce serveur n’accepte pas d’enregistrements de parties.
problem-transfer-over = Ce lien a déjà servi, ou date de plus de dix minutes. Créez-en un nouveau.
problem-already-here = Vous êtes sur l’appareil de départ. Ouvrez le lien sur l’autre.
problem-moved = Vos parties sont passées sur un autre appareil.
problem-deleted = Tout ce qui vous concerne ici a été supprimé.
problem-has-games = Cet appareil a ses propres parties, qui seraient perdues. Supprimez-les d’abord, ou utilisez un autre navigateur.
problem-busy = Des conseils sont déjà en préparation.
problem-bad-id = Un identifiant a de 1 à { $most } caractères.
problem-protocol = Ce serveur utilise le protocole { $ours }, pas { $yours } ; rechargez la page.
problem-no-token = Ce navigateur ne garde pas les cookies de ce site, donc aucune place ne peut être la vôtre : autorisez-les, puis rechargez la page.
problem-malformed = Demande incompréhensible : { $text }
problem-too-large = { $what ->
    [rounds] Un enregistrement de plus de { $most } manches est plus long que n’importe quelle partie.
   *[bytes] Taille maximale : { $most } ko.
}
problem-quota = { $what ->
    [uploads] Vous avez { $most } enregistrements importés, le maximum que ce serveur garde pour une personne. Supprimez-en dans « Mes parties ».
    [running] Vous avez { $most } parties en cours, le maximum que ce serveur garde pour une personne. Terminez-en ou supprimez-en dans « Mes parties ».
   *[games] Vous avez { $most } parties, le maximum que ce serveur garde pour une personne. Supprimez-en dans « Mes parties ».
}
problem-not-utf-8 = Ce n’est pas un texte UTF-8.
problem-bad-record = { $turn ->
    [0] La ligne { $line } de cet enregistrement est illisible : { $text }
    [one] La ligne { $line } de cet enregistrement (manche { $round }, tour { $turn }) est illisible : { $text }
   *[other] La ligne { $line } de cet enregistrement (manche { $round }, tour { $turn }) est illisible : { $text }
}
problem-bad-host = La requête n’indique pas correctement à quel serveur elle s’adresse.
problem-host = { $text } n’est pas un nom de ce serveur.
problem-origin = Une page venue d’ailleurs n’a pas le droit de faire cela.
problem-unfinished = L’envoi a mis trop de temps à arriver ici. Vérifiez votre connexion, puis réessayez.
problem-crowded = Trop de données arrivent en ce moment de votre réseau. Réessayez dans une minute.
problem-too-many-requests = { $count ->
    [one] C’est trop à la fois. Réessayez dans { $count } seconde.
   *[other] C’est trop à la fois. Réessayez dans { $count } secondes.
}
problem-unknown-address = Il n’y a rien à l’adresse { $text }.
problem-unknown-method = Impossible avec { $text }.
problem-failed = Une erreur s’est produite ; elle a été enregistrée.
problem-storage = { $why ->
    [full] Impossible d’enregistrer : le disque est plein. Libérez de la place et réessayez.
    [damaged] Le fichier des parties est endommagé. La personne qui gère ce serveur peut remettre une sauvegarde à sa place.
    [gone] Le fichier des parties a été déplacé ou remplacé. Plus rien n’est enregistré tant que la personne qui gère ce serveur ne l’a pas remis en place.
   *[other] { $work ->
        [read] Les parties sont illisibles pour l’instant. Réessayez dans un moment.
       *[write] Impossible d’enregistrer pour l’instant. Réessayez dans un moment.
    }
}
problem-damaged = { $why ->
    [missing] Cette partie est illisible : il en manque un morceau.
    [newer] Cette partie a été jouée avec une version plus récente de Red7 : mettez la vôtre à jour.
   *[other] Cette partie est illisible : { $text }
}

## The page has not been built

site-not-built = Les pages ne sont pas encore construites. Lancez { $command }, puis rechargez.
