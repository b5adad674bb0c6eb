### Learning Triqueta: the lessons of a guided first table, the short rules beside their diagrams, and the words that the
### log links to the rules.
### The reader is addressed as « vous ». In French 0 counts as [one].

## Lessons

lesson-triqueta-goal = Réunissez exactement trois jetons d’un même animal : une telle triqueta rapporte de 5 à 10 points. Un ou deux jetons n’en rapportent que 1 ou 2, et un quatrième gâche tout.
lesson-triqueta-turn = À votre tour, vous faites une seule chose : piocher un jeton de la tour ou prendre une rangée. Tant que les rangées sont maigres, mieux vaut piocher.
lesson-triqueta-place = Personne d’autre ne voit le jeton pioché. Posez-le face visible dans une rangée, que chacun peut prendre, ou gardez-le face cachée devant vous. Vous pouvez en garder deux dans toute la partie.
lesson-triqueta-final = Les quatre manches sont terminées. Décidez pour chaque jeton gardé : l’ajouter à vos animaux ou le défausser sans le montrer. Les boutons indiquent où en serait votre score.
lesson-triqueta-round = Toutes les rangées sont prises : la manche est finie. Le joueur qui a pris la dernière reçoit le rocher, commence la manche suivante et garde une tuile Arbre. Le rocher et les tuiles Arbre valent 1 point chacun à la fin.
lesson-triqueta-taken = Quelqu’un a pris une rangée et ne joue plus jusqu’à la manche suivante. Les autres continuent, avec une rangée de moins.
lesson-triqueta-take = Une rangée peut déjà valoir la peine : le nombre à côté indique ce qu’elle changerait pour vous. Mais après en avoir pris une, vous ne jouez plus jusqu’à la fin de la manche.
lesson-triqueta-full = Vous gardez maintenant deux jetons face cachée, c’est la limite. Désormais, chaque jeton pioché va dans une rangée.
lesson-triqueta-kept = Votre jeton est face cachée, personne d’autre ne le connaît. À la fin, vous pourrez l’ajouter ou le défausser : il peut compléter une triqueta sans jamais en gâcher une.
lesson-triqueta-rival = Quelqu’un d’autre garde un jeton face cachée. Impossible de connaître son animal, mais vous pouvez compter : il y en a dix de chaque.
lesson-triqueta-three = Vous avez une triqueta. Désormais, une rangée qui contient encore cet animal vous coûte cher : regardez son nombre avant de la prendre.
lesson-triqueta-four = Quatre jetons d’un animal valent −1, cinq −2. On ne peut plus s’en défaire, mais chaque jeton de plus ne coûte qu’un point.
lesson-triqueta-empty = La tour est vide : on ne peut plus que prendre des rangées.
lesson-triqueta-last = C’est la dernière manche. Ensuite, chacun décide de ses jetons cachés et l’on compte les animaux.

## The short rules

howto-triqueta-goal = Réunissez exactement trois jetons d’un animal. Trois hiboux valent 6 ; un ou deux ne valent que 1 ou 2, et au quatrième tout le groupe tombe à −1.
howto-triqueta-draw = À votre tour, piochez un jeton de la tour et regardez-le. Posez-le face visible dans une rangée, ou gardez-le face cachée devant vous : deux au plus dans toute la partie.
howto-triqueta-take = Ou prenez plutôt une rangée entière, avec tout ce qui s’y trouve. Vous ne jouez plus jusqu’à la manche suivante : ne prenez ni trop tôt ni trop tard.
howto-triqueta-round = Quand toutes les rangées sont prises, la manche est finie. Le joueur qui a pris la dernière reçoit le rocher, commence la manche suivante et garde une tuile Arbre. Le rocher et chaque tuile Arbre valent 1 point.
howto-triqueta-end = Après quatre manches, ajoutez chacun de vos jetons cachés à vos animaux ou défaussez-le sans le montrer. Puis comptez : le plus haut total gagne.

## Words that the log links to their rules: all forms that the log uses, parted by |

term-triqueta-tower = tour
term-triqueta-row = rangée | rangées
term-triqueta-hidden = face cachée | jeton caché
term-triqueta-shadow = jeton ombre | jetons ombre
term-triqueta-box = boîte
term-triqueta-rock = rocher
term-triqueta-tree = tuile Arbre
term-triqueta-round = manche
