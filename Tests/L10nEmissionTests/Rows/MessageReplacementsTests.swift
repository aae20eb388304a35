import CatalogTestSupport
import L10nLanguage
import L10nMessages
@_spi(Updates) import L10nReleases
import Testing

@testable import L10nCatalog
@testable import L10nEmission

@Suite("Replacements of texts")
struct MessageReplacementsTests {
  private static let build = HandMadeCatalog()
    .adding("ko", ["a": "가 {name}", "b": "나", "gone": "옛날", "price": "{n}원"])
    .adding("en", ["a": "A {name}", "b": "B", "gone": "Old", "price": "{n} won"])

  /// Returns the replacements for the messages of a build: `en a: A!`, or `en a: -` for a withdrawn one.
  private func lines(
    of build: HandMadeCatalog = build, _ version: String = "v1.0", from today: HandMadeCatalog,
    _ options: EmissionOptions = EmissionOptions()
  ) -> [String] {
    replacements(of: build, version, from: today, options).lines.flatMap { language, lines in
      lines.map { id, line in
        let path = build.catalog.messages.first { $0.signature.id == id }?.keyPath ?? "?"
        return "\(language) \(path): \(line.isEmpty ? "-" : String(decoding: line, as: UTF8.self))"
      }
    }.sorted()
  }

  private func replacements(
    of build: HandMadeCatalog = build, _ version: String = "v1.0", from today: HandMadeCatalog,
    _ options: EmissionOptions = EmissionOptions()
  ) -> MessageReplacements {
    let catalog = build.catalog
    return MessageReplacements(
      for: catalog, options.compiledTexts(of: catalog), version: BuildVersion(version), from: today.catalog)
  }

  @Test("only messages that differ are replaced, in the languages of the build")
  func differences() {
    #expect(lines(from: Self.build).isEmpty)
    let today = HandMadeCatalog()
      .adding("ko", ["a": "가! {name}", "b": "나", "new": "새", "price": "{n}원"])
      .adding("en", ["a": "A {name}", "b": "B!", "new": "New", "price": "{n} won"])
      .adding("ja", ["b": "ば"])
    // A message that no longer exists stays as it was built.
    #expect(lines(from: today) == ["en b: B!", #"ko a: 가! \{name}"#])
  }

  @Test("arguments are isolated as in the build")
  func isolates() {
    var options = EmissionOptions()
    options.bidi = .isolate
    #expect(lines(from: Self.build, options).isEmpty)
    let today = HandMadeCatalog().adding("ko", ["a": "가! {name}"]).adding("en", ["a": "A {name}"])
    #expect(lines(from: today, options).contains(#"ko a: 가! \e2\81\a8\{name}\e2\81\a9"#))
  }

  @Test("a removed or blank translation is withdrawn, but never the source")
  func withdrawn() {
    let today = HandMadeCatalog()
      .adding("ko", ["a": "가 {name}", "b": "나", "price": "{n}원"]).adding("en", ["a": "A {name}", "price": " "])
    #expect(lines(from: today) == ["en b: -", "en price: -"])
  }

  @Test("a message with different arguments is a different message, and a renamed one is the same")
  func identity() {
    let arguments = HandMadeCatalog()
      .adding("ko", ["a": "가 {nickname}", "b": "나 {n, number}"]).adding(
        "en", ["a": "X {nickname}", "b": "X {n, number}"])
    #expect(lines(from: arguments).isEmpty)
    let renamed = HandMadeCatalog()
      .adding("ko", ["a": "가 {name}", "c": "나"]).adding("en", ["a": "A {name}", "c": "C"]).renaming("c", from: "b")
    #expect(lines(from: renamed) == ["en b: C"])
  }

  @Test("metadata keeps messages as they were built, for all versions or for those before a given one")
  func metadata() {
    let today = HandMadeCatalog().adding("ko", ["a": "가 {name}", "b": "나", "price": "{n}원"])
      .adding("en", ["a": "X {name}", "b": "X", "price": "X {n}"])
    let kept = today.describing("price") { $0.isOverTheAir = false }
      .describing("a") { $0.overTheAirSince = BuildVersion("v2.3") }
    #expect(lines(from: kept) == ["en b: X"])
    #expect(lines("v2.10", from: kept) == [#"en a: X \{name}"#, "en b: X"])
    #expect(lines("main", from: kept) == ["en b: X"])
    // The build's own metadata counts, too.
    #expect(lines(of: Self.build.describing("b") { $0.isOverTheAir = false }, from: kept).isEmpty)
  }

  @Test("messages that a build can't show are reported, and stay as they were")
  func rejected() {
    let today = HandMadeCatalog()
      .adding(
        "ko",
        stored: [(["b"], .list(["하나", "둘"])), (["a"], .text("가 {name}"))]
      ).adding("en", stored: [(["b"], .list(["One", "Two"])), (["a"], .text("A {nmae}"))])
    let replacements = replacements(from: today)
    #expect(replacements.lines.isEmpty)
    #expect(replacements.rejected.map { "\($0.language) \($0.keyPath)" } == ["en a", "ko b", "en b"])
    let reasons: [MessageReplacements.Reason] = [
      .check(.unknownArgument("nmae")), .check(.otherShape), .check(.otherShape),
    ]
    #expect(replacements.rejected.map(\.reason) == reasons)
  }
}
