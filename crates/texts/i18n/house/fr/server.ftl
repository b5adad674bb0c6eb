### Ce que dit le serveur : pourquoi il ne démarre pas, et pourquoi il ne fait pas ce qu’on demande.

## Pourquoi le serveur ne démarre pas, ou une commande de l’hôte ne fait rien. $file est un chemin, $what les mots du système.

server-start-no-data = Il n’y a pas de fichier de données { $file }.
server-start-foreign = { $file } n’est pas un fichier de données de Loup ; il n’a pas été touché.
server-start-damaged = Le fichier de données { $file } est abîmé ({ $what }) ; il n’a pas été touché. Mettez une sauvegarde à sa place, ou démarrez avec un autre fichier.
server-start-exists = Il y a déjà un fichier { $file }. Il est resté tel quel : choisissez un autre nom, ou supprimez-le d’abord.
server-start-full-database = Il y a déjà des tables ou des personnes dans { $file }. Rien n’a été modifié : indiquez une base vide.
# $what is what the parser says.
server-start-file = Le fichier de réglages { $file } ne peut pas servir : { $what }.
server-start-file-line = Le fichier de réglages { $file }, ligne { $line } : { $what }.
server-start-locked = Un autre serveur utilise le fichier de données { $file }. Arrêtez-le d’abord, ou démarrez avec un autre fichier.
server-start-linked = Le fichier de données { $file } a un second nom (un lien physique) : deux serveurs pourraient y écrire sans rien savoir l’un de l’autre. Supprimez l’un des noms, ou copiez le fichier.
server-start-stray-log = À côté du fichier de données { $file } se trouve { $log }, le journal d’un autre fichier, sans doute de celui que { $file } a remplacé. Supprimez { $log }, et { $file }-shm s’il existe, ou remettez l’ancien fichier.
server-start-read-only = Le fichier de données { $file } ne peut qu’être lu ; rien n’a été modifié.
server-start-newer = Le fichier de données { $file } vient d’une version plus récente de Loup (son format est { $version }, ce programme connaît { $known }) ; il n’a pas été touché.
server-start-full = Le disque est plein : rien n’a pu être écrit dans { $file }.
server-start-io = { $file } ne peut pas servir : { $what }.
server-start-not-durable = Le fichier de données { $file } ne peut pas être protégé d’une coupure de courant : il lui faut le mode de journal « wal » et la synchronisation « full », il a « { $journal } » et « { $synchronous } ». Placez-le sur un disque local.
server-start-in-use = Un autre programme écoute déjà à l’adresse { $address }. Arrêtez-le, ou choisissez une autre adresse avec { $flag }.
server-start-address = Le serveur ne peut pas écouter à l’adresse { $address } : { $what }.
# $name est une option, une variable ou un fichier ; $value est ce qui s’y trouve, ou ce qui y est faux.
server-start-setting = Le réglage { $name } ne peut pas être « { $value } » : il faut { $wants }.
server-wants-text = un texte
server-wants-file = un nom de fichier
server-wants-database = l’adresse d’une base de données PostgreSQL, comme { "postgres://loup@db.example.org/loup" }
server-wants-other-kind = l’adresse d’une base vide pour un fichier de données, ou un nouveau fichier pour une base
server-wants-number = un nombre entier de { $least } à { $most }
server-wants-of = { $name } doit être { $wants }
server-wants-switch = « { "on" } » ou « { "off" } » (ou « { "true" } », « { "false" } »)
server-wants-address = une adresse IP et un port, comme { "127.0.0.1:7373" } ou { "0.0.0.0:7373" } (pas un nom)
server-wants-url = une adresse avec http ou https et un hôte, comme { "https://loup.example.org" } ou { "https://example.org/loup" }
server-wants-log = { "error" }, { "warn" }, { "info" } ou { "debug" }
server-wants-bots = { "here" } (ici) ou { "elsewhere" } (ailleurs)
server-wants-levels = des niveaux avec leurs nombres, comme { "hunter=500,alpha=2000" } (les niveaux sont { "cub" }, { "scout" }, { "hunter" } et { "alpha" })
server-start-no-table = Il n’y a pas de table { $code }.
server-start-no-randomness = Le système ne donne pas de nombres aléatoires : aucun secret ne peut être fait.
server-start-threads = Le système ne donne pas de fils d’exécution au programme.

## Les demandes qui ne sont pas satisfaites

server-not-found = Il n’y a rien à cette adresse.
server-method = Cette adresse ne s’utilise pas ainsi.
server-malformed = La demande n’a pas été comprise.
server-bad-number = « { $field } » doit être un nombre.
# $what is what the parser says.
server-bad-json = La demande n’est pas le JSON qui est lu ici : { $what }.
server-media = Ce genre de contenu n’est pas lu ici.
server-too-large = C’est trop à la fois.
server-timeout = La demande a pris trop de temps.
server-too-many =
    Trop de demandes. Réessayez dans { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }.
