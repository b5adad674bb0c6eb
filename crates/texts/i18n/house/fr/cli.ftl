### The terminal program. Names of people and moves, numbers and files come in as parameters.
###
### A seat $x comes with $x-is (you / other). A parameter said to be “text” is shown as it is: measured
### numbers (seconds, rates) are text made by texts::decimal. Commands and flags stand as { "literals" }:
### they are the same in every language. In French 0 counts as [one].

## The program

cli-about = Une table pour trois jeux de loups, dans votre terminal.
# $what is a whole sentence.
cli-error = Erreur : { $what }
cli-yes = oui
cli-no = non

## Games and options

cli-games-heading = Jeux
# $name and $about are phrases of the game.
cli-games-line = { $name }, de { $least } à { $most } joueurs : { $about }
cli-games-more = { "loup games GAME" } explique les options d’un jeu, { "loup play GAME" } y joue.
cli-options-heading = Options de jeu à { $players } joueurs : { $game }
cli-option-name = { $key } : { $name }
cli-option-default = par défaut : { $value }
cli-option-values = valeurs : { $values }
cli-option-several = autant que l’on veut de ces valeurs, séparées par des virgules :
cli-option-per-seat = une de ces valeurs pour chaque place, séparées par des virgules :
cli-option-text = un fichier texte : { "--option" } { $key }={ "@FILE" }
# $rule is a rule’s id.
cli-option-rule = tranche { $rule }
cli-presets-heading = Configurations proposées
cli-preset-line = { $key } : { $name } ({ $choices })

## A game begins

cli-greeting = { $game }, { $players } joueurs. Tapez { "?" } pour l’aide.
cli-resumed =
    { $entries ->
        [one] Reprise de { $file } après { $entries } entrée.
       *[other] Reprise de { $file } après { $entries } entrées.
    }
# $game is the game that was asked for (a phrase).
cli-resume-other = La partie de { $file } n’est pas une partie de « { $game } ». Ne nommez pas le jeu : { "loup play --resume FILE" }
# $name is text: the seat may not have spoken yet.
cli-seat-person = Place { $number } : { $name }
# What somebody is called who gives no name.
cli-default-person = Humain
# Saved games tell people from bots by this name.
cli-bot-name = Bot { $number }
# $level is the bot’s name or level (text or phrase).
cli-seat-bot = Place { $number } : { $name } (bot, { $level })
cli-commitment = Empreinte : { $commitment }
cli-commitment-about = C’est le SHA-256 de la graine. La graine est montrée à la fin, pour que chacun puisse vérifier la donne.
cli-seed = Graine : { $seed }
cli-seed-check = Enregistrez la partie et vérifiez-la avec { "loup verify FILE" } : la graine correspond à l’empreinte, et la donne est bien la sienne.
cli-seed-open = La graine a été choisie : cette donne n’est pas secrète pour qui la connaît.

## Turns and prompts

cli-moves-heading =
    { $count ->
        [one] { $count } coup possible :
       *[other] { $count } coups possibles :
    }
cli-moves-many = { $count } coups sont possibles (Entrée les énumère) :
cli-prompt = Votre coup (numéro, texte, { "?" } pour l’aide) :
cli-prompt-named = { $seat }, votre coup (numéro, texte, { "?" } pour l’aide) :
cli-hand-over-undo = Appuyez sur Entrée pour effacer l’écran avant { $seat } ({ "reprendre" } reprend votre coup) :
cli-hand-over = Appuyez sur Entrée pour effacer l’écran avant { $seat } :
cli-pass-keyboard = Passez le clavier à { $seat }, puis appuyez sur Entrée.

## What is answered to input

cli-undone =
    { $seat-is ->
        [you] Vous reprenez { $move }.
       *[other] { $seat } reprend { $move }.
    }
cli-reset-done =
    { $count ->
        [one] { $count } coup de ce tour est repris.
       *[other] { $count } coups de ce tour sont repris.
    }
cli-reset-nothing = Rien ne peut être repris dans ce tour.
cli-bad-number =
    { $count ->
        [one] Il n’y a pas de coup { $number } : le seul est le 1.
       *[other] Il n’y a pas de coup { $number } : les coups vont de 1 à { $count }.
    }
cli-unknown-input = « { $text } » n’est ici ni un coup ni une commande. Tapez { "?" } pour l’aide.
cli-ambiguous = « { $text } » peut désigner plusieurs coups. Précisez, ou tapez un numéro :
cli-needs-file = Dites où : { "enregistrer FICHIER" }
cli-saved = Partie enregistrée dans { $file }.
cli-saved-secret = La graine est dans le fichier : qui le lit peut calculer tout ce qui est caché.
cli-overwrite = Le fichier { $file } existe déjà. Le remplacer ? ({ cli-yes }/{ cli-no })
cli-not-overwritten = { $file } reste tel quel et la partie n’est pas enregistrée.
cli-no-such-rule = La référence n’a pas de règle { $rule }.
cli-changes-none = Personne d’autre n’a rien fait depuis votre dernier tour.
cli-log-heading = Ce qui s’est passé
cli-log-empty = Il ne s’est encore rien passé.
cli-log-taken-back = { $line } (repris)
cli-unsaved = Cette partie n’est pas enregistrée. Tapez encore { "quitter" } pour sortir, ou { "enregistrer FICHIER" }.
cli-not-saved = La partie n’a pas été enregistrée.
# Nobody has saved it: the program keeps it unasked.
cli-kept = La partie est conservée dans { $file }.
cli-resume-hint = Pour continuer : { $command }
cli-goodbye = Au revoir.
cli-input-ended = L’entrée s’est terminée avant la partie.

