import TestSupport
import Testing

@Suite("l10n-gen export xliff, and import of the results")
struct ExportXLIFFCommandTests {
  private static let files = [
    "l10n.yml": "source: en\noutput: { directory: Out }\n",
    "translations/en.yml": """
    greeting: Hello, {name}
    plain: Save
    cart:
      items:
        one: "{count} item"
        other: "{count} items"
    list: [a, b]
    old: Old
    internal: x

    """,
    "translations/pl.yml": """
    greeting: Witaj {name}   # kept
    cart:
      items:
        one: "{count} rzecz"
        other: '{count} rzeczy'
    old: Stare

    """,
    "translations/metadata.yml": """
    plain:
      description: A button.
      context: Toolbar
      max-width: 10
    greeting:
      examples: { name: Ola }
    old:
      state: { pl: needs-review }
    internal:
      translatable: false

    """,
  ]

  private func ids(in text: String) -> [String] {
    text.matches(of: /<trans-unit id="([^"]*)"/).map { String($0.1) }
  }

  @Test("each language gets a file with notes and all of its plural categories")
  func new() throws {
    let sandbox = try Sandbox(Self.files)
    let run = try sandbox.run("export", "xliff")
    #expect(run.status == 0)
    #expect(run.error == "Wrote pl.xliff\n9 strings written\n")
    let text = try sandbox.read("pl.xliff")
    #expect(
      text.contains(
        #"<file original="translations/en.yml" source-language="en" target-language="pl" datatype="plaintext">"#))
    #expect(
      ids(in: text) == [
        "cart.items|==|plural.few", "cart.items|==|plural.many", "cart.items|==|plural.one",
        "cart.items|==|plural.other", "greeting", "list|==|item.1", "list|==|item.2", "old", "plain",
      ])
    #expect(
      text.contains(
        """
              <trans-unit id="cart.items|==|plural.few" xml:space="preserve">
                <source>{count} items</source>
                <note>The forms of this plural: one “{count} item”, other “{count} items”</note>
              </trans-unit>
        """))
    #expect(
      text.contains(
        """
                <note>A button.
        Shown in: Toolbar
        At most 10 characters wide; a Korean or Chinese one counts twice</note>
        """))
    #expect(text.contains("<note>Example of name: Ola</note>"))
    #expect(text.contains(#"<target state="needs-review-l10n">Stare</target>"#))
    #expect(try sandbox.run("export", "xliff").error == "9 strings written\n")
  }

  @Test("imported translations change only texts and states, in their places")
  func back() throws {
    let sandbox = try Sandbox(Self.files)
    _ = try sandbox.run("export", "xliff")
    var text = try sandbox.read("pl.xliff")
    text.replace("state=\"translated\">Witaj {name}<", with: "state=\"final\">Witaj: {name} # \"x\"<")
    text.replace(
      "<source>Save</source>", with: "<source>Save</source><target state='needs-review-l10n'>Zapisz</target>")
    text.replace("<source>a</source>", with: "<source>a</source><target>ą</target>")
    text.replace("<source>b</source>", with: "<source>b</source><target>be</target>")
    text.replace("needs-review-l10n\">Stare", with: "translated\">Stare")
    text.replace("plural.few\" xml:space=\"preserve\">", with: "plural.few\"><target>{count} rzeczy.</target>")
    try sandbox.write(text, to: "pl.xliff")
    let dry = try sandbox.run("import", "pl.xliff", "--dry-run")
    // 'many' is still missing, so users see 'other'.
    #expect(dry.status == 0)
    #expect(dry.error.hasSuffix("6 translations would be written, 2 already present, 1 without a translation\n"))
    #expect(try sandbox.read("translations/pl.yml") == Self.files["translations/pl.yml"])
    let run = try sandbox.run("import", "pl.xliff")
    #expect(run.status == 0)
    #expect(
      run.error == """
        Wrote translations/metadata.yml
        Wrote translations/pl.yml
        6 translations written, 2 already present, 1 without a translation

        """)
    #expect(
      try sandbox.read("translations/pl.yml") == """
        greeting: "Witaj: {name} # \\"x\\""   # kept
        cart:
          items:
            one: "{count} rzecz"
            other: '{count} rzeczy'
            few: "{count} rzeczy."
        old: Stare
        plain: Zapisz
        list:
          - ą
          - be

        """)
    #expect(
      try sandbox.read("translations/metadata.yml") == """
        plain:
          description: A button.
          context: Toolbar
          max-width: 10
          state: { pl: needs-review }
        greeting:
          examples: { name: Ola }
        internal:
          translatable: false

        """)
    #expect(
      try sandbox.run("import", "pl.xliff").error
        == "0 translations written, 8 already present, 1 without a translation\n")
  }

  @Test("translations of a changed text, an unknown key and half a list are refused at their places")
  func refused() throws {
    let sandbox = try Sandbox(Self.files)
    _ = try sandbox.run("export", "xliff")
    var text = try sandbox.read("pl.xliff")
    text.replace("<source>Save</source>", with: "<source>Save</source><target>Zapisz</target>")
    text.replace("<source>a</source>", with: "<source>a</source><target>ą</target>")
    text.replace("id=\"old\"", with: "id=\"older\"")
    text.replace("Witaj {name}<", with: "Witaj <x id=\"1\"/><")
    try sandbox.write(text, to: "pl.xliff")
    let source = try #require(Self.files["translations/en.yml"])
    try sandbox.write(source.replacing("Save", with: "Store"), to: "translations/en.yml")
    let run = try sandbox.run("import", "pl.xliff")
    #expect(run.status == 1)
    #expect(
      run.error == """
        pl.xliff:28:9: error: 'greeting': its text has elements in place of characters, such as <x/>; export it without them
        pl.xliff:32:27: error: 'list|==|item.1': other items of the list have no translation
        pl.xliff:41:9: error: 'older': the project has no such string; it may have been renamed or removed since the export
        pl.xliff:45:30: error: 'plain': the source text has changed since the export, from 'Save' to 'Store'; export it again
        0 translations written, 2 already present, 3 without a translation, 4 refused

        """)
    #expect(try sandbox.read("translations/pl.yml") == Self.files["translations/pl.yml"])
  }

  @Test("strings with characters that XML doesn't allow are left out, also if the characters are in notes")
  func characters() throws {
    let sandbox = try Sandbox([
      "l10n.yml": "source: en\n", "translations/en.yml": "a: A\nb: \"\\x03\"\nc: C\n",
      "translations/metadata.yml": "c:\n  description: \"x\\x01\"\n",
    ])
    let run = try sandbox.run("export", "xliff", "--language", "ko")
    #expect(run.status == 1)
    #expect(
      run.error == """
        Wrote ko.xliff
        Left out 'b': XML can't write one of its characters, U+0003; remove it
        Left out 'c': XML can't write one of its characters, U+0001; remove it
        1 string written, 2 left out

        """)
    #expect(ids(in: try sandbox.read("ko.xliff")) == ["a"])
  }

  @Test("a file with translations that the project doesn't have isn't replaced")
  func lost() throws {
    let sandbox = try Sandbox(Self.files)
    _ = try sandbox.run("export", "xliff")
    let text = try sandbox.read("pl.xliff").replacing("Stare", with: "Starsze")
    try sandbox.write(text, to: "pl.xliff")
    let run = try sandbox.run("export", "xliff")
    #expect(run.status == 2)
    #expect(
      run.error == """
        error: pl.xliff: 1 translation in this file would be lost; run 'l10n-gen import pl.xliff' first, or remove the file

        """)
    #expect(try sandbox.read("pl.xliff") == text)
  }

  @Test("strings can be selected by missing translations, by state, and by changes since a revision")
  func selection() throws {
    let sandbox = try Sandbox(Self.files)
    #expect(
      try sandbox.script("git init -q . && git add . && git -c user.name=a -c user.email=a@b.c commit -qm 1").status
        == 0)
    let source = try #require(Self.files["translations/en.yml"])
    try sandbox.write(source.replacing("Old", with: "Older") + "new: New\n", to: "translations/en.yml")
    func exported(_ options: String...) throws -> [String] {
      _ = try sandbox.script("rm -f pl.xliff")
      _ = try sandbox.run(["export", "xliff"] + options)
      return ids(in: (try? sandbox.read("pl.xliff")) ?? "")
    }
    #expect(try exported("--since", "HEAD", "--only", "missing") == ["new"])
    #expect(try exported("--only", "needs-review,new") == ["old"])
    #expect(
      try sandbox.run("export", "xliff", "--only", "done").error
        == "error: --only 'done': there is no kind 'done'; known are missing, outdated, needs-review, machine-translated, new\n"
    )
  }

  @Test("the source language, an unlisted language and a single file for several languages are refused")
  func usage() throws {
    let sandbox = try Sandbox(Self.files)
    let errors = [
      ["--language", "en"]: "error: 'en' is the source language, so there is nothing to translate\n",
      ["--language", "p l"]: "error: the project has no language 'p l'\n",
      ["--language", "pl", "--language", "de", "--output", "a.xliff"]:
        "error: --output 'a.xliff' is one path for 2 languages; write {language} in it, or name one with --language\n",
    ]
    for (options, error) in errors { #expect(try sandbox.run(["export", "xliff"] + options).error == error) }
    #expect(try sandbox.run("export", "xliff", "--language", "de").error == "Wrote de.xliff\n7 strings written\n")
  }

  @Test("nothing is written if a file can't be read")
  func unread() throws {
    let sandbox = try Sandbox(Self.files)
    try sandbox.write("<xliff>\n<a>", to: "a.xlf")
    let run = try sandbox.run("import", "a.xlf")
    #expect(run.status == 1)
    #expect(
      run.error
        == "a.xlf:2:4: error: the file ends before its elements do; add the missing end tags\nNothing was written.\n")
    #expect(try sandbox.run("import", "a.xlf", "--into", "x").status == 2)
    #expect(try sandbox.run("import", "a.xlf", "translations").status == 2)
    #expect(try sandbox.run("import", "b.xcloc").status == 2)
  }
}
