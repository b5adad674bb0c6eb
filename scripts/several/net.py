"""A small network inside of this machine: every program in a namespace of its own, all behind one router, which can be
told to drop what goes from one to another. Nothing of it is seen outside, and it ends with the program that made it.
"""

import os
import subprocess
import sys

INSIDE = "CHAOS_INSIDE"
TRY = "mount -t tmpfs none /run && ip link add one type veth peer name two && ip rule add from 10.9.9.9 blackhole"


def command(*words):
    subprocess.run(words, check=True, stdout=subprocess.DEVNULL)


def enter():
    """Starts this program again where it may make networks, and ends with it; returns where that cannot be had.

    As root, or without root where the kernel lets everybody have namespaces. Processes get one too, so that none of
    them is left behind."""
    if INSIDE in os.environ:
        command("mount", "-t", "tmpfs", "none", "/run")
        os.mkdir("/run/netns")
        return True
    apart = ["unshare", "--net", "--mount", "--pid", "--fork", "--kill-child", "--mount-proc"]
    if os.geteuid() != 0:
        apart += ["--user", "--map-root-user"]
    try:
        if subprocess.run([*apart, "sh", "-c", TRY], capture_output=True, check=False).returncode != 0:
            return False
    except FileNotFoundError:
        return False
    done = subprocess.run([*apart, sys.executable, *sys.argv], env={**os.environ, INSIDE: "1"}, check=False)
    sys.exit(done.returncode)


class Loopback:
    """No network at all: everybody is at 127.0.0.1, and nobody can be cut off."""

    cuts = False

    def add(self, name):
        return Place(name, "127.0.0.1", [])


class Place:
    """Where a program runs: its address, and the words that start it there."""

    def __init__(self, name, address, before):
        self.name, self.address, self.before = name, address, before


class Net:
    """Places behind one router."""

    cuts = True

    def __init__(self):
        self.count = 0
        command("ip", "link", "set", "lo", "up")
        with open("/proc/sys/net/ipv4/ip_forward", "w", encoding="ascii") as forward:
            forward.write("1")

    def add(self, name):
        self.count += 1
        here, router, address = f"n{self.count}", f"10.77.{self.count}.1", f"10.77.{self.count}.2"
        command("ip", "netns", "add", here)
        command("ip", "link", "add", here, "type", "veth", "peer", "name", "eth0", "netns", here)
        command("ip", "addr", "add", f"{router}/30", "dev", here)
        command("ip", "link", "set", here, "up")
        before = ["nsenter", f"--net=/run/netns/{here}"]
        command(*before, "ip", "link", "set", "lo", "up")
        command(*before, "ip", "addr", "add", f"{address}/30", "dev", "eth0")
        command(*before, "ip", "link", "set", "eth0", "up")
        command(*before, "ip", "route", "add", "default", "via", router)
        return Place(name, address, before)

    def cut(self, one, other):
        """Drops everything between two places, silently, as a broken line does."""
        for source, target in [(one, other), (other, one)]:
            command("ip", "rule", "add", "from", source.address, "to", target.address, "blackhole")

    def mend(self, one, other):
        for source, target in [(one, other), (other, one)]:
            command("ip", "rule", "del", "from", source.address, "to", target.address, "blackhole")
