"""Programs of a cluster: PostgreSQL and Loup, each somewhere in a network, started and ended by their own process."""

import glob
import http.client
import os
import pathlib
import shutil
import signal
import socket
import subprocess
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
LOUP = ROOT / "target/debug/loup"


def program(name):
    """A program of PostgreSQL: on the path, or where Debian puts it."""
    folders = sorted(glob.glob("/usr/lib/postgresql/*/bin"), reverse=True)
    found = shutil.which(name) or shutil.which(name, path=os.pathsep.join(folders))
    if not found:
        raise SystemExit(f"{name} of PostgreSQL is not installed; scripts/install-test-deps installs it")
    return found


def as_somebody():
    """PostgreSQL refuses to run as root: then it runs as somebody else, who owns the same files."""
    return ["unshare", "--user", "--map-user=1000"] if os.geteuid() == 0 else []


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


def wait(seconds, what, done):
    """Waits until this is so."""
    end = time.monotonic() + seconds
    while not done():
        if time.monotonic() > end:
            raise SystemExit(f"waited {seconds} s in vain: {what}")
        time.sleep(0.02)


def answers(address, path, timeout=2):
    """Whether somebody there answers that all is well."""
    link = http.client.HTTPConnection(*address, timeout=timeout)
    try:
        link.request("GET", path)
        return link.getresponse().status == 200
    except (OSError, http.client.HTTPException):
        return False
    finally:
        link.close()


class Process:
    """A program that runs somewhere."""

    def __init__(self, place, log):
        self.place, self.log, self.process = place, log, None

    def run(self, words, **more):
        with open(self.log, "ab") as log:
            self.process = subprocess.Popen(
                [*self.place.before, *words], stdin=subprocess.DEVNULL, stdout=log, stderr=log,
                start_new_session=True, **more)

    def alive(self):
        return self.process is not None and self.process.poll() is None

    def send(self, number):
        if self.alive():
            self.process.send_signal(number)

    def stop(self):
        self.send(signal.SIGSTOP)

    def go_on(self):
        self.send(signal.SIGCONT)

    def kill(self):
        self.send(signal.SIGKILL)
        self.process.wait()

    def end(self, number=signal.SIGTERM):
        self.go_on()
        self.send(number)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()


class Loup(Process):
    """A server, or a thinker."""

    def __init__(self, place, folder, program_file, data, deed="serve", settings=None):
        super().__init__(place, folder / f"{place.name}.log")
        port = 7373 if place.before else free_port()
        self.address, self.program, self.deed = (place.address, port), program_file, deed
        self.settings = {"LOUP_DATA": data, "LOUP_LOG": "warn", **(settings or {})}

    def start(self):
        words = [str(self.program), self.deed]
        if self.deed == "serve":
            words += ["--address", "{}:{}".format(*self.address)]
        self.run(words, env={**os.environ, **self.settings})

    def ready(self):
        return answers(self.address, "/readyz")


