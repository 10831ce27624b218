#!/usr/bin/env python3
# Draws the examples of Examples/Views into docs/views/ and writes docs/views.md: each with what it shows, its source and its picture.

import os
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PACKAGE = os.path.join(ROOT, "Examples", "Views")
SOURCES = os.path.join(PACKAGE, "Sources", "Views")
CHAPTERS = ["Texts", "Images", "Styles", "Shapes", "Layouts", "Drawing", "Controls", "Charts"]
INSTANT = "2026-02-02T11:33:20Z"

INTRO = """# The views

One drawn example of everything in the vocabulary, by the names of SwiftUI. `Scripts/views.py` makes this page from `Examples/Views`.

"""

OUTRO = """## What compiles and does nothing

A still picture neither moves nor is touched, so these change nothing: `animation`, `transition`, `contentTransition`, `transaction`, `withAnimation`,
`matchedGeometryEffect`, `symbolEffect`, `sensoryFeedback`, gestures, `onTapGesture`, `onAppear`, `onDisappear`, `task`, `onChange`, `onOpenURL`, `id`,
`allowsHitTesting`, `contentShape`, `focused`, `help`, `preferredColorScheme`. `@State`, `@SceneStorage`, `@FocusState` and `@GestureState` keep their initial values; what sets
them is dropped.

## What is drawn more simply than on a phone

| name | here |
|---|---|
| materials | a flat, translucent tint: nothing behind is blurred |
| `rotation3DEffect`'s perspective | left out |
| multicolour symbols | common ones (weather, batteries, status) have colours of their own, the rest the foreground's |
| font widths, text scales, dotted and coloured underlines | the standard look |
| `Image` of an asset catalogue or of bytes | PNG is read; vector files are not. A missing picture is a plate and a warning |
| `AsyncImage` | its placeholder: pictures are made without a network |
| `ScrollView`, `List`, `Form` | their beginning, without indicators, lines or plates |
| `containerShape` | rectangles, rounded ones, circles and capsules are followed |

There is no `App`, `Scene`, `TextField`, `Picker`, `TabView`, map or UIKit view: widgets cannot show them either.
"""


def examples(chapter):
    """The previews of a file: name, what it shows, and the lines of its body."""
    with open(os.path.join(SOURCES, chapter + ".swift")) as file:
        text = file.read()
    pattern = re.compile(r'^// (?P<words>[^\n]*)\n#Preview\("(?P<name>[^"]+)"[^\n]*\) \{\n(?P<body>.*?)^\}\n', re.M | re.S)
    for match in pattern.finditer(text):
        body = re.sub(r"^  ", "", match["body"], flags=re.M)
        yield match["name"], match["words"], body


def file_name(name):
    """As the drawing program names the picture of a preview."""
    return "".join(c if c.isalnum() or c in "-_." else "_" for c in f"preview-{name}-light") + ".png"


def main():
    out = os.path.join(ROOT, "docs", "views")
    with tempfile.TemporaryDirectory() as folder:
        if len(sys.argv) > 1:
            command = [sys.argv[1]]
        else:
            command = ["swift", "run", "--package-path", PACKAGE, "Views"]
        subprocess.run(command + ["-o", folder, "--at", INSTANT, "--zone", "UTC", "--locale", "en_US", "--scheme", "light"], check=True)
        shutil.rmtree(out, ignore_errors=True)
        os.makedirs(out)
        page = [INTRO]
        count = 0
        for chapter in CHAPTERS:
            page.append(f"## {chapter}\n\n")
            for name, words, body in examples(chapter):
                slug = re.sub(r"[^a-z0-9]+", "-", f"{chapter}-{name}".lower()).strip("-")
                shutil.copy(os.path.join(folder, file_name(name)), os.path.join(out, slug + ".png"))
                width = int.from_bytes(open(os.path.join(out, slug + ".png"), "rb").read(24)[16:20], "big") // 2
                page.append(f"### {name}\n\n{words}\n\n<img src=\"views/{slug}.png\" width=\"{width}\" alt=\"{words}\">\n\n```swift\n{body}```\n\n")
                count += 1
        page.append(OUTRO)
        with open(os.path.join(ROOT, "docs", "views.md"), "w") as file:
            file.write("".join(page))
    print(f"{count} examples in docs/views.md")


main()
