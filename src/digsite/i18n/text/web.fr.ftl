# La table sur le web : ce que disent les pages et le client, outre les mots des jeux.

## Toutes les pages

web-skip = Aller au contenu
web-language = Langue
web-lobby = Accueil
web-rules = Règles
web-close = Fermer
web-colon = { $what } : { $value }
web-join = Rejoindre
web-your-name = Votre nom
web-saved = Enregistré
web-error = Une erreur s’est produite
web-noscript = Cette table a besoin de JavaScript : autorisez-le pour cette page.
web-lost = La connexion est perdue. Nouvel essai…
web-lost-waits = La connexion est perdue. Votre coup attend : il part dès que la connexion revient.
web-gone = Cette table n’existe plus.

## L’accueil

web-home-title = Trois jeux de fouilles et de construction
web-home-heading = Trois jeux de société sur le monde antique, à jouer ici, dans votre navigateur.
web-home-about = Gratuit, sans compte, rien à installer. Jouez contre des robots ou envoyez un lien à vos amis.
web-welcome-back = Vous revoilà
web-good-first-game = Idéal pour débuter
web-games = Jeux
web-play-now = Jouer
web-learn = Apprendre en 5 minutes
web-change = Modifier
web-invite-friends = Inviter des amis
web-players-range = De { $least } à { $most } joueurs
web-minutes = { $n } min
web-difficulty = Difficulté
web-difficulty-1 = facile
web-difficulty-2 = moyen
web-difficulty-3 = riche
web-my-tables = Vos tables
web-open-tables = Tables avec une place libre
web-tables-to-watch = Tables à regarder
web-finished = Terminées
web-continue = Continuer
web-watch = Regarder
web-look = Revoir
web-put-away = Mises de côté
web-put-away-verb = Mettre de côté
web-take-back = Reprendre
web-is-put-away = table mise de côté.
web-undo = Annuler
web-unofficial = Une édition non officielle. Textes et dessins sont les nôtres.

## Quitter une table

web-leave = Quitter la table
web-leave-ask = Quitter cette table ?
web-leave-about = Un robot continue à jouer pour vous. La table passe dans « Mises de côté », sous votre liste : vous pourrez l’y reprendre, ou revenir par votre lien personnel.
web-give-up = Abandonner
web-give-up-ask = Abandonner cette partie ?
web-give-up-about = Elle quitte votre liste et reste telle quelle. Vous la retrouvez parmi les tables « Mises de côté », sous votre liste, si vous voulez la continuer.
web-stay = Rester

## Une nouvelle table

web-new-table = Nouvelle table
web-game = Jeu
web-seats = Places
web-seat-of = Place { $n }
web-name-of-seat = Nom du joueur, place { $n }
web-add-seat = Ajouter une place
web-remove-seat = Enlever une place
web-seat-me = Un joueur sur cet écran
web-seat-friend = Un ami, via un lien

## Rythme

web-pace = Rythme
web-pace-live = D’une traite.
web-pace-live-about = Après 3 minutes d’attente, un robot peut remplacer un joueur absent.
web-pace-days = Sur plusieurs jours.
web-pace-days-about = Après 3 jours d’attente, un robot peut remplacer un joueur absent.
web-pace-endless = Sans limite de temps.
web-pace-endless-about = La table attend le temps qu’il faut ; aucun robot ne remplace personne.

## Qui peut venir à une nouvelle table

web-who-may-come = Accès
web-private = Privée.
web-private-about = Seules les personnes qui ont un lien la trouvent.
web-public = Publique.
web-public-about = Elle figure à l’accueil : chacun peut regarder et prendre une place libre.
web-allow-hints = Conseils.
web-allow-hints-about = Chacun peut demander ce que jouerait un robot.
web-start-table = Commencer

## Un lien vers une place

web-take-seat = Prendre la place
web-this-seat = Votre place
web-sit-here-too = Jouer aussi sur cet appareil
web-invites-you = { $host } vous invite à une partie de { $game }
web-preview-invites = { $host } vous invite à
web-preview-game = Une partie de
web-preview-free = gratuit, dans le navigateur
web-keeps-a-seat = { $host } vous garde une place
web-so-many-here = { $n } à cette table
web-sitting = Qui est à la table
web-inviting = vous invite
web-free = libre
web-sits-here = déjà là
web-bot-of = robot, { $level }
web-name-here = Votre nom à la table
web-rules-first = Lire d’abord les règles
web-no-account = Sans compte et sans installation. Les autres ne voient que votre nom.
web-not-now = Pas maintenant
web-seat-is-own = Cette place est la vôtre. { $host } a préparé la table.
web-seat-is-taken = Quelqu’un a déjà pris cette place. { $host } a préparé la table ; vous pouvez regarder.

## La table

