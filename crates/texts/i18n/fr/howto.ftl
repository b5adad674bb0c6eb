### Les règles en bref : un texte à côté de chaque dessin, qui dit la même chose.

howto-title = { $game } en quelques étapes
howto-nav = En quelques étapes

howto-triqueta-goal = Réunissez exactement trois jetons d’un animal. Trois hiboux valent 6 ; un ou deux ne valent que 1 ou 2, et au quatrième tout le groupe tombe à −1.
howto-triqueta-draw = À votre tour, piochez un jeton de la tour et regardez-le. Posez-le face visible dans une rangée, ou gardez-le face cachée devant vous : deux au plus dans toute la partie.
howto-triqueta-take = Ou prenez plutôt une rangée entière, avec tout ce qui s’y trouve. Vous ne jouez plus jusqu’à la manche suivante : ne prenez ni trop tôt ni trop tard.
howto-triqueta-round = Quand toutes les rangées sont prises, la manche est finie. Qui a pris la dernière reçoit le rocher, commence la manche suivante et garde une tuile Arbre, qui valent 1 point chacun.
howto-triqueta-end = Après quatre manches, ajoutez chacun de vos jetons cachés à vos animaux ou défaussez-le sans le montrer. Puis comptez : le plus haut total gagne.

howto-hound-teams = Quatre bergers entourent un cercle de pâturages. Ceux qui se font face sont une équipe : 1 et 3 les Bleus, 2 et 4 les Jaunes. Chacun a trois moutons.
howto-hound-card = Jouez une de vos quatre cartes. Une noire déplace les loups, une blanche les chiens, dans le sens horaire selon son nombre. Puis piochez une carte.
howto-hound-wolf = Un loup qui se trouve devant vous au début de votre tour chasse un mouton.
howto-hound-hound = Un chien qui s’y trouve en ramène un, mais jamais plus que vous n’en aviez au départ.
howto-hound-end = Le premier pâturage sans mouton fait perdre son équipe. Si les cartes s’épuisent avant, l’équipe qui a le plus de moutons gagne, et les Jaunes en cas d’égalité.

howto-wolves-turn = Un tour a deux actions parmi cinq : se déplacer (1), hurler (2), tanière (2), antre (2), dominer (3). Les points disent combien de tuiles coûte l’action.
howto-wolves-pay = Payez avec des tuiles qui montrent le terrain de la case où vous agissez. Chaque tuile utilisée est retournée et montre ensuite un autre terrain.
howto-wolves-move = Un déplacement mène plusieurs loups sur des cases d’un même terrain. Au début, deux loups peuvent faire jusqu’à trois pas chacun ; seuls l’eau et le canyon barrent la route.
howto-wolves-build = Hurlez, et un loup solitaire près d’un alpha vous rejoint. Bâtissez des tanières, et changez une tanière au bord de l’eau en antre. Dominez, et un loup ou une tanière adverse devient vôtre.
howto-wolves-hunt = Quand vos loups occupent trois cases autour d’une proie, vous la prenez sans action. Chaque nouvelle espèce vaut davantage.
howto-wolves-moon = Les pièces qui quittent la carte remplissent le cycle lunaire. À chaque lune, ses régions sont décomptées : un antre compte 3, le reste 1. Au quartier, le premier prend 6 et le deuxième 3. Après la pleine lune, le plus de points gagne.
