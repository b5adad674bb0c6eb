#!/usr/bin/env python3
"""A bot for Loup in Python's standard library: joins a table and plays random legal moves to the end.

    python3 examples/bot.py http://127.0.0.1:7373/i/INVITATION [--name NAME] [--seed NUMBER]

The address is an invitation link, as the lobby of a table shows one for every free seat. The bot takes the
seat, waits for the start, listens to the table's events, and plays whenever the decision is its own.
docs/api.md describes the interface; http://127.0.0.1:7373/api is its OpenAPI description.
"""

import argparse
import json
import random
import sys
import time
import urllib.error
import urllib.request
from urllib.parse import urlsplit


class Loup:
    """A server, and the key that says who we are."""

    def __init__(self, base):
        self.base = base + "/api/v1"
        self.key = None

    def open(self, path, body=None, headers=None, timeout=30):
        headers = dict(headers or {})
        if self.key:
            headers["Authorization"] = "Bearer " + self.key
        data = None
        if body is not None:
            data = json.dumps(body).encode()
            headers["Content-Type"] = "application/json"
        request = urllib.request.Request(self.base + path, data=data, headers=headers)
        return urllib.request.urlopen(request, timeout=timeout)

    def call(self, path, body=None):
        """The answer as an object. Waits when the server says that we are too fast."""
        while True:
            try:
                with self.open(path, body) as reply:
                    return json.load(reply)
            except urllib.error.HTTPError as error:
                if error.code == 429:
                    time.sleep(int(error.headers.get("Retry-After", "1")))
                    continue
                what = json.load(error)["error"]
                raise Refused(error.code, what["key"], what["message"]) from error

    def events(self, path):
        """The events of a stream, for ever: (kind, data). Reconnects after the last event it has seen."""
        last = None
        while True:
            try:
                headers = {} if last is None else {"Last-Event-ID": last}
                with self.open(path, headers=headers, timeout=60) as stream:
                    kind, data = "message", []
                    for line in stream:
                        line = line.decode().rstrip("\n")
                        if line == "":
                            if data:
                                yield kind, json.loads("\n".join(data))
                            kind, data = "message", []
                        elif line.startswith("event: "):
                            kind = line[7:]
                        elif line.startswith("id: "):
                            last = line[4:]
                        elif line.startswith("data: "):
                            data.append(line[6:])
            except (OSError, urllib.error.URLError):
                time.sleep(1)


class Refused(Exception):
    """The server did not do what was asked."""

    def __init__(self, status, key, message):
        super().__init__(message)
        self.status = status
        self.key = key


def play(server, code, dice):
    """Plays while the decision is ours; returns whether the game is over."""
    while True:
        choice = server.call(f"/tables/{code}/moves")
        if not choice["moves"]:
            return server.call(f"/tables/{code}")["state"] == "over"
        move = dice.choice(choice["moves"])["move"]
        try:
            server.call(
                f"/tables/{code}/moves",
                {"seat": choice["seat"], "entry": choice["entry"], "move": move},
            )
        except Refused as refusal:
            # Something happened meanwhile (409): look again. Anything else is our mistake.
            if refusal.status != 409:
                raise


def main():
    parser = argparse.ArgumentParser(description="A bot that plays random legal moves at a table of Loup.")
    parser.add_argument("invitation", help="an invitation link")
    parser.add_argument("--name", default="Random Wolf", help="the name shown at the table")
    parser.add_argument("--seed", type=int, default=None, help="makes its choices repeatable")
    args = parser.parse_args()
    link = urlsplit(args.invitation)
    token = link.path.rpartition("/")[2]
    dice = random.Random(args.seed)

    server = Loup(f"{link.scheme}://{link.netloc}")
    server.key = server.call("/people", {"name": args.name})["key"]
    seated = server.call(f"/invitations/{token}", {})
    code, seat = seated["table"]["code"], seated["seat"]
    print(f"sitting in seat {seat} of table {code}", flush=True)

    # The first event tells how the table stands; every later one that something happened.
    for kind, data in server.events(f"/tables/{code}/events"):
        begun = kind != "table" or data["state"] != "lobby"
        if kind != "chat" and begun and play(server, code, dice):
            break
    table = server.call(f"/tables/{code}")
    for line, place in zip(table["seats"], table["outcome"]["seats"]):
        print(f"{place['place']}. {line['name']}: {place['total']}")


if __name__ == "__main__":
    try:
        main()
    except Refused as refusal:
        sys.exit(f"refused: {refusal}")
    except KeyboardInterrupt:
        pass