## Help: what { "?" } lists. The first column is 16 characters wide; a line cannot be indented before a
## placeable, so those spaces stand inside it.

cli-help =
    Ce que vous pouvez taper :
      3             le coup portant ce numéro
      COUP          un coup par son texte, comme dans la liste
      Entrée        encore les coups possibles
      Tab           compléter ce que vous tapez ; les flèches rappellent les lignes précédentes
    { "  ?" }             cette aide
    { "  ? COUP" }        ce coup est-il possible, et sinon quelle règle l’interdit
      conseil       les trois meilleurs coups, ce qu’ils valent, et pourquoi
      reprendre     reprendre votre dernier coup
      recommencer   recommencer votre tour
      changements   ce que les autres ont fait depuis votre dernier tour
      règle TW13    ce que dit une règle (un coup refusé la nomme)
      règles        toutes les règles de ce jeu
      journal       ce qui s’est passé
      table         montrer encore la table
      enregistrer   avec un nom de fichier : y écrire la partie
      quitter       sortir
    Vous pouvez reprendre tant que personne d’autre n’a décidé et que rien de caché n’a été montré.
cli-ask-heading = Ce que vous pouvez demander sur cette partie :

## A hint

# $move is a move’s name, $share and $change are phrases (web-hint-share …), $reason is a sentence.
cli-hint-line = { $move } : { $share }, { $change }. { $reason }
# Nothing particular speaks for it.
cli-hint-bare = { $move } : { $share }, { $change }.
# $only says that there is no other move.
cli-hint-only = { $move } : { $only }.
cli-hint-none = Il n’y a rien à conseiller ici.

## Why is a move possible, or not

cli-why-legal = { $move } est possible maintenant.
# $rule is the rule’s id, $why the refusal’s sentence.
cli-why-forbidden = { $move } n’est pas possible ({ $rule }) : { $why }
cli-why-no-such-move = « { $text } » n’est pas un coup de ce jeu ({ $rule }).

## The end

# $reason is the game’s sentence (GAME-end-KEY).
cli-game-over = La partie est terminée. { $reason }
cli-scores-heading = Scores
cli-score-line =
    { $place } { $seat-is ->
        [you] Vous
       *[other] { $seat }
    } : { $points }
cli-score-part = { $category } { $points }
cli-place =
    { $place ->
        [1] 1er
       *[other] { $place }e
    }
cli-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# A single winner where nothing was counted.
cli-winner-plain =
    { $seat-is ->
        [you] Vous gagnez.
       *[other] { $seat } gagne.
    }
# A single winner.
cli-winner =
    { $seat-is ->
        [you] Vous gagnez
       *[other] { $seat } gagne
    } avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
# Several win because they are equal: $seats is a list of table-player.
cli-winners = Victoire pour { $seats }.
# A team wins: $team is its name, $seats its people, a list of table-player.
cli-winners-team = L’équipe { $team } gagne : { $seats }.
cli-after = { "enregistrer FICHIER" }, { "journal" } ou { "table" } ; Entrée pour sortir :
cli-after-another = { "enregistrer FICHIER" }, { "journal" } ou { "table" } ; Entrée pour la partie suivante, { "quitter" } pour sortir :
cli-series-heading =
    { $games ->
        [one] La série après { $games } partie
       *[other] La série après { $games } parties
    }
cli-series-line =
    { $name } : { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    }

## A record on the screen

cli-record-of = { $game }, { $players } joueurs
cli-replay-line = { $ply }. { $seat } : { $move }
cli-random-written =
    { $files ->
        [one] { $files } partie est dans { $folder }.
       *[other] { $files } parties sont dans { $folder }.
    }
cli-position-heading = La table après le coup { $ply }

## Verify

# $moves, $seed and $result are sentences from below.
cli-verify-ok = { $file } : tout concorde. { $moves } { $seed } { $result }
# $what is a whole sentence.
cli-verify-failed = { $file } ne concorde pas. { $what }
# $parts is a sentence from below.
cli-verify-seed = La graine correspond à l’empreinte. { $parts }
# $seats is a list of numbers.
cli-verify-parts =
    { $count ->
        [one] La place { $seats } y a ajouté sa part.
       *[other] Les places { $seats } y ont ajouté chacune leur part.
    }
cli-verify-no-parts = Aucune place n’y a ajouté de part : celui qui tenait la table l’a tirée seul.
cli-verify-no-promise = Il n’y a pas d’empreinte à laquelle comparer la graine.
cli-verify-no-commitment = Le départ a été composé à la main : il n’y a pas d’empreinte à vérifier.
cli-verify-unproved = Le départ a été composé à la main : sans graine, l’empreinte ne peut pas être vérifiée.
cli-verify-moves =
    { $entries ->
        [one] { $entries } entrée, permise par les règles.
       *[other] { $entries } entrées, toutes permises par les règles.
    }
cli-verify-result = Le résultat est bien celui de la partie.
cli-verify-no-result = La partie est terminée, mais le fichier n’indique pas de résultat.
cli-verify-unfinished = La partie n’est pas terminée : il n’y a pas de résultat à vérifier.

