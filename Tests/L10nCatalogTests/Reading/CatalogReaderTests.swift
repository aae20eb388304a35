import L10nLanguage
import Testing

@testable import L10nCatalog
@testable import L10nFormats
@testable import L10nText

@Suite("Reading a translations directory")
struct CatalogReaderTests {
  private func catalog(
    _ files: [String: String], languages: [String]? = nil, fallback: [String] = [], namespaces: Bool = true
  ) -> Catalog {
    CatalogReader.catalog(
      of: files.map { path, text in
        InputFile(path: path.split(separator: "/").map(String.init), shownPath: path, bytes: Array(text.utf8))
      },
      options: ReadingOptions(source: "ko", languages: languages, fallback: fallback, usesNamespaces: namespaces))
  }

  @Test(
    "a key without a value is a namespace where the source has one, and an empty text elsewhere",
    arguments: ["x:", "x: ~", "x: null", "x: {}", "x:\n  y:"])
  func emptyNamespaces(translation: String) {
    let source = "x:\n  y: { z: 가 }\nt: 나\n"
    let catalog = catalog(["ko.yml": source, "en.yml": "\(translation)\nt:\n"])
    #expect(catalog.messages.map(\.keyPath) == ["t", "x.y.z"])
    #expect(catalog.messages.map { $0.texts[1]?.isEmpty } == [true, nil])
  }

  @Test("the expanded aliases of all files count towards one limit, in the order of the files")
  func expansion() {
    func file(_ aliases: Int) -> String {
      "a: &a [\(String(repeating: "x, ", count: 999))]\nb: [\(String(repeating: "*a, ", count: aliases))]\n"
    }
    let whole = catalog(["ko/a.yml": file(600), "ko/b.yml": file(400), "ko/c.yml": "x: 1"])
    #expect(whole.problems.isEmpty)
    let beyond = catalog(["ko/a.yml": file(600), "ko/b.yml": file(401), "ko/c.yml": "x: 1"])
    #expect(beyond.problems.map(\.place) == [Place(file: 2, offset: 0)])
    #expect(beyond.messages.map(\.keyPath) == ["a.a"] + (0..<600).map { "a.b.\($0)" }.sorted() + ["c.x"])
  }

  @Test("the spelling of the source in the configuration is used if there are two")
  func sourceSpelling() {
    let file = InputFile(path: ["ko.yml"], shownPath: "ko.yml", bytes: Array("a: 1".utf8))
    for source in ["ko", "Ko", "ko-KR", "KO"] {
      let options = ReadingOptions(source: source, languages: [source, "ko-Kore", "ko-Kore-KR", "en", "zh"])
      #expect(CatalogReader.catalog(of: [file], options: options).languages.first == source)
    }
  }

  @Test("the number of metadata entries that are tried for a message is limited")
  func globs() {
    func metadata(_ count: Int) -> String { (0..<count).map { "store.*.k\($0): { context: x }\n" }.joined() }
    #expect(catalog(["ko.yml": "a: 1", "metadata.yml": metadata(1_000)]).problems.isEmpty)
    let problems = catalog(["ko.yml": "a: 1", "metadata.yml": metadata(1_010)]).problems
    #expect(problems.count == 1)
  }

  @Test("keys that only translations have are the same in all of them, including plurals and repetitions")
  func keysOfTranslations() throws {
    let whole = catalog([
      "ko/a.yml": "x: 1\n",
      "en/a.yml": "own: 2\nx: 2\nmany:\n  other: 2\ngroup:\n  a: 2\n", "en/b/a.yml": "k: 2\n",
      "en/b.yml": "a:\n  k: 3\n",
      "ja/a.yml": "group:\n  b: 3\n  a: 3\nmany:\n  one: 3\n  other: 3\nx: 3\n",
      "zh/a.yml": "many:\n  other: 4\nown: 4\n",
    ])
    func texts(_ key: String) throws -> [String] {
      let message = try #require(whole.messages.first { $0.keyPath == key })
      return message.texts.map { text in text.map { $0.message.texts.map(\.text).joined(separator: "/") } ?? "-" }
    }
    #expect(whole.languages == ["ko", "en", "ja", "zh"])
    #expect(whole.messages.map(\.keyPath) == ["a.group.a", "a.group.b", "a.many", "a.own", "a.x", "b.a.k"])
    #expect(try texts("a.group.a") == ["-", "2", "3", "-"])
    #expect(try texts("a.group.b") == ["-", "-", "3", "-"])
    #expect(try texts("a.many") == ["-", "2", "3/3", "4"])
    #expect(try texts("a.own") == ["-", "2", "-", "4"])
    #expect(try texts("a.x") == ["1", "2", "3", "-"])
    let duplicates = whole.problems.compactMap { problem -> String? in
      if case .duplicateKey(let path, _, _, _) = problem.kind { path } else { nil }
    }
    #expect(duplicates == ["b.a.k"])
  }

