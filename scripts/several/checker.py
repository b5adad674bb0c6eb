"""Reads what players wrote down, and what the database holds in the end, and says what is wrong. It knows nothing of how
the servers work: only what they promise.

- What was acknowledged is there, once and in its place; what is there was asked for, by whoever sits in that seat.
- Every stream told the entries one after the other, none twice, each as it is kept, and in the end all of them.
- No bot at a table with a person's seat was idle for longer than half a minute.
- What was just done is shown by every server, unless something keeps it from the database.
- Nobody saw what they may not: a stranger nothing, nobody the seed of a game that is not over, and each seat of every
  entry what that seat is told of it when all is calm.
"""

import collections

IDLE = 30
"""So many seconds a server may take to reach the database again."""
RETURN = 10


def check(history, entries, lines, outages=(), troubles=()):
    """What is wrong, as sentences. `entries` has for each table its (number, seat, act), `lines` its (number, text), both
    in order; `outages` are the times (from, until) in which there was no database to write to, `troubles` those in which a
    server (from, until, its address) could not reach it, or (without an address) none of them at once."""
    wrong = [f"{line.get('who', '')} {line.get('code', '')}: {line['why']}" for line in history
             if line["what"] == "wrong"]
    tables = {line["code"]: line for line in history if line["what"] == "begun"}
    wrong += in_order(tables, entries, lines)
    wrong += acknowledged(history, tables, entries)
    wrong += spoken(history, lines)
    wrong += streamed(history, entries)
    wrong += in_the_end(history, entries, lines)
    wrong += hidden(history)
    wrong += idle(history, tables, outages)
    wrong += old(history, [*troubles, *((since, until, None) for since, until in outages)])
    return wrong


def in_order(tables, entries, lines):
    for code in tables:
        for name, rows in [("entries", entries), ("lines", lines)]:
            numbers = [row[0] for row in rows.get(code, [])]
            if numbers != list(range(1, len(numbers) + 1)):
                yield f"{code}: {name} are numbered {numbers}"


def asks(history, kind):
    """What was asked, with all the answers that came."""
    asked = {line["number"]: line for line in history if line["what"] == "ask" and line["kind"] == kind}
    answers = {line["ask"]: line for line in history if line["what"] == "answer"}
    for number, ask in asked.items():
        yield ask, answers.get(number, {"status": 0, "why": None})


def is_same(act, kept):
    """Whether an entry is what was asked for: of a take-back the record also says how far it goes."""
    return kept == act or (act == "undo" and kept.split(" ")[0] == "undo")


def text(act):
    """What an entry does, as the record writes it, of the form in which programs are told."""
    if isinstance(act, dict):
        [(kind, more)] = act.items()
        return more if kind == "move" else f"{kind} {more}"
    return "undo" if act == "take-back" else act


def acknowledged(history, tables, entries):
    wanted, tries = collections.defaultdict(list), collections.defaultdict(list)
    for ask, answer in asks(history, "move"):
        tries[ask["code"], ask["entry"], ask["act"]].append(answer["status"])
        code, number = ask["code"], ask["entry"]
        rows = entries.get(code, [])
        kept = rows[number - 1] if number <= len(rows) else None
        there = kept is not None and kept[1] == ask["seat"] and is_same(ask["act"], kept[2])
        wanted[code, number].append(ask)
        if answer["status"] == 200 and not there:
            yield f"{code}: entry {number}, {ask['act']!r} of seat {ask['seat']}, was acknowledged; there is {kept}"
        if answer["status"] in (400, 403, 404, 422):
            yield f"{code}: entry {number}, {ask['act']!r}, a legal move, was refused: {answer}"
    # Whoever is refused may have tried before without an answer: that try may be what is there.
    for (code, number, act), statuses in tries.items():
        rows = entries.get(code, [])
        if set(statuses) == {409} and number <= len(rows) and is_same(act, rows[number - 1][2]):
            yield f"{code}: entry {number}, {act!r}, was refused and is there"
    for code, table in tables.items():
        people = range(1, len(table["people"]) + 1)
        for number, seat, act in entries.get(code, []):
            if seat in people and not any(is_same(ask["act"], act) and ask["seat"] == seat
                                          for ask in wanted[code, number]):
                yield f"{code}: entry {number}, {act!r} of seat {seat}, was asked for by nobody"


def spoken(history, lines):
    for ask, answer in asks(history, "line"):
        count = [text for _, text in lines.get(ask["code"], [])].count(ask["text"])
        if count > 1 or (answer["status"] == 200 and count != 1):
            yield f"{ask['code']}: the line {ask['text']!r} is there {count} times, answer {answer['status']}"


