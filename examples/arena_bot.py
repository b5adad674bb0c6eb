#!/usr/bin/env python3
"""A bot for the arena: tries every move in a few worlds and plays what looks best right after it.

    loup arena hound --bots exec:examples/arena_bot.py,random --games 300

docs/bot-protocol.md describes what is said: one JSON object a line comes in, the text of a move goes out. What it
knows of the game is all in `standing`: for a game other than Wolf & Hound write another one.
"""

import json
import random
import sys

WORLDS = 3


def standing(view, seat):
    """How far this seat is ahead: the sheep of its team, less those of the other one."""
    own = next(place["team"] for place in view["places"] if place["decider"] == seat)
    return sum(place["sheep"] if place["team"] == own else -place["sheep"] for place in view["places"])


def ask(line):
    print(line, flush=True)
    return json.loads(sys.stdin.readline())


def value(seat, move):
    """The mean of what is seen after a move, over some worlds that the seat cannot tell from the real one."""
    seen = [ask("try " + move) for _ in range(WORLDS)]
    return sum(standing(after["view"], seat) for after in seen) / WORLDS


def main():
    for line in sys.stdin:
        told = json.loads(line)
        if told["type"] == "hello" and told["game"] != "hound":
            sys.exit("this bot knows Wolf & Hound only")
        if told["type"] == "move":
            moves = [move["move"] for move in told["moves"]]
            random.shuffle(moves)
            print(max(moves, key=lambda move: value(told["seat"], move)), flush=True)


if __name__ == "__main__":
    main()