  @Test("the texts of a file that can't be read don't count as missing")
  func unread() {
    let failure = FileSystem.Failure(path: "en.yml", reason: "Permission denied")
    let files = [
      InputFile(path: ["ko.yml"], shownPath: "ko.yml", bytes: Array("a: 1".utf8)),
      InputFile(path: ["en.yml"], failure: failure),
      InputFile(path: ["store"], failure: failure),
    ]
    let catalog = CatalogReader.catalog(of: files, options: ReadingOptions(source: "ko", languages: ["ko", "en"]))
    #expect(catalog.problems.isEmpty)
    #expect(catalog.bundles.map(\.isComplete) == [true, false])
  }

  /// Returns each message as `key: text | text`, in the order of the catalog's languages.
  private func lines(_ catalog: Catalog) -> [String] {
    catalog.messages.map { message in
      let texts = message.texts.map { $0.map { describe($0.message) } ?? "-" }
      return "\(message.keyPath): \(texts.joined(separator: " | "))"
    }
  }

  private func describe(_ message: BundleMessage) -> String {
    switch message {
    case .text(let text): text.text
    case .list(let items): "[\(items.map(\.text).joined(separator: ", "))]"
    case .pluralMap(let variants):
      "{\(variants.map { "\($0.category.rawValue): \($0.text.text)" }.joined(separator: ", "))}"
    }
  }

  private func problems(_ catalog: Catalog) -> [String] {
    catalog.problems.map { problem in
      let file = catalog.files[problem.place.file]
      let position = LineTable(file.bytes).position(atScalar: problem.place.offset)
      return "\(file.path):\(position.line):\(position.column) \(problem.kind)"
    }
  }

