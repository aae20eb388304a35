#!/usr/bin/env python3
"""Opens the page of 'l10n-gen export page' in Chromium, and translates on it as people do.

    scripts/check-translators-page.py TOOL

TOOL is a built l10n-gen. Needs what scripts/pages.py needs.
"""

import json
import re

import pages
from pages import PICTURES, PageTests, git, tool, write

STORE = {
    "l10n.yml": "source: en\nlanguages: [en, ko, ja, pl, ar]\n",
    "translations/en.yml": """\
cart:
  items: {one: "{count} item", other: "{count} items"}
greeting: Hello, {name}
old: Delete list
plain: Save
stores: "{count, plural, =0{No stores} one{# store} other{# stores}} near {place}"
tips: [First, Second]
""",
    "translations/ko.yml": "plain: 저장\nold: 목록 삭제\n",
    "translations/ar.yml": "{}\n",
    "translations/ja.yml": "old: リストを削除\nplain: 保存\n",
    "translations/pl.yml": """\
greeting: 'Witaj, {name}!'
plain: Zapisz
stores: "{count, plural, one{# sklep} few{# sklepy} many{# sklepów} other{# sklepu}} w {place}"
""",
    "translations/metadata.yml": """\
plain:
  description: A button.
  context: Toolbar
  max-width: 8
  state:
    pl: machine-translated
greeting:
  examples: {name: Ola}
""",
    "translations/terms.yml": "terms:\n- {en: [store, stores], ja: [店舗]}\n",
}

CATALOG = {
    "sourceLanguage": "en", "version": "1.0", "strings": {
        "Hello, %@": {},
        "Save": {"comment": "A button.", "localizations": {"ja": {"stringUnit": {"state": "needs_review", "value": "保存"}}}},
        "files": {"localizations": {"en": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%lld file"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld files"}}}}}}},
    },
}

HOSTILE = {
    "script": "</script><script>window.hit = 1</script>",
    "comment": "<!--<script>",
    "image": '<img src=x onerror="window.hit = 1">',
    "override": "safe\u202Egpj.exe",
    "quotes": "\"'&amp;]]>\r\n\ttab",
    "braces": "{name} {{}} '{'",
    "tall": "a\u0301\u0302\u0303\u0304\u0305" * 500,
    "long": "x" * 5000,
    "__proto__": "prototype",
    "<b>bold</b>": "key",
}


