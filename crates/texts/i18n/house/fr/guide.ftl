### Around guided first tables and short rules; what they say of a game is in its room.
### The reader is addressed as « vous ». In French 0 counts as [one].

## Guided first tables

lesson-start = Apprendre en jouant
lesson-start-about = Une dizaine de minutes contre des bots amicaux ; le jeu s’explique au fur et à mesure.
lesson-panel = Guide
lesson-next = Compris
lesson-off = Masquer les explications
lesson-on = Expliquer à nouveau
lesson-count = { $given } sur { $all }
lesson-waiting = Les autres jouent. Regardez le plateau et le journal.
lesson-quiet = Vous savez tout ce qu’il faut pour ce tour. Je reprends la parole quand il y a du nouveau.
lesson-silent = Les explications sont désactivées.
lesson-over =
    C’était votre première partie de « { $game } ». { $left ->
        [0] Vous avez vu ses { $all } leçons.
       *[other] Leçons vues : { $given } sur { $all }. Vous découvrirez les autres en jouant.
    }
lesson-again = Rejouer avec le guide
lesson-next-game = Apprendre « { $game } »
lesson-fair = Toutes les parties guidées commencent de la même façon, pour que ce qui est expliqué arrive vraiment.

## Short rules

howto-title = { $game } en quelques étapes
howto-nav = En quelques étapes
