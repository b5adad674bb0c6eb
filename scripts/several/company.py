"""People who play (players.py, a process of its own, somewhere in the network), and what is found out about them."""

import json
import subprocess
import sys

from . import checker, nodes


class Company:
    def __init__(self, place, folder, seed, tables, addresses):
        self.history = folder / "history"
        words = [sys.executable, str(nodes.ROOT / "scripts/several/players.py"), str(seed), str(tables),
                 str(self.history), *addresses]
        self.process = subprocess.Popen([*place.before, *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        text=True)
        self.expect("playing")

    def expect(self, word):
        if self.process.stdout.readline() != word + "\n":
            raise SystemExit(f"the players never said that they are {word}")

    def are_there(self):
        return self.process.poll() is None

    def calm(self):
        """Lets them come to an end, once everything is well again."""
        self.process.stdin.write("calm\n")
        self.process.stdin.flush()
        self.expect("done")

    def kill(self):
        self.process.kill()
        self.process.wait()

    def read(self):
        """What they wrote down."""
        return [json.loads(line) for line in self.history.read_text().splitlines()]

    def judge(self, database, deaths=(), outages=(), troubles=()):
        """What is wrong with what they have seen, as sentences; prints how much that was."""
        history = self.read()
        entries, lines = {}, {}
        for row in rows(database, "SELECT code, number, seat, act FROM entries ORDER BY code, number"):
            entries.setdefault(row["code"], []).append((row["number"], row["seat"], row["act"]))
        for row in rows(database, "SELECT code, number, text FROM chat ORDER BY code, number"):
            lines.setdefault(row["code"], []).append((row["number"], row["text"]))
        tell(history, entries, deaths)
        return checker.check(history, entries, lines, outages, troubles)


def rows(database, query):
    return json.loads(database.sql(f"SELECT coalesce(json_agg(r), '[]') FROM ({query}) r"))


def tell(history, entries, deaths):
    def count(what, status=None):
        return sum(line["what"] == what and status in (None, line.get("status")) for line in history)
    begun = [line["code"] for line in history if line["what"] == "begun"]
    print(f"{len(begun)} tables, {sum(len(entries.get(code, [])) for code in begun)} entries; acknowledged "
          f"{count('answer', 200)}, refused {count('answer', 409)}, in doubt {count('answer', 0) + count('answer', 503)}; "
          f"{count('stream')} streams told {count('heard')} entries; strangers sent away {count('stranger', 403)} times")
    times = checker.back(history, deaths)
    if times:
        print(f"streams of killed servers, back at another: {len(times)}, half of them within "
              f"{times[len(times) // 2]:.2f} s, the last after {times[-1]:.2f} s; later than 3 s: "
              f"{sum(time > 3 for time in times)}")
