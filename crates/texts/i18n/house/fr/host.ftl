# What hosts see, do and say; and what people are told of it.

## A host link, and the page for hosts

web-host = Cette maison
web-host-about = Ce qui se passe ici, et ce que les hôtes peuvent y faire.
web-host-version = version { $version } · en marche depuis { $time }
web-host-enter = Faire de ce navigateur celui d’un hôte ?
web-host-enter-about = Un hôte voit ce qui se passe sur ce serveur, ferme des tables, exclut des personnes et télécharge des sauvegardes. Le lien fonctionne une seule fois.
web-host-enter-yes = Être hôte ici
web-host-done = C’est fait.
web-host-well = Tout va bien.
web-host-look = À voir :
web-host-worry-reports = { $count ->
    [one] une ligne de chat a été signalée.
   *[other] { $count } lignes de chat ont été signalées.
}
web-host-worry-disk = le disque est plein à plus de quatre cinquièmes.
web-host-worry-bots = { $count ->
    [one] un bot attend son tour de réfléchir.
   *[other] { $count } bots attendent leur tour de réfléchir.
}
web-host-worry-backup = aucune sauvegarde depuis trois jours.
web-host-worry-no-backup = il n’y a pas encore de sauvegarde.
web-host-now = Présents
web-host-rooms = { $count ->
    [one] une table en mémoire
   *[other] { $count } tables en mémoire
}
web-host-streams = Pages en direct
web-host-streams-about = flux ouverts
web-host-bots = File des bots
web-host-bots-about = réflexions en attente
web-host-answers = Temps de réponse
web-host-answers-about = ces dernières minutes, pour 95 requêtes sur 100
web-host-memory = Mémoire
web-host-memory-about = du processus
web-host-disk = Disque
web-host-free = { $size } libres
web-host-kept-all = Tables conservées
web-host-people-known = { $count ->
    [one] une personne
   *[other] { $count } personnes
}
web-host-last-backup = Dernière sauvegarde
web-host-backup-about = de cela
web-host-backup-none = pas encore
web-host-millis = { $count } ms
web-host-kilobytes = { $count } ko
web-host-megabytes = { $count } Mo
web-host-gigabytes = { $count } Go
web-host-minutes = { $count ->
    [one] une minute
   *[other] { $count } minutes
}
web-host-hours = { $count ->
    [one] une heure
   *[other] { $count } heures
}
web-host-days = { $count ->
    [one] un jour
   *[other] { $count } jours
}
web-host-tables = Tables
web-host-find-table = Le code d’une table
web-host-find-person = Le nom d’une personne
web-host-find = Chercher
web-host-listed = Publiques
web-host-all = Toutes
web-host-more = En voir plus
web-host-no-tables = Aucune table de ce genre.
web-host-table = Table
web-host-who = Qui
web-host-state = État
web-host-last = Dernier coup
web-host-size = Taille
web-host-deeds = Actions
web-host-private = une table privée
web-host-private-about = Des tables privées, les hôtes ne voient ni le code ni les personnes assises, seulement ce qu’il faut pour en fermer ou en supprimer une.
web-host-state-lobby = pas commencée
web-host-state-playing = en cours
web-host-state-over = terminée
web-host-state-closed = fermée
web-host-close = Fermer la table
web-host-reopen = La rouvrir
web-host-unlist = La retirer de la liste
web-host-delete = La supprimer pour toujours
web-host-delete-about = Ses coups, ses places et son chat disparaissent aussitôt, pour tout le monde. C’est irréversible.
web-host-people = Personnes
web-host-nameless = sans nom
web-host-guest-tables = { $count ->
    [one] une table
   *[other] { $count } tables
}
web-host-no-people = Il n’y a personne de ce nom.
web-host-ban-menu = Faire taire ou exclure…
web-host-ban-about = Faire taire ferme le chat, exclure empêche de rejoindre ou de créer des tables. Les parties en cours continuent. La personne apprend jusqu’à quand, et pourquoi.
web-host-how-long = Pour combien de temps
web-host-for-good = pour toujours
web-host-reason = Pourquoi (la personne le lira)
web-host-mute = Faire taire
web-host-ban = Exclure
web-host-ban-newcomers = En excluant : personne de nouveau non plus de là où cette personne se trouve, pour 90 jours au plus
web-host-bans = Réduits au silence et exclus
web-host-no-bans = Personne.
web-host-banned = exclu
web-host-muted = réduit au silence
web-host-until = jusqu’au
web-host-lift = Lever
web-host-address = Une adresse
web-host-ban-address = Exclure une adresse…
web-host-address-about = Personne de nouveau ne vient de là ; les personnes connues restent. Seule une empreinte chiffrée de l’adresse est conservée, 90 jours au plus.
web-host-reports = Signalé
web-host-reports-about = La ligne signalée est marquée ; celles qui l’entourent l’accompagnent. Rien d’autre de la table n’est montré.
web-host-reported = Signalée :
web-host-settle = Réglé
web-host-growth = Croissance en 30 jours
web-host-growth-sum = Nouvelles tables : { $tables } (gris). Nouvelles personnes : { $people } (jaune). { $size } en tout.
web-host-as-table = En tableau
web-host-day = Jour
web-host-kept = Ce qui est conservé
web-host-kept-about = Pendant combien de jours. Un champ vide conserve pour toujours. Rien ne part avant que vous ayez vu combien.
web-host-keep-idle = Tables inachevées sans coup
web-host-keep-finished = Tables terminées, et tournois
web-host-keep-people = Personnes sans table
web-host-keep-chat = Lignes de chat
web-host-go-idle = { $count ->
    [one] une partirait maintenant
   *[other] { $count } partiraient maintenant
}
web-host-go-finished = { $count ->
    [one] une partirait maintenant
   *[other] { $count } partiraient maintenant
}
web-host-go-people = { $count ->
    [one] une partirait maintenant
   *[other] { $count } partiraient maintenant
}
web-host-go-chat = { $count ->
    [one] une partirait maintenant
   *[other] { $count } partiraient maintenant
}
web-host-dry = Voir ce qui partirait
web-host-dry-title = Voici ce qui partirait
web-host-sure = Conserver ainsi, et laisser partir
web-host-backup = Sauvegarde
web-host-download = Télécharger
web-host-backup-secret = Faite pendant que l’on joue. Elle contient tout, parties en cours et liens compris : gardez-la comme un mot de passe.
web-host-quotas = Limites
web-host-quotas-about = Elles figurent dans les réglages du serveur.
web-host-quota-tables = Tables inachevées d’une personne
web-host-quota-megabytes = Mégaoctets d’une personne
web-host-quota-connections = Connexions
web-host-quota-address = Connexions d’une adresse
web-host-quota-thinkers = Bots qui réfléchissent à la fois
web-host-hosts = Hôtes
web-host-hosts-about = { "loup host-link" } en ajoute un. Retirer ce navigateur, c’est quitter cette page.
web-host-since = depuis le
web-host-remove = Retirer
web-host-log = Récemment
web-host-no-log = Rien pour l’instant.
web-host-command = Une commande
web-host-deed-enter = est devenu hôte
web-host-deed-remove-host = a retiré un hôte
web-host-deed-ban = a exclu quelqu’un
web-host-deed-mute = a fait taire quelqu’un
web-host-deed-lift = a levé une sanction
web-host-deed-settle = a réglé un signalement
web-host-deed-close = a fermé une table
web-host-deed-reopen = a rouvert une table
web-host-deed-unlist = a retiré une table de la liste
web-host-deed-delete = a supprimé une table
web-host-deed-retain = a changé ce qui est conservé (jours : inachevées, terminées, personnes, chat)
web-host-deed-purge = d’anciennes choses sont parties (inachevées, terminées, personnes, lignes)
web-host-deed-backup = a fait une sauvegarde
web-me-host = Vous êtes hôte ici