web-menu = Menu
web-this-table = Cette table
web-parts = Parties de la table
web-prompt = Consigne
web-actions = Actions
web-as-list = En liste
web-anyway = Le faire quand même
web-not-yet = Pas encore
web-see-rule = Voir la règle { $rule }
web-choose = Choisissez
web-put-back = Reposer
web-undo-turn = Annuler le tour
web-step = Annuler
web-turn = Tour
web-list = Liste
web-zoom-in = Plus près
web-zoom-out = Plus loin
web-zoom-fit = Voir tout le plateau
web-your-turn = À vous
web-you = vous
web-watching = Vous regardez.
web-seat-bot = Robot : { $level }
web-bot-plays = un robot joue
web-open-seat = place libre
web-here = en ligne
web-away = hors ligne
web-joined = À table maintenant : { $who }
web-absent = { $who } n’est pas là. La table attend.
web-seat-open = Personne n’a encore pris cette place. La table attend.
web-let-bot-play = Laisser jouer un robot
web-come-back = Me revoilà
web-invite = Inviter un ami
web-invite-about = La première personne qui ouvre ce lien peut prendre la place.
web-friend-sees = Ce que votre ami voit à côté du lien
web-take-along = Jouer ma place sur un autre appareil
web-take-along-about = Pour vous seulement : toute personne qui a cette clé joue à votre place.
web-show-key = Montrer ma clé
web-hide-key = Cacher la clé
web-scan-key = Scannez-la avec votre autre appareil. Elle se cache au bout de deux minutes.
web-copy-key = La copier sous forme de lien
web-key-of = Clé de votre place : { $who }
web-only-here = Ces liens ne s’ouvrent que sur cet ordinateur.
web-only-here-how = Comment permettre à d’autres de jouer
web-only-here-about = La personne qui gère ce serveur l’arrête et le relance avec : make play HOST=0.0.0.0
web-link-for = Lien : { $who }
web-copy = Copier
web-copied = Copié
web-played-with = Options de la partie
web-sound = Des sons discrets pour ce qui se passe à la table
web-sound-offer = Voulez-vous entendre la prochaine partie ? Des sons discrets de bois, de papier, de pièces et de vent. Le menu de la table les coupe.
web-sound-yes = Activer le son
web-sound-no = Non merci
web-notify = Me prévenir quand c’est à moi de jouer
web-keys = Raccourcis clavier
web-keys-about = Flèches : emplacement suivant ; M et J : plateau et main. Espace : prendre ou reposer ; Entrée aussi, mais sur ce qui est déjà pris, elle active le grand bouton. 1 à 9 : petits boutons ; Échap : tout reposer ; U : annuler ; Maj+U : annuler tout le tour ; H : conseil ; L : liste des actions. Virgule et point : parcourir ce qui s’est passé depuis votre dernier tour.
web-keys-zoom = Les touches + et - rapprochent et éloignent le plateau, 0 le montre en entier.
web-curtain = { $who } : à vous
web-curtain-who = Qui regarde ?
web-curtain-about = Passez l’écran. Que les autres ne regardent pas.
web-curtain-open = Me voici : { $who }

## Une leçon

web-lesson-step = { $n } sur { $of }
web-lesson-skip = Passer la leçon
web-lesson-skip-ask = Passer la leçon ?
web-lesson-stay = Continuer la leçon
web-lesson-back = Précédent
web-lesson-next = Suivant
web-lesson-show = Montrez-moi
web-lesson-play = Continuer cette partie
web-lesson-new = Nouvelle partie
web-lesson-opens = On prépare votre leçon…

## Ce qui s’est passé entre-temps

web-since = Depuis votre dernier tour
web-step-back = Étape précédente
web-step-on = Étape suivante
web-step-of = { $n } sur { $of }
web-dismiss = Ranger

## Conseils et discussion

web-thinking = Réflexion…
web-hint-by = Conseil : { $who }
web-hint-about = La barre montre la part de réflexion que le robot a consacrée à ce coup. Le nombre indique vos chances de gagner selon lui ; ± donne l’incertitude due au hasard et à ce qui est caché.
web-hint-value = Vos chances de gagner selon lui : { $value }, à { $spread } près
web-play-it = Jouer
web-chat = Discussion
web-chat-say = Écrire un message
web-send = Envoyer

## Revoir la partie

web-replay = Revoir la partie
web-move = Coup
web-move-of = coup { $n } sur { $of }
web-first = Au début
web-back = Précédent
web-on = Suivant
web-play = Lecture
web-pause = Pause
web-now = Revenir au présent
web-past = Relecture
web-beginning = La partie commence.
web-setup = Mise en place : { $rows }

## La fin

web-result = Résultat
web-you-win = Vous gagnez.
web-wins = { $who } gagne.
web-shared-win = Victoire partagée : { $who }
web-you-came = Vous : { $place }.
web-rematch = Rejouer
web-join-rematch = Rejoindre la revanche
web-no-result = Partie non terminée
web-save-record = Enregistrer la partie
web-scoring = Décompte final
web-chart = Évolution des points
web-chart-about = après chaque coup
web-show-table = Voir la table à ce coup
web-review = Analyse
web-seed = Vérifier le hasard
web-seed-about = Tout le hasard vient d’un nombre, la graine. Son empreinte était visible avant le premier tirage ; la graine est maintenant révélée. Avec la partie enregistrée, digsite verify refait chaque tirage.
web-seed-promised = Empreinte de la graine
web-seed-was = Graine
web-seed-later = La graine elle-même est révélée à la fin : chacun peut alors vérifier les mélanges.
web-seed-fits = La graine correspond à son empreinte.
web-seed-differs = La graine ne correspond pas à son empreinte.

## Sans réseau

web-offline = Vous êtes hors ligne
web-offline-about = Vos parties sont en sécurité : chaque coup est conservé sur le serveur. Revenez quand le réseau sera là.
web-try-again = Réessayer

## Les règles

web-chapters = Chapitres
web-rules-find = Chercher dans les règles
web-rules-found = Passages trouvés : { $number }
web-rules-none = Aucun résultat
