### Le jeu factice de la suite de contrat : seuls des tests y jouent.
###
### $card est le numéro d’une carte, $cards une liste de cartes.

toy-name = Jeu factice
toy-about = Piochez une carte ou passez, puis montrez ce que vous avez pioché ou cachez-le. Seuls des tests y jouent.
toy-option-first = Premier joueur
toy-option-first-about = Qui joue le premier tour.

toy-prompt-draw = Piochez une carte, ou passez.
toy-prompt-decide = Montrez votre carte, ou cachez-la.
toy-move-draw = Piocher
toy-move-pass = Passer
toy-move-show = Montrer la carte
toy-move-hide = Cacher la carte

toy-told-draw = Une carte est piochée.
toy-told-drawn = La carte est un { $card }.
toy-told-pass = Aucune carte n’est piochée.
toy-told-show = Tout le monde voit un { $card }.
toy-told-hide = La carte est mise de côté.
toy-cards = Cartes connues : { $cards }.

toy-end-done = Chacun a joué deux tours.
toy-score-cards = Cartes montrées
toy-bad-deal = Une donne se compose de la ligne « { "first" } » avec une place, et de la ligne « { "cards" } » avec six nombres.
