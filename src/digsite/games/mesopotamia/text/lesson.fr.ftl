# La première leçon : un titre, et dessous 25 mots au plus. Ce qui finit en -else se dit à un autre essai.

lesson-goal =
    Quatre offrandes gagnent
    Le premier à porter quatre offrandes au temple, la tuile entourée, gagne. Elles viennent des huttes, qui demandent tribus et bois.
lesson-walk =
    Allez à la forêt
    Un pas coûte un point, vous en avez 5. Choisissez une tribu, puis la forêt : par le temple, cela coûte 2.
lesson-second =
    Une seconde tribu
    Une hutte demande deux tribus. Envoyez-en une autre au même endroit.
lesson-wood =
    Prenez le bois
    Une tribu porte une seule chose, et la prendre est gratuit. Choisissez une tribu dans la forêt, puis le bois.
lesson-card =
    Bouger, agir, recevoir
    Un tour, c’est : bouger, agir, recevoir du mana. Finissez le mouvement, piochez une carte (rien à bâtir encore), finissez le tour.
lesson-card-else = Presque : finissez le mouvement, piochez une carte et finissez le tour.
lesson-discover =
    Découvrez une terre
    Le bois ne passe pas par le temple. Envoyez la tribu chargée de bois par le bord ouvert : une tuile est piochée.
lesson-follow =
    Une plaine !
    Les huttes se bâtissent en plaine. Que la seconde tribu suive.
lesson-hut =
    Bâtissez une hutte
    Finissez le mouvement. Choisissez la plaine pour la hutte, puis l’offrande à 2, la moins chère : elle va sous la hutte.
lesson-hut-else = Presque : finissez le mouvement, bâtissez sur la nouvelle plaine et posez dessous l’offrande à 2.
lesson-done =
    Finissez votre tour
    Vos deux tribus ont travaillé : l’action est finie. Terminez le tour.
lesson-stone =
    Une pierre au temple
    Une offrande se paie en mana. De la hutte, qu’une tribu aille à la carrière et porte une pierre au temple : 1 mana.
lesson-stone-else = Presque : allez à la carrière, prenez une pierre et entrez avec elle au temple.
lesson-again =
    Et une autre
    Il faut deux manas. La même tribu a assez de points : à la carrière, puis au temple encore.
lesson-offering =
    Prenez l’offrande
    Votre autre tribu la prend à la hutte, sans frais. Puis elle va à la carrière avec votre dernier point.
lesson-offering-else = Presque : choisissez la tribu à la hutte, qu’elle prenne l’offrande et aille à la carrière.
lesson-wait =
    Plus de points
    Le temple attendra un tour. Finissez le mouvement, piochez une carte, finissez le tour.
lesson-deliver =
    Déposez-la
    Choisissez la tribu avec l’offrande, puis le temple. Cela coûte 2 manas, et la tribu retourne dans votre réserve.
lesson-more =
    Encore trois
    Les autres coûtent plus. Un sanctuaire (deux tribus, une pierre, en plaine) donne du mana chaque tour ; deux tribus à la hutte, une troisième.
lesson-end =
    Vous savez jouer
    Découvrez, bâtissez, amassez du mana, portez des offrandes. Attention : qui a plus de tribus sur une tuile peut voler.
