#!/usr/bin/env python3
"""Opens the page of 'l10n-gen report' in Chromium, and reads it as people do.

    scripts/check-report.py TOOL

TOOL is a built l10n-gen. Needs what scripts/pages.py needs.
"""

import json
import subprocess

import pages
from pages import PICTURES, PageTests, git, tool, write

STORE = {
    "l10n.yml": "source: ko\nlanguages: [ko, en, zh-Hans]\n",
    "translations/ko.yml": """\
store:
  count: "{count, plural, other{#개}}"
  hours: {title: 영업시간, closed: 휴무}
  visit: "{name}을(를) 찾아가 보세요"
  wide: 아주 긴 제목입니다
  old: 지울 것
plain: 저장
""",
    "translations/en.yml": """\
store:
  count: "{count, plural, one{# store} other{# stores}}"
  hours: {title: Opening Hours, closed: Closed}
  visit: "Pay {name} a visit "
  wide: A long title
  old: To remove
plain: Save
""",
    "translations/zh-Hans.yml": """\
store:
  count: "{count, plural, other{# 家店}}"
  hours: {title: 营业时间}
  visit: "去看看{name}"
  wide: 很长的标题
  old: 删除
plain: 保存
""",
    "translations/metadata.yml": """\
store.count: {description: Above the map, context: The first screen}
store.wide: {max-width: 10}
plain: {state: {en: needs-review}}
""",
}

CHANGED = {
    "translations/ko.yml": STORE["translations/ko.yml"].replace("  old: 지울 것\n", "  new: 새 것\n"),
    "translations/en.yml": STORE["translations/en.yml"].replace("  old: To remove\n", "  new: New\n").replace("Save", "Keep"),
    "translations/zh-Hans.yml": STORE["translations/zh-Hans.yml"].replace("  old: 删除\n", "  new: 新\n"),
}

HOSTILE = {
    "script": "</script><script>window.hit = 1</script>",
    "comment": "<!--<script>",
    "image": '<img src=x onerror="window.hit = 1">',
    "style": "</style><style>* { display: none }</style>",
    "address": "javascript:window.hit=1",
    "override": "safe\u202Egpj.exe",
    "unclosed": "\u2067\u2067\u2067 right to left",
    "tall": "a\u0301\u0302\u0303\u0304\u0305" * 500,
    "long": "x" * 5000,
    "lines": "1\u20282\u0085" + "\n" * 200 + "3",
    "__proto__": "prototype",
    "<b>bold</b>": "key",
}


def report(folder, *arguments, status=0):
    """Writes the page of a project; gives its address."""
    tool(folder, "report", *arguments, status=status)
    return (folder / "report.html").as_uri()


