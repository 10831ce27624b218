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
# a file of the wheel and its place, where a place ending in "/" takes all of a zip file. "for" names what an optional
# package draws: without it everything else is drawn as ever, so where it cannot be had there is a warning and no more.
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
    {
        "name": "manimgx-fonts",
        "version": "2026.9.26.post1",
        "wheel": "e5e21178263ddec3eef9414d2b52a1c90ac01062d3e9067460f3359f854c3e17",
        "tree": "80ffccd1de22765a242f1860778e37b6adc513dbcfdee0d3bbe77dc8b22e7942",
        "for": "Arabic, Hebrew, Thai, Devanagari and other scripts, and symbols",
        "files": {
            **{
                f"manimgx_fonts/{name}[wght].ttf": f"fonts/{name}.ttf"
                for name in ["NotoEmoji", "NotoSans"]
                + [
                    "NotoSans" + script
                    for script in (
                        "Arabic Armenian Bengali Devanagari Ethiopic Georgian Gujarati Gurmukhi Hebrew Kannada Khmer Lao "
                        "Malayalam Myanmar Oriya Sinhala Symbols Tamil Telugu Thai"
                    ).split()
                ]
            },
            "manimgx_fonts-2026.9.26.post1.dist-info/licenses/LICENSE": "licenses/Noto.txt",
        },
    },
    {
        "name": "justmytype-intl-cjk",
        "version": "0.1.0",
        "wheel": "06d9665542bfcad373716bb80583aa2d9bb2086a054fe11f706b9bd41e03f256",
        "tree": "353662c2981c764d109856c030e6248b73f0812dc10f58aee996674fbc746a40",
        "for": "Japanese, Korean and Chinese",
        "files": {
            f"justmytype_intl_cjk/fonts/ofl/notosans{region.lower()}/{source}": target
            for region in ["JP", "KR", "SC", "TC"]
            for source, target in [
                (f"NotoSans{region}[wght].ttf", f"fonts/NotoSans{region}.ttf"),
                ("OFL.txt", f"licenses/NotoSans{region}.txt"),
            ]
        },
    },
    {
        "name": "fontpkg-jetbrains-mono",
        "version": "2.211",
        "wheel": "546e53afe7048f4c4ac2be8cbc00c42d7208bb5f6cd00f852225aa2797335de4",
        "tree": "329e6e277235942ed76799467c818aaec53f2f522acdfcb4e13e529171ee2d3d",
        "for": "the monospaced design",
        "files": {
            "fontpkg_jetbrains_mono/files/JetBrainsMono[wght].ttf": "fonts/JetBrainsMono.ttf",
            "fontpkg_jetbrains_mono/files/JetBrainsMono-Italic[wght].ttf": "fonts/JetBrainsMono-Italic.ttf",
            "fontpkg_jetbrains_mono/LICENSE": "licenses/JetBrainsMono.txt",
        },
    },
    {
        "name": "fontpkg-source-serif-4",
        "version": "4.4",
        "wheel": "6c33ac5d27b0396b0ed228e400d9c7ee4445c359ce21b3d8d9b9723e8c5c49a7",
        "tree": "bcf4a4ea293437d3508f2df4919fd370f21fe29b5e887cb6d85356970cf828bb",
        "for": "the serif design",
        "files": {
            "fontpkg_source_serif_4/files/SourceSerif4[opsz,wght].ttf": "fonts/SourceSerif4.ttf",
            "fontpkg_source_serif_4/files/SourceSerif4-Italic[opsz,wght].ttf": "fonts/SourceSerif4-Italic.ttf",
            "fontpkg_source_serif_4/LICENSE": "licenses/SourceSerif4.txt",
        },
    },
    {
        "name": "fontpkg-nunito",
        "version": "3.602",
        "wheel": "aa03f5c6cced0c3a12ae980f517b3d3c4c92aeb1a60abd8637ba5ae978031bf2",
        "tree": "0ea2c0d1499226a0861e09fd0d6608db73f5bc6301a7570b3b5492068475667f",
        "for": "the rounded design",
        "files": {
            "fontpkg_nunito/files/Nunito[wght].ttf": "fonts/Nunito.ttf",
            "fontpkg_nunito/files/Nunito-Italic[wght].ttf": "fonts/Nunito-Italic.ttf",
            "fontpkg_nunito/LICENSE": "licenses/Nunito.txt",
        },
    },
]


class Failed(Exception):
    """One package could not be had; says why in a sentence."""


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
        raise Failed(f"{package['name']} {package['version']} could not be fetched: {reason}")
    with open(wheels[0], "rb") as file:
        if hashlib.sha256(file.read()).hexdigest() != package["wheel"]:
            raise Failed(f"{package['name']} {package['version']} has not the pinned SHA-256; nothing was unpacked")
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
            raise Failed(f"{package['name']} {package['version']} unpacked to {found}, not to what is pinned; nothing was changed")
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
            try:
                fetched = install(package, root)
                print(f"{package['name']} {package['version']}: {'fetched' if fetched else 'there'}", flush=True)
            except Failed as failure:
                if "for" not in package:
                    give_up(failure)
                print(f"warning: {failure}; it is for {package['for']}", file=sys.stderr)
    except OSError as error:
        give_up(f"{error.filename or root}: {error.strerror}")


main()