## Bench, perft, contract: numbers said to be text come from texts::decimal

cli-bench-heading = { $game }, { $players } joueurs, coups au hasard
# All text.
cli-bench-games = { $games } parties en { $seconds } s : { $rate } parties par seconde
cli-bench-moves = { $moves } coups : { $rate } coups par seconde, { $nanoseconds } ns chacun
# $length is text, $bytes a number.
cli-bench-average = en moyenne { $length } coups par partie ; { $bytes } octets par position
cli-bench-seconds = plus de 0 et au plus { $most } secondes
cli-bench-slow-build = Ce programme n’est pas optimisé : mesurez avec { "cargo run --release -- bench" }
# $tables is a number, $games a list.
cli-load-heading = { $tables ->
    [one] Une table
   *[other] { $tables } tables
} : { $games }
# All text.
cli-load-moves = { $moves } coups confirmés en { $seconds } s : { $rate } par seconde
cli-load-answered = un coup reçoit sa réponse après { $p50 } ms (médiane), { $p95 } ms (95 %), { $p99 } ms (99 %)
cli-load-seen = l’autre siège le voit après { $p50 } ms (médiane), { $p95 } ms (95 %), { $p99 } ms (99 %)
cli-load-waited = on attend le bot { $p50 } ms (médiane), { $p95 } ms (95 %), { $p99 } ms (99 %)
cli-load-server = le serveur occupe { $now } Mo, { $most } Mo au plus, et prend { $time } ms de temps processeur par coup
cli-load-database = la base de données prend { $time } ms de temps processeur par coup
# $tables is a number.
cli-load-errors = { $tables ->
    [one] une table s’est arrêtée
   *[other] { $tables } tables se sont arrêtées
}, la première parce que : { $what }
cli-load-url = l’adresse d’un serveur sans https, avec son port : { "http://127.0.0.1:7373" }
cli-load-seconds = de 0 à { $most } secondes
cli-load-tables = de 1 à 5000 tables
cli-load-rate = combien de coups par seconde, plus de 0
cli-load-level = { "cub" }, { "scout" }, { "hunter" } ou { "alpha" }
# $depth is a number, the rest text.
cli-perft-line = profondeur { $depth } : { $leaves } ({ $seconds } s)
cli-perft-move = { $move } : { $leaves }
cli-perft-total = total : { $leaves }
# $team is a phrase of the game.
cli-solve-result = Mains ouvertes après le coup { $ply } : victoire de l’équipe { $team } si tout le monde joue au mieux.
cli-solve-seat-decides = { $seat } (équipe { $team }) décide ; au mieux : { $moves }
cli-solve-seat-lost = { $seat } (équipe { $team }) décide ; tous les coups perdent si l’autre camp joue au mieux
cli-solve-seat-next = { $seat } (équipe { $team }) ; ensuite au mieux : { $moves }
cli-solve-seat = { $seat } (équipe { $team }) ; plus rien à décider
cli-solve-move = { $move } : victoire de l’équipe { $team }
cli-solve-line = Au mieux : { $moves }
# Both are text.
cli-solve-effort = { $positions } positions en { $seconds } s

## The arena and the trainer

# $games and $deals are text.
cli-arena-heading = { $game }, { $players } joueurs : { $games } parties, { $deals } donnes
# The answers of a sequential test; $no and $yes are shares as text.
cli-arena-yes = Décidé : { $one } est meilleur que { $other } (devant au moins { $yes } du temps plutôt que { $no } ; erreur 5 %).
cli-arena-no = Décidé : { $one } n’est pas meilleur que { $other } (devant au plus { $no } du temps plutôt que { $yes } ; erreur 5 %).
cli-arena-open = Rien n’est décidé entre { $one } et { $other } ({ $yes } plutôt que { $no }) : il faudrait plus de parties.
# $games is text.
cli-arena-stopped = Arrêté avant la fin des { $games } parties.
cli-arena-kept = Le match est conservé dans { $file } ; la même commande le continue, avec plus de { "--games" } si vous voulez.
# $why comes from the reader of the file.
cli-arena-no-match = { $file } n’est pas un match enregistré : { $why }.
# All text.
cli-train-done = { $played } parties en { $seconds } s. Le réseau est dans { $file }.
cli-train-stopped = Arrêté après { $played } parties sur { $games } et { $seconds } s. Le réseau, tel qu’il est, se trouve dans { $file }.
cli-calibrate-heading = Tables de la sorte { $sort } : { $games } parties de { $level }
# $shares: percentages in columns.
cli-calibrate-said = annoncé { $shares }
cli-calibrate-came = advenu  { $shares }
cli-calibrate-error = écart moyen { $error }, dû au seul hasard { $noise } ; erreur par tiers de la partie { $missed }, en disant tous égaux { $par } : { $gain } de moins
cli-calibrate-crossed = ajusté à la moitié des parties et mesuré sur les autres : écart { $error }, dû au seul hasard { $noise } ; erreur moindre de { $gain }
cli-calibrate-hints = après un conseil, la barre est à { $apart } points de ce qu’il disait, en moyenne { $drift } ± { $margin } ({ $hints } conseils) ; { $clear } là où le coup n’a rien révélé ({ $clears } conseils)
cli-calibrate-best = après les meilleurs coups, la part du siège change en moyenne de { $change } points ({ $moves } coups), de { $ends } quand ils terminent le tour ({ $turns })
cli-calibrate-ended = à la fin d’un tour, la part de qui l’a joué change en moyenne de { $change } points ({ $turns } tours)
# $level is cub, scout, hunter or alpha; the numbers are text. "Fitted": with powers fitted to the other half of the games.
cli-calibrate-level = parties de { $level } : écart { $error }, dû au seul hasard { $noise } ; ajusté { $fitted }, dû au seul hasard { $chance }
cli-calibrate-spectators = ce qu’on annonce aux spectateurs : écart { $error }, dû au seul hasard { $noise } ; ajusté { $fitted }, dû au seul hasard { $chance }
cli-calibrate-written = Ce qui a été ajusté est dans { $file }.
cli-ladder-decided = Décidé : { $decided } sur { $all }.
cli-ladder-renewed =
    { $count ->
        [one] { $count } paire recommence : l’un de ses bots joue autrement qu’avant.
       *[other] { $count } paires recommencent : l’un de leurs bots joue autrement qu’avant.
    }
