#!/usr/bin/env python3
"""Recomputes the deal of a Loup record from its seed, in Python's standard library and without Loup.

    python3 examples/verify.py FILE...          # checks, and shows the deal
    python3 examples/verify.py --json FILE...   # the deal as `loup replay FILE --json` has it, one line each

For each record it checks that the parts which the seats and the house added to the deal fit what was promised
before, that the seed follows from them, and that the seed fits the fingerprint; then it deals. Compare the result
with what lay on the table: with the first line of `loup replay FILE --json`, or with the game as you remember it.
It does not check moves; `loup verify` does. docs/fairness.md tells all of it in words.
"""

import hashlib
import json
import struct
import sys

# ---------------------------------------------------------------------------------------------- chance


def words_of(seed):
    """The 32-bit words of the ChaCha stream with twelve rounds and this key of 32 bytes."""

    def quarter(s, a, b, c, d):
        for x, y, z, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            s[x] = (s[x] + s[y]) & 0xFFFFFFFF
            s[z] ^= s[x]
            s[z] = (s[z] << turn | s[z] >> (32 - turn)) & 0xFFFFFFFF

    key = struct.unpack("<8I", seed)
    block = 0
    while True:
        start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, *key, block & 0xFFFFFFFF, block >> 32, 0, 0]
        s = start[:]
        for _ in range(6):
            for a, b, c, d in ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15),
                               (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)):
                quarter(s, a, b, c, d)
        for x, y in zip(s, start):
            yield (x + y) & 0xFFFFFFFF
        block += 1


class Chance:
    """Numbers and shuffles from the words of a seed."""

    def __init__(self, seed):
        self.words = words_of(seed)

    def below(self, n):
        if n <= 1:
            return 0
        while True:
            product = next(self.words) * n
            if product & 0xFFFFFFFF >= (2**32 - n) % n:
                return product >> 32

    def shuffle(self, items):
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


def first_player(record, chance):
    chosen = record.option("first", "random")
    return 1 + chance.below(record.players) if chosen == "random" else int(chosen)


# ---------------------------------------------------------------------------------------------- the games

ANIMALS = ["rabbit", "owl", "deer", "boar", "ram", "bear"]


def triqueta(record, chance):
    """Sixty light tokens, then fifteen shadow tokens with Hidden Wolves, then who starts."""
    light = [animal for animal in ANIMALS for _ in range(10)]
    shadow = ANIMALS + ["wolf"] * 9
    hidden = record.option("hidden-wolves", "off") == "on"
    chance.shuffle(light)
    if hidden:
        chance.shuffle(shadow)
    first = first_player(record, chance)

    def column(tower, place):
        tokens = [light[tower * 15 + level * 5 + place] for level in range(3)]
        # Towers 2 to 4 stand on shadow tokens.
        return tokens + ([shadow[(tower - 1) * 5 + place]] if hidden and tower > 0 else [])

    return {"first": first, "towers": [[column(t, place) for place in range(5)] for t in range(4)]}


#  How many number cards of value 1 to 4 there are, and how many of them carry the symbol of Meat & Bone.
NUMBERS = {"black": [4, 4, 5, 3], "white": [4, 4, 4, 4], "meat": [2, 1, 1, 0], "bone": [1, 1, 1, 0]}


def hound(record, chance):
    """The 32 number cards, sorted: black before white, low before high, without the symbol before with it."""
    numbers = dict(NUMBERS)
    for line in record.option("cards-file", "").splitlines():
        row = line.split("#")[0].split()
        if row and row[0] in numbers:
            numbers[row[0]] = [int(count) for count in row[1:5]]
    expansion = record.option("meat-and-bone", "off") == "on"
    cards = []
    for letter, colour, sign, mark in (("b", "black", "meat", "m"), ("w", "white", "bone", "b")):
        for value in range(4):
            marked = numbers[sign][value] if expansion else 0
            cards += [f"{letter}{value + 1}"] * (numbers[colour][value] - marked)
            cards += [f"{letter}{value + 1}{mark}"] * marked
    chance.shuffle(cards)
    return {"cards": cards}


BOARDS = ["gftrd", "rfgtd", "fgdrt", "gdtfr", "dtrgf", "drgtf", "trfdg", "ftdgr", "rgfdt", "tdrfg"]
#  Which places of the map have their board turned, by the number of players.
TURNED = {2: [0] * 5, 3: [0, 1, 1, 0, 1, 0], 4: [0, 1, 0, 1, 0, 1, 0, 0], 5: [0, 1, 1, 0, 1, 0, 0, 1, 0, 0]}
C, Q, F = ["crescent"], ["quarter"], ["full"]
MOONS = {
    2: [C, F, F, C + Q, Q + F],
    3: [C, C, Q, Q, F, F],
    4: [C, C, Q, Q, Q, F, F, F],
    5: [C, C, C, Q, Q, Q, Q, F, F, F],
}
PREY = {
    2: ["moose", "deer", "raccoon", "boar", "rabbit"],
    3: ["moose", "deer", "raccoon", "boar", "rabbit", "rabbit"],
    4: ["moose", "deer", "raccoon", "boar", "rabbit", "rabbit", "raccoon", "boar"],
    5: ["moose", "moose", "deer", "deer", "raccoon", "raccoon", "boar", "boar", "rabbit", "rabbit"],
}
PACKS = ["forest", "rocky", "grass", "tundra", "desert"]


