"""HAProxy with contrib/haproxy.cfg, addresses put in: from the system where it is installed, else out of Debian's packages,
unpacked below target/ without root and without being installed."""

import os
import re
import shutil
import subprocess

from . import nodes

PACKAGES = ["haproxy", "liblua5.3-0", "libopentracing-c-wrapper0", "libopentracing1"]


def haproxy():
    """The program, and what its surroundings have to say."""
    found = shutil.which("haproxy", path=os.environ["PATH"] + ":/usr/sbin")
    if found:
        return found, {}
    folder = nodes.ROOT / "target/haproxy"
    program = folder / "usr/sbin/haproxy"
    if not program.exists():
        folder.mkdir(parents=True, exist_ok=True)
        print("haproxy is not installed: its packages are fetched and unpacked in target/haproxy", flush=True)
        done = subprocess.run(["apt-get", "download", "-qq", *PACKAGES], cwd=folder, check=False, capture_output=True)
        if done.returncode != 0:
            raise SystemExit("haproxy is not installed and cannot be fetched: scripts/install-test-deps haproxy")
        for package in sorted(folder.glob("*.deb")):
            subprocess.run(["dpkg", "-x", package, folder], check=True)
    libraries = ":".join(str(path) for path in folder.glob("usr/lib/*-linux-*"))
    return str(program), {"LD_LIBRARY_PATH": libraries}


class Proxy(nodes.Process):
    """The proxy before some servers."""

    def __init__(self, place, folder, port, servers):
        super().__init__(place, folder / "haproxy.log")
        self.address, self.file = (place.address, port), folder / "haproxy.cfg"
        text = (nodes.ROOT / "contrib/haproxy.cfg").read_text()
        text = re.sub(r"(?m)^    bind .*\n.*redirect.*\n", f"    bind {place.address}:{port}\n", text)
        text = re.sub(r"(?m)^    server .*\n", "", text)
        for server in servers:
            text += "    server {} {}:{}\n".format(server.place.name, *server.address)
        self.file.write_text(text)

    def start(self):
        program, more = haproxy()
        self.run([program, "-db", "-f", str(self.file)], env={**os.environ, **more})

