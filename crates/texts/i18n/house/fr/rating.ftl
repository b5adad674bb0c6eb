# Rating: an honour system of one house.
web-rated = classée
# $change is a signed difference.
web-rated-change = classée { $change }
web-rated-on = Classée
web-rated-off = Non classée
web-rated-about = Le résultat compte pour le classement de celles et ceux qui jouent. Pas de conseils, pas de reprises, une personne par place, et toujours une pendule (trois jours par tour, sauf autre choix). Qui part, abandonne, dépasse le temps ou se fait remplacer a perdu.
web-rated-leave = Cette table est classée : la quitter, même un moment, compte comme une défaite.
web-rating = Classement
web-rating-shadow = L’ombre dit à quel point nous en sommes sûrs.
web-rating-honour = Il ne vaut que dans cette maison, et sur l’honneur : personne ne peut vérifier qui est assis devant l’autre écran, ni ce qui se trouve à côté. Les bots sont des repères fixes : un Éclaireur a 1500 dans chaque jeu.
# $count games.
web-rating-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
# $count of $needed games.
web-rating-early = { $count } parties sur { $needed } : les premières en disent trop peu.
web-rating-table = En tableau
web-rating-of = Classement à { $game }
web-rating-when = Quand
web-rating-table-name = Table
web-rating-place = { $place } sur { $of }
web-rating-gone = départ, perdue
web-rating-voided = annulée par un hôte
server-rated = Ce n’est pas possible à une table classée.
server-not-rated = Cette table n’est pas classée.
web-host-void = Annuler la partie classée
web-host-deed-void = a annulé une partie classée
cli-help-void = Ne compter une partie classée pour personne
web-data-delete-rated = Les résultats des parties classées restent pour le classement des autres, sous un numéro qui ne mène à personne.
server-start-not-rated = La table { $code } n’est pas classée.
web-privacy-kept-rated = De chaque partie classée : qui a joué, et à quelle place chacun a fini. Cela reste quand la table est supprimée ; qui est oublié n’y est plus qu’un numéro qui ne mène à personne.