def wolves(record, chance):
    """Boards, how they are turned, moons, prey, who begins, packs by seat, the third pack, tiles by seat."""
    players = record.players
    boards = BOARDS[:]
    chance.shuffle(boards)
    turned = [bool(flag) for flag in TURNED[players]]
    if record.option("boards", "fixed") == "turned":
        turned = [chance.below(2) == 1 for _ in turned]
    moons, prey = MOONS[players][:], PREY[players][:]
    chance.shuffle(moons)
    chance.shuffle(prey)
    first = first_player(record, chance)

    wished = record.option("packs", ",".join(["random"] * players)).split(",")
    wish = record.option("third", "random")
    left = [pack for pack in PACKS if pack not in wished and pack != wish]
    draw = lambda chosen: left.pop(chance.below(len(left))) if chosen == "random" else chosen
    packs = [draw(chosen) for chosen in wished]
    third = {"third": draw(wish)} if players == 2 else {}
    sides = record.option("tiles", ",".join(["fronts"] * players)).split(",")
    tiles = [("fronts", "backs")[chance.below(2)] if side == "random" else side for side in sides]
    regions = [{"board": b, "turned": t, "moons": m, "prey": p} for b, t, m, p in zip(boards, turned, moons, prey)]
    return {"regions": regions, "packs": packs, **third, "tiles": tiles, "first": first}


GAMES = {"triqueta": triqueta, "hound": hound, "wolves": wolves}

# ---------------------------------------------------------------------------------------------- records


class Wrong(Exception):
    """Something does not fit."""


class Record:
    """The head of a record: what is needed to deal."""

    def __init__(self, lines):
        self.fields, block = {}, None
        for line in lines:
            if line.startswith("|") and block is not None:
                self.fields[block] += line[1:].removeprefix(" ") + "\n"
            elif line[:1].isdigit() or line.startswith("end:"):
                break
            elif ":" in line and not line.lstrip().startswith("#"):
                name, value = (part.strip() for part in line.split(":", 1))
                self.fields[name], block = value, name
        self.game, self.players = self.fields.get("game"), int(self.fields.get("players", 0))

    def option(self, name, default):
        return self.fields.get(f"option {name}", default)

    def seed(self):
        """The seed, after everything that was promised about it has been checked."""
        if "seed" not in self.fields:
            raise Wrong("there is no seed in it: the game was not over, or its start was made by hand")
        seed = bytes.fromhex(self.fields["seed"].rjust(64, "0"))
        promised = self.fields.get("commitment")
        if promised is not None and hashlib.sha256(seed).hexdigest() != promised:
            raise Wrong("the seed does not fit the fingerprint")
        return seed, promised is not None, self.check_parts(seed)

    def check_parts(self, seed):
        """Who added to the seed: everybody whose promise fits the part, if the seed follows from them."""
        givers = [name.removeprefix("commitment ") for name in self.fields if name.startswith("commitment ")]
        if not givers:
            return []
        text = f"loup deal\ntable {self.fields['table']}\n"
        for giver in givers:
            part = bytes.fromhex(self.fields[f"part {giver}"])
            if hashlib.sha256(part).hexdigest() != self.fields[f"commitment {giver}"]:
                raise Wrong(f"the part of {giver} is not the one that was promised")
            text += f"{giver} {part.hex()}\n" if giver == "house" else f"seat {giver} {part.hex()}\n"
        if hashlib.sha256(text.encode()).digest() != seed:
            raise Wrong("the seed does not follow from the parts")
        return givers


def records(text):
    """The records of a file."""
    lines = text.lstrip("\ufeff").splitlines()
    starts = [number for number, line in enumerate(lines) if line.startswith("loup record ")]
    if not starts:
        raise Wrong("this is no Loup record")
    for start, end in zip(starts, starts[1:] + [len(lines)]):
        yield Record(lines[start:end])


def show(record, deal):
    """The deal in the lines that docs/notation.md and docs/setup.md describe."""
    if record.game == "triqueta":
        yield f"first {deal['first']}"
        for number, tower in enumerate(deal["towers"], 1):
            yield f"tower {number}: " + ", ".join(" ".join(column) for column in tower)
    elif record.game == "hound":
        cards = deal["cards"]
        for place in range(4):
            kind = "hand" if place < record.players else "deck"
            yield f"{kind} {place + 1}: " + " ".join(cards[4 * place:4 * place + 4])
        yield "pile: " + " ".join(cards[16:])
    else:
        for number, region in enumerate(deal["regions"], 1):
            turned = " turned" if region["turned"] else ""
            yield f"region {number} {region['board']}{turned} {'+'.join(region['moons'])} {region['prey']}"
        yield "packs " + " ".join(deal["packs"])
        if "third" in deal:
            yield f"third {deal['third']}"
        yield "tiles " + " ".join(deal["tiles"])
        yield f"first {deal['first']}"


def main(arguments):
    as_json = "--json" in arguments
    files = [argument for argument in arguments if argument != "--json"]
    if not files:
        print(__doc__)
        return 2
    good = True
    for file in files:
        try:
            with open(file, encoding="utf-8") as opened:
                found = list(records(opened.read()))
            for record in found:
                seed, promised, givers = record.seed()
                deal = GAMES[record.game](record, Chance(seed))
                if as_json:
                    print(json.dumps(deal, separators=(",", ":")))
                    continue
                checked = "the seed fits the fingerprint" if promised else "there is no fingerprint to compare with"
                if givers:
                    seats = ", ".join(giver for giver in givers if giver != "house") or "none"
                    checked += f", and follows from the parts of the house and of these seats: {seats}"
                print(f"{file}: {checked}.", *show(record, deal), sep="\n")
        except (Wrong, KeyError, ValueError, OSError) as error:
            good = False
            print(f"{file}: {error}", file=sys.stderr)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
