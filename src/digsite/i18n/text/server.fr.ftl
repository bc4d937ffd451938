# Le serveur web : pourquoi quelque chose ne se fait pas, niveaux des robots, l’accueil.

## Niveaux, chacun avec une ligne honnête sur son jeu

level-digger = Fouilleur
level-digger-about = Fouille là où cela semble prometteur, sans jamais prévoir. Pour une première partie.
level-student = Étudiant
level-student-about = Réfléchit jusqu’à la fin de son tour. Un bon adversaire pour apprendre.
level-scholar = Érudit
level-scholar-about = Prévoit quelques tours pendant une demi-seconde. À deux joueurs, bat l’Étudiant dans au moins trois parties sur quatre.
level-professor = Professeur
level-professor-about = Prévoit pendant trois secondes. Le plus fort qu’il y ait ici ; de peu, là où la chance compte beaucoup.
level-added-about = Un robot ajouté par ce serveur.
role-bot = robot, { $level }

## Accueil

lobby-with = { $bots ->
    [one] Vous contre un robot (niveau : { $level })
   *[other] Vous contre { $bots } robots (niveau : { $level })
}
lobby-seat-open = On attend que quelqu’un prenne une place
lobby-not-here = Ses règles ne sont plus là
lobby-closed = Personne ne peut continuer
standin-for-you = Un robot joue pour vous jusqu’à votre retour.

## Pourquoi quelque chose ne se fait pas

refusal-bad-request = La demande n’est pas compréhensible.
refusal-not-found = Il n’y a rien ici. Le lien est peut-être ancien ou incomplet.
refusal-not-here = Cette table a été jouée avec des règles qui ne sont pas ici. Elle est conservée et s’ouvrira de nouveau quand elles seront revenues.
refusal-not-allowed = Ce n’est pas permis ici.
refusal-not-your-seat = Cette place n’est pas la vôtre.
refusal-taken = Quelqu’un d’autre a pris cette place. Vous pouvez regarder la partie.
refusal-stale = La table a avancé : ce coup n’a pas été joué. Regardez de nouveau, puis choisissez.
refusal-over = La partie est finie.
refusal-not-over = La partie est encore en cours. Revenez quand elle sera finie.
refusal-too-fast = C’était trop rapide. Attendez un instant et réessayez.
refusal-too-large = C’est trop grand.
refusal-busy = Une erreur s’est produite. Réessayez dans un instant.
refusal-not-our-name = Ce serveur ne s’appelle pas { $name }. Utilisez sa propre adresse ; la personne qui le gère peut ajouter ce nom avec --name.
refusal-standin = Un robot joue pour vous. Reprenez d’abord votre place.
refusal-not-absent = La personne est là, ou absente depuis peu. Laissez encore un peu de temps.
refusal-chat = Seules les personnes assises à la table peuvent écrire.
refusal-no-seat-of-mine = Gardez au moins une place pour vous.
refusal-own-invite = Vous êtes déjà à cette table. Envoyez ce lien à un ami.
