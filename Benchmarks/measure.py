#!/usr/bin/env python3
"""Measures commands in turns, and prints medians and ratios.

    Benchmarks/measure.py [--rounds N] [--warm-up N] NAME COMMAND [NAME COMMAND]…

COMMAND is a line of shell words, run without a shell; `&&` runs several processes one after another, and a first word
of `reset` names a file or directory that is removed beforehand, outside the measured time. The commands take turns (A
B, A B, …), so that other load on the machine affects all of them. Rounds that only warm the caches come first. The
output has the median and the fastest wall time, the median processor time, the largest resident set (never below this
program's own 14 MB, which a child begins with), and each command's median as a ratio of the first one's. A command that
fails stops the measurement.
"""

import os
import shlex
import shutil
import statistics
import sys
import time


def steps(command):
    """The processes of a command, and the files that are removed before them."""
    removed, processes = [], []
    for words in command.split("&&"):
        words = shlex.split(words)
        (removed if words[0] == "reset" else processes).append(words)
    return [path for words in removed for path in words[1:]], processes


def remove(paths):
    for path in paths:
        if os.path.isdir(path):
            shutil.rmtree(path)
        elif os.path.exists(path):
            os.remove(path)


def run(command):
    """Returns wall and processor seconds, and the largest resident set in KiB."""
    removed, processes = steps(command)
    remove(removed)
    processor, resident = 0.0, 0
    silent = [(os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0), (os.POSIX_SPAWN_OPEN, 2, os.devnull, os.O_WRONLY, 0)]
    start = time.perf_counter()
    for words in processes:
        child = os.posix_spawnp(words[0], words, os.environ, file_actions=silent)
        _, status, usage = os.wait4(child, 0)
        if status != 0:
            sys.exit(f"{' '.join(words)}: exit status {os.waitstatus_to_exitcode(status)}")
        processor += usage.ru_utime + usage.ru_stime
        resident = max(resident, usage.ru_maxrss)
    return time.perf_counter() - start, processor, resident


def main():
    arguments = sys.argv[1:]
    options = {"--rounds": 15, "--warm-up": 1}
    while len(arguments) > 1 and arguments[0] in options:
        options[arguments[0]] = int(arguments[1])
        arguments = arguments[2:]
    if not arguments or len(arguments) % 2 or options["--rounds"] < 1:
        sys.exit(__doc__)
    commands = dict(zip(arguments[::2], arguments[1::2]))
    results = {name: [] for name in commands}
    for round in range(-options["--warm-up"], options["--rounds"]):
        for name, command in commands.items():
            result = run(command)
            if round >= 0:
                results[name].append(result)
    width = max(map(len, commands))
    print(f"{'':{width}}  {'median':>10}  {'fastest':>10}  {'processor':>10}  {'memory':>9}  {'share':>6}")
    first = None
    for name, values in results.items():
        wall, processor, resident = zip(*values)
        median = statistics.median(wall)
        first = first or median
        print(
            f"{name:{width}}  {median * 1000:7.1f} ms  {min(wall) * 1000:7.1f} ms  "
            f"{statistics.median(processor) * 1000:7.1f} ms  {max(resident) / 1024:6.1f} MB  {median / first:6.2f}"
        )


main()
