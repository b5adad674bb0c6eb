## Time at a table

web-clock = Temps
web-clock-none = Sans pendule
web-clock-turn = Par tour
web-clock-game = Par partie
web-clock-about = Des minutes pour une soirée, des jours pour une partie au long cours. La pendule s’arrête pendant que le serveur est absent et que les bots réfléchissent.
web-clock-each = Pour chaque tour
web-clock-budget = Pour toute la partie
web-clock-increment = Ajouté après chaque tour
web-clock-then = Quand le temps est écoulé
web-clock-then-bot = Un bot prend la place
web-clock-then-lose = C’est perdu
web-clock-then-about = Un bot qui remplace quelqu’un rend la place au retour du joueur. Si le temps écoulé fait perdre, l’autre camp gagne aussitôt ; à plus de deux camps, un bot continue et le joueur est classé dernier.
web-clock-nothing = Rien
web-clock-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
web-clock-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
web-clock-hours =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
web-clock-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
web-clock-weeks =
    { $count ->
        [one] { $count } semaine
       *[other] { $count } semaines
    }
# $time is a span: “3 days”.
web-clock-told-turn = { $time } pour chaque tour.
web-clock-told-game = { $time } pour toute la partie.
# $more is a span: “10 seconds”.
web-clock-told-increment = { $time } pour toute la partie, et { $more } de plus après chaque tour.
web-clock-told-bot = Quand le temps est écoulé, un bot prend la place.
web-clock-told-lose = Qui n’a plus de temps a perdu.
# The signs for days, hours and minutes, in this order, with a space between them.
web-clock-units = j h min
web-clock-runs = La pendule tourne :
web-clock-hurry = Votre temps est presque écoulé.
# $time is what a clock shows: “4:32” or “2 d 3 h”.
web-clock-line =
    { $seat-is ->
        [you] Il vous reste { $time }.
       *[other] Il reste { $time } à { $seat }.
    }
web-clock-line-runs =
    { $seat-is ->
        [you] Votre pendule tourne : il vous reste { $time }.
       *[other] La pendule de { $seat } tourne : il reste { $time }.
    }
web-clock-pause = Demander une pause
web-clock-pause-about = Les pendules s’arrêtent quand tout le monde est d’accord. Chacun peut mettre fin à la pause.
web-clock-paused = La partie est en pause : aucune pendule ne tourne.
# $names are those who have asked or agreed so far.
web-clock-asked = Pause demandée par { $names }.
web-clock-resume = Continuer
server-no-clock = Aucune pendule ne tourne ici.
server-bad-clock = Une pendule compte des secondes par tour ou par partie : au moins 5, au plus quatre semaines, et au plus une semaine de plus après chaque tour.

## Somebody is away

web-away =
    { $seat-is ->
        [you] Vous n’êtes pas là.
       *[other] { $seat } n’est pas là.
    }
web-away-plays =
    { $count ->
        [0] Un bot joue pour vous. Il n’a encore rien joué.
        [one] Un bot joue pour vous. Il a joué { $count } coup.
       *[other] Un bot joue pour vous. Il a joué { $count } coups.
    }
web-away-played =
    { $count ->
        [one] En votre absence, un bot a joué { $count } coup pour vous : voyez le journal.
       *[other] En votre absence, un bot a joué { $count } coups pour vous : voyez le journal.
    }

## Your turn finds you

web-notes = Avis
web-notes-about = Soyez prévenu quand c’est à vous et que vous n’êtes pas là. Rien n’est envoyé sans que vous le demandiez, et aucun avis ne révèle rien de caché.
web-notes-browser = Ce navigateur
web-notes-browser-about = Un avis sur cet appareil, même sans page ouverte. Il faut une adresse en https ; sur iPhone ou iPad, installez d’abord Loup (Partager, Sur l’écran d’accueil).
web-notes-on = Me prévenir dans ce navigateur
web-notes-off = Arrêter
# $status is a number: what the push service of the browser answered.
web-notes-status = dernière réponse { $status }
web-notes-script = Sans JavaScript, un navigateur ne peut pas être prévenu.
web-notes-none = Ce navigateur ne peut pas montrer d’avis. Sur iPhone ou iPad, installez d’abord Loup (Partager, Sur l’écran d’accueil).
web-notes-insecure = Les avis demandent une adresse en https.
web-notes-denied = Le navigateur ne le permet pas. Autorisez les notifications de ce site dans les réglages du navigateur, puis réessayez.
web-notes-slow = Le service d’avis du navigateur ne répond pas. Ce réseau le bloque peut-être ; réessayez plus tard.
web-notes-lost = Ce serveur n’a pas répondu : rien n’a été noté. Réessayez plus tard.
web-notes-mail = Courriel
web-notes-mail-about = Nous y envoyons d’abord un lien ; rien d’autre ne vient avant que vous l’ayez ouvert. Chaque courriel permet d’y mettre fin.
web-mail-send = Envoyer le lien
web-mail-unconfirmed = ouvrez le lien que nous y avons envoyé
web-quiet = Heures calmes
web-quiet-about = Ce qui arrive pendant les heures calmes est dit ensuite, si cela compte encore.
# $clock is UTC, or by how much a clock is before it, which the script said last: UTC+2:00.
web-quiet-universal = Sans JavaScript, ces heures sont en temps universel : { $clock }.
web-quiet-on = Ne rien envoyer
web-quiet-from = de
web-quiet-to = à
# $table is a table’s name.
web-note-turn = À vous de jouer : { $table }
web-note-low = Votre temps est presque écoulé : { $table }
web-note-waiting =
    { $count ->
        [one] { $count } table vous attend
       *[other] { $count } tables vous attendent
    }
web-mail-subject = Loup peut-il vous écrire ?
# $house is the address of the server.
web-mail-asked = Quelqu’un souhaite, sur { $house }, être prévenu à cette adresse quand c’est à son tour. Si c’est vous, ouvrez ce lien :
web-mail-ignore = Sinon, ne faites rien : aucun autre courriel ne viendra.
web-mail-out = Ne plus recevoir de courriel :
web-mail-confirm = Loup peut-il écrire à cette adresse quand c’est à vous ?
web-mail-confirm-yes = Oui, écrivez-moi
web-mail-confirmed = Désormais Loup vous écrit quand c’est à vous.
web-mail-end = Plus de courriel ?
web-mail-end-yes = Plus de courriel
web-mail-ended = Loup ne vous écrit plus.
web-privacy-kept-reach = La manière dont vous voulez être prévenu que c’est à vous, si vous le voulez : les adresses de vos navigateurs auprès de leurs services d’avis, votre adresse de courriel, vos heures calmes. Ce qui y est envoyé nomme des tables et des jeux, et rien de caché.
server-no-push = Ce navigateur ne peut pas être prévenu.
server-no-mail = Aucun courriel ne peut aller à cette adresse.
server-no-mail-link = Ce lien ne sert plus à rien.
server-wants-mail = l’adresse d’un serveur de courriel, comme { "smtp://user:password@mail.example.org:587?tls=required" }, et dans { "mail-from" } qui écrit