class Postgres(Process):
    """A database: the one that is written, or one that follows it."""

    # What tests need besides the file in contrib/. Whether the standby is synchronous is said while it runs.
    SETTINGS = """
listen_addresses = '{address}'
port = {port}
unix_socket_directories = '{socket}'
shared_buffers = 32MB
max_wal_size = 256MB
wal_keep_size = 64MB
log_min_messages = warning
synchronous_standby_names = ''
"""

    def __init__(self, place, folder, settings="postgresql-pair.conf"):
        folder = folder / place.name
        folder.mkdir()
        self.settings = settings
        super().__init__(place, folder / "log")
        self.folder, self.data = folder, folder / "data"
        self.port = 5432 if place.before else free_port()
        # The name of a socket is short, so it does not lie with the data.
        self.socket = tempfile.mkdtemp(prefix="loup-")

    @property
    def host(self):
        return f"{self.place.address}:{self.port}"

    def quietly(self, words, **more):
        done = subprocess.run([*as_somebody(), *words], capture_output=True, text=True, check=False, **more)
        if done.returncode != 0:
            raise RuntimeError(f"{words[0]}: {done.stderr}")
        return done.stdout

    def make(self):
        """An empty database."""
        self.quietly([program("initdb"), "-D", str(self.data), "-U", "loup", "-A", "trust", "-E", "UTF8",
                      "--locale=C", "--no-sync"])
        with open(self.data / "pg_hba.conf", "a", encoding="ascii") as rules:
            rules.write("host all,replication loup 10.77.0.0/16 trust\n")
            rules.write("host replication loup 127.0.0.0/8 trust\n")
        self.settle()

    def settle(self):
        text = (ROOT / "contrib" / self.settings).read_text()
        text += self.SETTINGS.format(address=self.place.address, port=self.port, socket=self.socket)
        (self.data / "postgresql.auto.conf").write_text("")
        (self.data / "loup.conf").write_text(text)
        main = self.data / "postgresql.conf"
        if "loup.conf" not in main.read_text():
            main.write_text(main.read_text() + "include 'loup.conf'\n")

    def follow(self, primary):
        """Becomes a copy of another database, which it follows from then on."""
        shutil.rmtree(self.data, ignore_errors=True)
        self.quietly([program("pg_basebackup"), "-h", primary.socket, "-p", str(primary.port), "-U", "loup",
                      "-D", str(self.data), "-X", "stream", "-c", "fast", "--no-sync"])
        self.settle()
        (self.data / "standby.signal").touch()
        with open(self.data / "loup.conf", "a", encoding="ascii") as settings:
            settings.write(f"primary_conninfo = 'host={primary.place.address} port={primary.port} user=loup "
                           "tcp_user_timeout=3000 keepalives_idle=2 keepalives_interval=1 keepalives_count=3'\n")
        self.start()

    def start(self):
        (self.data / "postmaster.pid").unlink(missing_ok=True)
        self.run([*as_somebody(), program("postgres"), "-D", str(self.data)])
        wait(30, f"{self.place.name} starts", self.answers)

    def answers(self):
        try:
            return self.sql("SELECT 1") == "1"
        except RuntimeError:
            return False

    def sql(self, text):
        """What a query answers, asked through the socket in its folder, which no network reaches."""
        return self.quietly([program("psql"), "-h", self.socket, "-p", str(self.port), "-U", "loup",
                             "-d", "postgres", "-XAtc", text]).strip()

    def synchronous(self, wanted):
        """Says whether a commit is acknowledged only when the follower has it too."""
        names = "*" if wanted else ""
        self.sql(f"ALTER SYSTEM SET synchronous_standby_names = '{names}'")
        self.sql("SELECT pg_reload_conf()")
        if wanted:
            wait(30, "the standby is synchronous",
                 lambda: self.sql("SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'") == "1")

    def promote(self):
        """Makes the follower the one that is written."""
        self.sql("SELECT pg_promote(true, 30)")

    def family(self):
        """Its processes; each has a session of its own."""
        own = [self.process.pid]
        for status in glob.glob("/proc/[0-9]*/status"):
            try:
                text = pathlib.Path(status).read_text()
            except OSError:
                continue
            if f"PPid:\t{self.process.pid}\n" in text:
                own.append(int(status.split("/")[2]))
        return own

    def everyone(self, number):
        for process in self.family():
            try:
                os.kill(process, number)
            except ProcessLookupError:
                pass

    def kill(self):
        """As when the machine dies: all of its processes at once."""
        self.everyone(signal.SIGKILL)
        self.process.wait()

    def stop(self):
        self.everyone(signal.SIGSTOP)

    def go_on(self):
        if self.alive():
            self.everyone(signal.SIGCONT)

    def end(self, number=signal.SIGINT):
        super().end(number)
        shutil.rmtree(self.socket, ignore_errors=True)
