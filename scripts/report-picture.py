#!/usr/bin/env python3
"""Takes the README's picture of the report: the sample, searched for "nickname".

    .build/browser/bin/python scripts/report-picture.py TOOL

TOOL is a built l10n-gen. Needs Chromium, and the environment of scripts/check-report.sh.
"""

import pathlib
import subprocess
import sys
import tempfile

from playwright.sync_api import sync_playwright

PACKAGE = pathlib.Path(__file__).resolve().parent.parent

with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
    page_file = pathlib.Path(folder) / "report.html"
    tool = pathlib.Path(sys.argv[1]).resolve()
    subprocess.run([tool, "report", "--output", page_file], cwd=PACKAGE, check=True)
    browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
    page = browser.new_page(viewport={"width": 1200, "height": 720}, locale="en-US", color_scheme="light")
    page.goto(f"{page_file.as_uri()}#text=nickname")
    page.screenshot(path=PACKAGE / "Documentation" / "Pictures" / "report.png")
    browser.close()
