#!/usr/bin/env python3
# Long chains of modifiers must type-check fast: one careless overload makes them take for ever. Run after a debug build:
#   Scripts/chains.py .build/debug/Modules
# Generates one file for each modifier with 8 and 32 uses in a chain, checks each in Swift 5 mode and names what is too slow.

import os
import subprocess
import sys
import tempfile
import time

LIMIT = float(os.environ.get("CHAIN_LIMIT", "2.0"))  # seconds a chain may take above an empty file
LIMIT_LONG = 2.5 * LIMIT  # for whole screens of views

MODIFIERS = {
    "background-color": ".background(Color.red)",
    "background-opacity": ".background(Color.red.opacity(0.1))",
    "background-implicit": ".background(.red.opacity(0.2))",
    "background-shape": ".background(.blue, in: RoundedRectangle(cornerRadius: 3))",
    "background-view": ".background(Circle().fill(.red))",
    "background-closure": ".background { Color.red }",
    "overlay-stroke": ".overlay(RoundedRectangle(cornerRadius: 3).stroke(Color.red, lineWidth: 1))",
    "overlay-closure": ".overlay(alignment: .top) { Text(\"a\") }",
    "opacity": ".opacity(0.5)",
    "opacity-ternary": ".opacity(flag ? 0.5 : 1)",
    "transition": ".transition(.opacity)",
    "font": ".font(.system(size: 12, weight: .bold, design: .rounded))",
    "font-style": ".font(.title2.bold())",
    "bold": ".bold()",
    "foregroundStyle": ".foregroundStyle(.secondary)",
    "foregroundStyle-ternary": ".foregroundStyle(flag ? .yellow : .secondary)",
    "foregroundStyle-gradient": ".foregroundStyle(.orange.gradient)",
    "foregroundColor": ".foregroundColor(flag ? .red : .blue)",
    "padding": ".padding()",
    "padding-edges": ".padding(.horizontal, 4)",
    "padding-length": ".padding(4)",
    "frame": ".frame(width: CGFloat(n) * 2 + 3, height: 20)",
    "frame-max": ".frame(maxWidth: .infinity, alignment: .leading)",
    "tint": ".tint(.red)",
    "clipShape": ".clipShape(.rect(cornerRadius: 4))",
    "shadow": ".shadow(color: .black.opacity(0.2), radius: 3, x: 0, y: 1)",
    "mask": ".mask(LinearGradient(colors: [.red, .clear], startPoint: .top, endPoint: .bottom))",
    "border": ".border(Color.red, width: 1)",
    "accessibilityLabel": ".accessibilityLabel(\"a \\(n) b\")",
    "animation": ".animation(.easeInOut(duration: 1), value: n)",
    "buttonStyle": ".buttonStyle(.plain)",
    "gaugeStyle": ".gaugeStyle(.accessoryCircular)",
    "environment": ".environment(\\.colorScheme, .dark)",
    "lineLimit": ".lineLimit(1)",
    "scaleEffect": ".scaleEffect(0.5)",
    "offset": ".offset(x: CGFloat(n) * 2, y: -3)",
    "rotationEffect": ".rotationEffect(.degrees(Double(n) * 6))",
}

HEAD = "import SwiftUI\n"


def chain(modifier, count):
    return HEAD + "struct Chain: View {\n  var flag = true\n  var n = 3\n  var body: some View {\n    Circle()\n" + \
        ("      " + modifier + "\n") * count + "  }\n}\n"


def texts(count):
    terms = ["Text(\"a \\(n)\").bold()", "Text(name)", "Text(verbatim: \"x\").foregroundColor(.red)", "Text(date, style: .time)"]
    return HEAD + "struct Sum: View {\n  var n = 3\n  var name = \"b\"\n  var date = Date(timeIntervalSince1970: 0)\n  var body: some View {\n    " + \
        " + ".join(terms[i % len(terms)] for i in range(count)) + "\n  }\n}\n"


def cards(count):
    row = """
      HStack(spacing: 8) {
        Circle().fill(flag ? Color.red : .blue).frame(width: 8, height: 8)
        Text("Row \\(n)").font(.headline).foregroundStyle(.primary)
        Spacer()
        Text(name).font(.caption).foregroundColor(.secondary).padding(.horizontal, 4).background(Color.red.opacity(0.1)).cornerRadius(4)
      }
      .padding(8)
      .background(RoundedRectangle(cornerRadius: 8).fill(Color.gray.opacity(0.1)))
      .overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.red, lineWidth: 1))
"""
    return HEAD + "struct Cards: View {\n  var flag = true\n  var n = 3\n  var name = \"b\"\n  var body: some View {\n    VStack {" + \
        row * count + "    }\n  }\n}\n"


def mixed(count):
    some = list(MODIFIERS.values())
    lines = "".join("      " + some[i % len(some)] + "\n" for i in range(count))
    return HEAD + "struct Mixed: View {\n  var flag = true\n  var n = 3\n  var body: some View {\n    Group { Text(\"a\") }\n" + lines + "  }\n}\n"


def check(modules, name, source, folder):
    path = os.path.join(folder, name + ".swift")
    with open(path, "w") as file:
        file.write(source)
    start = time.monotonic()
    result = subprocess.run(
        ["swiftc", "-typecheck", "-parse-as-library", "-swift-version", "5", *sum((["-I", m] for m in modules), []), path],
        capture_output=True, text=True)
    return time.monotonic() - start, result.returncode, result.stderr


def main():
    modules = sys.argv[1:] or [".build/debug/Modules"]
    only = os.environ.get("CHAIN_ONLY", "")
    failed = False
    with tempfile.TemporaryDirectory() as folder:
        check(modules, "warm", HEAD, folder)
        base, code, errors = check(modules, "empty", HEAD, folder)
        if code != 0:
            print(errors)
            return 1
        cases = [(f"{name}-{count}", chain(text, count), LIMIT) for name, text in MODIFIERS.items() for count in (8, 32)]
        cases += [("texts-12", texts(12), LIMIT), ("cards-30", cards(30), LIMIT_LONG), ("mixed-37", mixed(37), LIMIT_LONG)]
        slowest = (0.0, "")
        for name, source, limit in cases:
            if only and only not in name:
                continue
            seconds, code, errors = check(modules, name.replace("-", "_"), source, folder)
            over = seconds - base
            slowest = max(slowest, (over, name))
            if code != 0:
                print(f"{name}: does not compile\n{errors[:2000]}")
                failed = True
            elif over > limit:
                print(f"{name}: {over:.1f} s above an empty file, more than {limit:.1f} s")
                failed = True
        print(f"{len(cases)} chains, an empty file {base:.2f} s, the slowest {slowest[1]} {slowest[0]:.2f} s above it")
    return 1 if failed else 0


sys.exit(main())