class TranslatorsPageTests(PageTests):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.store = cls.folder / "store"
        write(cls.store, STORE)
        git(cls.folder, "init", "--quiet", cls.store)
        for change in [("Delete list", "Delete account")]:
            git(cls.store, "add", ".")
            git(cls.store, "commit", "--quiet", "--message", "Before")
            path = cls.store / "translations/en.yml"
            path.write_text(path.read_text().replace(*change))
            git(cls.store, "commit", "--quiet", "--all", "--message", "After")

    def page(self, to, folder=None, **options):
        """Opens the page for a language."""
        folder = folder or self.store
        tool(folder, "export", "page", "--to", to)
        return self.open((folder / f"{to}.html").as_uri(), **options)

    def message(self, page, key):
        return page.locator("article", has=page.get_by_role("heading", name=key, exact=True))

    def field(self, page, key, name="Translation"):
        return self.message(page, key).get_by_label(re.compile(f"^{re.escape(name)}"))

    def found(self, page, key):
        return self.message(page, key).locator(".findings li").all_inner_texts()

    def download(self, page, path):
        with page.expect_download() as download:
            page.get_by_role("button", name="Download", exact=True).click()
        download.value.save_as(path)
        return path.read_text(encoding="utf-8")

    def copy(self, name, files):
        folder = self.folder / name
        write(folder, files)
        return folder

    # MARK: There and back

    def test_an_untouched_page_downloads_the_export(self):
        for language in ["pl", "ja"]:
            page = self.page(language)
            tool(self.store, "export", "xliff", "--language", language, "--output", "{language}.export.xliff")
            downloaded = self.download(page, self.store / f"{language}.xliff")
            self.assertEqual(downloaded, (self.store / f"{language}.export.xliff").read_text(encoding="utf-8"))

    def test_yaml(self):
        folder = self.copy("yaml", STORE)
        page = self.page("pl", folder)
        for name, text in [("one (1)", "{count} rzecz"), ("few", "{count} rzeczy"), ("many", "{count} rzeczy"), ("other", "{count} rzeczy")]:
            self.field(page, "cart.items", name).fill(text)
        self.assertEqual(self.field(page, "stores", "many").input_value(), "# sklepów w {place}")
        self.field(page, "stores", "many").fill("# sklepów obok {place}")
        self.field(page, "stores", "few").fill("# 'sklepy' w {place}'")
        self.field(page, "plain").fill("Tak: \"\nnie")
        self.field(page, "tips", "Item 1").fill("Raz")
        self.assertIn("Not translated yet", self.message(page, "tips").inner_text())
        self.download(page, folder / "pl.xliff")
        self.assertIn("6 translations written", tool(folder, "import", "pl.xliff"))
        text = (folder / "translations/pl.yml").read_text()
        self.assertIn(
            "{count, plural, one {# sklep w {place}} few {# 'sklepy' w {place}''} many {# sklepów obok {place}} other {# sklepu w {place}}}", text)
        tool(folder, "report", "--format", "json", "--output", "report.json")
        shown = json.loads((folder / "report.json").read_text())["messages"]
        texts = {message["key"]: message["languages"]["pl"]["text"] for message in shown}
        self.assertEqual(texts["plain"], "Tak: \"\nnie")
        self.assertEqual(texts["cart.items"], {"one": "{count} rzecz", "few": "{count} rzeczy", "many": "{count} rzeczy", "other": "{count} rzeczy"})
        self.assertIsNone(texts["tips"])
        self.assertNotIn("machine-translated", (folder / "translations/metadata.yml").read_text())
        # What is in the project now is what the page shows.
        again = self.page("pl", folder)
        self.assertEqual(self.field(again, "stores", "many").input_value(), "# sklepów obok {place}")
        self.assertEqual(self.field(again, "stores", "few").input_value(), "# 'sklepy' w {place}'")

    def test_json_tables_and_catalogs(self):
        for name, files, fields, expected in [
            ("json", {"l10n.yml": "source: en\nlanguages: [en, ja]\n", "translations/en.json": '{"a": {"b": "Hi, {name}"}, "c": "Save"}\n',
                      "translations/ja.json": "{}\n"},
             [("a.b", "Translation", "やあ、{name}"), ("c", "Translation", "<保存> & \"\\\"")],
             ("translations/ja.json", ['"やあ、{name}"', '"<保存> & \\"\\\\\\""'])),
            ("strings", {"l10n.yml": "source: en\nlanguages: [en, ja]\n", "translations/en.lproj/Localizable.strings": '/* A button. */\n"Save" = "Save";\n"%@ left" = "%@ left";\n',
                         "translations/ja.lproj/Localizable.strings": '"Save" = "セーブ";\n'},
             [("Save", "Translation", "保存"), ("%@ left", "Translation", "残り%@")],
             ("translations/ja.lproj/Localizable.strings", ['"Save" = "保存";', '"%@ left" = "残り%@";'])),
            ("catalog", {"l10n.yml": "source: en\nlanguages: [en, ja]\n", "translations/Localizable.xcstrings": json.dumps(CATALOG)},
             [("Hello, %@", "Translation", "こんにちは、%@"), ("files", "other", "%lld個のファイル")],
             ("translations/Localizable.xcstrings", ["こんにちは、%@", "%lld個のファイル", "needs_review"])),
        ]:
            folder = self.copy(name, files)
            page = self.page("ja", folder)
            for key, form, text in fields:
                self.field(page, key, form).fill(text)
            self.download(page, folder / "ja.xliff")
            self.assertIn("2 translations written", tool(folder, "import", "ja.xliff"), name)
            text = (folder / expected[0]).read_text(encoding="utf-8")
            for part in expected[1]:
                self.assertIn(part, text, name)

    def test_a_changed_source_is_refused(self):
        from playwright.sync_api import expect

        folder = self.copy("changed", STORE)
        page = self.page("ja", folder)
        self.field(page, "greeting").fill("こんにちは、{name}")
        write(folder, {"translations/en.yml": STORE["translations/en.yml"].replace("Hello, {name}", "Goodbye, {name}")})
        self.download(page, folder / "ja.xliff")
        self.assertIn("the source text has changed since the export", tool(folder, "import", "ja.xliff", status=1))
        # The page of the new source refuses it, too.
        fresh = self.page("ja", folder)
        fresh.get_by_label("Open my file").set_input_files(folder / "ja.xliff")
        expect(fresh.locator("#status")).to_contain_text("Not taken, because the string is another one now: 1")

    def test_states(self):
        folder = self.copy("states", STORE)
        page = self.page("pl", folder)
        self.assertIn("Machine-translated", self.message(page, "plain").inner_text())
        self.message(page, "plain").get_by_label("Needs review").uncheck()
        self.message(page, "greeting").get_by_label("Needs review").check()
        self.download(page, folder / "pl.xliff")
        tool(folder, "import", "pl.xliff")
        metadata = (folder / "translations/metadata.yml").read_text()
        self.assertNotIn("machine-translated", metadata)
        self.assertIn("pl: needs-review", metadata)

    def test_going_on_elsewhere(self):
        from playwright.sync_api import expect

        page = self.page("ja")
        self.field(page, "tips", "Item 1").fill("一")
        self.field(page, "stores", "other").fill("{place}の近くに#店舗")
        self.field(page, "greeting").fill("{name}さん")
        path = self.store / "work.xliff"
        self.download(page, path)
        elsewhere = self.open((self.store / "ja.html").as_uri())
        elsewhere.get_by_label("Open my file").set_input_files(path)
        expect(elsewhere.locator("#status")).to_have_text("Translations taken: 3.")
        self.assertEqual(self.field(elsewhere, "tips", "Item 1").input_value(), "一")
        self.assertEqual(self.field(elsewhere, "stores", "other").input_value(), "{place}の近くに#店舗")
        self.assertIn("Not downloaded: 0", elsewhere.locator("#unsaved").inner_text())
        for name, words in [("pl.xliff", "another language"), ("l10n.yml", "can't be read")]:
            if name == "pl.xliff":
                tool(self.store, "export", "xliff", "--language", "pl", "--output", name)
            elsewhere.get_by_label("Open my file").set_input_files(self.store / name)
            expect(elsewhere.locator("#status")).to_contain_text(words)

    # MARK: Typing

    def test_findings_while_typing(self):
        from playwright.sync_api import expect

        page = self.page("ja")
        greeting = self.field(page, "greeting")
        for text, words in [
            ("こんにちは", ["Provisional Missing: {name}"]), ("{name}さん", []), ("{nam}さん", ["Provisional Not in the source: {nam}"]),
            ("{name さん", ["Provisional A brace without its counterpart: {"]), ("{name}さん ", ["Provisional Extra space: at the end"]), ("", []),
        ]:
            greeting.fill(text)
            self.assertEqual(self.found(page, "greeting"), [] if text.endswith(" ") else words, text)
        plain = self.field(page, "plain")
        plain.fill("保存する。")
        self.assertEqual(self.message(page, "plain").locator(".columns").inner_text(), "10 / 8")
        self.assertEqual(self.found(page, "plain"), ["Provisional Too wide, in columns: 10 / 8"])
        expect(page.locator("#announcer")).to_contain_text("10 / 8")
        self.assertEqual(page.locator("#announcer").get_attribute("role"), "status")

    def test_a_form_that_cannot_be_read_yet_leaves_the_others(self):
        page = self.page("pl")
        one, few = self.field(page, "stores", "one (1)"), self.field(page, "stores", "few")
        few.fill("")
        few.press_sequentially("# obok {place")
        one.fill("Jeden {")
        self.assertEqual(self.found(page, "stores"), ["Provisional A brace without its counterpart: {"])
        self.assertEqual(self.message(page, "stores").locator("textarea").count(), 5)
        page.reload()
        self.complaints.clear()
        for field, text in [(one, "Jeden {"), (few, "# obok {place"), (self.field(page, "stores", "many"), "# sklepów w {place}")]:
            self.assertEqual(field.input_value(), text)
        one.press_sequentially("place}")
        few.press_sequentially("}")
        self.assertIn(
            "{count, plural, one {Jeden {place}} few {# obok {place}} many {# sklepów w {place}} other",
            self.download(page, self.store / "forms.xliff"))

    def test_placeholders_are_inserted_as_typing(self):
        page = self.page("ja")
        field = self.field(page, "greeting")
        field.focus()
        page.keyboard.type("さん")
        page.keyboard.press("Home")
        button = self.message(page, "greeting").get_by_role("button", name="Insert {name}")
        button.click()
        self.assertEqual(field.input_value(), "{name}さん")
        self.assertEqual(button.get_attribute("aria-label"), "Insert {name} (used)")
        page.keyboard.press("Control+z")
        self.assertEqual(field.input_value(), "さん")
        page.keyboard.press("Control+Shift+z")
        self.assertEqual(field.input_value(), "{name}さん")

    def test_composition(self):
        for language, steps, text in [
            ("ko", ["ㅎ", "하", "한", "한ㄱ", "한그", "한글"], "한글"), ("ja", ["k", "か", "かn", "かな", "仮名"], "仮名"),
        ]:
            page = self.page(language)
            field = self.field(page, "greeting")
            field.focus()
            client = page.context.new_cdp_session(page)
            for step in steps:
                client.send("Input.imeSetComposition", {"text": step, "selectionStart": len(step), "selectionEnd": len(step)})
                self.assertEqual(field.input_value(), step)
            client.send("Input.insertText", {"text": text})
            page.keyboard.type("{name}")
            self.assertEqual(field.input_value(), text + "{name}")
            self.assertEqual(self.found(page, "greeting"), [])
            self.assertEqual(field.get_attribute("lang"), language)

    def test_what_translators_see(self):
        page = self.page("ja")
        plain = self.message(page, "plain").inner_text()
        for part in ["Save", "A button.", "Toolbar", "4 / 8", "Final"]:
            self.assertIn(part, plain)
        self.assertIn("name: Ola", self.message(page, "greeting").inner_text())
        self.assertIn("stores → 店舗", self.message(page, "stores").inner_text())
        self.assertEqual(self.message(page, "stores").locator("textarea").count(), 2)
        old = self.message(page, "old")
        self.assertIn("Outdated", old.inner_text())
        self.assertIn("Delete list", old.inner_text())
        page.get_by_label("Show beside").select_option("ko")
        self.assertIn("목록 삭제", self.message(page, "old").inner_text())
        arabic = self.page("ar")
        self.assertEqual(self.field(arabic, "plain").get_attribute("dir"), "rtl")
        self.assertEqual(self.message(arabic, "cart.items").locator("textarea").count(), 6)

    def test_filters(self):
        page = self.page("ja")
        show = page.locator("#filters [name=show]")
        show.select_option("outdated")
        self.assert_keys(page, ["old"])
        show.select_option("left")
        self.assert_keys(page, ["cart.items", "greeting", "old", "stores", "tips"])
        self.field(page, "greeting").fill("やあ")
        show.select_option("findings")
        self.assert_keys(page, ["greeting"])
        show.select_option("unsaved")
        self.assert_keys(page, ["greeting"])
        show.select_option("")
        for text, keys in [("toolbar", ["plain"]), ("やあ", ["greeting"]), ("DELETE", ["old"]), ("nothing of this", [])]:
            page.get_by_label("Search keys and strings").fill(text)
            self.assert_keys(page, keys, text)
        self.assertTrue(page.locator("#nothing").is_visible())

    # MARK: Keeping

    def test_two_pages_at_once(self):
        from playwright.sync_api import expect

        one = self.page("ja")
        other = self.open_in(one.context, one.url)
        self.field(one, "greeting").fill("{name}様")
        self.field(other, "plain").fill("とっておく")
        expect(self.field(other, "greeting")).to_have_value("{name}様")
        expect(self.field(one, "plain")).to_have_value("とっておく")
        for page in [one, other]:
            self.assertIn("Not downloaded: 2", page.locator("#unsaved").inner_text())
        one.close()
        other.close()
        again = self.open_in(other.context, one.url)
        self.assertIn("Strings restored from this browser: 2", again.locator("#status").inner_text())
        self.assertEqual(self.field(again, "greeting").input_value(), "{name}様")

    def test_leaving_with_unsaved_work(self):
        page = self.page("ja")
        page.reload()
        self.assertEqual(self.complaints, [])
        self.field(page, "greeting").press_sequentially("{name}")
        page.reload()
        self.assertEqual(self.complaints, ["beforeunload"])
        self.download(page, self.store / "left.xliff")
        page.reload()
        self.assertEqual(self.complaints, ["beforeunload"])
        self.complaints.clear()

    def test_a_full_storage_is_shown(self):
        page = self.page("ja")
        self.assertFalse(page.locator("#storage").is_visible())
        page.evaluate("for (let size = 2 ** 22; size > 0; size >>= 1) try { while (true) localStorage.setItem(Math.random(), 'x'.repeat(size)); } catch {}")
        self.field(page, "greeting").fill("{name}")
        self.assertTrue(page.locator("#storage").is_visible())
        self.assertIn("{name}</target>", self.download(page, self.store / "full.xliff"))

    # MARK: Who uses it

    def test_keyboard(self):
        page = self.page("ja")

        def tab_to(condition):
            for _ in range(60):
                page.keyboard.press("Tab")
                if page.evaluate(f"(node => {condition})(document.activeElement)"):
                    return
            self.fail(condition)

        tab_to("node.name === 'text'")
        page.keyboard.type("greeting")
        page.keyboard.press("ArrowDown")
        page.keyboard.type("Hi, ")
        tab_to("node.dataset.placeholder === '{name}'")
        page.keyboard.press("Enter")
        self.assertEqual(self.field(page, "greeting").input_value(), "Hi, {name}")
        page.get_by_label("Search keys and strings").fill("")
        page.keyboard.press("ArrowDown")
        keys = []
        for key in ["PageDown", "PageDown", "PageUp"]:
            page.keyboard.press(key)
            keys.append(page.evaluate("document.activeElement.closest('article').querySelector('h3').textContent"))
        self.assertEqual(keys, ["greeting", "old", "greeting"])
        page.keyboard.press("Shift+Tab")
        self.assertEqual(page.evaluate("getComputedStyle(document.activeElement).outlineStyle"), "solid")
        with page.expect_download():
            for _ in range(60):
                page.keyboard.press("Shift+Tab")
                if page.evaluate("document.activeElement.id") == "download":
                    page.keyboard.press("Enter")
                    break

    def test_languages_widths_and_colors(self):
        colors = set()
        for width, scheme, language, title in [
            (360, "light", "ko-KR", "번역"), (360, "dark", "en-US", "Translations"), (1440, "light", "en-US", "Translations"), (1440, "dark", "zh-CN", "翻译"),
        ]:
            page = self.page("pl", width=width, scheme=scheme, language=language)
            self.assertEqual(page.locator("h1").inner_text(), title)
            self.assertNotRegex(page.locator("body").inner_text(), "page[.]|message[.]|search[.]|undefined")
            page.locator("textarea").nth(4).fill("no name, and very long: " + "x" * 80)
            self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), width)
            # Colors depend on the scheme, and what covers what on the width.
            if (width < 1000) == (scheme == "dark"):
                self.assert_accessible(page)
            colors.add(page.evaluate("getComputedStyle(document.body).backgroundColor"))
            page.screenshot(path=PICTURES / f"translators-{width}-{scheme}.png", full_page=True)
        self.assertEqual(len(colors), 2)

    # MARK: Hostile and large

    def test_hostile_strings_are_text(self):
        translations = "a_long_name" * 10
        folder = self.copy("hostile", {
            "l10n.yml": f"source: en\nlanguages: [en, ja]\ntranslations: {translations}\n",
            f"{translations}/en.json": json.dumps(HOSTILE), f"{translations}/ja.json": "{}",
            f"{translations}/metadata.yml": "script: {description: '<img src=x onerror=alert(1)>', context: '</script>'}\n"})
        page = self.page("ja", folder, width=360)
        self.assertIsNone(page.evaluate("window.hit ?? null"))
        self.assertEqual(page.locator("main img, main script, main style").count(), 0)
        self.assert_keys(page, len(HOSTILE))
        self.assertIn("safeU+202Egpj.exe", self.message(page, "override").text_content())
        self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), 360)
        for key, text in HOSTILE.items():
            self.field(page, key).fill(text)
        self.download(page, folder / "ja.xliff")
        tool(folder, "import", "ja.xliff", status=1)
        written = json.loads((folder / translations / "ja.json").read_text())
        self.assertEqual(written, HOSTILE)
        self.assert_accessible(page)

    def test_two_thousand_strings(self):
        texts = {f"screen{n // 50}.label{n}": f"A sentence of the app, number {n}, with {{name}} in it" for n in range(2000)}
        languages = ["de", "fr", "ja", "ko"]
        folder = self.copy("many", {"l10n.yml": f"source: en\nlanguages: [en, {', '.join(languages)}]\n"} | {
            f"translations/{language}.json": json.dumps({key: f"{language} {text}" * (2 if language == "en" else 8) for key, text in texts.items()})
            for language in ["en", *languages]})
        self.assertIn("The page has no texts in ja, ko, so that it stays below 3 MB", tool(folder, "export", "page", "--to", "fr"))
        page = self.open((folder / "fr.html").as_uri())
        self.assertLess((folder / "fr.html").stat().st_size, 3_000_000)
        self.assertEqual(page.locator("#count").inner_text(), "2,000 / 2,000")
        self.assertLess(page.locator("article").count(), 100)

    def test_nothing_else_runs(self):
        page = self.page("ja")
        page.evaluate("""() => {
            document.body.insertAdjacentHTML("beforeend", '<details open ontoggle="window.hit = 1">');
            document.body.append(Object.assign(document.createElement("script"), { textContent: "window.hit = 1" }));
            return fetch("https://example.com").catch(() => {});
        }""")
        page.wait_for_timeout(200)
        self.assertIsNone(page.evaluate("window.hit ?? null"))
        self.assertTrue(all("Content Security Policy" in text for text in self.complaints) and len(self.complaints) >= 3)
        self.complaints.clear()


if __name__ == "__main__":
    pages.run("translators.html")