def streamed(history, entries):
    heard = collections.defaultdict(int)
    for line in history:
        if line["what"] == "stream":
            if line["after"] != heard[line["who"], line["code"]]:
                yield f"{line['code']}: a stream of {line['who']} goes on after {line['after']}"
        elif line["what"] == "heard":
            key, number = (line["who"], line["code"]), line["entry"]
            if number != heard[key] + 1:
                yield f"{line['code']}: {line['who']} heard entry {number} after {heard[key]}"
            heard[key] = number
            rows = entries.get(line["code"], [])
            kept = rows[number - 1] if number <= len(rows) else None
            if kept != (number, line["seat"], text(line["act"])):
                yield f"{line['code']}: {line['who']} heard {number} {line['seat']} {line['act']!r}; there is {kept}"
    for line in history:
        if line["what"] == "final" and heard[line["who"], line["code"]] < line["entries"]:
            yield (f"{line['code']}: {line['who']} heard {heard[line['who'], line['code']]} of "
                   f"{line['entries']} entries")


def in_the_end(history, entries, lines):
    finals = [line for line in history if line["what"] == "final"]
    for line in finals:
        if line["entries"] > len(entries.get(line["code"], [])):
            yield f"{line['code']}: {line['entries']} entries are shown that are not kept"
        if line["chat"] != [text for _, text in lines.get(line["code"], [])][:len(line["chat"])]:
            yield f"{line['code']}: the chat is shown otherwise than it is kept"
    ended = {(line["who"], line["code"]) for line in finals}
    for line in history:
        if line["what"] == "begun":
            for person in line["people"]:
                if (person, line["code"]) not in ended:
                    yield f"{line['code']}: {person} could not read it in the end"


def told(lines):
    """What somebody is told of an entry; whether it still stands changes with take-backs."""
    return [(line["entry"], line["seat"], line["text"], str(line["event"])) for line in lines]


def open_since(history):
    """When each table may be seen by all at the earliest: a game that is over is no secret. Its last entry cannot have been
    made before somebody asked for it, or before the one before it was seen."""
    last = {line["code"]: line["entries"] for line in history if line["what"] == "final" and line["state"] == "over"}
    since = {}
    for line in history:
        number = {"ask": line.get("entry", 0), "seen": line.get("entries", 0) + 1,
                  "heard": line.get("entry", 0) + 1}.get(line["what"], 0)
        if number >= last.get(line.get("code"), 1 << 30):
            since.setdefault(line["code"], line["at"])
    return since


def hidden(history):
    logs, since = {}, open_since(history)
    for line in history:
        if line["what"] == "final":
            by_entry = collections.defaultdict(list)
            for one in line["log"]:
                by_entry[one["entry"]].append(one)
            logs[line["who"], line["code"]] = by_entry
    for line in history:
        if line["what"] == "stranger" and line["status"] == 200 and line["at"] < since.get(line["code"], line["at"] + 1):
            yield f"{line['code']}: a stranger was shown {line['path'] or 'the table'}"
        if line["what"] == "table" and line["state"] != "over" and line["seed"] is not None:
            yield f"{line['code']}: the seed was shown to {line['who']} before the end"
        if line["what"] == "heard" and (line["who"], line["code"]) in logs:
            calm = logs[line["who"], line["code"]][line["entry"]]
            if told(line["log"]) != told(calm):
                yield (f"{line['code']}: {line['who']} was told of entry {line['entry']} {told(line['log'])}, "
                       f"when all is calm {told(calm)}")


def idle(history, tables, outages):
    """How long after an entry the bot's next was first seen by anybody."""
    first, waits = {}, {}
    for line in history:
        if line["what"] in ("seen", "heard"):
            number = line["entries"] if line["what"] == "seen" else line["entry"]
            key = line["code"], number
            first.setdefault(key, line["at"])
            if line["what"] == "seen" or line["last"]:
                waits[key] = line["to_act"]
    end = max((line["at"] for line in history), default=0)
    for (code, number), seat in waits.items():
        if not tables.get(code, {}).get("bot") or seat != 2:
            continue
        since = first[code, number]
        until = min((at for (other, later), at in first.items() if other == code and later > number), default=end)
        down = sum(max(0, min(until, to) - max(since, of)) for of, to in outages)
        if until - since - down > IDLE:
            yield f"{code}: the bot was idle for {until - since:.0f} s after entry {number}"


def old(history, troubles):
    """Tables that were shown as they had been, by servers that could have known better."""
    for line in history:
        if line["what"] == "old" and not any(
                address in (None, line["server"]) and since <= line["at"] and line["since"] <= until + RETURN
                for since, until, address in troubles):
            yield f"{line['code']}: {line['server']} showed what was no more so"


def back(history, deaths):
    """How long those were without a stream whose stream broke when a server died: for each death (when, its address, and
    after how many seconds at the latest that is seen)."""
    times = []
    for at, server, seen in deaths:
        listening, broken = {}, set()
        for line in history:
            key = line.get("who"), line.get("code")
            if line["what"] == "stream":
                if key in broken:
                    times.append(line["at"] - at)
                    broken.discard(key)
                listening[key] = line["server"]
            elif line["what"] == "hung up" and listening.pop(key, None) == server and 0 < line["at"] - at < seen:
                broken.add(key)
    return sorted(times)
