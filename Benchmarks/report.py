#!/usr/bin/env python3
"""Measures the page of `l10n-gen report` for many strings: its size, the time until Chromium has painted it, and the
longest keystroke in its search, from the key to the next frame.

    .build/browser/bin/python Benchmarks/report.py L10N_GEN [KEYS] [ROUNDS]

L10N_GEN is a release build of the tool (swift build -c release --product l10n-gen). Needs Chromium, and the environment of
scripts/python-environment.sh browser scripts/browser-requirements.txt.
"""

import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

from playwright.sync_api import sync_playwright

TOOL = pathlib.Path(sys.argv[1]).resolve()
KEYS, ROUNDS = (sys.argv[2:] + ["10000", "5"][len(sys.argv) - 2:])[:2]
CHROMIUM = next(filter(None, map(shutil.which, ["chromium", "chromium-browser", "google-chrome"])), None)
HERE = pathlib.Path(__file__).resolve().parent

# The time from the start of loading until the first paint.
PAINT = """() => new Promise(resolve => new PerformanceObserver(list => {
    const paint = list.getEntriesByName("first-contentful-paint")[0];
    if (paint) resolve(paint.startTime);
}).observe({ type: "paint", buffered: true }))"""

# The time from a key event to the frame that shows the change.
KEYSTROKE = """key => new Promise(resolve => {
    const field = document.forms[0].elements.text;
    const start = performance.now();
    field.value = key === "Backspace" ? field.value.slice(0, -1) : field.value + key;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => resolve(performance.now() - start);
        channel.port2.postMessage(0);
    });
})"""

with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
    subprocess.run([sys.executable, HERE / "catalog.py", KEYS, folder, "--translations-only"], check=True)
    start = time.perf_counter()
    subprocess.run([TOOL, "report"], cwd=folder, check=True, stderr=subprocess.DEVNULL)
    print(f"{'written in':24}{time.perf_counter() - start:8.2f} s")
    page_file = pathlib.Path(folder) / "report.html"
    print(f"{'size':24}{page_file.stat().st_size / 1e6:8.2f} MB")
    paints, keystrokes = [], []
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
    for _ in range(int(ROUNDS)):
        page = browser.new_page()
        page.goto(page_file.as_uri())
        paints.append(page.evaluate(PAINT))
        for key in [*"store", *["Backspace"] * 5, *"저장", *["Backspace"] * 2, *"zzz", *["Backspace"] * 3]:
            keystrokes.append(page.evaluate(KEYSTROKE, key))
        page.close()
    browser.close()
    keystrokes.sort()
    print(f"{'first paint':24}{max(paints):8.0f} ms at most, {min(paints):.0f} at least")
    print(f"{'keystroke':24}{keystrokes[-1]:8.0f} ms at most, {keystrokes[len(keystrokes) // 2]:.0f} in the middle")