  @Test("a file's name next to the language is a namespace, wherever the language is")
  func namespaces() {
    let catalog = catalog([
      "ko.yml": "a: 1", "ko/store.yml": "b: 2", "review/ko.yml": "c: 3", "chat.ko.yml": "d: 4",
      "messages_zh_CN.yml": "x: 5", "en.lproj/store.yml": "b: 6",
    ])
    #expect(catalog.languages == ["ko", "en", "zh-CN"])
    #expect(
      lines(catalog) == [
        "a: 1 | - | -", "chat.d: 4 | - | -", "messages.x: - | - | 5", "review.c: 3 | - | -", "store.b: 2 | 6 | -",
      ])
  }

  @Test("namespaces can be turned off")
  func noNamespaces() {
    #expect(lines(catalog(["ko/store.yml": "b: 2"], namespaces: false)) == ["b: 2"])
  }

  @Test("a root key with the file's own language, in any spelling, isn't part of the keys")
  func roots() {
    let catalog = catalog(
      ["ko.yml": "ko:\n  a: 1", "zh-Hans.yml": "zh-CN:\n  a: 2", "en.yml": "no: 3"],
      languages: ["ko", "en", "zh-Hans"])
    #expect(lines(catalog) == ["a: 1 | - | 2", "no: - | 3 | -"])
    #expect(catalog.problems.isEmpty)
  }

  @Test("a root key with another language is reported, and its texts are ignored")
  func rootMismatch() {
    let catalog = catalog(["ko.yml": "a: 1", "en.yml": "ko:\n  a: 2"])
    #expect(problems(catalog) == ["en.yml:1:1 rootMismatch(root: \"ko\")"])
    #expect(lines(catalog) == ["a: 1 | -"])
    #expect(catalog.bundles[1].isComplete == false)
  }

  @Test("a file without a language in its path may have several")
  func severalLanguages() {
    let catalog = catalog(
      ["store.yml": "ko: { a: 1 }\nen: { a: 2 }\nfr: { a: 3 }", "other.yml": "a: 1"], languages: ["ko", "en"])
    #expect(lines(catalog) == ["store.a: 1 | 2"])
    #expect(
      problems(catalog) == [
        "other.yml:1:1 noLanguage(\(String(reflecting: FormatID.yaml)), name: \"other\")",
        "store.yml:3:1 unlistedLanguage(\"fr\")",
      ])
  }

  @Test("the languages of a file that has several are found if no languages are configured")
  func severalUnlistedLanguages() {
    let catalog = catalog(["store.yml": "ko: { a: 1 }\nen: { a: 2 }\nzh_CN: { a: 3 }"])
    #expect(catalog.languages == ["ko", "en", "zh-CN"])
    #expect(lines(catalog) == ["store.a: 1 | 2 | 3"])
    #expect(catalog.problems.isEmpty)
  }

  @Test("metadata in two files is reported, and the first file is used")
  func twoMetadataFiles() {
    let catalog = catalog([
      "ko.yml": "a: 1", "metadata.yaml": "a: { description: first }", "metadata.yml": "a: { description: second }",
    ])
    #expect(catalog.problems.count == 1)
    #expect(problems(catalog).first?.hasPrefix("metadata.yml:1:1 ") == true)
    #expect(catalog.messages.first?.metadata.description == "first")
  }

  @Test("copies of files that aren't read aren't reported")
  func copiesOfOthers() {
    let assets = ["Assets.xcassets/Contents.json": "{}", "Assets.xcassets/Contents 2.json": "{}"]
    #expect(catalog(assets.merging(["ko.lproj/Localizable.strings": "a = b;"]) { $1 }).problems.isEmpty)
  }

  @Test("a language in two spellings is reported once")
  func twoSpellings() {
    let catalog = catalog(
      ["ko.yml": "a: 1", "zh-CN.yml": "a: 2", "zh-Hans.yml": "b: 3", "zh-Hans/x.yml": "c: 4"])
    #expect(catalog.problems.count == 1)
    #expect(problems(catalog).first?.hasPrefix("zh-Hans.yml:1:1 twoSpellings(\"zh-CN\", \"zh-Hans\"") == true)
  }

  @Test("a language and its regional form are two languages, whose roots and settings are distinguished")
  func regionalForm() {
    let found = catalog(["ko.yml": "a: 1", "pt.yml": "a: 2", "pt-BR.yml": "pt-BR:\n  a: 3", "pt_BR/x.yml": "c: 4"])
    #expect(found.languages == ["ko", "pt", "pt-BR"])
    #expect(lines(found) == ["a: 1 | 2 | 3", "x.c: - | - | 4"])
    #expect(found.problems.isEmpty)
    let sources = catalog(["ko-KR.yml": "a: 2", "ko.yml": "a: 3"])
    #expect(sources.languages == ["ko", "ko-KR"])
    let several = catalog(["ko.yml": "a: 1", "store.yml": "ko: { b: 1 }\npt-BR: { b: 2 }\npt: { b: 3 }"])
    #expect(lines(several) == ["a: 1 | - | -", "store.b: 1 | 3 | 2"])
    let swapped = catalog(["ko.yml": "a: 1", "pt.yml": "pt-BR:\n  a: 2", "pt-BR.yml": "a: 3"])
    #expect(problems(swapped) == ["pt.yml:1:1 rootMismatch(root: \"pt-BR\")"])
    let alone = catalog(["ko.yml": "a: 1", "pt-BR.yml": "pt:\n  a: 2"])
    #expect(lines(alone) == ["a: 1 | 2"])
    #expect(alone.problems.isEmpty)
  }

  @Test("a configured language without a file, and one that isn't a tag, are reported in the configuration")
  func configuredLanguages() {
    let configuration = SourceFile(path: "l10n.yml", bytes: Array("source: ko\nlanguages: [ko, en, k_]\n".utf8))
    let catalog = CatalogReader.catalog(
      of: [InputFile(path: ["ko.yml"], shownPath: "ko.yml", bytes: Array("a: 1".utf8))],
      options: ReadingOptions(
        source: "ko", languages: ["ko", "en", "k_"], configuration: configuration,
        languageOffsets: ["ko": 23, "en": 27, "k_": 31]))
    #expect(problems(catalog) == ["l10n.yml:2:21 notATag(\"k_\")", "l10n.yml:2:17 noFiles(\"en\", isSource: false)"])
  }

  @Test("a mapping of categories is part of the source's namespace if the source has its keys")
  func categoriesInNamespaces() {
    let source = "kind: { title: 종류, other: 기타, many: 많음 }"
    let part = catalog(["ko.yml": source, "en.yml": "kind: { other: Other }"])
    #expect(lines(part) == ["kind.many: 많음 | -", "kind.other: 기타 | Other", "kind.title: 종류 | -"])
    // The source doesn't have 'one', so this can only be a plural.
    let plural = catalog(["ko.yml": source, "en.yml": "kind: { one: One, other: Other }"])
    #expect(plural.bundles[1].entries[plural.messages[0].key]?.isMessage == true)
    #expect(lines(plural).contains("kind: - | {one: One, other: Other}"))
  }

  @Test("a mapping of categories is a plural message if any language has 'other' in it")
  func pluralMaps() {
    let catalog = catalog([
      "ko.yml": "count: { other: 개 }\nstep: { one: 하나, two: 둘 }",
      "en.yml": "count: { other: items, one: item }\nstep: { one: first, two: second }",
      "pl.yml": "count: { one: x, few: y }",
    ])
    #expect(
      lines(catalog) == [
        "count: {other: 개} | {one: item, other: items} | {one: x, few: y}", "step.one: 하나 | first | -",
        "step.two: 둘 | second | -",
      ])
  }

  @Test("sequences are lists of texts, or namespaces with indexes")
  func sequences() {
    let catalog = catalog(["ko.yml": "days: [~, 월, 화]\nsteps:\n  - title: 하나\n  - title: 둘\nnone: []"])
    #expect(
      lines(catalog) == ["days: [, 월, 화]", "none: []", "steps.0.title: 하나", "steps.1.title: 둘"])
  }

  @Test("files of a language are merged, and a key that two of them have is reported with both places")
  func merging() {
    let catalog = catalog(["ko.yml": "store:\n  a: 1\n  b: 2", "ko/store.yml": "a: 3\nc: 4"])
    #expect(lines(catalog) == ["store.a: 1", "store.b: 2", "store.c: 4"])
    #expect(problems(catalog).count == 1)
    #expect(problems(catalog).first?.hasPrefix("ko/store.yml:1:1 duplicateKey(path: \"store.a\"") == true)
  }

  @Test("a broken text doesn't hide others, and its key is kept")
  func brokenFiles() {
    let catalog = catalog(["ko.yml": "a: 1\nb: \"open\n", "en.yml": "a: 2\nb: 3\n\tc: 4"])
    #expect(lines(catalog).first == "a: 1 | 2")
    #expect(catalog.bundles.map(\.isComplete) == [true, true])
    #expect(catalog.bundles.map(\.isWhole) == [false, false])
    let key = catalog.keys.number(of: ["b"])
    #expect(catalog.bundles.map { $0.entries[key ?? 0]?.kind } == [.unread, .unread])
    #expect(Set(catalog.problems.map(\.place.file)).count == 2)
  }

  @Test("a key path longer than 1,024 bytes is refused, and others are kept")
  func longKeys() {
    let key = String(repeating: "k", count: 600)
    let catalog = catalog(["ko.yml": "\(key):\n  \(key): 1\nb: 2"])
    #expect(lines(catalog) == ["b: 2"])
    #expect(problems(catalog).first?.contains("longer than 1024 bytes") == true)
  }

  @Test("metadata selects messages by key path and glob, and more specific entries come later")
  func metadata() {
    let catalog = catalog([
      "ko.yml": "store: { price: \"{price}\", note: 메모 }",
      "metadata.yml": """
      store.price: { arguments: { price: Decimal } }
      "store.*": { description: 매장, context: 지도, translatable: false }
      "**": { description: 앱 }
      """,
    ])
    #expect(catalog.problems.isEmpty)
    #expect(catalog.messages.map(\.metadata.description) == ["매장", "매장"])
    #expect(catalog.messages[1].arguments.map(\.type) == [.decimal])
  }

  @Test("a message may be deprecated, and may have a single former key, which can't be a glob")
  func renamed() {
    let catalog = catalog([
      "ko.yml": "a: 1\nb: { c: 2, d: 3 }",
      "metadata.yml": """
      a: { deprecated: use b.c, renamed-from: 'old."x.y"' }
      b.*: { deprecated: true, renamed-from: gone }
      b.d: { deprecated: false, renamed-from: 'x"y' }
      """,
    ])
    let metadata = catalog.messages.map(\.metadata)
    #expect(metadata.map(\.isDeprecated) == [true, true, false])
    #expect(metadata.map(\.deprecationNote) == ["use b.c", nil, nil])
    #expect(metadata.map(\.formerKey?.segments) == [["old", "x.y"], nil, nil])
    let found = problems(catalog)
    #expect(found.count == 2)
    #expect(found.contains { $0.hasPrefix("metadata.yml:2:40") && $0.contains("only one message") })
    #expect(found.contains { $0.hasPrefix("metadata.yml:3:41") && $0.contains("not a key path") })
  }

  @Test("an unknown field in the metadata is reported with the nearest one")
  func unknownMetadata() {
    let catalog = catalog([
      "ko.yml": "a: 1", "metadata.yml": "a:\n  max_width: 3\n  translatable: perhaps\n  ignore: { ko: [mising-key] }",
    ])
    #expect(problems(catalog).contains { $0.contains("metadata.yml:2:3") && $0.contains("did you mean") })
    #expect(problems(catalog).contains { $0.contains("metadata.yml:3:17") && $0.contains("true or false") })
    #expect(problems(catalog).contains { $0.contains("metadata.yml:4:18") && $0.contains("missing-key") })
  }
}
