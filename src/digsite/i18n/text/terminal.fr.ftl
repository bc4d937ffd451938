# Le programme du terminal : ce qu’il dit en plus des mots des jeux.

terminal-you = vous êtes { $who }
terminal-for-help = ? pour l’aide

## Réponses à ce qui est tapé

terminal-no-number = Il n’y a pas de numéro { $number } ici : choisissez de 1 à { $most }.
terminal-page = Tapez un numéro, ou appuyez sur Entrée pour revoir la table.
terminal-ambiguous = « { $words } » peut vouloir dire : { $choices }. Tapez quelques lettres de plus.
terminal-not-offered = « { $words } » n’est pas possible maintenant. Sont possibles : { $choices }.
terminal-cannot-follow = « { $words } » ne peut pas suivre « { $before } » : rien n’a été joué. Essayez une autre ligne.
terminal-cannot-follow-played = « { $before } » a été joué et ne peut être repris, mais « { $words } » ne peut pas le suivre.
terminal-unknown = « { $words } » n’est pas parmi vos choix. Tapez un numéro ou, par exemple, « { $example } » ; ? aide.
terminal-left-out = « { $words } » n’est pas possible en entier. Sans le reste : { $says }.
terminal-anyway = Retapez-le pour le faire quand même.
terminal-hint = Un robot fort jouerait : { $what }

## Garder la partie

terminal-not-saved = Impossible d’écrire { $file } : { $why }. La partie continue.
terminal-saved = La partie est enregistrée dans { $file }
terminal-resume = Pour la continuer :
terminal-see-again = Pour la revoir, et pour vérifier que le hasard a été honnête :
terminal-hand-over = Le clavier passe à : { $who }. Appuyez sur Entrée quand personne d’autre ne regarde :

## Aide

terminal-help-choose = Tapez un numéro, ou ce qui le suit en gris, ou son début : { $examples }. Plusieurs actions tiennent sur une ligne.
terminal-help-undo = reprendre votre dernier coup
terminal-help-board = montrer la table ; Entrée fait de même
terminal-help-log = raconter la partie depuis le début
terminal-help-hint = ce que jouerait un robot fort, et pourquoi
terminal-help-help = cette aide ; ? fait de même
terminal-help-quit = arrêter ; la partie est enregistrée et vous pourrez la continuer

## Revoir une partie

terminal-action-of = Après l’action { $ply } sur { $last }
terminal-replay-ask = Entrée : suite, b : retour, numéro, end : fin, q : quitter
terminal-replay-help = Appuyez sur Entrée pour la suite, ou tapez b (retour), start (début), end (fin), q (quitter), ou un nombre de 0 à { $last }.

## Leçons

terminal-lesson-step = Leçon, étape { $n } sur { $of } : { $title }
terminal-lesson-how = { $how ->
    [read] Appuyez sur Entrée pour continuer.
    [end] Appuyez sur Entrée pour continuer cette partie.
   *[try] Tapez-le, ou « show » pour le faire jouer ; « back » et « skip » quittent cette étape.
}
terminal-help-show = fait jouer l’étape de la leçon
terminal-help-back = revient d’une étape dans la leçon
terminal-help-skip = quitte la leçon et continue la partie
