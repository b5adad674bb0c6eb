### Ce que dit le serveur : pourquoi il ne démarre pas, et pourquoi il ne fait pas ce qu’on demande.

## Pourquoi le serveur ne démarre pas, ou une commande de l’hôte ne fait rien. $file est un chemin, $what les mots du système.

server-start-no-data = Il n’y a pas de fichier de données { $file }.
server-start-foreign = { $file } n’est pas un fichier de données de Loup ; il n’a pas été touché.
server-start-damaged = Le fichier de données { $file } est abîmé ({ $what }) ; il n’a pas été touché. Mettez une sauvegarde à sa place, ou démarrez avec un autre fichier.
server-start-locked = Un autre serveur utilise le fichier de données { $file }. Arrêtez-le d’abord, ou démarrez avec un autre fichier.
server-start-linked = Le fichier de données { $file } a un second nom (un lien physique) : deux serveurs pourraient y écrire sans rien savoir l’un de l’autre. Supprimez l’un des noms, ou copiez le fichier.
server-start-stray-log = À côté du fichier de données { $file } se trouve { $log }, le journal d’un autre fichier, sans doute de celui que { $file } a remplacé. Supprimez { $log }, et { $file }-shm s’il existe, ou remettez l’ancien fichier.
server-start-read-only = Le fichier de données { $file } ne peut qu’être lu ; rien n’a été modifié.
server-start-newer = Le fichier de données { $file } vient d’une version plus récente de Loup (son format est { $version }, ce programme connaît { $known }) ; il n’a pas été touché.
server-start-full = Le disque est plein : rien n’a pu être écrit dans { $file }.
server-start-io = { $file } ne peut pas servir : { $what }.
server-start-not-durable = Le fichier de données { $file } ne peut pas être protégé d’une coupure de courant : il lui faut le mode de journal « wal » et la synchronisation « full », il a « { $journal } » et « { $synchronous } ». Placez-le sur un disque local.
server-start-in-use = Un autre programme écoute déjà à l’adresse { $address }. Arrêtez-le, ou choisissez une autre adresse avec { "--address" }.
server-start-address = Le serveur ne peut pas écouter à l’adresse { $address } : { $what }.
# $name est une option, une variable ou un fichier ; $value est ce qui s’y trouve, ou ce qui y est faux.
server-start-setting = Le réglage { $name } ne peut pas servir : { $value }.
server-start-no-table = Il n’y a pas de table { $code }.
server-start-no-randomness = Le système ne donne pas de nombres aléatoires : aucun secret ne peut être fait.
server-start-threads = Le système ne donne pas de fils d’exécution au programme.

## Les demandes qui ne sont pas satisfaites

server-not-found = Il n’y a rien à cette adresse.
server-method = Cette adresse ne s’utilise pas ainsi.
server-malformed = La demande n’a pas été comprise.
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
server-kicked = Vous avez été renvoyé définitivement de cette table : vous ne pouvez plus vous y asseoir.
server-kicked-because = Vous avez été renvoyé définitivement de cette table : vous ne pouvez plus vous y asseoir. Raison : { $reason }
server-long-reason = Une raison a au plus 200 caractères.
server-stale = La table a avancé entre-temps. Voici où elle en est.
server-closed-screen = Cet écran est fermé. Ouvrez d’abord votre place, puis décidez.
server-read-only = C’est une partie enregistrée : elle ne se joue pas, mais vous pouvez la reprendre à n’importe quelle étape, à une nouvelle table.
server-too-many-entries = Cette table compte déjà { $most } entrées : continuez, plus rien ne peut y être repris.
server-long-record = Cette partie enregistrée compte plus de { $most } entrées : elle est trop longue pour être rejouée ici.
server-chat-seated = Seules les personnes assises à cette table peuvent écrire dans la discussion.
server-chat-text = Un message compte de 1 à 500 caractères.
