# An evening’s tournament.
web-tournament = Un tournoi d’un soir
web-tournament-what = Plusieurs tables à la fois, ronde après ronde, avec un classement. Un seul lien amène tout le monde ; personne n’a besoin de compte.
web-tournament-new = Organiser un tournoi
web-tournament-home = Six amis, deux tables à la fois : chacun rencontre chacun.
web-tournament-yours = Votre tournoi
web-tournament-to = Vers le tournoi
# $game with $seats at a table; $games to a meeting.
web-tournament-about = { $game }, { $seats } par table, { $games ->
    [one] une partie par rencontre
   *[other] au meilleur des { $games }
}
web-tournament-over = Toutes les rondes sont jouées
web-tournament-open = Qui participe ?
web-tournament-between = La ronde { $round } sur { $rounds } est finie
web-tournament-round-of = Ronde { $round } sur { $rounds }
web-tournament-begin = Commencer la ronde { $round } sur { $rounds }
web-tournament-my-table = À ma table
web-tournament-alone-about = Après la première, chaque ronde commence d’elle-même quand la précédente est finie.
web-tournament-waits = Les rondes sont lancées par la personne qui organise le tournoi.
web-tournament-link = Le lien pour tout le monde :
web-tournament-join = Participer
web-tournament-joined = Vous participez.
web-tournament-leave = Finalement non
web-tournament-bot = un bot
web-tournament-standings = Classement du tournoi
web-tournament-place = Place
web-tournament-who = Nom
web-tournament-points = Points
web-tournament-won = Gagnées
web-tournament-beaten = Points des devancés
web-tournament-played = Jouées
web-tournament-rule = Chaque rencontre rapporte un point par adversaire devancé et un demi-point par égalité, et une ronde sans jouer vaut une demi-victoire ; à égalité de points comptent les rencontres gagnées, puis les points des adversaires devancés (la moitié pour les égaux), et au-delà la place est partagée.
# $count people.
web-tournament-players = { $count ->
    [0] Personne encore
    [one] Une personne
   *[other] { $count } personnes
}
web-tournament-nobody = Envoyez le lien, et participez vous-même si vous voulez.
web-tournament-gone = absent
web-tournament-is-gone = Absent
web-tournament-is-back = De retour
web-tournament-gone-about = Qui n’est pas là perd ce qui se joue, et les rondes suivantes se passent de cette personne jusqu’à son retour.
web-tournament-round = Ronde { $round }
web-tournament-done = finie
web-tournament-bye = ne joue pas
web-tournament-running = en cours
web-tournament-bot-won = un bot a gagné
# $names have won; $count of them.
web-tournament-won-by = { $count ->
    [one] { $names } a gagné
   *[other] { $names } ont gagné
}
web-tournament-how = Comment on joue
web-tournament-odd-bot-told = Là où il manque du monde, des bots prennent place : { $level }.
web-tournament-odd-bye-told = Quand le compte n’y est pas, quelqu’un ne joue pas, et jamais deux fois avant les autres.
web-tournament-what-game = À quoi on joue
web-tournament-name = Son nom
web-tournament-seats = Personnes par table
web-tournament-seats-about = Deux : chacun rencontre chacun une fois. Plus : on se retrouve le moins souvent possible.
web-tournament-games = Une rencontre
# $games is odd.
web-tournament-best-of = { $games ->
    [one] Une partie
   *[other] Au meilleur des { $games }
}
web-tournament-games-about = À deux, on s’arrête quand c’est décidé ; à plus, on les joue toutes.
web-tournament-rounds-number = Nombre de rondes
web-tournament-everybody = Jusqu’à ce que chacun ait rencontré chacun
web-tournament-odd = Quand le compte n’y est pas
web-tournament-odd-bye = quelqu’un ne joue pas
web-tournament-odd-bot = des bots complètent les tables : { $level }
web-tournament-rounds = La ronde suivante
web-tournament-by-me = C’est moi qui la lance
web-tournament-alone = Elle commence d’elle-même
web-tournament-make = Le créer
web-tournament-again = Actualiser
server-no-tournament = Ce tournoi n’existe pas.
server-tournament-full = Plus personne ne peut participer : 32 est le maximum.
server-tournament-over = Toutes les rondes de ce tournoi sont jouées.
server-too-few = Il faut au moins { $needed } personnes présentes.
server-too-many-tournaments = Vous avez cinq tournois en cours : finissez-en un d’abord.
server-bad-tournament = Un tournoi a des tables de deux ou plus, un nombre impair de parties par rencontre (9 au plus), et au plus 31 rondes.
