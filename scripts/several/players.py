"""People and programs who play while everything around them breaks. They ask any server, listen to streams, and write
down what they asked, were answered and heard: a line of JSON each, which checker.py reads.

    python3 players.py SEED TABLES HISTORY ADDRESS:PORT…

They play until a line comes on standard input; then they come to an end, read everything once more, and say "done".
"""

import http.client
import json
import random
import sys
import threading
import time

GAMES = ["triqueta", "hound", "wolves"]
"""How long somebody waits for a connection, and for an answer, before they ask another server."""
CONNECT, PATIENCE = 1, 6
"""How long a stream may take to open before another server is asked, as pages do, and how long it may be silent then: the
server sends a sign of life every twenty seconds."""
OPENING, SILENCE = 2, 25


class Lost(Exception):
    """Nobody knows what became of a request."""


def dial(server, timeout):
    """A connection to a server; what is asked there is waited for so long."""
    host, port = server.split(":")
    link = http.client.HTTPConnection(host, int(port), timeout=CONNECT)
    link.connect()
    link.sock.settimeout(timeout)
    return link


class World:
    """What all players share."""

    def __init__(self, seed, history, servers):
        self.seed, self.servers = seed, servers
        self.history = open(history, "w", encoding="utf-8")
        self.lock, self.count = threading.Lock(), 0
        self.calm = threading.Event()
        self.private = []

    def note(self, what, **more):
        with self.lock:
            self.count += 1
            line = {"what": what, "at": time.monotonic(), "number": self.count, **more}
            self.history.write(json.dumps(line) + "\n")
            self.history.flush()
            return self.count


class Person:
    """Somebody with a key, who asks any server."""

    def __init__(self, world, name):
        self.world, self.name, self.key, self.asked = world, name, None, None
        self.dice = random.Random(f"{world.seed} {name}")
        self.links = {}
        self.key = self.surely("POST", "/people", {"name": name})["key"]

    def headers(self):
        return {"Authorization": "Bearer " + self.key} if self.key else {}

    def ask(self, method, path, body=None):
        """Status and answer of one request to one server; raises Lost when there is none."""
        self.asked = server = self.dice.choice(self.world.servers)
        link = self.links.pop(server, None)
        fresh = link is None
        text = None if body is None else json.dumps(body)
        try:
            link = link or dial(server, PATIENCE)
            link.request(method, "/api/v1" + path, text, self.headers())
            reply = link.getresponse()
            told = reply.read()
            self.links[server] = link
            return reply.status, json.loads(told) if told else {}
        except (OSError, http.client.HTTPException, ValueError) as error:
            if link:
                link.close()
            # A connection on which nothing was asked for a while may be closed: that is no trouble of the server's.
            if not fresh and method == "GET":
                return self.ask(method, path, body)
            raise Lost(repr(error)) from error

    def surely(self, method, path, body=None, fine=()):
        """Asks until somebody answers."""
        while True:
            try:
                status, told = self.ask(method, path, body)
            except Lost:
                status = 0
            if status in (200, 201) or status in fine:
                return told
            if 400 <= status < 500 and status != 429:
                raise RuntimeError(f"{method} {path}: {status} {told}")
            time.sleep(self.dice.uniform(0.05, 0.3))


