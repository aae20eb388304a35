import L10nLanguage
import TestSupport
import Testing

@testable import L10nCatalog
@testable import L10nFormats
@testable import L10nText

@Suite("Writing metadata")
struct MetadataWriterTests {
  private func read(_ text: String) -> (metadata: Metadata, problems: [DocumentProblem]) {
    MetadataReader.read(SettingsFormat().read(Array(text.utf8)).root, file: 0)
  }

  @Test("every field is written on one line, in a fixed order, and unset fields aren't written")
  func text() {
    let fields = MetadataFields(
      description: "Over the map: none", context: "map", isTranslatable: false, allowsEmpty: true, maxWidth: 12,
      examples: ["place": "성수", "a b": "1"], arguments: ["n": .builtIn(.int), "g": .sharedEnum("Gender")],
      ignored: ["en": ["missing-key", "terms"]], deprecation: .replaced(note: "use b"), formerKey: ["old", "a.b"])
    let written = MetadataWriter.text(of: [
      (KeyGlob(segments: ["store", "*"]), fields), (KeyGlob(segments: ["x"]), MetadataFields()),
      (KeyGlob(segments: ["y"]), MetadataFields(deprecation: MetadataFields.Deprecation.none)),
    ])
    #expect(
      written == """
        "store.*":
          description: "Over the map: none"
          context: map
          translatable: false
          allow-empty: true
          max-width: 12
          arguments: { g: Gender, "n": Int }
          examples: { "a b": "1", place: 성수 }
          ignore: { en: [missing-key, terms] }
          deprecated: "use b"
          renamed-from: "old.\\"a.b\\""
        "y":
          deprecated: false

        """)
  }

  @Test("written metadata with any characters is read unchanged")
  func roundTrip() throws {
    let pieces = [
      "a", "매장", " ", "\"", "'", "\\", ":", "#", "{", "\n", "\t", "\u{1}", "\u{85}", "🧴", "true", "~", "*", ".", "- ",
    ]
    var random = SplitMix(state: 5)
    func text() -> String {
      (0...Int.random(in: 0...4, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    }
    for _ in 0..<1_000 {
      var fields = MetadataFields(description: text(), context: Bool.random(using: &random) ? text() : nil)
      fields.maxWidth = Int.random(in: 1...99, using: &random)
      fields.states = ["zh-Hans": TranslationState.allCases.randomElement(using: &random) ?? .new]
      fields.examples = [text(): text()]
      fields.arguments = [text(): .builtIn(.double)]
      let note = text()
      if !["true", "false"].contains(note) { fields.deprecation = .replaced(note: note) }
      fields.formerKey = [text(), text()]
      fields = fields.composed
      let glob = KeyGlob(segments: [CanonicalComposition.composed(text().filter { $0 != "*" })])
      let (metadata, problems) = read(MetadataWriter.text(of: [(glob, fields)]))
      #expect(problems.isEmpty)
      let entry = try #require(metadata.entries.first)
      #expect(entry.fields == fields && entry.glob == glob)
    }
  }

  @Test("each field of a later entry overrides the earlier one, and rules are combined")
  func merging() {
    var fields = MetadataFields(
      description: "general", maxWidth: 9, examples: ["a": "1", "b": "2"], ignored: ["en": ["terms"]],
      deprecation: .deprecated)
    fields.merge(
      MetadataFields(
        description: "special", examples: ["b": "3"], ignored: ["en": ["missing-key"], "ko": ["terms"]],
        deprecation: MetadataFields.Deprecation.none))
    #expect(
      fields
        == MetadataFields(
          description: "special", maxWidth: 9, examples: ["a": "1", "b": "3"],
          ignored: ["en": ["terms", "missing-key"], "ko": ["terms"]], deprecation: MetadataFields.Deprecation.none))
  }
}

extension MetadataFields {
  /// The fields with their keys in NFC, as they are read.
  fileprivate var composed: MetadataFields {
    var fields = self
    fields.examples = Dictionary(examples.map { (CanonicalComposition.composed($0.key), $0.value) }) { $1 }
    fields.arguments = Dictionary(arguments.map { (CanonicalComposition.composed($0.key), $0.value) }) { $1 }
    return fields
  }
}
