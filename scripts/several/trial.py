"""Tries a cluster out: people play through its proxy while one server after the other is replaced in good order, of which
nobody notices anything, and then killed; then one hangs, and in the end the database."""

import http.client
import json
import random
import sys
import time

from . import company, net, nodes


class Onlooker:
    """Somebody who asks the proxy while the database hangs: pages go on being shown, and what is refused is refused by the
    servers, in words."""

    def __init__(self, address):
        self.address, self.key, self.wrong = address, None, []
        self.key = self.ask("POST", "/people", {"name": "Onlooker"})[1]["key"]
        wish = {"game": "triqueta", "players": 2, "seats": ["me", "bot-cub"]}
        self.path = "/tables/" + self.ask("POST", "/tables", wish)[1]["code"]
        self.stream = self.open("GET", self.path + "/events")
        self.wait_for("table")

    def open(self, method, path, wish=None):
        link = http.client.HTTPConnection(*self.address, timeout=30)
        headers = {"Authorization": "Bearer " + self.key} if self.key else {}
        link.request(method, "/api/v1" + path, None if wish is None else json.dumps(wish), headers)
        return link.getresponse()

    def ask(self, method, path, wish=None):
        reply = self.open(method, path, wish)
        text = reply.read()
        try:
            return reply.status, json.loads(text)
        except ValueError:
            return reply.status, text

    def wait_for(self, kind):
        for line in self.stream:
            if line == b"event: " + kind.encode() + b"\n":
                return
        self.wrong.append("a stream was cut while the database hung")

    def look(self):
        """What must hold while nothing can be written."""
        status, table = self.ask("GET", self.path)
        if status != 200:
            self.wrong.append(f"a table in memory is not shown while the database hangs: {status} {table}")
        status, refused = self.ask("POST", self.path + "/chat", {"text": "too soon"})
        if status != 503 or "error" not in refused:
            self.wrong.append(f"what cannot be kept is not refused by a server: {status} {refused}")

    def listen(self):
        """The stream from before is the one that hears what comes after."""
        nodes.wait(30, "somebody can speak again",
                   lambda: self.ask("POST", self.path + "/chat", {"text": "at last"})[0] == 200)
        self.wait_for("chat")


def hang(cluster):
    """The database says nothing for ten seconds; what is wrong then."""
    onlooker = Onlooker(cluster.proxy.address)
    begun = time.monotonic()
    cluster.database.stop()
    # The proxy hears from all servers that they cannot write.
    while time.monotonic() < begun + 10:
        time.sleep(0.5)
        onlooker.look()
    cluster.database.go_on()
    onlooker.listen()
    print("the database stopped for ten seconds", flush=True)
    return onlooker.wrong, (begun, time.monotonic())


def play(cluster):
    seed = random.randrange(1 << 32)
    print(f"seed {seed}", flush=True)
    here = net.Loopback().add("people")
    address = "{}:{}".format(*cluster.proxy.address)
    people = company.Company(here, cluster.folder, seed, 6, [address])
    deaths = []
    try:
        begun = time.monotonic()
        for server in cluster.servers:
            time.sleep(1)
            server.end()
            server.start()
            nodes.wait(30, f"{server.place.name} is ready again", server.ready)
            # The proxy sends people there again.
            time.sleep(2)
            print(f"{server.place.name} replaced", flush=True)
        replaced = time.monotonic()
        for server in cluster.servers:
            time.sleep(2)
            # Everybody comes through the proxy, so anybody's stream may have ended there.
            deaths.append((time.monotonic(), address, 1))
            server.kill()
            print(f"{server.place.name} killed", flush=True)
            time.sleep(3)
            server.start()
            nodes.wait(30, f"{server.place.name} is ready again", server.ready)
        # One that accepts and says nothing, as when its machine is gone: the proxy has to find out.
        time.sleep(2)
        hanging = cluster.servers[0]
        deaths.append((time.monotonic(), address, 5))
        hanging.stop()
        print(f"{hanging.place.name} stopped", flush=True)
        time.sleep(6)
        hanging.go_on()
        for thinker in cluster.thinkers[:1]:
            thinker.kill()
            print(f"{thinker.place.name} killed", flush=True)
            time.sleep(3)
        wrong, outage = hang(cluster)
        people.calm()
        wrong += people.judge(cluster.database, deaths, [outage])
        # Whoever speaks too often is told so (429), whichever server it is.
        wrong += [f"a request was answered {line['status']} while servers were replaced" for line in people.read()
                  if line["what"] == "answer" and line["status"] not in (200, 409, 429)
                  and begun < line["at"] < replaced]
    finally:
        people.kill()
    for sentence in wrong:
        print("WRONG:", sentence)
    if wrong:
        sys.exit(1)
