"""HAProxy with contrib/haproxy.cfg, addresses put in."""

import os
import re

from . import nodes, packages

PACKAGES = ["libopentracing-c-wrapper0", "libopentracing1", "liblua5.3-0"]


class Proxy(nodes.Process):
    """The proxy before some servers."""

    def __init__(self, place, folder, port, servers):
        super().__init__(place, folder / "haproxy.log")
        self.address, self.file = (place.address, port), folder / "haproxy.cfg"
        text = (nodes.ROOT / "contrib/haproxy.cfg").read_text()
        text = re.sub(r"(?m)(^    bind .*\n)+.*redirect.*\n", f"    bind {place.address}:{port}\n", text)
        lines = ["    server {} {}:{}\n".format(server.place.name, *server.address) for server in servers]
        text = re.sub(r"(?m)(^    server .*\n)+", "".join(lines), text)
        self.file.write_text(text)

    def start(self):
        program, more = packages.program("haproxy", *PACKAGES)
        self.run([program, "-db", "-f", str(self.file)], env={**os.environ, **more})