cli-ladder-none = { $file } ne contient pas d’échelle : { $why }
cli-ladder-no-marks = { $file } n’a pas de place pour les tableaux : il y manque les lignes { $begin } et { $end }
cli-train-hash = Empreinte des poids : { $hash }
cli-train-measure = Pour le mesurer : { "loup arena" } { $game } { "--bots" } { $bot },{ $rival }

## Progress

cli-progress-playing = En jeu
cli-progress-checking = Vérification
cli-progress-counting = Comptage
cli-progress-thinking = Réflexion
cli-progress-training = Entraînement
cli-progress-calibrating = Parties

## What can go wrong. $games, $bots, $languages … are lists.

cli-no-such-game = Le jeu « { $game } » n’existe pas. Les jeux sont { $games }.
cli-no-such-viewer = Personne du nom de « { $viewer } » ne regarde ici. Valeurs possibles : { $viewers }.
cli-no-such-language = Loup ne parle pas « { $language } ». Il parle { $languages }.
cli-no-such-preset = La configuration « { $preset } » n’existe pas. Configurations : { $presets }.
cli-no-such-ply = Il n’y a pas de coup { $ply } : cette partie en compte { $plies }.
cli-bad-seed = « { $seed } » n’est pas une graine : il faut 1 à 64 chiffres hexadécimaux (0–9, a–f).
cli-bad-option = « { $text } » n’est pas une option : il faut { "KEY=VALUE" }.
# $name is a flag or field, $expected a phrase or text.
cli-bad-value = « { $value } » ne convient pas à { $name } : il faut { $expected }.
cli-bad-names =
    { $names ->
        [one] { $names } nom donné
       *[other] { $names } noms donnés
    } pour { $seats } places.
cli-bad-bots =
    { $levels ->
        [one] { $levels } niveau a été donné
       *[other] { $levels } niveaux ont été donnés
    } pour { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    }.
cli-same-names = Deux personnes s’appellent { $name }. Donnez-leur des noms différents.
cli-nobody-called = Personne du nom de « { $name } » ne joue dans ce fichier. Il y a { $names }.
cli-need-terminal = Plusieurs personnes ne peuvent partager des choses cachées qu’à un terminal, où l’écran est effacé entre elles. Confiez les autres places à des bots ou lancez ceci dans un terminal.
# $game is the game’s name (a phrase).
cli-solve-other = { $file } est une partie de « { $game } » ; seul Wolf & Hound peut être résolu.
cli-nothing-to-decide = La partie de ce fichier est terminée : il n’y a plus rien à décider.
cli-cannot-read = { $file } ne peut pas être lu : { $reason }.
cli-empty-file = { $file } est vide.
cli-cannot-write = { $file } ne peut pas être écrit : { $reason }.
# $what is a whole sentence.
cli-file-wrong = { $file } : { $what }
cli-record-wrong = { $file }, ligne { $line } : { $what }
cli-cannot-output = La sortie ne peut pas être écrite : { $reason }.
cli-file-reason-missing = ce fichier n’existe pas
cli-file-reason-no-folder = ce dossier n’existe pas
cli-file-reason-denied = ce n’est pas autorisé
cli-file-reason-folder = c’est un dossier
cli-file-reason-there = un tel fichier existe déjà
cli-file-reason-full = le disque est plein
# $text comes from the operating system.
cli-file-reason-other = { $text }
cli-no-random = Le système n’a pas fourni de nombres aléatoires. Donnez une graine avec { "--seed" }.

## Help: the command line. cli-help-NAME is a command, cli-help-NAME-ARG one of its arguments, cli-help-arg-ARG
## an argument that commands share, cli-help-NAME-more what stands below it.

cli-help-usage = Utilisation :
cli-help-options = OPTIONS
cli-help-command = COMMANDE
# The parser sets a colon behind these: the space before it stands here.
cli-help-heading-commands = Commandes{ " " }
cli-help-heading-arguments = Arguments{ " " }
cli-help-heading-options = Options{ " " }
cli-help-more =
    Codes de sortie : 0 tout va bien, ou la réponse est oui ; 1 la réponse est non (une partie ne concorde pas, un coup est interdit) ; 2 la commande ou un fichier ne va pas.
    Les couleurs n’apparaissent qu’à un terminal, et jamais quand { "NO_COLOR" } est défini.
