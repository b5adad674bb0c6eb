#!/usr/bin/env python3
"""Plays a whole game of each kind through a client that was generated from the OpenAPI description, and through nothing
else: no address, no field name is written here that the client does not have. scripts/test-client generates it.

    PYTHONPATH=FOLDER python3 examples/play_generated.py http://127.0.0.1:7373/api/v1
"""

import random
import sys

from client import AuthenticatedClient, Client
from client.api.default import games, make_table, moves, new_person, play, table, try_moves, view
from client.models import (
    HoundView,
    MakeTableBody,
    NewPersonBody,
    PlayBody,
    TriquetaView,
    TryMovesBody,
    WolvesView,
)

SHAPES = {"hound": HoundView, "triqueta": TriquetaView, "wolves": WolvesView}


def play_game(loup, game, dice):
    """Plays against one of the server's bots to the end; the number of entries."""
    wish = MakeTableBody(game=game, players=2, seats=["me", "bot-cub"])
    code = make_table.sync(client=loup, body=wish).code
    tried = played = 0
    while table.sync(code, client=loup).state != "over":
        choice = moves.sync(code, client=loup)
        if not choice.moves:
            continue
        seen = view.sync(code, client=loup)
        assert isinstance(seen.view, SHAPES[game]), type(seen.view)
        mine = dice.choice(choice.moves)
        assert mine.fields is not None
        if played % 10 == 0:
            after = try_moves.sync(code, client=loup, body=TryMovesBody(moves=[mine.move]))
            assert after.illegal is None and isinstance(after.view, SHAPES[game]), after
            tried += 1
        done = play.sync(code, client=loup, body=PlayBody(entry=choice.entry, move=mine.move))
        assert done.entries >= choice.entry, done
        played += 1
    over = table.sync(code, client=loup)
    places = ", ".join(f"{seat.name}: place {score.place}" for seat, score in zip(over.seats, over.outcome.seats))
    print(f"{game}: {played} moves played, {tried} tried first; {places}")


def main():
    url, dice = sys.argv[1], random.Random(19)
    known = new_person.sync(client=Client(base_url=url), body=NewPersonBody(name="Generated"))
    loup = AuthenticatedClient(base_url=url, token=known.key)
    for game in games.sync(client=loup).games:
        play_game(loup, game.id, dice)


if __name__ == "__main__":
    main()
