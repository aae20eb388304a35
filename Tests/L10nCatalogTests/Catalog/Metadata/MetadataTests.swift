import Testing

@testable import L10nCatalog
@testable import L10nText

@Suite("Metadata of messages")
struct MetadataTests {
  private func matches(_ glob: String, _ path: String) -> Bool {
    KeyGlob(segments: glob.split(separator: ".").map(String.init)).matches(path.split(separator: ".").map(String.init))
  }

  @Test(
    "a star matches a segment or part of one, and two stars match any number of segments",
    arguments: [
      ("store.title", "store.title", true), ("store.title", "store", false), ("store", "store.title", false),
      ("store.*", "store.title", true), ("store.*", "store.review.title", false), ("store.*", "store", false),
      ("*", "store", true), ("*.title", "store.title", true), ("*.title", "store.name", false),
      ("store.**", "store.review.title", true), ("store.**", "store", true), ("store.**", "stores.x", false),
      ("**", "a.b.c", true), ("**.title", "title", true), ("**.title", "a.b.title", true),
      ("**.title", "a.title.b", false), ("a.**.b.**.c", "a.b.c", true), ("a.**.b.**.c", "a.x.b.y.z.c", true),
      ("a.**.b.**.c", "a.x.y.c", false), ("a.**.b.*", "a.b.b.c", true), ("a.**.b.*", "a.b", false),
      ("title_*", "title_long", true), ("title_*", "title_", true), ("title_*", "title", false),
      ("*_title", "long_title", true), ("a*b*c", "axbyc", true), ("a*b*c", "abc", true), ("a*b*c", "ab", false),
      ("ab*ba", "aba", false), ("*매*", "내_매장", true), ("a*b*b", "ab", false),
    ])
  func globs(glob: String, path: String, expected: Bool) {
    #expect(matches(glob, path) == expected)
  }

  @Test("globs with many stars are matched quickly")
  func manyStars() {
    let path = String(repeating: "a.", count: 500) + "b"
    #expect(!matches(String(repeating: "**.a.", count: 100) + "c", path))
    #expect(matches(String(repeating: "**.a.", count: 100) + "**.b", path))
    #expect(!matches(String(repeating: "a*", count: 100) + "c", String(repeating: "a", count: 10_000)))
  }

  @Test("a key path is more specific than any glob, and one star is more specific than two")
  func generality() {
    let globs = ["store.review.title", "store.review.*", "store.*.*", "store.**", "**"]
    let generalities = globs.map { KeyGlob(segments: $0.split(separator: ".").map(String.init)).generality }
    #expect(generalities == generalities.sorted())
    #expect(Set(generalities).count == globs.count - 1)
  }

  @Test("ten thousand entries take no longer to look up than to write")
  func manyEntries() {
    let place = Place(file: 0, offset: 0)
    let entries = (0..<10_000).flatMap { index in
      [["key\(index)", "title"], ["key\(index)", "*"], ["key\(index)", "**", "x"]].map { segments in
        Metadata.Entry(
          glob: KeyGlob(segments: segments), place: place, fields: MetadataFields(description: segments.joined()))
      }
    }
    let metadata = Metadata(entries)
    for index in 0..<10_000 {
      #expect(metadata.metadata(for: "key\(index).title", ["key\(index)", "title"])?.description == "key\(index)title")
    }
  }

  @Test("a later entry overrides an earlier one field by field, and entries for other messages have no effect")
  func precedence() {
    let place = Place(file: 0, offset: 0)
    let metadata = Metadata([
      .init(
        glob: KeyGlob(segments: ["store", "**"]), place: place,
        fields: MetadataFields(description: "a store", context: "the map", isTranslatable: false)),
      .init(
        glob: KeyGlob(segments: ["store", "title"]), place: place, fields: MetadataFields(description: "its name")),
      .init(glob: KeyGlob(segments: ["review", "*"]), place: place, fields: MetadataFields(allowsEmpty: true)),
    ])
    var expected = MessageMetadata()
    expected.description = "its name"
    expected.context = "the map"
    expected.isTranslatable = false
    #expect(metadata.metadata(for: "store.title", ["store", "title"]) == expected)
    #expect(metadata.metadata(for: "other", ["other"]) == nil)
  }
}