## What people are told

server-no-host-link = Ce lien ne fait de personne un hôte : il a servi, ou ses dix minutes sont passées. { "loup host-link" } en fait un nouveau.
server-no-address = Ce n’est pas une adresse, comme { "203.0.113.7" }.
server-no-backup = Aucune sauvegarde n’a pu être faite. Le journal du serveur dit pourquoi.
server-table-closed = Un hôte a fermé cette table. On ne peut plus rien y voir ni y faire.
server-held-back = Un hôte a retiré cette table de la liste.
server-muted-here = La personne qui a créé cette table vous a fermé le chat.
server-no-line = Cette ligne de chat n’existe pas.
server-banned = Un hôte vous a exclu : vous pouvez finir vos parties, mais ni rejoindre ni créer de tables. { $reason }
server-banned-until = Un hôte vous a exclu jusqu’au { $until } : vous pouvez finir vos parties, mais ni rejoindre ni créer de tables. { $reason }
server-muted = Un hôte vous a fermé le chat. { $reason }
server-muted-until = Un hôte vous a fermé le chat jusqu’au { $until }. { $reason }
server-ban-reason = La raison : { $reason }
server-ban-no-reason = Aucune raison n’a été donnée.

## Lines of chat

web-line-more = À propos de ce que { $name } a dit
web-line-report = Signaler aux hôtes
web-line-reported = Signalé. Les hôtes de ce serveur voient la ligne et quelques lignes autour d’elle, et rien d’autre de cette table.
web-line-hide = Masquer ce que dit { $name }
web-line-hidden = Masqué : vous ne voyez plus ce que dit cette personne, à aucune table. Votre profil permet de l’afficher à nouveau.
web-hidden = Masqués dans la discussion
web-hidden-about = Vous ne voyez pas ce que ces personnes écrivent dans la discussion. Elles n’en savent rien.
web-hidden-show = Afficher à nouveau