cli-help-games = Montrer les jeux, ou toutes les options d’un jeu
cli-help-play = Jouer contre des bots, ou avec d’autres au même clavier
cli-help-random = Écrire des parties complètes jouées au hasard
cli-help-replay = Montrer une partie enregistrée coup par coup
cli-help-verify = Vérifier que tout concorde dans une partie enregistrée
cli-help-why = Dire si un coup est possible, et sinon quelle règle l’interdit
cli-help-perft = Compter les suites de coups à partir d’une donne
cli-help-bench = Mesurer la vitesse des parties au hasard sur un cœur
cli-help-load = Mesurer ce que supporte un serveur en marche : des gens qui jouent aussi vite qu’on leur répond
cli-help-solve = Résoudre Wolf & Hound mains ouvertes : la valeur et la meilleure carte pour chaque place
cli-help-arena = Faire jouer des bots les uns contre les autres, et les mesurer
cli-help-arena-bots = Les bots, séparés par des virgules : les niveaux { "cub" }, { "scout" }, { "hunter" }, { "alpha" } ; ceux de 0.1, comme { "alpha-0.1" } ; { "random" } ; { "greedy" } (un coup d’avance) ; { "flat" } ou { "flat:N" } (Monte-Carlo à plat, N parties simulées, par défaut : 400) ; { "uct" } (UCT simple, honnête) ; { "uct-peek" } (voit tout) ; { "alpha-peek" } (voit tout et juge comme { "alpha" }) ; { "BOT+BOT" } (deux bots partenaires) ; { "net:FILE" } (un réseau entraîné) ou { "net:FILE:NODES:AHEAD" } (le même, qui joue autant de parties en pensée, sur autant de ses propres décisions), suivi de { ":SOFT" } dans des mondes qui expliquent ce que les autres, qui choisissent aussi mollement, ont joué ; { "exec:COMMAND" } (un programme à soi : { "docs/bot-protocol.md" }) ; { "plan:N:N:…" } (pense selon ces nombres, comme les niveaux selon les leurs : { "docs/bot-making.md" })
cli-help-arena-games = Combien de parties au moins ; chaque donne est jouée jusqu’au bout (par défaut : 1000)
cli-help-arena-time = Combien de millisecondes un bot réfléchit à chaque décision
cli-help-arena-nodes = Combien de parties un bot joue en pensée à chaque décision. Sans { "--time" } ni ceci, chaque bot réfléchit comme à une table
cli-help-arena-alone = Seulement le premier bot seul parmi chacun des autres, et aucun autre seul
cli-help-arena-only-first = Seulement les matchs du premier bot contre chacun des autres
cli-help-arena-sprt = S’arrêter dès que les parties décident si le premier bot est devant le second avec la part YES plutôt que NO (par exemple { "0.5,0.55" }), avec 5 % d’erreur. Le code de sortie le dit : 0 oui, 1 non ou indécis
cli-help-arena-seed = Où commence le hasard, un nombre (par défaut : 1) ; la même graine donne les mêmes donnes et, sans { "--time" }, les mêmes parties
cli-help-arg-threads = Combien de fils d’exécution (par défaut : un par cœur)
cli-help-arena-resume = Conserver le match dans ce fichier, et le continuer s’il existe
cli-help-arena-json = Écrire le résultat en JSON
cli-help-arena-more =
    Chaque paire se rencontre à chaque donne, chaque bot une fois dans chaque camp : un bot seul, l’autre dans tous les autres camps. { "Ctrl-C" } termine le match et montre ce que l’on sait.
    Exemples :
    { "  loup arena hound --bots alpha,hunter,scout,cub --games 10000" }
    { "  loup arena triqueta --players 3 --bots alpha,greedy,flat:400 --only-first --time 200" }
    { "  loup arena wolves --players 2 --bots alpha,hunter --sprt 0.5,0.55 --resume match.json" }
cli-help-train = Entraîner un réseau en le faisant jouer
cli-help-train-games = Combien de parties (par défaut : 200000, pour The Wolves 20000)
cli-help-train-minutes = À peu près combien de temps s’entraîner à la place ; un court essai dit combien de parties cela fait
cli-help-train-players = N’apprendre que pour ce nombre de joueurs : sans options, cette part du mélange de tables propre au jeu ; sans l’un ni l’autre, tout le mélange
cli-help-train-seed = Où commence le hasard, un nombre (par défaut : 1) ; la même commande fait le même réseau
cli-help-train-against = Apprendre la meilleure réponse à ce bot, qui reste tel quel, au lieu de jouer contre soi-même ; { "loup help arena" } énumère les bots
cli-help-train-from = Continuer avec le réseau de ce fichier
cli-help-train-out = Où écrire le résultat (par défaut : { "GAME.net" })
cli-help-train-more =
    Le fichier dit comment il a été fait : la commande avec sa graine, et une empreinte des poids. { "Ctrl-C" } termine l’entraînement et garde ce qui a été appris.
    Exemples :
    { "  loup train triqueta --minutes 10 --out triqueta.net" }
    { "  loup train hound --against alpha --games 100000 --out response.net" }
    { "  loup arena hound --bots net:response.net,alpha" }
    { "  loup train wolves --players 2 --minutes 60 --out wolves.net" }
