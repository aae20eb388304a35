import TestSupport
import Testing

@Suite("l10n-gen with gettext's files")
struct GettextCommandTests {
  private static let template = """
    #, fuzzy
    msgid ""
    msgstr ""
    "Content-Type: text/plain; charset=UTF-8\\n"
    "Plural-Forms: nplurals=INTEGER; plural=EXPRESSION;\\n"

    #. Above the list
    #, c-format
    msgid "Stores of %s"
    msgstr ""

    #, c-format
    msgid "%d store nearby"
    msgid_plural "%d stores nearby"
    msgstr[0] ""
    msgstr[1] ""

    msgctxt "menu"
    msgid "Open"
    msgstr ""

    """
  private static let korean = """
    msgid ""
    msgstr ""
    "Language: ko\\n"
    "Content-Type: text/plain; charset=UTF-8\\n"
    "Plural-Forms: nplurals=1; plural=0;\\n"

    #, fuzzy, c-format
    msgid "Stores of %s"
    msgstr "%s의 가게"

    #, c-format
    msgid "%d store nearby"
    msgid_plural "%d stores nearby"
    msgstr[0] "주변 매장 %d곳"

    msgctxt "menu"
    msgid "Open"
    msgstr ""

    """
  private static let project = [
    "po/app.pot": template, "po/ko.po": korean, "l10n.yml": "translations: po\nsource: en\nlanguages: [en, ko]\n",
  ]

  @Test("init finds the template, and generated code has the conversions of its texts as arguments")
  func starting() throws {
    var files = Self.project
    files["l10n.yml"] = nil
    let sandbox = try Sandbox(files)
    let run = try sandbox.run("init")
    #expect(run.status == 0, "\(run.error)")
    let settings = try sandbox.read("l10n.yml").split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(settings.prefix(3) == ["translations: po", "source: en", "languages: [en, ko]"])
    #expect(run.output.contains("en, as in most projects with PO files"))
    #expect(try sandbox.run("emit").status == 0)
    let code = try sandbox.read("Generated/L10n.swift")
    #expect(code.contains("Above the list") && code.contains("(count: Int)"), "\(code)")
  }

  @Test("check reports untranslated and fuzzy entries at their places")
  func checking() throws {
    let sandbox = try Sandbox(Self.project)
    let check = try sandbox.run("check")
    #expect(check.output.contains("po/ko.po:9:8: ") && check.output.contains("needs-review"), "\(check.output)")
    #expect(check.output.contains("po/ko.po:17:7: warning: 'menu|Open' is missing in ko"), "\(check.output)")
    #expect(check.output.contains("po/app.pot:19:7: warning: 'menu|Open': names.yml"), "\(check.output)")
    let show = try sandbox.run("show", "menu|Open")
    #expect(show.status == 0 && show.output.contains("menu|Open in the table po"), "\(show.output)\(show.error)")
  }

  @Test("imported translations fill their entries, and a reviewed one isn't fuzzy any more")
  func importing() throws {
    let sandbox = try Sandbox(Self.project)
    #expect(try sandbox.run("export", "csv", "--language", "ko", "--output", "ko.csv").status == 0)
    let table = try sandbox.read("ko.csv")
    let filled = table.replacing("Open,,,po", with: "Open,열기,,po").replacing("의 가게,needs-review", with: "의 매장,")
    try sandbox.write(filled, to: "ko.csv")
    let run = try sandbox.run("import", "ko.csv")
    #expect(run.status == 0, "\(run.error) \(table)")
    let wanted = Self.korean.replacing("#, fuzzy, c-format", with: "#, c-format").replacing("가게", with: "매장")
      .replacing("msgid \"Open\"\nmsgstr \"\"", with: "msgid \"Open\"\nmsgstr \"열기\"")
    #expect(try sandbox.read("po/ko.po") == wanted)
  }

  @Test("a string is added to the template and its translations, renamed and removed")
  func editing() throws {
    let sandbox = try Sandbox(Self.project)
    let add = try sandbox.run("add", "store.hello", "--en", "Hello", "--ko", "안녕하세요")
    #expect(add.status == 0, "\(add.error)")
    #expect(
      try sandbox.read("po/app.pot") == Self.template + "\nmsgctxt \"store.hello\"\nmsgid \"Hello\"\nmsgstr \"\"\n")
    #expect(
      try sandbox.read("po/ko.po") == Self.korean + "\nmsgctxt \"store.hello\"\nmsgid \"Hello\"\nmsgstr \"안녕하세요\"\n")
    let rename = try sandbox.run("rename", "store.hello", "store.greeting")
    #expect(rename.status == 0, "\(rename.error)")
    let remove = try sandbox.run("remove", "store.greeting")
    #expect(remove.status == 0, "\(remove.error)")
    #expect(try sandbox.read("po/ko.po") == Self.korean)
    #expect(try sandbox.read("po/app.pot") == Self.template)
    let removal = try sandbox.run("remove", "menu|Open", "--dry-run")
    #expect(removal.status == 0, "\(removal.error)")
    let format = try sandbox.run("format")
    #expect(format.status == 0, "\(format.error)")
    #expect(try sandbox.read("po/ko.po") == Self.korean)
  }

  @Test("export writes key paths as contexts, which are read as the same key paths again")
  func exporting() throws {
    let sandbox = try Sandbox([
      "l10n.yml": "source: en\n",
      "translations/en.yml": """
      store:
        title: "{name}'s"
        day: "{day, date, short}"

      """,
      "translations/ko.yml": "store:\n  title: \"{name} 님\"\n",
    ])
    let run = try sandbox.run("export", "po")
    #expect(run.status == 1)
    #expect(
      run.error == """
        Wrote po/en.po
        Wrote po/ko.po
        Left out 'store.day' in en: a table can't write dates and times, such as 'day'
        2 strings written, 1 left out

        """)
    #expect(
      try sandbox.read("po/ko.po").hasSuffix(
        "\n#, c-format\nmsgctxt \"store.title\"\nmsgid \"%s's\"\nmsgstr \"%s 님\"\n"))
    #expect(try sandbox.run("export", "po").error.hasSuffix("0 strings written, 1 left out\n"))
    let back = try sandbox.run("convert", "po/{language}.po", "out/{language}.yml")
    #expect(try sandbox.read("out/ko.yml") == "store:\n  title: \"{arg1} 님\"\n", "\(back.error)")
    let wrong = try sandbox.run("export", "po", "--output", "po/en.po")
    #expect(wrong.status == 2 && wrong.error.contains("isn't a path of PO files"))
  }

  @Test("the files of a domain below LC_MESSAGES are a namespace of its name")
  func domains() throws {
    let sandbox = try Sandbox([
      "l10n.yml": "translations: locale\nsource: en\nlanguages: [en, ko]\n",
      "locale/app.pot": "msgid \"Open\"\nmsgstr \"\"\n",
      "locale/ko/LC_MESSAGES/app.po": "msgid \"Open\"\nmsgstr \"열기\"\n",
    ])
    let run = try sandbox.run("show", "app.Open")
    #expect(run.status == 0 && run.output.contains("열기"), "\(run.output) \(run.error)")
    #expect(try sandbox.run("check", "--strict").status == 0)
  }
}
