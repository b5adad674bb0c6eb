"""Programs that long tests need: from the system where they are installed, else out of Debian's packages, unpacked below
target/ without root and without being installed. Installing them would start them as services of the system."""

import os
import pathlib
import shutil
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent


def program(name, *packages):
    """The program, and what its surroundings have to say; `packages` are what it comes in besides its own."""
    found = shutil.which(name, path=os.environ["PATH"] + ":/usr/sbin")
    if found:
        return found, {}
    folder = ROOT / "target" / name
    places = [folder / "usr/sbin" / name, folder / "usr/bin" / name]
    if not any(place.exists() for place in places):
        folder.mkdir(parents=True, exist_ok=True)
        print(f"{name} is not installed: its packages are fetched and unpacked in target/{name}", flush=True)
        done = subprocess.run(["apt-get", "download", "-qq", name, *packages], cwd=folder, check=False,
                              capture_output=True)
        if done.returncode != 0:
            raise SystemExit(f"{name} is not installed and cannot be fetched: please install it")
        for package in sorted(folder.glob("*.deb")):
            subprocess.run(["dpkg", "-x", package, folder], check=True)
    libraries = ":".join(str(path) for path in folder.glob("usr/lib/*-linux-*"))
    more = {"LD_LIBRARY_PATH": libraries} if libraries else {}
    return str(next(place for place in places if place.exists())), more