cli-help-calibrate = Mesurer si la barre et les conseils se vérifient, et ajuster ce qui les rend justes
cli-help-calibrate-games = Combien de parties à chaque table (par défaut : 200)
cli-help-calibrate-level = Le niveau des bots qui les jouent : { "cub" }, { "scout" }, { "hunter" } ou { "alpha" } (par défaut : { "scout" }) ; plusieurs, séparés par des virgules, alternent d’une partie à l’autre
cli-help-calibrate-players = Seulement les tables à ce nombre de joueurs. Sans ceci et sans options, toutes les sortes de tables sont mesurées
cli-help-calibrate-looks = N’examiner que ce nombre de moments de chaque partie, un par tranche, au lieu de chaque tour
cli-help-calibrate-hints = Suivre un conseil pour une décision sur ce nombre ; 0 pour aucune (par défaut : 16)
cli-help-calibrate-powers = Mesurer ce qu’un tel fichier de { "--fit" } fait des parts, au lieu de celui du programme
cli-help-calibrate-seed = Où commence le hasard, un nombre (par défaut : 1)
cli-help-calibrate-fit = Écrire un fichier qui rend les parts plus justes ; ce qui n’a pas été mesuré reste tel quel
cli-help-calibrate-more =
    Au début de chaque tour (ou à quelques moments de chaque partie, { "--looks" }), ce qu’on annonce à un siège des chances de chaque camp est comparé à ce qui en est advenu ; ce qu’on annonce aux spectateurs est mesuré aussi. De temps en temps un conseil est suivi, et la barre comparée à ce qu’il disait et à ce qu’elle montrait avant.
cli-help-ladder = Faire jouer chaque niveau contre celui d’en dessous à chaque table, jusqu’à ce que le meilleur soit connu
cli-help-ladder-file = Où tout est gardé ; si le fichier existe, on continue à partir de là
cli-help-ladder-game = Seulement les tables de ce jeu, au début
cli-help-ladder-curve = Au lieu des niveaux, faire jouer le meilleur contre lui-même avec un dixième des nœuds, à une table de chaque jeu
cli-help-ladder-again = Oublier d’abord ce que ces bots ont joué (à ce jeu, avec { "--game" }) : ils ont changé
cli-help-ladder-sort = Avec { "--again" } : seulement aux tables de ces sortes, par exemple 4-wolves
cli-help-ladder-deals = Au plus tant de donnes par paire (par défaut : 1000)
cli-help-ladder-minutes = Combien de temps jouer au plus
cli-help-ladder-seed = Où commence le hasard, un nombre (par défaut : 1)
cli-help-ladder-write = Mettre les tableaux dans ce document, entre les lignes prévues
cli-help-ladder-more =
    Les nombres disent combien de fois le premier a devancé le second, avec un intervalle à 95 % et le nombre de donnes ; ceux en gras sont décidés.
cli-help-completions = Écrire ce qu’il faut au shell pour compléter les commandes
cli-help-licences = Écrire les licences du programme et de tout ce dont il est fait
cli-help-help = Montrer l’aide du programme ou d’une commande
cli-help-arg-game = Le jeu : { "loup games" } les montre tous
cli-help-games-game = Montrer les options de ce jeu
cli-help-games-players = Montrer les options pour ce nombre de joueurs
cli-help-arg-players = Combien jouent, personnes et bots ensemble
cli-help-arg-options = Choisir une option ; { "loup games GAME" } les explique. { "@FILE" } comme valeur lit une option de texte dans un fichier
cli-help-arg-preset = Choisir une configuration proposée ; { "loup games GAME" } les montre
cli-help-arg-cards = Jouer avec les cartes de ce fichier (abrégé de { "--option cards-file=@FILE" })
cli-help-play-people = Qui est au clavier, à partir de la place 1, séparé par des virgules ; un nom vide laisse la place à un bot. Sans cela, une personne joue contre des bots. Avec { "--resume" } : lesquels des joueurs du fichier
cli-help-play-bots = La force des bots : { "cub" }, { "scout" } (par défaut), { "hunter" } ou { "alpha" } ; une pour tous, ou une par bot, séparées par des virgules
cli-help-play-seed = Donner à partir de cette graine, pour s’exercer (1 à 64 chiffres hexadécimaux). Sans cela, le système en fournit une secrète
cli-help-play-best-of = Jouer une série jusqu’à ce que quelqu’un ait gagné plus de la moitié d’autant de parties ; on change de place comme le jeu le dit
cli-help-play-resume = Reprendre une partie enregistrée
cli-help-play-more =
    Exemples :
    { "  loup play triqueta" }
    { "  loup play triqueta --players 4 --people Ada,Bo --option hidden-wolves=on" }
    { "  loup play hound --bots alpha" }
    { "  loup play --resume game.loup" }
