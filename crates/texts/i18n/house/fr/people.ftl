## Others at the table: who looks on, links, seats that change hands

web-guests = Inviter d’autres personnes
web-guests-back = Retour à la table
# $names is a list.
web-watching = Regardent : { $names }
web-watching-others =
    { $count ->
        [one] une autre personne
       *[other] { $count } autres
    }
web-watching-guests =
    { $count ->
        [one] une personne
       *[other] { $count } personnes
    }
web-watch = Laisser quelqu’un regarder
web-watch-private = Cette table est privée : seules les personnes à qui vous envoyez ce lien peuvent regarder.
web-watch-listed = Cette table est publique : tout le monde peut regarder, et voici son adresse.
web-watch-link = Lien pour regarder
# $name is the name in the seat.
web-hand-over = Céder la place de { $name }
web-hand-over-go = Céder votre place…
web-hand-over-about = Quelqu’un d’autre continue à votre place. Dès lors, cette personne seule voit ce que la place cache.
web-hand-over-link = Lien pour reprendre la place, une seule fois
web-hand-over-to = La proposer à { $name }
web-hand-over-offered = Proposée à { $name }, sans réponse pour l’instant.
web-hand-over-void = Retirer l’offre et annuler le lien
web-hand-over-voided = L’offre est retirée, et l’ancien lien ne vaut plus rien.
web-offer = { $seat } vous propose sa place. Voulez-vous continuer la partie ?
web-offer-take = Prendre la relève
web-offer-decline = Non, merci
# $host and $game are text.
web-invitation-take-over = { $host } vous cède sa place dans une partie de « { $game } »
web-invitation-to-watch = Regarder une partie de « { $game } »
web-take-over-about = La partie est en cours. Vous continuez à cette place et voyez ce qu’elle cache ; la personne qui l’avait ne le voit plus.
web-any-seat = Un lien pour toutes les places libres
web-any-seat-about = Qui l’ouvre reçoit la prochaine place libre.
web-share = Partager
# $name is text, $table the name of the table.
web-name-of = { $name } de { $table }

## The chat

web-chat-new = non lus
web-unread =
    { $count ->
        [one] un nouveau message
       *[other] { $count } nouveaux messages
    }
web-emotes = Le dire sans écrire
web-emote-hello = Bonjour !
web-emote-luck = Bonne chance !
web-emote-well-played = Bien joué !
web-emote-thanks = Merci !
web-emote-wow = Oh là là !
web-emote-oops = Oups !
web-emote-thinking = Je réfléchis…
web-emote-howl = Aouuuh !

## What somebody shows of themselves

web-shared = Partager cette page
web-shared-about = Montrez aux autres ce que vous voulez de cette page, par un lien. Personne ne la trouve sans le lien, et vous pouvez le reprendre.
web-shared-on = Qui a ce lien voit ce qui est coché ci-dessous.
web-shared-link = Lien vers votre page
web-shared-look = La voir comme les autres
web-shared-what = Ce que les autres voient
web-shared-go = Partager
web-shared-back = Reprendre le lien
web-shared-games = mes dernières parties, sans le nom des autres
web-shared-told = C’est { $name } qui partage ceci. Il n’y a pas de compte : tout repose sur l’honneur de la maison.
web-shared-nothing = Il n’y a encore rien ici.
web-me-shared = Vous partagez une partie de cette page.
web-device-since = depuis
web-device-out-others = Se déconnecter partout ailleurs
web-past-players =
    { $count ->
        [one] une personne
       *[other] { $count } personnes
    }
