### The terminal program. Names of people and moves, numbers and files come in as parameters.
###
### A seat $x comes with $x-is (you / other). A parameter said to be “text” is shown as it is: measured
### numbers (seconds, rates) are text made by texts::decimal. Commands and flags stand as { "literals" }:
### they are the same in every language. In French 0 counts as [one].

## The program

cli-about = Une table pour trois jeux de loups, dans votre terminal.
# $what is a whole sentence.
cli-error = Erreur : { $what }
cli-hint = Conseil : { $what }
cli-yes = oui
cli-no = non
cli-none = aucun

## Games and options

cli-games-heading = Jeux
# $name and $about are phrases of the game.
cli-games-line = { $name }, de { $least } à { $most } joueurs : { $about }
# $game is the game’s name (a phrase).
cli-options-heading = Options de jeu : { $game }
cli-option-default = par défaut : { $value }
cli-option-values = valeurs : { $values }
cli-option-several = plusieurs au choix, séparées par des virgules : { $values }
cli-option-per-seat = une par place, séparées par des virgules : { $values }
cli-option-text = le nom d’un fichier texte
# $rule is a rule’s id.
cli-option-rule = tranche { $rule }
cli-presets-heading = Choix tout prêts

## A game begins

cli-greeting = { $game }, { $players } joueurs. Tapez { "?" } pour l’aide.
cli-resumed =
    { $entries ->
        [one] Reprise de { $file } après { $entries } entrée.
       *[other] Reprise de { $file } après { $entries } entrées.
    }
# $name is text: the seat may not have spoken yet.
cli-seat-person = Place { $number } : { $name }
# $level is the bot’s name or level (text or phrase).
cli-seat-bot = Place { $number } : { $name } (robot, { $level })
cli-commitment = Engagement : { $commitment }
cli-commitment-about = C’est le SHA-256 de la graine. La graine est montrée à la fin, pour que chacun puisse vérifier la donne.
cli-seed = Graine : { $seed }
cli-seed-check = Vérifiez la donne avec : { $command }
cli-seed-open = La graine a été choisie : cette donne n’est pas secrète pour qui la connaît.

## Turns and prompts

cli-turn =
    { $seat-is ->
        [you] C’est votre tour.
       *[other] { $seat } décide.
    }
cli-moves-heading =
    { $count ->
        [one] { $count } coup possible :
       *[other] { $count } coups possibles :
    }
cli-prompt = Votre coup (numéro, texte, { "?" } pour l’aide) :
cli-prompt-named = { $seat }, votre coup (numéro, texte, { "?" } pour l’aide) :
cli-pass-keyboard = Passez le clavier à { $seat }, puis appuyez sur Entrée.
cli-hidden-until = Ce qui est réservé à { $seat } reste caché jusqu’à son arrivée.
cli-press-enter = Appuyez sur Entrée pour continuer.
cli-hidden-line = (caché)

## What is answered to input

cli-played =
    { $seat-is ->
        [you] Vous jouez { $move }.
       *[other] { $seat } joue { $move }.
    }
cli-bot-played = { $seat } (robot) joue { $move }.
cli-bot-thinking = { $seat } réfléchit…
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
# $matches is a list of moves.
cli-ambiguous = « { $text } » peut désigner plusieurs coups : { $matches }. Tapez-en davantage.
cli-needs-file = Dites où : { "save FILE" }
cli-saved = Partie enregistrée dans { $file }.
cli-file-exists = Le fichier { $file } existe déjà et n’est pas écrasé. Choisissez un autre nom.
cli-log-heading = Ce qui s’est passé
cli-log-empty = Il ne s’est encore rien passé.
cli-rules-heading = Les règles en bref : { $game }
cli-unsaved = Cette partie n’est pas enregistrée. Tapez encore { "quit" } pour sortir, ou { "save FILE" }.
cli-not-saved = La partie n’a pas été enregistrée.
cli-goodbye = Au revoir.
cli-input-ended = L’entrée s’est terminée avant la partie.

## Help: what { "?" } lists. The first column is 16 characters wide; a line cannot be indented before a
## placeable, so those spaces stand inside it.

cli-help =
    Ce que vous pouvez taper :
      3             le coup portant ce numéro
      MOVE          un coup par son texte, comme dans la liste
    { "  ?" }             cette aide
    { "  ? MOVE" }        ce coup est-il possible, et sinon quelle règle l’interdit
      undo          reprendre votre dernier coup
      reset         recommencer votre tour
      log           ce qui s’est passé
      board         montrer encore la table
      rules         les règles en bref
      save FILE     enregistrer la partie dans un fichier
      quit          sortir
    Vous pouvez reprendre tant que personne d’autre n’a décidé et que rien de caché n’a été montré.

## Why is a move possible, or not

cli-why-legal = { $move } est possible maintenant.
# $rule is the rule’s id, $why the refusal’s sentence.
cli-why-forbidden = { $move } n’est pas possible ({ $rule }) : { $why }
cli-why-no-such-move = « { $text } » n’est pas un coup de ce jeu.

## The end

