import CatalogTestSupport
import L10nLanguage
import Testing

@testable import L10nCatalog
@testable import L10nChecking
@testable import L10nFormats
@testable import L10nText

@Suite("Fixing findings")
struct FixerTests {
  @Test("fixes are applied until none is left, and a second run finds nothing to fix")
  func passes() {
    let rules = [
      ReplacingRule.replacing("one", by: "two"), .replacing("two", by: "three", id: .missingKey),
    ]
    let first = fix(["ko.yml": "a: one two\nb: x\n", "en.yml": "a: 'one'\n"], rules)
    #expect(first.texts == ["ko.yml": "a: three three\nb: x\n", "en.yml": "a: 'three'\n"])
    #expect(first.outcome.findings == [])
    #expect(first.outcome.fixes.findings.count == 5)
    #expect(first.outcome.fixes.files.map(\.file.shownPath) == ["en.yml", "ko.yml"])
    let second = fix(first.texts, rules)
    #expect(second.outcome.fixes.files == [])
    #expect(second.outcome.fixes.findings == [])
  }

  @Test("all but one of several byte-order marks are removed, and then texts are fixed")
  func marks() {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let file = InputFile(
      path: ["ko.yml"], shownPath: "ko.yml", bytes: mark + mark + Array("a: \"x\\u200B\"\n".utf8))
    let fixer = Fixer { files in
      let catalog = CatalogReader.catalog(of: files, options: ReadingOptions(source: "ko"))
      return (catalog, Checker(Rules.all, options: CheckingOptions()).findings(in: catalog))
    }
    let outcome = fixer.fix([file])
    #expect(outcome.fixes.files.map(\.bytes) == [mark + Array("a: \"x\"\n".utf8)])
    #expect(outcome.findings == [])
    #expect(outcome.fixes.findings.count == 2)
  }

  @Test("the fix of one finding changes only its own place")
  func oneFinding() throws {
    let file = InputFile(path: ["ko.yml"], shownPath: "ko.yml", bytes: Array("a: \"x\\u200B\"\nb: \"y\\u200B\"\n".utf8))
    let catalog = CatalogReader.catalog(of: [file], options: ReadingOptions(source: "ko"))
    let findings = Checker(Rules.all, options: CheckingOptions()).findings(in: catalog).filter { $0.fix != nil }
    let fixable = try #require(FixableFile(file))
    func fixed(_ findings: [Finding]) -> String? {
      fixable.bytes(with: fixable.edits(fixing: findings, in: catalog)).map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(fixed(Array(findings.suffix(1))) == "a: \"x\\u200B\"\nb: \"y\"\n")
    #expect(fixed(findings) == "a: \"x\"\nb: \"y\"\n")
  }

  @Test("a text with more mistakes than a rule reports at once is fixed completely")
  func manyFaults() {
    let text = String(repeating: "ab", count: 500)
    let result = fix(["ko.yml": "a: \(text)\n"], [.replacing("b", by: "")])
    #expect(result.texts == ["ko.yml": "a: \(String(repeating: "a", count: 500))\n"])
    #expect(result.outcome.fixes.findings.count == 500)
  }

  @Test("a fix that can't be applied remains a finding with the reason, and others in the file are applied")
  func refused() {
    let result = fix(["ko.yml": "a: x 1\nb: \"x 1\"\n"], [.replacing(" 1", by: ": 2")])
    #expect(result.texts == ["ko.yml": "a: x 1\nb: \"x: 2\"\n"])
    #expect(
      result.outcome.findings.map(\.message) == [
        "replace by ': 2' (not fixed, because the fixed text needs quotes; write it in double quotes)"
      ])
    #expect(result.outcome.findings.map(\.fix) == [nil])
    #expect(result.outcome.fixes.findings.map(\.finding.location.line) == [2])
  }