cli-help-arg-seed = La graine de la première donne (1 à 64 chiffres hexadécimaux)
cli-help-random-seed = La graine de la première partie, dont celles des autres sont tirées (1 à 64 chiffres hexadécimaux). Sans cela, le système en fournit une
cli-help-random-count = Combien de parties (par défaut : 1)
cli-help-random-out = Écrire chaque partie dans son propre fichier de ce dossier
cli-help-random-more = Plusieurs parties sur la sortie standard sont séparées par une ligne vide ; chacune commence par « { "loup record" } » et finit par « { "end:" } ». { "loup verify -" } les lit toutes.
cli-help-arg-file = La partie enregistrée ; { "-" } est l’entrée standard
cli-help-verify-files = Les parties enregistrées ; { "-" } est l’entrée standard. Un fichier peut en contenir plusieurs
cli-help-arg-to = S’arrêter après autant de coups
cli-help-replay-viewer = Qui regarde : { "public" }, { "all" } (par défaut), ou une place par son numéro ou le nom de son joueur
cli-help-arg-json = Écrire du JSON, un objet par ligne
cli-help-replay-more = Avec { "--json" }, le premier objet est la mise en place avec tout ce que la graine a décidé ; puis en suit un pour chaque coup : la place, tous les coups permis en texte et en champs, le coup joué, les événements et la position qui en résulte. { "kind" } les distingue : { "set-up" }, { "ply" }. Pour un autre regard que { "all" }, seulement ce que l’on savait de là.
cli-help-why-words = Le coup, en texte
cli-help-why-to = Interroger après autant de coups plutôt qu’à la fin
cli-help-perft-depth = À combien de coups de profondeur
cli-help-perft-divide = Compter à part pour chaque premier coup
cli-help-bench-game = Ne mesurer que ce jeu
cli-help-bench-seconds = Combien de temps mesurer chaque jeu, en secondes (par défaut : 3)
cli-help-load-url = Où se trouve le serveur, ou les serveurs : les joueurs d’une table en interrogent de différents (par défaut : { "http://127.0.0.1:7373" })
cli-help-load-together = Tous les joueurs d’une table interrogent le même serveur, comme derrière un proxy qui connaît le code de la table
cli-help-load-game = Ne jouer qu’à ce jeu
cli-help-load-tables = Combien de tables, avec deux personnes et deux pages ouvertes chacune (par défaut : 50)
cli-help-load-seconds = Combien de temps mesurer une fois toutes les tables en place, en secondes (par défaut : 10)
cli-help-load-rate = Tant de coups par seconde en tout, que les derniers aient ou non reçu leur réponse ; les temps comptent du moment où un coup aurait dû être joué
cli-help-load-bot = À chaque table, une personne contre un bot de ce niveau, pour mesurer combien de temps on attend
cli-help-load-pid = Les processus des serveurs sur cette machine, séparés par des virgules, pour connaître leur mémoire et leur temps processeur
cli-help-load-database = Le processus de la base de données sur cette machine, pour connaître son temps processeur
cli-help-load-more =
    Prenez un fichier de données dont personne n’a besoin, et lancez le serveur sans ses limites :
    { "  loup serve --rates off --data /var/tmp/load.db --connections-per-address 10000" }
cli-help-completions-shell = Le shell : { "bash" }, { "elvish" }, { "fish" }, { "powershell" } ou { "zsh" }
cli-help-completions-more =
    Par exemple pour bash :
    { "  source <(loup completions bash)" }
cli-help-help-topic = La commande
cli-help-arg-lang = La langue : { "en" }, { "fr" } ou { "de" }. Sinon, l’environnement décide
cli-help-arg-help = Montrer cette aide
cli-help-arg-version = Montrer la version

## What was wrong with the command line. Each is a sentence that says what would be right.

# $argument and $value are text as typed; $allowed, $others and $arguments are lists.
cli-usage-no-value = { $argument } demande une valeur. { "--help" } l’explique.
cli-usage-bad-value = « { $value } » ne convient pas à { $argument }. { "--help" } explique ce qui convient.
cli-usage-bad-number = « { $value } » ne convient pas à { $argument } : il faut { $wants }.
cli-wants-whole = un nombre entier
cli-wants-whole-from = un nombre entier à partir de { $least }
cli-wants-whole-between = un nombre entier de { $least } à { $most }
cli-usage-other-value = « { $value } » ne convient pas à { $argument }. Valeurs possibles : { $allowed }.
cli-usage-unknown = L’argument « { $argument } » n’existe pas ici. { "--help" } montre ce qui existe.
cli-usage-no-command = La commande « { $command } » n’existe pas. { "loup --help" } les montre toutes.
cli-usage-missing = Il manque quelque chose : { $arguments }. { "--help" } l’explique.
cli-usage-twice = { $argument } figure deux fois ; une seule suffit.
cli-usage-conflict = { $argument } ne peut pas être combiné avec { $others }.
cli-usage-not-text = Un argument n’est pas du texte en UTF-8.
cli-usage-other = La commande est incompréhensible. { "--help" } l’explique.
cli-whole-number = un nombre entier de { $least } à { $most }

## The server and its host

