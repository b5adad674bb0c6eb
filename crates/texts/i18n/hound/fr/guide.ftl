### Learning Wolf & Hound: the lessons of a guided first table, the short rules beside their diagrams, and the words that the
### log links to the rules.
### The reader is addressed as « vous ». In French 0 counts as [one].

## Lessons

lesson-hound-goal = Vous formez une équipe avec le joueur d’en face. Dès qu’un pâturage n’a plus de mouton, son équipe perd. Veillez donc sur vos moutons et sur ceux de votre partenaire.
lesson-hound-card = Jouez une carte. Une noire déplace le loup, une blanche le chien, dans le sens horaire, d’autant de places qu’elle indique. Choisissez une carte pour voir où elle mène avant de la jouer.
lesson-hound-front = Un animal agit sur le joueur devant lequel il se trouve quand le tour de celui-ci commence : le loup fait fuir un mouton, le chien en ramène un. Après vous, c’est le tour de votre voisin de gauche.
lesson-hound-ending = Les cartes s’épuisent. La partie se termine au début du prochain tour de la place 1 : l’équipe qui a le plus de moutons gagne, et l’équipe jaune en cas d’égalité.
lesson-hound-bitten = Vous avez perdu un mouton : le loup était devant vous au début de votre tour. Trois autres jouent avant vous : laissez-le donc là d’où il sera difficile de vous le renvoyer.
lesson-hound-partner = Votre partenaire a perdu un mouton. Son tour vient après celui de votre voisin de gauche : ce que vous laissez derrière vous y compte encore.
lesson-hound-theirs = Un adversaire a perdu un mouton. Continuez ainsi : dès qu’un de leurs pâturages est vide, vous gagnez.
lesson-hound-fetched = Le chien a ramené un mouton. Personne ne peut en avoir plus qu’au départ : devant un pâturage plein, il ne sert à rien.
lesson-hound-danger = Un pâturage de votre équipe n’a plus qu’un mouton. Éloignez-en le loup, ou envoyez-y le chien.
lesson-hound-draw = Après avoir joué, vous avez pioché une carte. Vous en avez donc toujours quatre, jusqu’à ce que la pioche soit vide.
lesson-hound-lap = Vous avez un 4. Il fait faire à l’animal un tour complet jusqu’à sa place : la carte pour ne rien changer.
lesson-hound-both = Le loup et le chien sont devant le même joueur. Le loup agit d’abord, puis le chien : ce que l’un prend, l’autre peut le ramener.
lesson-hound-counts = À côté du plateau, vous voyez quelles cartes n’ont pas encore paru. Plus la fin approche, plus cela en dit long sur ce que les autres peuvent jouer.
lesson-hound-pile = La pioche est vide. Plus personne ne pioche, et chaque carte rapproche de la fin.

## The short rules

howto-hound-teams = Quatre bergers entourent un cercle de pâturages. Ceux qui se font face sont partenaires : 1 et 3 forment l’équipe bleue, 2 et 4 l’équipe jaune. Chacun a trois moutons.
howto-hound-card = Jouez une de vos quatre cartes. Une noire déplace les loups, une blanche les chiens, dans le sens horaire selon son nombre. Puis piochez une carte.
howto-hound-wolf = Un loup qui se trouve devant vous au début de votre tour fait fuir un mouton.
howto-hound-hound = Un chien qui s’y trouve en ramène un, mais jamais plus que vous n’en aviez au départ.
howto-hound-end = Dès qu’un pâturage est vide, son équipe a perdu. Si les cartes s’épuisent avant, l’équipe qui a le plus de moutons gagne, et l’équipe jaune en cas d’égalité.

## Words that the log links to their rules: all forms that the log uses, parted by |

term-hound-sheep = mouton | moutons | Moutons
term-hound-dummy = joueur fictif
term-hound-deck = paquet
term-hound-bait = appât
term-hound-lap = tour complet
term-hound-flip = se retourne
term-hound-end = La partie se termine
