#!/usr/bin/env python3
# Puts a release binary under duress, as a power cut, a full disk and a crowd would, and checks that no answer was a lie:
# the store always opens, nothing that was acknowledged is missing, and nothing is half there.
#
#   Scripts/durability.py BINARY

import json
import os
import random
import resource
import shutil
import signal
import stat
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from datetime import date, timedelta

binary = os.path.abspath(sys.argv[1])
place = tempfile.mkdtemp(prefix="arcflow-durability-")
chance = random.Random(7)
failures = []


def check(holds, sentence):
    if not holds:
        failures.append(sentence)
        print(f"  FAILED: {sentence}")


def start(*words, store, **more):
    return subprocess.Popen(
        [binary, *words, "--store", store], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=place, **more)


def run(*words, store, **more):
    process = start(*words, store=store, **more)
    output, errors = process.communicate()
    return process.returncode, output, errors


def day(number):
    return str(date(2010, 1, 1) + timedelta(days=number))


def history(store, habit="water"):
    code, output, errors = run("history", habit, "--json", store=store)
    check(code == 0, f"{store} does not read: {errors.strip()}")
    return {row["day"] for row in json.loads(output)["days"]} if code == 0 else set()


def is_sound(store):
    output = run("doctor", "--json", store=store)[1]
    findings = [finding for finding in json.loads(output)["findings"] if finding["name"].startswith("store")]
    check(findings and findings[0]["ok"], f"the doctor finds {findings}")


def new_store(name, folder=place):
    store = os.path.join(folder, name)
    check(run("habit", "add", "Water", store=store)[0] == 0, f"{store} cannot be made")
    return store


def step(sentence):
    print(f"{sentence} ({time.monotonic() - began:.1f} s)", flush=True)


def lifetime(store):
    """How long a short command lives here, in seconds."""
    times = []
    for _ in range(5):
        start_of_run = time.monotonic()
        run("done", "water", "--on", day(0), store=store)
        times.append(time.monotonic() - start_of_run)
    return sorted(times)[2]


def killed():
    """500 writes, each killed at a random moment of its life; some live to answer."""
    store = new_store("killed.sqlite")
    life = lifetime(store)
    answered, tried = {day(0)}, {day(0)}
    for number in range(1, 500):
        process = start("done", "water", "--on", day(number), store=store)
        time.sleep(chance.random() * life * 1.5)
        process.send_signal(signal.SIGKILL)
        output = process.communicate()[0]
        tried.add(day(number))
        # The answer is printed once the write is on the disk.
        if output.startswith("Water: "):
            answered.add(day(number))
        if number % 50 == 0:
            history(store)
    there = history(store)
    check(answered <= there, f"{len(answered - there)} acknowledged writes are missing")
    check(there <= tried, "there are days nobody wrote")
    is_sound(store)
    print(f"  {len(answered)} of 500 answered before they were killed, {len(there)} are there")


def halves():
    """Imports of two habits at once, killed: both are there or neither."""
    store = new_store("halves.sqlite")
    outcomes = set()
    for number in range(40):
        days = [{"day": day(index), "state": "done"} for index in range(1500)]
        habits = [{"id": f"{letter}{number}", "name": f"{letter}{number}", "days": days} for letter in "ab"]
        file = os.path.join(place, "halves.json")
        with open(file, "w") as target:
            json.dump({"format": "arcflow", "version": 1, "habits": habits}, target)
        process = start("import", file, store=store)
        time.sleep(chance.random() * 0.06)
        process.send_signal(signal.SIGKILL)
        process.communicate()
        listed = {habit["id"] for habit in json.loads(run("habit", "list", "--json", store=store)[1])["habits"]}
        both = {f"a{number}", f"b{number}"}
        check(listed & both in (set(), both), f"import {number} is half there")
        if both <= listed:
            check(len(history(store, f"a{number}")) == len(history(store, f"b{number}")) == 1500, f"days of import {number} are missing")
        outcomes.add(both <= listed)
    is_sound(store)
    print(f"  imports came in {'whole or not at all' if len(outcomes) == 2 else 'always' if True in outcomes else 'never'}")


def copies():
    """The files as they are while a writer stands still at a random moment, as a power cut leaves them."""
    store = new_store("copied.sqlite")
    life = lifetime(store)
    answered = {day(0)}
    for number in range(1, 80):
        process = start("done", "water", "--on", day(number), store=store)
        time.sleep(chance.random() * life * 1.5)
        process.send_signal(signal.SIGSTOP)
        copy = os.path.join(place, "copy.sqlite")
        for ending in ("", "-wal"):
            if os.path.exists(store + ending):
                shutil.copyfile(store + ending, copy + ending)
        process.send_signal(signal.SIGCONT)
        check(answered <= history(copy), f"copy {number} lacks acknowledged writes")
        if process.communicate()[0].startswith("Water: "):
            answered.add(day(number))
        for ending in ("", "-wal", "-shm"):
            if os.path.exists(copy + ending):
                os.remove(copy + ending)
    check(answered == history(store) and len(answered) == 80, "writers that stood still did not finish")
    is_sound(store)


