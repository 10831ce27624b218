#!/usr/bin/env python3
# The widget of README.md, as a reader would try it: its two files in a package of their own, built, run, and its picture looked at.
#   Scripts/readme.py SCRATCH     the folder to build in, which packages that depend on this one may share

import os
import re
import subprocess
import sys
import zlib

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
FOLDER = os.path.join(ROOT, ".build", "readme")


def blocks():
    """The Swift blocks of the README's section about a widget: the source, then the package."""
    with open(os.path.join(ROOT, "README.md"), encoding="utf-8") as file:
        section = file.read().split("\n## A widget in ten lines\n")[1].split("\n## ")[0]
    found = re.findall(r"```swift\n(.*?)```", section, re.DOTALL)
    assert len(found) == 2 and "@main" in found[0] and "swift-tools-version" in found[1], "README.md has a widget and its package"
    return found


def put(path, text):
    """Writes a file unless it says this already, so that nothing is built anew without need."""
    os.makedirs(os.path.dirname(path), exist_ok=True)
    if os.path.exists(path):
        with open(path, encoding="utf-8") as file:
            if file.read() == text:
                return
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def pixels(path):
    """Width, height and the rows of a PNG, filters and all."""
    with open(path, "rb") as file:
        data = file.read()
    assert data[:8] == b"\x89PNG\r\n\x1a\n", f"{path} is no PNG"
    rows, place = b"", 8
    while place < len(data):
        length, kind = int.from_bytes(data[place : place + 4], "big"), data[place + 4 : place + 8]
        if kind == b"IDAT":
            rows += data[place + 8 : place + 8 + length]
        place += 12 + length
    return int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big"), zlib.decompress(rows)


def main():
    scratch = os.path.abspath(sys.argv[1])
    source, package = blocks()
    # The README's reader has a checkout beside the package; this one may have another name.
    assert 'path: "../ArcFlow"' in package, "README.md's package names the checkout beside it"
    put(os.path.join(FOLDER, "Package.swift"), package.replace('path: "../ArcFlow"', f'path: "{ROOT}"'))
    put(os.path.join(FOLDER, "Sources", "Hello", "Hello.swift"), source)
    subprocess.run(["swift", "build", "--package-path", FOLDER, "--scratch-path", scratch, "--product", "Hello"], check=True)
    picture = os.path.join(FOLDER, "hello.png")
    if os.path.exists(picture):
        os.remove(picture)
    subprocess.run([os.path.join(scratch, "debug", "Hello"), "render", "small", "-o", picture], check=True)
    width, height, rows = pixels(picture)
    assert (width, height) == (316, 316), f"a small widget has 316 × 316 pixels, not {width} × {height}"
    # A plain ground deflates to rows that are all alike; a line of text does not.
    stride = len(rows) // height
    kinds = len({rows[row * stride : (row + 1) * stride] for row in range(height)})
    assert kinds > 10, f"{picture} is blank"
    print(f"README.md's widget: {width} × {height} pixels, {kinds} kinds of rows")


main()