class Seat:
    """A person in a seat of a table: plays, speaks and listens."""

    def __init__(self, world, person, code, seat):
        self.world, self.person, self.code, self.seat = world, person, code, seat
        self.path = f"/tables/{code}"
        self.news = threading.Event()
        self.over, self.heard = False, 0
        self.ended = None
        self.player = threading.Thread(target=self.play, daemon=True)
        self.listener = threading.Thread(target=self.listen, daemon=True)

    def note(self, what, **more):
        return self.world.note(what, who=self.person.name, code=self.code, **more)

    def play(self):
        while not self.world.calm.is_set() and not self.over:
            try:
                status, choice = self.person.ask("GET", self.path + "/moves")
            except Lost:
                continue
            if status != 200:
                time.sleep(0.2)
                continue
            self.note("seen", entries=choice["entry"] - 1, to_act=choice["to_act"])
            if choice["seat"] not in (None, self.seat):
                self.note("wrong", why=f"was offered the moves of seat {choice['seat']}")
            if choice["to_act"] is None:
                self.over = True
            elif choice["moves"]:
                time.sleep(self.person.dice.uniform(0, 0.1))
                self.decide(choice)
                if self.person.dice.random() < 0.05:
                    self.say()
            else:
                self.news.wait(0.5)
                self.news.clear()

    def decide(self, choice):
        """Asks for a move until it is known what became of it."""
        if choice["undo"] == self.seat and self.person.dice.random() < 0.05:
            wish, path = {"seat": self.seat, "entry": choice["entry"]}, "/undo"
            act = "undo"
        else:
            act = self.person.dice.choice(choice["moves"])["move"]
            wish, path = {"seat": self.seat, "entry": choice["entry"], "move": act}, "/moves"
        self.until_known("move", path, wish, entry=choice["entry"], seat=self.seat, act=act)

    def say(self):
        text = f"{self.person.name} {self.world.note('thought')}"
        self.until_known("line", "/chat", {"text": text}, text=text)

    def until_known(self, what, path, wish, **more):
        while True:
            number = self.note("ask", kind=what, **more)
            try:
                status, told = self.person.ask("POST", self.path + path, wish)
            except Lost:
                status, told = 0, {}
            why = told.get("error", {}).get("key") if status >= 400 else None
            self.note("answer", ask=number, status=status, why=why)
            if 0 < status < 500 and status != 429:
                return
            # Said twice is there twice: whoever does not know whether a line was heard leaves it at that.
            if what == "line":
                return
            time.sleep(self.person.dice.uniform(0.05, 0.3))

    def listen(self):
        """One stream after the other, each from where the last one ended, and each at another server than the last: who has
        failed is asked again only when all others were asked."""
        others = []
        while self.ended is None or self.heard < self.ended:
            if not others:
                others = self.person.dice.sample(self.world.servers, len(self.world.servers))
            server = others.pop()
            link = None
            try:
                link = dial(server, OPENING)
                # A server that is about to stop closes after its answer: then the link forgets it at once.
                socket = link.sock
                headers = {**self.person.headers(), "Last-Event-ID": str(self.heard)}
                link.request("GET", f"/api/v1{self.path}/events", headers=headers)
                reply = link.getresponse()
                if reply.status == 200:
                    socket.settimeout(SILENCE)
                    others = [other for other in self.world.servers if other != server]
                    self.person.dice.shuffle(others)
                    self.note("stream", server=server, after=self.heard)
                    self.follow(reply)
                else:
                    time.sleep(0.2)
            except (OSError, http.client.HTTPException, ValueError):
                # It broke in the middle: whatever was whole has been heard.
                pass
            finally:
                if link:
                    link.close()
            self.note("hung up", server=server)
            time.sleep(0.05)

    def follow(self, stream):
        kind, data = None, None
        for line in stream:
            line = line.decode().rstrip("\n")
            if line.startswith("event: "):
                kind = line[7:]
            elif line.startswith("data: "):
                data = line[6:]
            elif not line and data is not None:
                self.hear(kind, json.loads(data))
                kind, data = None, None
            if self.ended is not None and self.heard >= self.ended:
                return

    def hear(self, kind, data):
        if kind == "entry":
            self.heard = data["entry"]
            told = {name: data[name] for name in ("entry", "seat", "act", "log", "last", "to_act")}
            self.note("heard", seat_of=self.seat, **told)
        elif kind == "chat":
            self.note("heard line", line=data["number"], text=data["text"])
        elif kind == "table":
            self.note("table", state=data["state"], seed=data["seed"], entries=data["entries"])
            if data["state"] == "over":
                self.over, self.ended = True, data["entries"]
        else:
            self.note("wrong", why=f"the stream said {kind}")
        self.news.set()

    def finish(self):
        """Reads the table once more, when all is calm."""
        table = self.person.surely("GET", self.path)
        log = self.person.surely("GET", f"{self.path}/log?seat={self.seat}")["log"]
        chat = self.person.surely("GET", self.path + "/chat")["chat"]
        self.note("final", seat=self.seat, state=table["state"], entries=table["entries"], log=log,
                  chat=[line["text"] for line in chat])
        self.ended = table["entries"]