## Commands of hosts

cli-tables-closed = fermée
cli-host-link = Ouvrez ce lien dans les dix minutes pour être hôte dans ce navigateur ; il sert une fois : { $url }
cli-hosts-none = Il n’y a aucun hôte. { "loup host-link" } en fait un.
cli-hosts-line = { $id }  { $name }, { $label }, depuis le { $since }
cli-done = C’est fait.
cli-not-there = Il n’y a rien de ce nom ni de ce numéro.
cli-ban-whom = Dites qui : le numéro d’une personne ({ "loup people" } les liste) ou { "--address" }.
cli-people-none = Il n’y a personne de ce nom.
cli-people-line = { $id }  { $name }, vu le { $seen }, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}
cli-bans-none = Personne n’est réduit au silence ni exclu.
cli-bans-line = { $id }  { $name } : { $kind }, { $until }. { $reason }
cli-until = jusqu’au { $date }
cli-reports-none = Rien n’a été signalé.
cli-reports-head = Signalement { $id }, dit par la personne { $about } :
cli-reports-line = { $mark } { $name } : { $text }
cli-retention-line = { $what } : { $time }
cli-retention-goes = { $what } : { $time } ; { $goes }
cli-retention-dry = Rien n’a changé : ce n’était qu’un essai.
cli-host-log-line = { $date }  { $by } : { $deed } { $about }
cli-help-host-link = Afficher un lien qui fait d’un navigateur celui d’un hôte
cli-help-hosts = Lister les hôtes, ou en retirer un
cli-help-hosts-remove = Le numéro d’un hôte qui ne l’est plus
cli-help-people = Lister les personnes, les plus récentes d’abord
cli-help-people-text = Une partie du nom
cli-help-ban = Exclure ou faire taire une personne, ou exclure une adresse
cli-help-ban-person = Le numéro de la personne
cli-help-ban-address = Une adresse d’où personne de nouveau ne peut venir
cli-help-ban-mute = Fermer seulement le chat
cli-help-ban-days = Pour combien de jours (par défaut : pour toujours ; une adresse 90 au plus)
cli-help-ban-reason = Pourquoi ; la personne le lira
cli-help-bans = Lister qui est réduit au silence ou exclu, ou le lever
cli-help-bans-lift = Le numéro de ce qui prend fin
cli-help-reports = Montrer les lignes de chat signalées, ou régler un signalement
cli-help-reports-settle = Le numéro d’un signalement réglé
cli-help-close = Fermer une table : on ne peut plus rien y voir ni y faire
cli-help-close-reopen = Rouvrir une table fermée
cli-help-unlist = Retirer une table de la liste
cli-help-retention = Montrer ou changer combien de temps les choses sont conservées
cli-help-retention-idle = Jours pour les tables inachevées sans coup ; { "0" } pour toujours
cli-help-retention-finished = Jours pour les tables terminées
cli-help-retention-people = Jours pour les personnes sans table
cli-help-retention-chat = Jours pour les lignes de chat
cli-help-retention-dry-run = Dire seulement ce qui partirait
cli-help-host-log = Montrer ce que les hôtes ont fait
cli-help-arg-config = Un fichier de réglages
cli-help-host-link-base-url = L’adresse publique (par défaut : celle du serveur en marche, ou le réglage)