def crowd():
    """Eight writers and twenty readers at once."""
    store = new_store("crowd.sqlite")

    def write(writer):
        return [run("done", "water", "--on", day(writer * 100 + number), store=store) for number in range(10)]

    def read(_):
        return [run("status", "--json", store=store) for _ in range(4)]

    with ThreadPoolExecutor(28) as pool:
        writers = [pool.submit(write, writer) for writer in range(8)]
        readers = [pool.submit(read, reader) for reader in range(20)]
        for answer in [answer for task in writers + readers for answer in task.result()]:
            check(answer[0] == 0, f"one of the crowd failed: {answer[2].strip()}")
    check(len(history(store)) == 80, "a write of the crowd is missing")
    is_sound(store)


def small_files():
    """A limit on the size of files: a write fails as a whole, and says so."""
    store = new_store("limited.sqlite")
    run("done", "water", "--on", day(0), store=store)
    largest = max(os.path.getsize(store + ending) for ending in ("", "-wal"))

    def limit():
        resource.setrlimit(resource.RLIMIT_FSIZE, (largest + 5000, largest + 5000))

    days = {day(0)}
    code, errors = 0, ""
    for number in range(1, 60):
        code, _, errors = run("done", "water", "--on", day(number), store=store, preexec_fn=limit)
        if code:
            break
        days.add(day(number))
    check(code in (0, 74), f"a file that may not grow ends in {code}: {errors.strip()}")
    big = os.path.join(place, "big.json")
    with open(big, "w") as target:
        rows = [{"day": day(index), "state": "done"} for index in range(5000)]
        json.dump({"format": "arcflow", "version": 1, "habits": [{"id": "big", "name": "Big", "days": rows}]}, target)
    code, _, errors = run("import", big, store=store, preexec_fn=limit)
    check(code == 74 and errors.count("\n") == 1, f"an import beyond the limit ends in {code}: {errors.strip()}")
    check(history(store) == days, "a failed write changed something")
    check("Big" not in run("habit", "list", store=store)[1], "an import that failed is half there")
    check(run("import", big, store=store)[0] == 0, "after the limit is gone, nothing can be written")
    is_sound(store)


def full_disk():
    """A disk of its own that runs full, then is read-only."""
    disk = os.path.join(place, "disk")
    os.mkdir(disk)
    mount = ["mount", "-t", "tmpfs", "-o", "size=256k", "arcflow-durability", disk]
    if subprocess.run(mount, capture_output=True).returncode != 0:
        print("  skipped: this machine mounts no file system for us")
        return
    try:
        store = new_store("habits.sqlite", disk)
        run("done", "water", "--on", day(0), store=store)
        picture = os.path.join(disk, "out.json")
        check(run("export", "-o", picture, store=store)[0] == 0, "an export does not fit")
        before = open(picture).read()
        filler = os.path.join(disk, "filler")
        try:
            with open(filler, "wb") as target:
                while True:
                    target.write(b"x" * 4096)
                    target.flush()
        except OSError:
            pass
        days, code, errors = {day(0)}, 0, ""
        for number in range(1, 200):
            code, _, errors = run("done", "water", "--on", day(number), store=store)
            if code:
                break
            days.add(day(number))
        check(code == 74 and "full" in errors and errors.count("\n") == 1, f"a full disk ends in {code}: {errors.strip()}")
        check(history(store) == days, "on a full disk something changed")
        code = run("export", "-o", picture, store=store)[0]
        check(code in (0, 74), f"an export to a full disk ends in {code}")
        check(open(picture).read() == before or code == 0, "an export that failed touched the old file")
        os.remove(filler)
        check(run("done", "water", "--on", day(300), store=store)[0] == 0, "with room again, nothing can be written")
        is_sound(store)
        subprocess.run(["mount", "-o", "remount,ro", disk], check=True)
        code, _, errors = run("done", "water", "--on", day(301), store=store)
        check(code == 73 and errors.count("\n") == 1, f"a read-only disk ends in {code}: {errors.strip()}")
        check(history(store) == days | {day(300)}, "on a read-only disk something is missing")
    finally:
        subprocess.run(["umount", "-l", disk], check=False)


def read_only():
    """A store marked read-only is read and left alone."""
    store = new_store("marked.sqlite")
    os.chmod(store, stat.S_IRUSR)
    content = open(store, "rb").read()
    check(run("done", "water", store=store)[0] == 73, "a read-only store was written")
    check(run("status", store=store)[0] == 0, "a read-only store was not read")
    check(open(store, "rb").read() == content, "a read-only store changed")


def thin():
    """What draws nothing loads no library that draws."""
    loaded = subprocess.run(["ldd", binary], capture_output=True, text=True).stdout
    heavy = [name for name in ("libcairo", "libpango", "libharfbuzz", "libglib", "libX11") if name in loaded]
    check(not heavy, f"the binary loads {', '.join(heavy)} at its start")


began = time.monotonic()
try:
    for part in (thin, killed, halves, copies, crowd, small_files, full_disk, read_only):
        step(part.__name__.replace("_", " "))
        part()
finally:
    shutil.rmtree(place, ignore_errors=True)
step(f"{len(failures)} failures" if failures else "nothing lost, nothing half there")
sys.exit(1 if failures else 0)