server-failed = Quelque chose a échoué ici. C’est noté ; rien n’a changé.
server-busy = Le serveur est occupé. Rien n’a changé ; réessayez dans un instant.
server-unreachable = Le serveur ne peut pas atteindre ses données en ce moment. Rien n’a changé ; réessayez dans un instant.
server-draining = Le serveur va s’arrêter.
server-clock-off = L’horloge du serveur et celle de la base diffèrent de { $seconds } secondes.
server-disk-full = Le disque du serveur est plein : rien n’a été enregistré, rien n’a changé.
server-disk-failed = Les données du serveur n’ont pas pu être lues ou écrites : rien n’a changé.
server-foreign-origin = Cela venait d’une page d’un autre site : rien n’a été fait.
server-other-host = Ce serveur ne répond pas à ce nom. Demandez son adresse à la personne qui le gère.
server-no-person = Dites qui vous êtes : envoyez votre clé avec la demande.

## Les tables et les places

server-no-game = Ce jeu n’existe pas ici.
server-no-table = Il n’y a pas de table avec ce code.
server-table-gone = Cette table a été supprimée. On ne peut plus rien y voir ni y faire.
server-no-invitation = Cette invitation n’est pas valable, ou ne l’est plus. Demandez-en une nouvelle.
server-no-personal-link = Ce lien personnel n’est pas connu ici.
server-no-seat = Cette place n’existe pas.
server-no-level = Ce niveau n’existe pas.
server-no-name = Il manque un nom.
server-no-file = Il n’y avait pas de fichier. Choisissez-en un d’abord.
server-no-ply = Il n’y a rien à jouer à partir de là.
server-old-rules = Cette table suit des règles que cette version du programme ne connaît pas : elle peut seulement être lue. La partie enregistrée est conservée.
server-newer-rules = Cette table suit des règles plus récentes que celles que ce serveur connaît. D’autres serveurs les connaissent : réessayez dans un instant.
server-table-damaged = La partie enregistrée de cette table ne peut pas être rejouée. Elle est conservée telle quelle.
server-too-many-tables = Vous avez trop de tables inachevées. Terminez-en d’abord quelques-unes.
server-too-much-kept = Vos tables prennent trop de place ici. Demandez à la personne qui gère ce serveur d’en supprimer.
server-begun = La partie a déjà commencé.
server-not-begun = La partie n’a pas encore commencé.
server-not-over = Ce n’est possible qu’une fois la partie terminée.
server-not-ready = Il manque encore quelqu’un.
server-part-asked = Les parts de la donne sont en train d’être réunies : il est trop tard pour en promettre une.
server-part-not-asked = Personne n’a demandé de part de la donne.
server-no-part = Ce n’est pas la part de la donne qui avait été promise.
server-not-host = Seule la personne qui a ouvert la table peut faire cela.
server-not-seated = Seules les personnes assises à cette table peuvent faire cela.
server-not-your-seat = Ce n’est pas votre place.
server-not-away = Cette place n’attend pas de bot : son joueur est là, ou il a encore du temps.
server-asking = Quelqu’un demande déjà à reprendre un coup.
server-not-sure = Cochez la case pour confirmer que vous voulez vraiment abandonner.
server-no-bots = Aucun bot ne joue à ce jeu.
server-no-hints = Les conseils ne sont pas autorisés à cette table.
server-no-hint-now = Seul le joueur dont c’est le tour peut demander un conseil.
server-seat-taken = Quelqu’un a été plus rapide : cette place est prise.
server-no-free-seat = Toutes les places sont prises.
server-name-taken = Il y a déjà { $name } ici. Comment vous appeler autrement ?
server-sits-already = Vous avez, ou aviez, une autre place ici : personne ne joue deux mains.
server-no-offer = Personne ne vous propose cette place, ou plus maintenant.
server-not-here = Cette personne ne regarde plus. Envoyez-lui plutôt le lien.
server-private = Cette table est privée. Qui y joue peut vous envoyer un lien pour regarder. Si l’une des places est à vous, ouvrez votre lien personnel dans ce navigateur.
server-kicked = Vous avez été renvoyé définitivement de cette table : vous ne pouvez plus vous y asseoir.
server-kicked-because = Vous avez été renvoyé définitivement de cette table : vous ne pouvez plus vous y asseoir. Raison : { $reason }
server-long-reason = Une raison a au plus 200 caractères.
server-stale = La table a avancé entre-temps. Voici où elle en est.
server-wrong-key = La clé envoyée avec la requête n’est celle de personne. POST /people en donne une nouvelle ; sans clé, chacun est spectateur.
server-ahead = La prochaine entrée est la { $next } ; une entrée plus lointaine n’est pas encore possible.
server-seats-named = { $named ->
    [one] Une seule place est nommée
   *[other] { $named } places sont nommées
 }, mais il y en a { $players } : nommez-les toutes, ou aucune.
server-closed-screen = Cet écran est fermé. Ouvrez d’abord votre place, puis décidez.
server-read-only = C’est une partie enregistrée : elle ne se joue pas, mais vous pouvez la reprendre à n’importe quelle étape, à une nouvelle table.
server-too-many-entries = Cette table compte déjà { $most } entrées : continuez, plus rien ne peut y être repris.
server-long-record = Cette partie enregistrée compte plus de { $most } entrées : elle est trop longue pour être rejouée ici.
# $most is a number of days.
server-long-ban = Une adresse ne peut être exclue que pour { $most } jours au plus.
server-chat-seated = Seules les personnes assises à cette table peuvent écrire dans la discussion.
server-chat-text = Un message compte de 1 à 500 caractères.
server-not-your-name = Ce n’est pas votre nom.
