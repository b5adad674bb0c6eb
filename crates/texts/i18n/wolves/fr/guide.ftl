### Learning The Wolves: the lessons of a guided first table, the short rules beside their diagrams, and the words that the
### log links to the rules.
### The reader is addressed as « vous ». In French 0 counts as [one].

## Lessons

lesson-wolves-goal = Votre meute marque des points dans les régions qu’elle contrôle quand la lune appelle, et pour ses tanières, antres, proies et loups. Pour faire court, cette première partie commence tard : le croissant est passé, le quartier vient ensuite.
lesson-wolves-turn = Un tour compte deux actions, deux fois la même si vous voulez. Touchez un loup à l’anneau doré : la carte montre où il peut aller et ce que coûte chaque case. Les autres signes sont les loups solitaires à appeler, les places pour tanières et antres, et les pièces à dominer.
lesson-wolves-tiles = Vous payez avec vos tuiles Terrain : ce que vous faites en forêt demande des tuiles qui montrent la forêt, une pour se déplacer, deux ou trois pour le reste. Ce que vous ne pouvez pas payer n’est pas proposé.
lesson-wolves-walk = Votre déplacement continue : un autre loup peut aller vers le même terrain, déjà payé. Le déploiement indique combien de loups peuvent se déplacer, la vitesse jusqu’où va chacun.
lesson-wolves-pay = Vous pouvez payer de plusieurs façons. Chaque tuile utilisée est retournée et montre son autre face : choisissez ce dont vous aurez besoin ensuite.
lesson-wolves-track = Chaque tanière vient d’une des trois pistes et y découvre une meilleure valeur : plus de loups par déplacement, des trajets plus longs ou un hurlement qui porte plus loin. Prenez-la là où vous voulez progresser.
lesson-wolves-push = Un loup alpha peut entrer sur une case où se trouve un seul loup de meute adverse. Celui-ci fuit vers la case libre la plus proche ; s’il y en a plusieurs, le joueur actif choisit.
lesson-wolves-scored = Les régions de cette lune ont été décomptées. Dans chacune, la meute qui avait le plus de contrôle a pris le premier prix, la suivante le second ; le journal donne le détail.
lesson-wolves-flipped = Les tuiles avec lesquelles vous avez payé sont retournées et montrent un autre terrain. Regardez de nouveau ce que vous pouvez payer : prévoir ces retournements est le cœur du jeu.
lesson-wolves-howl = Vous pouvez hurler : un loup solitaire à portée d’un de vos alphas rejoint votre meute. Deux tuiles de son terrain suffisent à payer.
lesson-wolves-den = Vous pouvez construire une tanière sur la case d’un alpha ou à côté. Elle compte pour le contrôle de sa région et améliore une de vos pistes.
lesson-wolves-date = Une pièce est allée sur le cycle lunaire. Ses dates sont l’horloge de la partie : quand elles atteignent une lune, les régions qui portent cette lune sont décomptées.
lesson-wolves-lair = Une de vos tanières peut devenir un antre : elle est au bord de l’eau et un alpha est proche. Un antre compte pour trois dans le contrôle et rapporte des points et un jeton Terrain bonus.
lesson-wolves-dominate = Vous pouvez dominer : pour trois tuiles, un loup de meute ou une tanière adverse à portée est remplacé par un pion à vous. Deux pions de la même couleur sur une case sont protégés.
lesson-wolves-hunted = Trois de vos loups entouraient une proie que vous n’aviez pas encore : vous l’avez prise sans dépenser d’action. Chaque espèce compte une fois, et chacune vaut plus que la précédente.
lesson-wolves-hunt = Les proies se prennent sans action : si vos loups occupent trois cases autour de l’une d’elles après une de vos actions, elle est à vous.
lesson-wolves-soon = La prochaine lune est proche. Ses régions portent son jeton ; loups et tanières y comptent pour 1, les antres pour 3, et la deuxième place rapporte aussi. Le panneau montre qui mène et où.
lesson-wolves-last = Il ne reste que la pleine lune. Quand sa date est atteinte, le joueur actif finit son tour, les régions de pleine lune sont décomptées et la partie est terminée.
lesson-wolves-terrain = Vous avez un jeton Terrain bonus. Il paie n’importe quel terrain, avec des tuiles ou seul.
lesson-wolves-bonus = Vos deux actions sont faites, mais vous avez un jeton Action bonus : rendez-le pour une action de plus, ou finissez votre tour et gardez-le.

## The short rules

howto-wolves-turn = À votre tour, faites deux actions, deux fois la même si vous voulez : se déplacer (1), hurler (2), tanière (2), antre (2) ou dominer (3). Les pastilles indiquent combien de tuiles coûte chaque action.
howto-wolves-pay = Payez avec des tuiles qui montrent le terrain de la case où vous agissez. Chaque tuile utilisée est retournée et montre ensuite un autre terrain.
howto-wolves-move = Un déplacement mène plusieurs loups sur des cases d’un même terrain. Au début, deux loups peuvent faire jusqu’à trois pas chacun ; seuls l’eau et le canyon barrent la route.
howto-wolves-build = Hurlez, et un loup solitaire près d’un alpha vous rejoint. Construisez des tanières, et transformez en antre une tanière au bord de l’eau. Dominez, et un loup ou une tanière adverse est remplacé par un pion à vous.
howto-wolves-hunt = Quand vos loups occupent trois cases autour d’une proie, vous la prenez sans action. Chaque nouvelle espèce vaut davantage.
howto-wolves-moon = Les pièces qui quittent la carte remplissent le cycle lunaire. À chaque lune, ses régions sont décomptées : un antre compte pour 3, le reste pour 1. Au quartier, la première place rapporte 6 points et la deuxième 3. Après la pleine lune, le plus haut total l’emporte.

## Words that the log links to their rules: all forms that the log uses, parted by |

term-wolves-alpha = loup alpha | alpha | alphas
term-wolves-lone = loup solitaire
term-wolves-howl = hurlez | hurle | ralliez | rallie
term-wolves-den = tanière | tanières
term-wolves-lair = antre | antres
term-wolves-dominate = dominez | domine
term-wolves-push = fuir
term-wolves-hunt = chassez | chasse
term-wolves-date = Date
term-wolves-tracks = déploiement | vitesse des loups | portée du hurlement
term-wolves-action = action bonus | jeton Action bonus
term-wolves-terrain = jeton Terrain bonus
term-wolves-region = Région | régions