class Table:
    """A table that is played on and on: when a game is over, there is another."""

    def __init__(self, world, number):
        self.world, self.number = world, number
        self.game, self.bot = GAMES[number % 3], number // 3 % 2 == 1
        names = [f"p{number}a"] if self.bot else [f"p{number}a", f"p{number}b"]
        self.people = [Person(world, name) for name in names]
        self.seats = []

    def begin(self):
        first = self.people[0]
        other = "bot-cub" if self.bot else "friend"
        table = first.surely("POST", "/tables", {"game": self.game, "players": 2, "seats": ["me", other],
                                                 "listed": False})
        code, people = table["code"], [first.name]
        if not self.bot:
            self.sit(code)
            people.append(self.people[1].name)
        # Whoever made it has started it; said twice it is refused, and then looked at.
        told = first.surely("POST", f"/tables/{code}/start", {}, fine=(409,))
        if not self.shows(first, code, lambda table: table["state"] != "lobby"):
            raise RuntimeError(f"{code} does not start: {told}")
        self.world.note("begun", code=code, game=self.game, people=people, bot=self.bot)
        self.world.private.append(code)
        seats = [Seat(self.world, person, code, place + 1) for place, person in enumerate(self.people)]
        self.seats += seats
        for seat in seats:
            seat.player.start()
            seat.listener.start()
        return seats

    def sit(self, code):
        second = self.people[1]
        told = second.surely("POST", f"/tables/{code}/seats", {"seat": 2}, fine=(409, 422, 403))
        if not self.shows(second, code, lambda table: table["seats"][1]["mine"]):
            raise RuntimeError(f"{second.name} does not sit at {code}: {told}")

    def shows(self, person, code, wanted):
        """Whether the table comes to be so. A server that cannot reach the database shows what it remembers; whether it was
        one of those, the checker finds out."""
        for _ in range(150):
            begun = time.monotonic()
            if wanted(person.surely("GET", f"/tables/{code}")):
                return True
            self.world.note("old", code=code, server=person.asked, since=begun)
            time.sleep(0.1)
        return False

    def run(self):
        while not self.world.calm.is_set():
            seats = self.begin()
            while not self.world.calm.is_set() and not any(seat.over for seat in seats):
                time.sleep(0.1)


def stranger(world):
    """Somebody who has no business there, and tries all the same."""
    person = Person(world, "stranger")
    while not world.calm.is_set():
        time.sleep(0.1)
        if not world.private:
            continue
        # A game that is over is no secret: those that were begun last are not.
        code = person.dice.choice(world.private[-9:])
        what = person.dice.choice(["", "/view", "/log", "/moves", "/chat", "/events"])
        try:
            status, told = person.ask("GET", f"/tables/{code}{what}")
        except Lost:
            continue
        world.note("stranger", code=code, path=what, status=status, told=sorted(told))


def main():
    seed, tables, history, *servers = sys.argv[1:]
    world = World(seed, history, servers)

    def safely(work):
        try:
            work()
        except Exception as error:  # noqa: BLE001 - whatever it is, the checker is to hear of it
            world.note("wrong", why=repr(error))

    tables = [Table(world, number) for number in range(int(tables))]
    threads = [threading.Thread(target=safely, args=[table.run], daemon=True) for table in tables]
    threads.append(threading.Thread(target=safely, args=[lambda: stranger(world)], daemon=True))
    for thread in threads:
        thread.start()
    print("playing", flush=True)
    sys.stdin.readline()
    world.calm.set()
    for thread in threads:
        thread.join(30)
    seats = [seat for table in tables for seat in table.seats]
    for seat in seats:
        seat.player.join(30)
    for seat in seats:
        safely(seat.finish)
    end = time.monotonic() + 30
    while time.monotonic() < end and any(seat.heard < (seat.ended or 0) for seat in seats):
        time.sleep(0.05)
    world.note("end")
    print("done", flush=True)


if __name__ == "__main__":
    main()
