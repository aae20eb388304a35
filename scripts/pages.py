#!/usr/bin/env python3
"""What the tests of the tool's pages have in common.

    scripts/pages.py  writes the hashes of their scripts and styles into the pages

The tests need Chromium, and a Python environment with scripts/browser-requirements.txt. The screenshots are in
.build/pages.
"""

import base64
import hashlib
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

PACKAGE = pathlib.Path(__file__).resolve().parent.parent
SOURCES = PACKAGE / "Sources" / "l10n-gen"
PICTURES = PACKAGE / ".build" / "pages"
CHROMIUM = next(filter(None, map(shutil.which, ["chromium", "chromium-browser", "google-chrome"])), None)
TOOL = None


def write(folder, files):
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def git(folder, *arguments):
    options = ["-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "commit.gpgsign=false"]
    return subprocess.run(["git", "-C", folder, *options, *arguments], check=True, capture_output=True, text=True).stdout.strip()


def tool(folder, *arguments, status=0):
    """Runs the tool in a folder; gives what it prints."""
    done = subprocess.run([TOOL, *arguments], cwd=folder, capture_output=True, text=True)
    assert done.returncode == status, f"status {done.returncode}: {done.stdout}{done.stderr}"
    return done.stdout + done.stderr


class PageTests(unittest.TestCase):
    """Tests of pages in a browser."""

    @classmethod
    def setUpClass(cls):
        from axe_playwright_python.sync_playwright import Axe
        from playwright.sync_api import sync_playwright

        cls.folder = pathlib.Path(tempfile.mkdtemp())
        cls.addClassCleanup(shutil.rmtree, cls.folder)
        playwright = sync_playwright().start()
        cls.addClassCleanup(playwright.stop)
        cls.browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        cls.addClassCleanup(cls.browser.close)
        cls.axe = Axe()
        PICTURES.mkdir(parents=True, exist_ok=True)

    def open(self, address, width=1440, height=900, language="en-US", scheme="light"):
        """A page, which must ask for nothing and have nothing to say on the console."""
        context = self.browser.new_context(
            viewport={"width": width, "height": height}, locale=language, color_scheme=scheme)
        self.addCleanup(context.close)
        return self.open_in(context, address)

    def open_in(self, context, address):
        """A page of a context, beside those that it has."""
        page = context.new_page()
        self.complaints, requests = [], []

        def answer(dialog):
            self.complaints.append(f"{dialog.type} {dialog.message}".strip())
            dialog.accept()
        page.on("console", lambda message: self.complaints.append(message.text))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("dialog", answer)
        page.on("request", lambda request: requests.append(request.url))
        page.goto(address)
        own = address.partition("#")[0]
        self.addCleanup(self.assertEqual, self.complaints, [])
        self.addCleanup(lambda: self.assertEqual([url for url in requests if url != own and not url.startswith("blob:")], []))
        return page

    def assert_keys(self, page, keys, what=None):
        """Waits for the messages with these keys, or for as many: a link is followed only after the click has ended."""
        from playwright.sync_api import expect

        shown = expect(page.locator("article h3"), what)
        shown.to_have_count(keys) if isinstance(keys, int) else shown.to_have_text(keys)

    def assert_accessible(self, page):
        found = self.axe.run(page).response["violations"]
        self.assertEqual([(item["id"], [node["html"] for node in item["nodes"]]) for item in found], [])


def hashed(path):
    """A page with the hashes of its styles and scripts, which its elements name."""
    page = path.read_text()
    resources = {file.name: file for file in SOURCES.rglob("*") if file.suffix in {".css", ".js"}}

    def sources(names):
        digests = [hashlib.sha256(resources[name].read_bytes()).digest() for name in names]
        return " ".join(f"'sha256-{base64.b64encode(digest).decode()}'" for digest in digests)

    for kind, ending in [("style", "css"), ("script", "js")]:
        names = re.findall(rf"<{kind}>/\* ([a-z]+\.{ending}) \*/</{kind}>", page)
        page = re.sub(rf"{kind}-src [^;]*;", f"{kind}-src {sources(names)};", page)
    return page


def run(page):
    """Runs the tests of a page with the tool that the command line names."""
    global TOOL
    path = next(SOURCES.rglob(page))
    if path.read_text() != hashed(path):
        sys.exit(f"{page} names other styles or scripts than there are; run scripts/pages.py")
    if CHROMIUM is None:
        sys.exit("Chromium isn't installed; on Debian, apt-get install chromium")
    TOOL = os.path.abspath(sys.argv.pop(1))
    unittest.main(verbosity=2)


if __name__ == "__main__":
    for path in SOURCES.rglob("*.html"):
        path.write_text(hashed(path))