# $reason is the game’s sentence (GAME-end-KEY).
cli-game-over = La partie est terminée. { $reason }
cli-game-abandoned =
    { $entries ->
        [one] La partie s’arrête après { $entries } entrée.
       *[other] La partie s’arrête après { $entries } entrées.
    }
cli-scores-heading = Scores
cli-score-category = Catégorie
cli-score-total = Total
cli-score-place = Rang
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
# A single winner.
cli-winner =
    { $seat-is ->
        [you] Vous gagnez
       *[other] { $seat } gagne
    } avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
# Several share: $seats is a list of table-player.
cli-winners-share = La victoire est partagée par { $seats }, avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } chacun.
# A team wins: $team is a phrase or text, $seats a list of table-player.
cli-team-wins = Victoire : { $team } ({ $seats }).
cli-teams-share = Personne n’est devant : { $seats } se partagent la victoire.
cli-no-winner = Personne ne gagne.

## A record on the screen

cli-record-of = { $game }, { $players } joueurs
# $entries counts everything, $plies the moves that stand.
cli-record-entries =
    { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    }, { $plies ->
        [one] { $plies } coup acquis
       *[other] { $plies } coups acquis
    }
cli-record-finished = terminée
cli-record-unfinished = non terminée
cli-ply-heading = Coup { $ply } sur { $plies }
cli-position-heading = La table après le coup { $ply }
cli-forked = Une nouvelle partie, à partir du coup { $ply } de { $file }, est dans { $new }. Ce qui y était caché est redistribué.

## Verify

cli-verify-ok = { $file } : tout concorde.
# $what is a whole sentence.
cli-verify-failed = { $file } ne concorde pas. { $what }
cli-verify-check = Le fichier est tel qu’il a été écrit.
cli-verify-no-check = Le fichier n’a pas de contrôle : on ne peut savoir s’il a été modifié.
cli-verify-seed = La graine correspond à l’engagement.
cli-verify-no-commitment = Le départ a été composé à la main : il n’y a pas d’engagement à vérifier.
cli-verify-deal = La donne est bien celle de la graine.
cli-verify-moves =
    { $entries ->
        [one] { $entries } entrée, permise par les règles.
       *[other] { $entries } entrées, toutes permises par les règles.
    }
cli-verify-result = Le résultat est bien celui de la partie.
cli-verify-unfinished = La partie n’est pas terminée : il n’y a pas de résultat à vérifier.

## Bench, perft, contract: numbers said to be text come from texts::decimal

cli-bench-heading = { $game }, { $players } joueurs, coups au hasard
# All text.
cli-bench-games = { $games } parties en { $seconds } s : { $rate } parties par seconde
cli-bench-moves = { $moves } coups : { $rate } coups par seconde, { $nanoseconds } ns chacun
cli-bench-average = en moyenne { $length } coups par partie et { $choices } choix par coup
cli-perft-heading = Positions atteintes d’ici, par profondeur
# $depth is a number, the rest text.
cli-perft-line = profondeur { $depth } : { $leaves } en { $seconds } s
cli-perft-move = { $move } : { $leaves }
cli-perft-total = total : { $leaves }

## Progress

cli-progress-games = { $done } parties sur { $total }
cli-progress-files = { $done } fichiers sur { $total }
# $seconds is text.
cli-progress-left = encore { $seconds } s environ
cli-progress-playing = En jeu
cli-progress-checking = Vérification
cli-progress-counting = Comptage
cli-progress-thinking = Réflexion
cli-progress-done = Terminé en { $seconds } s.

## What can go wrong. $games, $bots, $languages … are lists.

cli-no-such-game = Le jeu « { $game } » n’existe pas. Les jeux sont { $games }.
# $seat is the text that was given.
cli-no-such-seat = La place « { $seat } » n’existe pas : les places vont de 1 à { $seats }.
cli-no-such-viewer = Personne du nom de « { $viewer } » ne regarde ici. Sont possibles { $viewers }.
cli-no-such-bot = Le robot « { $bot } » n’existe pas. Les robots sont { $bots }.
cli-no-such-language = Loup ne parle pas « { $language } ». Il parle { $languages }.
cli-no-such-preset = Le choix tout prêt « { $preset } » n’existe pas. Il y a { $presets }.
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
cli-need-terminal = Plusieurs personnes ne peuvent partager des choses cachées qu’à un terminal, où l’écran est effacé entre elles. Confiez les autres places à des robots ou lancez ceci dans un terminal.
cli-nothing-to-decide = La partie de ce fichier est terminée : il n’y a plus rien à décider.
cli-cannot-read = { $file } ne peut pas être lu : { $reason }.
cli-cannot-write = { $file } ne peut pas être écrit : { $reason }.
cli-file-reason-missing = ce fichier n’existe pas
cli-file-reason-denied = ce n’est pas autorisé
cli-file-reason-folder = c’est un dossier
cli-file-reason-full = le disque est plein
# $text comes from the operating system.
cli-file-reason-other = { $text }
cli-no-random = Le système n’a pas fourni de nombres aléatoires. Donnez une graine avec { "--seed" }.
