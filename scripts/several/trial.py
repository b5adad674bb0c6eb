"""Tries a cluster out: people play through its proxy while one server after the other is replaced in good order, of which
nobody notices anything, and then killed; in the end one hangs."""

import random
import sys
import time

from . import company, net, nodes


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
        people.calm()
        wrong = people.judge(cluster.database, deaths)
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