class ReportTests(PageTests):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        store = cls.folder / "store"
        write(store, STORE)
        git(cls.folder, "init", "--quiet", store)
        git(store, "add", ".")
        git(store, "commit", "--quiet", "--message", "Before")
        git(store, "remote", "add", "origin", "git@github.com:team/app.git")
        write(store, CHANGED)
        cls.commit = git(store, "rev-parse", "HEAD")
        cls.store = report(store, "--since", "HEAD")

    def keys(self, page):
        return page.locator("article h3").all_inner_texts()

    # MARK: What it shows

    def test_messages_in_all_languages(self):
        page = self.open(self.store)
        message = page.locator("article", has_text="store.count")
        self.assertEqual(message.locator("h4").all_inner_texts(), ["ko", "en", "zh-Hans"])
        text = message.inner_text()
        for part in ["L10n.Store.count(count: Int) -> String", "Above the map", "The first screen", "1 store", "2 stores"]:
            self.assertIn(part, text)
        self.assertIn("크림을 찾아가 보세요", page.locator("article", has_text="store.visit").inner_text())
        self.assertEqual(message.locator("section").nth(0).locator(".string").first.get_attribute("lang"), "ko")

    def test_findings_stand_beside_the_string_with_their_fix(self):
        page = self.open(self.store)
        visit = page.locator("article", has_text="store.visit").locator("section", has=page.locator("h4", has_text="en"))
        self.assertIn("[edge-whitespace]", visit.locator(".findings").inner_text())
        self.assertIn("l10n-gen check --fix", visit.locator(".findings").inner_text())
        self.assertIn("18 / 10", page.locator("article", has_text="store.wide").inner_text())

    def test_places_lead_to_the_forge(self):
        page = self.open(self.store)
        link = page.locator("article", has_text="store.visit").locator("a[rel]").first
        self.assertEqual(
            link.get_attribute("href"), f"https://github.com/team/app/blob/{self.commit}/translations/ko.yml#L4")

    def test_places_without_a_forge_lead_to_the_file(self):
        folder = self.folder / "a folder"
        write(folder, STORE)
        page = self.open(report(folder))
        link = page.locator("a[rel]").first.get_attribute("href")
        self.assertTrue(link.startswith("file://") and "/a%20folder/translations/ko.yml#L" in link, link)

    def test_coverage_leads_to_what_is_missing(self):
        page = self.open(self.store)
        row = page.locator("#coverage tr", has_text="zh-Hans")
        self.assertIn("Simplified Chinese", row.inner_text())
        row.get_by_role("link", name="1", exact=True).first.click()
        self.assert_keys(page, ["store.hours.closed"])
        self.assertEqual(page.locator("article h4").all_inner_texts(), ["ko", "zh-Hans"])

    def test_changes(self):
        page = self.open(self.store)
        self.assertIn("HEAD", page.locator("#since").inner_text())
        page.get_by_label("Changes").select_option("any")
        self.assert_keys(page, ["plain", "store.new", "store.old"])
        plain = page.locator("article").first
        self.assertEqual([plain.locator("del").inner_text(), plain.locator("ins").inner_text()], ["Save", "Keep"])
        page.get_by_label("Changes").select_option("removed")
        self.assertEqual(page.locator("del").all_inner_texts(), ["지울 것", "To remove", "删除"])

    def test_pseudolocales_are_shown_if_asked_for(self):
        folder = self.folder / "pseudo"
        write(folder, STORE | {"l10n.yml": STORE["l10n.yml"] + "pseudo: true\n"})
        page = self.open(report(folder))
        self.assertNotIn("en-XA", page.locator("#messages").inner_text())
        page.locator("#filters").get_by_label("Language").select_option("en-XA")
        message = page.locator("article", has_text="store.visit")
        self.assertEqual(message.locator("h4").all_inner_texts(), ["ko", "en-XA"])
        self.assertIn("[크림을 찾찾아가 보보세요]", message.inner_text())
        page.locator("#filters").get_by_label("Language").select_option("ar-XB")
        self.assertIn("\u202E저장\u202C", page.locator("article", has_text="plain").text_content())
        self.assert_accessible(page)

    def test_isolated_arguments_are_shown_as_in_the_app(self):
        folder = self.folder / "isolates"
        write(folder, {
            "l10n.yml": "source: en\nbidi: isolate\n", "translations/en.yml": "sent: '{name} sent a message'\n",
            "translations/he.yml": "sent: '{name} שלח הודעה'\n",
            "translations/metadata.yml": "sent: { examples: { name: Yahoo! } }\n"})
        page = self.open(report(folder))
        preview = page.locator(".reads .string[lang=he]").first
        self.assertEqual(preview.text_content(), "\u2068Yahoo!\u2069 שלח הודעה")
        self.assertEqual(preview.evaluate("node => getComputedStyle(node).direction"), "rtl")
        self.assert_accessible(page)

    def test_broken_bundles(self):
        folder = self.folder / "broken"
        write(folder, STORE | {"translations/en.yml": "store:\n  count: \"{count\n  x: [\n"})
        page = self.open(report(folder, status=1))
        problems = page.locator("#problems").inner_text()
        self.assertIn("translations/en.yml:", problems)
        self.assert_keys(page, 7)

    def test_no_messages(self):
        folder = self.folder / "empty"
        write(folder, {"l10n.yml": "source: ko\n", "translations/ko.yml": "{}\n"})
        page = self.open(report(folder))
        self.assertEqual(page.locator("#count").inner_text(), "0 / 0")
        self.assert_accessible(page)

    def test_the_document_is_the_one_for_programs(self):
        folder = self.folder / "store"
        printed = subprocess.run(
            [pages.TOOL, "report", "--since", "HEAD", "--format", "json"], cwd=folder, check=True, capture_output=True, text=True).stdout
        page = self.open(self.store)
        self.assertEqual(json.loads(page.locator("#report").text_content()), json.loads(printed))

    # MARK: Searching

    def test_search_in_keys_and_strings(self):
        page = self.open(self.store)
        search = page.get_by_label("Search keys and strings")
        for text, keys in [
            ("OPENING", ["store.hours.title"]), ("영업", ["store.hours.title"]), ("store.hours", ["store.hours.closed", "store.hours.title"]),
            ("L10n.plain", ["plain"]), ("above the map", ["store.count"]),
            ("1,203 stores", ["store.count"]), ("Pay Olive Young a visit ", ["store.visit"]), ("去看看商店", ["store.visit"]),
            ("nothing of this", []),
        ]:
            search.fill(text)
            self.assert_keys(page, keys, text)
            self.assertEqual(page.locator("#count").inner_text(), f"{len(keys)} / 8")
        self.assertTrue(page.locator("#nothing").is_visible())
        page.get_by_role("link", name="Show all messages").click()
        self.assert_keys(page, 8)
        self.assertEqual(search.input_value(), "")

    def test_filters(self):
        page = self.open(self.store)
        for label, value, keys in [
            ("Namespace", "store.hours", ["store.hours.closed", "store.hours.title"]),
            ("State", "missing", ["store.hours.closed"]), ("State", "needs-review", ["plain"]),
            ("Findings", "edge-whitespace", ["store.visit"]), ("Findings", "none", ["store.count", "store.hours.title", "store.new", "store.old"]),
        ]:
            select = page.locator("#filters").get_by_label(label)
            select.select_option(value)
            self.assert_keys(page, keys, value)
            select.select_option("")
        page.locator("#filters").get_by_label("Language").select_option("en")
        page.locator("#filters").get_by_label("State").select_option("missing")
        self.assert_keys(page, [])

    def test_addresses_can_be_sent(self):
        page = self.open(self.store)
        page.locator("#filters").get_by_label("Namespace").select_option("store.hours")
        page.get_by_label("Search keys and strings").fill("opening")
        address = page.evaluate("location.hash")
        again = self.open(self.store + address)
        self.assert_keys(again, ["store.hours.title"])

    def test_all_messages_are_reached(self):
        folder = self.folder / "many"
        write(folder, {"l10n.yml": "source: ko\n", "translations/ko.yml": "".join(f"key{i:03}: 글 {i}\n" for i in range(100))})
        page = self.open(report(folder), height=300)
        self.assertLess(len(self.keys(page)), 100)
        for _ in range(20):
            page.keyboard.press("End")
            page.wait_for_timeout(50)
        self.assertEqual(len(set(self.keys(page))), 100)

    # MARK: Who reads it

    def test_keyboard(self):
        page = self.open(self.store)
        for _ in range(20):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.name") == "text":
                break
        page.keyboard.type("store.h")
        page.keyboard.press("ArrowDown")
        focused = "document.activeElement.querySelector('h3')?.textContent"
        self.assertEqual(page.evaluate(focused), "store.hours.closed")
        page.keyboard.press("PageDown")
        self.assertEqual(page.evaluate(focused), "store.hours.title")
        page.keyboard.press("PageUp")
        self.assertEqual(page.evaluate(focused), "store.hours.closed")
        self.assertEqual(page.evaluate("getComputedStyle(document.activeElement).outlineStyle"), "solid")

    def test_the_language_of_the_browser(self):
        for language, title in [
            ("ko-KR", "문자열"), ("zh-CN", "字符串"), ("zh-SG", "字符串"), ("zh-TW", "Strings"), ("fr-FR", "Strings"), ("en-GB", "Strings"),
        ]:
            self.assertEqual(self.open(self.store, language=language).locator("h1").inner_text(), title, language)
        page = self.open(self.store, language="ko-KR")
        page.get_by_label("이 페이지의 언어").select_option("zh-Hans")
        self.assertEqual(page.locator("html").get_attribute("lang"), "zh-Hans")
        self.assertEqual(page.title(), "字符串")
        self.assertNotRegex(page.locator("body").inner_text(), "message[.]|search[.]|undefined")

    def test_widths_and_colors(self):
        colors = set()
        for width, scheme, language in [(360, "light", "ko-KR"), (360, "dark", "en-US"), (1440, "light", "en-US"), (1440, "dark", "zh-CN")]:
            page = self.open(self.store, width=width, scheme=scheme, language=language)
            self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), width)
            self.assert_accessible(page)
            colors.add(page.evaluate("getComputedStyle(document.body).backgroundColor"))
            page.screenshot(path=PICTURES / f"{width}-{scheme}.png", full_page=True)
        self.assertEqual(len(colors), 2)

    # MARK: Hostile strings

    def test_hostile_strings_are_text(self):
        folder = self.folder / "hostile"
        bundle, translations = json.dumps(HOSTILE), "a_long_name" * 10
        write(folder, {
            "l10n.yml": f"source: en\nlanguages: [en, ko]\ntranslations: {translations}\n",
            f"{translations}/en.json": bundle, f"{translations}/ko.json": bundle,
            f"{translations}/metadata.yml": "script: {description: '<img src=x onerror=alert(1)>', context: '</script>'}\n"})
        for width in [360, 1440]:
            page = self.open(report(folder), width=width)
            self.assertIsNone(page.evaluate("window.hit ?? null"))
            self.assertEqual(page.locator("main img, main script, main style").count(), 0)
            self.assert_keys(page, len(HOSTILE))
            for key in ["script", "comment", "image", "style", "address", "long", "__proto__", "<b>bold</b>"]:
                message = page.locator("article", has=page.get_by_role("heading", name=key, exact=True))
                self.assertEqual(message.locator(".string").first.text_content(), HOSTILE[key], key)
            override = page.locator("article", has=page.get_by_role("heading", name="override", exact=True)).locator(".string").first
            self.assertEqual(override.text_content(), "safeU+202Egpj.exe")
            self.assertEqual(override.evaluate("node => getComputedStyle(node).unicodeBidi"), "isolate")
            self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), width)
            self.assert_accessible(page)
            page.screenshot(path=PICTURES / f"hostile-{width}.png", full_page=True)

    def test_nothing_else_runs(self):
        page = self.open(self.store)
        page.evaluate("""() => {
            document.body.insertAdjacentHTML("beforeend", '<details open ontoggle="window.hit = 1">');
            document.body.append(Object.assign(document.createElement("script"), { textContent: "window.hit = 1" }));
        }""")
        page.wait_for_timeout(200)
        self.assertIsNone(page.evaluate("window.hit ?? null"))
        self.assertTrue(all("Content Security Policy" in text for text in self.complaints) and self.complaints)
        self.complaints.clear()


if __name__ == "__main__":
    pages.run("report.html")