cli-serve-at = Loup est à l’adresse { $url }
cli-serve-data = Les tables sont conservées dans { $file }
cli-think-data = Loup réfléchit pour les tables de { $file }
cli-serve-stop = { "Ctrl-C" } pour arrêter. { "loup --help" } montre les autres commandes.
cli-serve-no-browser = Aucun navigateur n’a pu être ouvert : ouvrez l’adresse vous-même.
cli-tables-none = Il n’y a aucune table.
# $entries counts moves and take-backs.
cli-tables-line = { $date }  { $code }  { $game }, { $state } : { $names } ({ $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
})
cli-tables-lobby = pas commencée
cli-tables-playing = en cours
cli-tables-over = terminée
cli-backup-done = Tout a été copié dans { $file }.
cli-move-done = Tout se trouve maintenant dans { $file }. L’original est resté tel quel.
# $count is how many tables.
cli-tables-which = Dites quelles tables : celles que personne n’a touchées depuis tant de jours ({ "--older" }), ou celles d’un état ({ "--state" }).
cli-tables-sure = { $count ->
    [0] Il n’y a pas de telles tables.
    [one] Une table sera oubliée pour toujours. Ajoutez { "--yes" } pour le faire.
   *[other] Ces { $count } tables seront oubliées pour toujours. Ajoutez { "--yes" } pour le faire.
}
cli-tables-gone = { $count ->
    [one] { $count } table n’existe plus.
   *[other] { $count } tables n’existent plus.
}
cli-backup-terminal = Une sauvegarde ne se lit pas à l’écran. Envoyez-la quelque part : { "loup backup - > loup-backup.db" }.
# $name and $meant are names of variables.
cli-variable-meant = { $name } n’est pas un réglage et reste sans effet. Pensiez-vous à { $meant } ?
cli-variable-unknown = { $name } n’est pas un réglage et reste sans effet. { "loup serve --help" } les montre tous.
cli-delete-sure = La table { $code } sera oubliée pour toujours. Ajoutez { "--yes" } pour le faire.
cli-delete-done = La table { $code } n’existe plus.
cli-help-serve = Servir les jeux aux navigateurs ; { "loup" } seul fait de même
cli-help-think = Réfléchir seulement aux coups des bots, pour des serveurs qui partagent une base PostgreSQL
cli-help-think-data = L’adresse de la base PostgreSQL : { "postgres://…" }
cli-help-think-more =
    Les serveurs le laissent à ces programmes quand leur réglage { "bots" } est { "elsewhere" }. Lancez-en autant qu’il y a de machines ; tous les réglages peuvent aussi venir d’un fichier ou de l’environnement, comme pour { "loup serve" }.
cli-help-tables = Lister les tables d’un fichier de données
cli-help-export = Écrire la partie enregistrée d’une table ; la graine d’une partie en cours reste secrète
cli-help-backup = Copier le fichier de données, même quand le serveur tourne
cli-help-move = Transférer tout d’un fichier de données vers une base PostgreSQL, ou d’une base vers un fichier ; arrêtez d’abord les serveurs
cli-help-delete = Oublier une table
cli-help-serve-more =
    Tous les réglages peuvent aussi se trouver dans un fichier ({ "--config" }, { "LOUP_CONFIG" }) ou dans l’environnement ({ "LOUP_ADDRESS" }, { "LOUP_DATA" }, { "LOUP_BASE_URL" }, …). Les options l’emportent sur l’environnement, l’environnement sur le fichier.
cli-help-serve-address = Où écouter (par défaut : { "127.0.0.1:7373" })
cli-help-arg-metrics = Donner des chiffres pour Prometheus à cette adresse
cli-help-arg-data = Le fichier de données, ou l’adresse d’une base PostgreSQL (par défaut : { "loup/loup.db" } dans votre dossier de données)
cli-help-serve-base-url = L’adresse publique, par exemple { "https://loup.example.org" }
cli-help-serve-behind-proxy = Croire l’adresse du visiteur donnée par un mandataire
cli-help-serve-open = Ouvrir la page dans un navigateur
cli-help-serve-tables-per-person = Combien de tables inachevées une personne peut créer
cli-help-serve-connections = Combien de connexions peuvent être ouvertes
cli-help-serve-connections-per-address = Combien d’entre elles viennent au plus d’une même adresse
cli-help-serve-megabytes-per-person = Combien de mégaoctets les tables créées par une personne peuvent occuper
cli-help-serve-bot-delay = Combien de millisecondes un bot attend avant de jouer
cli-help-arg-thinkers = Combien de bots réfléchissent en même temps
cli-help-serve-bot-time = Combien de millisecondes les bots réfléchissent au plus, par niveau : { "hunter=500,alpha=2000" }
cli-help-serve-bot-games = Combien de parties les bots qui cherchent jouent en pensée, au lieu de leur propre nombre, par niveau : { "alpha=400" }
cli-help-serve-absence = Après combien de secondes d’absence un bot peut prendre la place
cli-help-serve-log = Détail du journal : { "error" }, { "warn" }, { "info" } ou { "debug" }
cli-help-serve-log-json = Écrire le journal en JSON
cli-help-serve-gallery = Montrer chaque pièce et chaque état sous /gallery, pour qui dessine
cli-help-serve-rates = Refuser ou non les requêtes trop fréquentes ; { "off" } pour des bots sur votre propre machine
cli-help-arg-code = Le code de la table
cli-help-export-out = Écrire dans ce fichier
cli-help-backup-file = Le nouveau fichier ; { "-" } est la sortie standard
cli-help-move-from = Le fichier de données, ou l’adresse de la base
cli-help-move-to = La base vide, ou le nouveau fichier
cli-help-tables-older = Seulement les tables que personne n’a touchées depuis tant de jours
cli-help-tables-state = Seulement les tables dans l’état { "lobby" }, { "playing" }, { "over" } ou { "closed" }
cli-help-tables-delete = Oublier ces tables au lieu de les lister
cli-help-tables-yes = Les oublier vraiment
cli-help-arg-csv = Écrire des lignes de valeurs séparées par des virgules, pour les tableurs
cli-help-delete-yes = Le faire sans demander
cli-help-play-deal = Commencer par une donne ou une position préparée dans ce fichier
