import TestSupport
import Testing

@Suite("l10n-gen eject")
struct EjectCommandTests {
  private static let files = [
    "l10n.yml": "source: en\noutput: { enum: Texts, access: public }\n",
    "translations/en.yml":
      "title: Stores\nfound: \"{n, plural, =0 {None} one {# store} other {# stores}} on {d, date, long}\"\n",
    "translations/ko.yml": "title: 매장\nfound: \"{d, date, long}: {n}곳\"\nextra: 남음\n",
  ]

  @Test("accessors keep their names and parameters, and tables have all languages")
  func catalogs() throws {
    let sandbox = try Sandbox(Self.files)
    let run = try sandbox.run("eject", "--to", "xcstrings")
    #expect(run.status == 0)
    #expect(
      run.error == """
        Wrote ejected/Texts.swift
        Wrote ejected/Localizable.xcstrings
        6 texts written

        """)
    let swift = try sandbox.read("ejected/Texts.swift")
    #expect(swift.contains("public static var title: String { _text(\"title\") }"))
    #expect(
      swift.contains(
        """
        public static func found(n: Int, d: Date) -> String { _text("found|" + _number(n, [0: "=0"]), \
        [_date(d, .long, .none), n]) }
        """))
    #expect(!swift.contains("L10nRuntime"))
    let catalog = try sandbox.read("ejected/Localizable.xcstrings")
    #expect(catalog.contains("\"found|=0\""))
    #expect(catalog.contains("%1$@: %2$lld곳"))
    #expect(!catalog.contains("남음"))
  }

  @Test("SwiftGen gets .strings and .stringsdict files, and a configuration")
  func swiftGen() throws {
    let sandbox = try Sandbox(Self.files)
    #expect(try sandbox.run("eject", "--to", "swiftgen", "--output", "App/Texts").status == 0)
    #expect(try sandbox.read("App/Texts/ko.lproj/Localizable.strings").contains("\"title\" = \"매장\";"))
    #expect(try sandbox.read("App/Texts/en.lproj/Localizable.stringsdict").contains("<key>found|other</key>"))
    #expect(try sandbox.read("App/Texts/swiftgen.yml").contains("inputs: en.lproj"))
  }

  @Test("each module gets a folder of its own")
  func modules() throws {
    let sandbox = try Sandbox([
      "l10n.yml": "source: en\nmodules: [{ name: A, include: [a] }, { name: B, include: [b] }]\n",
      "translations/en.yml": "a: { title: A }\nb: { title: B }\n",
    ])
    #expect(try sandbox.run("eject", "--to", "xcstrings").status == 0)
    #expect(
      sandbox.files(below: "ejected") == [
        "A", "A/L10n.swift", "A/Localizable.xcstrings", "B", "B/L10n.swift", "B/Localizable.xcstrings",
      ])
  }

  @Test("what Foundation can't show is listed, with exit status 1")
  func losses() throws {
    let sandbox = try Sandbox([
      "l10n.yml": "source: ko\n", "translations/ko.yml": "a: \"{name}을(를) 봐요\"\n",
      "translations/en.yml": "a: \"See {name}\"\n",
    ])
    let run = try sandbox.run("eject", "--to", "xcstrings")
    #expect(run.status == 0)
    #expect(run.error.contains("1 Korean string with a particle after an argument will show both forms"))
    try sandbox.write("a: \"{n, selectordinal, other {#번째}}\"\n", to: "translations/ko.yml")
    try sandbox.write("a: \"{n, selectordinal, one {#st} other {#th}}\"\n", to: "translations/en.yml")
    let ordinal = try sandbox.run("eject", "--to", "xcstrings", "--output", "again")
    #expect(ordinal.status == 1)
    #expect(ordinal.error.contains("Differs: 'a': Foundation has no ordinal categories"))
    #expect(sandbox.exists("again/L10n.swift"))
  }

  @Test("nothing is written over files, or with a mistake in the source")
  func refusals() throws {
    let sandbox = try Sandbox(Self.files)
    try sandbox.write("", to: "ejected/note.txt")
    let taken = try sandbox.run("eject", "--to", "xcstrings")
    #expect(taken.status == 2)
    #expect(taken.error.contains("ejected: this directory has files; remove them, or choose another with --output"))
    try sandbox.write("title: \"{a\"\n", to: "translations/en.yml")
    let mistaken = try sandbox.run("eject", "--to", "xcstrings", "--output", "new")
    #expect(mistaken.status == 1)
    #expect(mistaken.error.contains("Nothing was written."))
    #expect(!sandbox.exists("new"))
    #expect(try sandbox.run("eject", "--to", "yaml").status == 2)
  }
}