  @Test("a text whose fixes undo each other, or would make it grow forever, is unchanged")
  func undone() {
    let rules = [
      ReplacingRule.replacing("x", by: "y"), .replacing("y", by: "x", id: .missingKey),
      .replacing("g", by: "gg", id: .extraKey), .replacing("one", by: "1", id: .selectBranch),
    ]
    let files: KeyValuePairs = ["ko.yml": "a: x\nb: one\nc: g one\n", "en.yml": "a: y\nb: one\n"]
    let result = fix(files, rules)
    #expect(result.texts == ["ko.yml": "a: x\nb: 1\nc: g one\n", "en.yml": "a: y\nb: 1\n"])
    #expect(result.outcome.findings.count == 4)
    #expect(result.outcome.findings.allSatisfy { $0.message.hasSuffix(" (\(FixRefusal.endless.words))") })
    #expect(fix(result.texts, rules).outcome.fixes.files == [])
  }

  @Test("a fix that changes only the Unicode encoding of a text is a fix")
  func canonical() {
    let result = fix(["ko.yml": "a: cafe\u{301}\n"], [.replacing("e\u{301}", by: "\u{E9}")])
    #expect(result.texts["ko.yml"]?.unicodeScalars.elementsEqual("a: caf\u{E9}\n".unicodeScalars) == true)
    #expect(result.outcome.findings == [])
  }

  @Test("a text that aliases repeat is fixed once")
  func alias() {
    let file = "a: &x one\nb: *x\nc: [*x, one]\nd: &m {e: one}\nf:\n  <<: *m\n"
    let result = fix(["ko.yml": file], [.replacing("one", by: "two")])
    #expect(result.texts == ["ko.yml": file.replacing("one", with: "two")])
    #expect(result.outcome.fixes.findings.count == 3)
  }

  @Test("two rules' findings with the same fix are both fixed by it")
  func alike() {
    let rules = [ReplacingRule.replacing("one", by: "two"), .replacing("one", by: "two", id: .missingKey)]
    let result = fix(["ko.yml": "a: one\n"], rules)
    #expect(result.texts == ["ko.yml": "a: two\n"])
    #expect(result.outcome.fixes.findings.count == 2)
  }

  @Test("files with errors are unchanged and reported, and the others are fixed")
  func errors() {
    let text = "a: \"{n, plural, one {#개} other {#개}}\"\n"
    let result = fix(["ko.yml": text + "b: \"two\n", "ja.yml": text], by: [PluralUnusedCategory()])
    #expect(result.texts == ["ko.yml": text + "b: \"two\n", "ja.yml": text.replacing("one {#개} ", with: "")])
    #expect(result.outcome.findings.map { $0.message.hasSuffix(" (\(FixRefusal.brokenFile.words))") } == [true])
  }

  @Test("random bundles change only in the texts to fix, and a second run changes nothing")
  func random() throws {
    let rule = ReplacingRule { text in
      guard !text.isEmpty, !text.unicodeScalars.contains("★") else { return [] }
      // Somewhere in the text, but always at the same place for the same text.
      let bytes = Array(text.utf8)
      let hash = bytes.reduce(5381) { ($0 &* 33 &+ Int($1)) & 0xFFFF }
      let scalars = Array(text.unicodeScalars)
      let start = hash % (scalars.count + 1)
      let end = min(scalars.count, start + hash / 7 % 3)
      let offset = scalars[..<start].reduce(0) { $0 + UTF8.width($1) }
      let width = scalars[start..<end].reduce(0) { $0 + UTF8.width($1) }
      let pieces = ["★", "★ {n}", "'★\"", "★\\", "★가🧴", "★: ", "★ #", "★\n", "★\u{1}", "{★}"]
      return [(offset..<offset + width, pieces[hash / 21 % pieces.count])]
    }
    var readable = 0
    var changed = 0
    var refused = 0
    for seed in 0..<200 as Range<UInt64> {
      let mark = seed.isMultiple(of: 5) ? "\u{FEFF}" : ""
      let file = mark + RandomBundle(seed: seed).text
      let files = [input("ko.yml", file)]
      let before = catalog(of: files)
      guard before.problems.isEmpty else { continue }
      readable += 1
      let outcome = fixer([rule]).fix(files)
      let fixed = outcome.fixes.files.first?.bytes ?? files[0].bytes
      let after = catalog(of: [input("ko.yml", fixed)])
      #expect(after.problems.isEmpty)
      #expect(before.messages.map(\.keyPath) == after.messages.map(\.keyPath))
      for (old, new) in zip(before.messages.flatMap(texts), after.messages.flatMap(texts)) {
        let wanted = rule.replacements(old.text)
        let expected = wanted.reduce(Array(old.text.utf8)) { text, edit in
          text[..<edit.range.lowerBound] + Array(edit.replacement.utf8) + text[edit.range.upperBound...]
        }
        #expect(old.map == new.map)
        if Array(new.text.utf8) == expected {
          changed += wanted.isEmpty ? 0 : 1
        } else {
          refused += 1
          #expect(new.text.utf8.elementsEqual(old.text.utf8), "seed \(seed)")
          let location = location(of: new, offset: wanted.first?.range.lowerBound ?? 0, after)
          #expect(outcome.findings.contains { $0.location == location }, "seed \(seed)")
        }
      }
      #expect(try surroundings(files[0].bytes) == surroundings(fixed), "seed \(seed)")
      #expect(fixer([rule]).fix([input("ko.yml", fixed)]).fixes.files == [], "seed \(seed)")
    }
    #expect(readable > 100)
    #expect(changed > 500)
    #expect(refused > 50)
  }

