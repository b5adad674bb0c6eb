"""Tries a cluster out: people play through its proxy while one server after the other is killed and comes back."""

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
        for server in cluster.servers:
            time.sleep(2)
            # Everybody comes through the proxy, so anybody's stream may have ended there.
            deaths.append((time.monotonic(), address))
            server.kill()
            print(f"{server.place.name} killed", flush=True)
            time.sleep(3)
            server.start()
            nodes.wait(30, f"{server.place.name} is ready again", server.ready)
        people.calm()
        wrong = people.judge(cluster.database, deaths)
    finally:
        people.kill()
    for sentence in wrong:
        print("WRONG:", sentence)
    if wrong:
        sys.exit(1)
