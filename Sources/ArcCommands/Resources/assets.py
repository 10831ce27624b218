"""Fetches the pinned fonts and symbols into a folder: python3 assets.py FOLDER

One source of truth for which packages and which bytes: `make deps` runs this file, and `arcflow assets` carries it
inside itself and runs it the same way. It does nothing where the folder already holds exactly these packages, and it
never leaves half of one behind. Exit code 69: something is missing, and the last line says what.
"""

import glob
import hashlib
import io
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile

# Name, version and SHA-256 of each wheel, the digest of what is unpacked from it, and the unpacking:
# a file of the wheel and its place, where a place ending in "/" takes all of a zip file.
PACKAGES = [
    {
        "name": "fontpkg-inter",
        "version": "4.1.post1",
        "wheel": "b1105c8b368787112e9352ba657fe4fd32feb0722cc3046a308f65962298ddf8",
        "tree": "58bcdd5b2655c504d262f268dd10441c8096311256edc51624a1937f7d34ec80",
        "files": {
            "fontpkg_inter/files/Inter[opsz,wght].ttf": "fonts/Inter.ttf",
            "fontpkg_inter/files/Inter-Italic[opsz,wght].ttf": "fonts/Inter-Italic.ttf",
            "fontpkg_inter/LICENSE": "licenses/Inter.txt",
        },
    },
    {
        "name": "justmyresource-phosphor",
        "version": "2.0.8.post1",
        "wheel": "1390f469d23931f4b6bd41caf6eac25a9752646920abe35ebd4cb4fdf9d5d838",
        "tree": "68c499c69d63fc8b8f48016f39531ae48209e6785064e8e683dbcede78eba4ec",
        "files": {
            "justmyresource_phosphor/icons.zip": "symbols/",
            "justmyresource_phosphor-2.0.8.post1.dist-info/licenses/LICENSES/PHOSPHOR-LICENSE": "licenses/Phosphor.txt",
        },
    },
]


def give_up(sentence):
    print(sentence, file=sys.stderr)
    sys.exit(69)


def digest(root, places):
    """One SHA-256 over the names and bytes of the places in a folder, or None where one is absent."""
    total = hashlib.sha256()
    for place in sorted(places):
        whole = os.path.join(root, place)
        names = sorted(glob.glob(os.path.join(whole, "*", "*.svg"))) if place.endswith("/") else [whole]
        if not names:
            return None
        for name in names:
            try:
                with open(name, "rb") as file:
                    content = file.read()
            except OSError:
                return None
            total.update(os.path.relpath(name, root).encode() + b"\0" + hashlib.sha256(content).digest())
    return total.hexdigest()


def download(package, folder):
    """The path of the package's wheel, its hash checked by pip and by us."""
    pin = os.path.join(folder, "pin.txt")
    with open(pin, "w") as file:
        file.write(f"{package['name']}=={package['version']} --hash=sha256:{package['wheel']}\n")
    pip = [sys.executable, "-m", "pip"]
    if subprocess.run(pip + ["--version"], capture_output=True).returncode != 0:
        give_up("pip is missing: install python3-pip, then try again")
    command = pip + ["download", "--quiet", "--disable-pip-version-check", "--no-deps", "--only-binary", ":all:"]
    run = subprocess.run(command + ["--require-hashes", "-r", pin, "-d", folder], capture_output=True, text=True)
    wheels = glob.glob(os.path.join(folder, "*.whl"))
    if run.returncode != 0 or len(wheels) != 1:
        reason = (run.stderr.strip().splitlines() or ["no wheel came"])[-1]
        give_up(f"{package['name']} {package['version']} could not be fetched: {reason}")
    with open(wheels[0], "rb") as file:
        if hashlib.sha256(file.read()).hexdigest() != package["wheel"]:
            give_up(f"{package['name']} {package['version']} has not the pinned SHA-256; nothing was unpacked")
    return wheels[0]


def unpack(wheel, package, folder):
    with zipfile.ZipFile(wheel) as archive:
        for source, place in package["files"].items():
            target = os.path.join(folder, place)
            if place.endswith("/"):
                with zipfile.ZipFile(io.BytesIO(archive.read(source))) as inner:
                    inner.extractall(target)
            else:
                os.makedirs(os.path.dirname(target), exist_ok=True)
                with open(target, "wb") as file:
                    file.write(archive.read(source))


def install(package, root):
    places = package["files"].values()
    if digest(root, places) == package["tree"]:
        return False
    with tempfile.TemporaryDirectory(dir=root, prefix=".fetching-") as folder:
        fresh = os.path.join(folder, "fresh")
        unpack(download(package, folder), package, fresh)
        found = digest(fresh, places)
        if found != package["tree"]:
            give_up(f"{package['name']} {package['version']} unpacked to {found}, not to what is pinned; nothing was changed")
        for place in places:
            target = os.path.join(root, place.rstrip("/"))
            os.makedirs(os.path.dirname(target), exist_ok=True)
            if os.path.isdir(target):
                shutil.rmtree(target)
            os.replace(os.path.join(fresh, place.rstrip("/")), target)
    return True


def main():
    if len(sys.argv) != 2:
        give_up("say where to: python3 assets.py FOLDER")
    root = sys.argv[1]
    try:
        os.makedirs(root, exist_ok=True)
        for package in PACKAGES:
            fetched = install(package, root)
            print(f"{package['name']} {package['version']}: {'fetched' if fetched else 'there'}")
    except OSError as error:
        give_up(f"{error.filename or root}: {error.strerror}")


main()