  // MARK: Running

  private func input(_ path: String, _ text: String) -> InputFile {
    input(path, Array(text.utf8))
  }

  private func input(_ path: String, _ bytes: [UInt8]) -> InputFile {
    InputFile(path: [path], shownPath: path, bytes: bytes)
  }

  private func catalog(of files: [InputFile]) -> Catalog {
    CatalogReader.catalog(of: files, options: ReadingOptions(source: "ko"))
  }

  private func fixer(_ rules: [any Rule]) -> Fixer {
    Fixer { files in
      let catalog = catalog(of: files)
      return (catalog, Checker(rules, options: CheckingOptions()).findings(in: catalog))
    }
  }

  private func fix(
    _ files: some Sequence<(key: String, value: String)>, _ rules: [ReplacingRule]
  ) -> (outcome: Fixer.Outcome, texts: [String: String]) {
    fix(files, by: rules)
  }

  private func fix(
    _ files: some Sequence<(key: String, value: String)>, by rules: [any Rule]
  ) -> (outcome: Fixer.Outcome, texts: [String: String]) {
    let inputs = files.map { input($0.key, $0.value) }.sorted { $0.shownPath < $1.shownPath }
    let outcome = fixer(rules).fix(inputs)
    var texts = Dictionary(uniqueKeysWithValues: files.map { ($0.key, $0.value) })
    for file in outcome.fixes.files { texts[file.file.shownPath] = String(decoding: file.bytes, as: UTF8.self) }
    return (outcome, texts)
  }

  // MARK: Comparing

  private func texts(_ message: CatalogMessage) -> [BundleText] {
    message.texts.flatMap { $0?.message.texts ?? [] }
  }

  private func location(of text: BundleText, offset: Int, _ catalog: Catalog) -> L10nText.SourceLocation {
    var locator = PlaceLocator(files: catalog.files)
    return locator.location(of: .within(text, offset: offset))
  }

  /// Returns the parts of a file before, between and after the texts of its scalars, including quotes and indicators.
  private func surroundings(_ bytes: [UInt8]) throws -> [[UInt8]] {
    let file = try #require(FixableFile(input("ko.yml", bytes)))
    let text = file.document.bytes
    var end = 0
    var parts: [[UInt8]] = [Array(bytes.prefix(bytes.count - text.count))]
    for case let scalar as FileScalar in file.texts {
      let start = file.lines.byteOffset(atScalar: scalar.offset, in: text)
      let source = text[start...]
      var head = start
      var tail = file.lines.byteOffset(
        atScalar: scalar.offset
          + ScalarOffsets.distance(
            toOffset: scalar.text.utf8.count, of: scalar.text, style: scalar.style, in: source), in: text)
      switch scalar.style {
      case .plain: break
      case .singleQuoted, .doubleQuoted:
        head += 1
        tail = try #require(text[tail...].firstIndex(of: text[start]))
      case .literal, .folded: head = try #require(source.firstIndex(of: UInt8(ascii: "\n")))
      }
      parts.append(Array(text[end..<head]))
      end = tail
    }
    return parts + [Array(text[end...])]
  }
}
