### Les mots des jeux que le journal relie à leurs règles : toutes les formes du journal, séparées par |.

term-triqueta-tower = tour
term-triqueta-row = rangée | rangées
term-triqueta-hidden = face cachée | jeton caché
term-triqueta-shadow = jeton ombre | jetons ombre
term-triqueta-box = boîte
term-triqueta-rock = rocher
term-triqueta-tree = tuile Arbre
term-triqueta-round = manche

term-hound-sheep = mouton | moutons | Moutons
term-hound-dummy = joueur fictif
term-hound-deck = paquet
term-hound-bait = appât
term-hound-lap = tour complet
term-hound-flip = retourne
term-hound-end = La partie finit

term-wolves-alpha = loup alpha
term-wolves-lone = loup solitaire
term-wolves-howl = hurlez | hurle
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
