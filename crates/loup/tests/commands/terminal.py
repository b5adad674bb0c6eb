"""Sits before a pseudo-terminal: python3 terminal.py COLUMNS PROGRAM ARGUMENTS... with a list of steps as JSON on stdin.

["expect", TEXT] waits for something to be shown, ["send", TEXT] types, ["signal", NAME] sends a signal to the program,
["close"] closes the terminal, and ["play", PROMPT, LINE, END] types LINE at every PROMPT until END is shown. What was
shown and how the program ended come out as JSON.
"""

import fcntl
import json
import os
import pty
import signal
import struct
import sys
import termios
import time

PATIENCE = 120


class Seat:
    def __init__(self, columns, words):
        self.fd, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
        self.pid = os.fork()
        if self.pid == 0:
            os.close(self.fd)
            os.login_tty(slave)
            os.execv(words[0], words)
        os.close(slave)
        self.shown, self.seen, self.over = "", 0, False
        self.pending = b""

    def read(self):
        try:
            data = os.read(self.fd, 65536)
        except OSError:
            data = b""
        self.over = not data
        data = self.pending + data
        # A letter may have come in half.
        end = len(data)
        while end and data[end - 1] & 0xC0 == 0x80:
            end -= 1
        if end and data[end - 1] >= 0xC0:
            whole = {0xC0: 2, 0xE0: 3, 0xF0: 4}[data[end - 1] & (0xF0 if data[end - 1] >= 0xE0 else 0xE0)]
            end = end - 1 if len(data) - end + 1 < whole else len(data)
        else:
            end = len(data)
        self.shown += data[:end].decode("utf-8", "replace")
        self.pending = data[end:]

    def expect(self, *texts):
        """Waits until one of these is shown; which."""
        begun = time.monotonic()
        while True:
            found = [(self.shown.find(text, self.seen), text) for text in texts if text in self.shown[self.seen:]]
            if found:
                at, text = min(found)
                self.seen = at + len(text)
                return text
            if self.over or time.monotonic() - begun > PATIENCE:
                sys.exit(f"{texts} was never shown: {self.shown[-3000:]!r}")
            self.read()

    def send(self, text):
        os.write(self.fd, text.encode())

    def end(self):
        while not self.over:
            self.read()
        status = os.waitpid(self.pid, 0)[1]
        return {"out": self.shown, "code": os.waitstatus_to_exitcode(status)}


def main():
    seat = Seat(int(sys.argv[1]), sys.argv[2:])
    for step, *words in json.load(sys.stdin):
        if step == "expect":
            seat.expect(*words)
        elif step == "send":
            seat.send(*words)
        elif step == "signal":
            os.kill(seat.pid, getattr(signal, "SIG" + words[0]))
        elif step == "close":
            os.close(seat.fd)
            seat.over = True
        elif step == "play":
            prompt, line, end = words
            while seat.expect(prompt, end) == prompt:
                seat.send(line)
        else:
            sys.exit(f"no such step: {step}")
    print(json.dumps(seat.end()))


main()
