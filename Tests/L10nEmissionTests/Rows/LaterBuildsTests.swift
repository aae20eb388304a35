import CatalogTestSupport
import L10nMessages
import L10nLanguage
@_spi(Updates) import L10nReleases
import TestSupport
import Testing

@testable import L10nCatalog
@testable import L10nEmission

@Suite("Replacements of texts with translations of twenty later builds")
struct LaterBuildsTests {
  /// The texts of an app, as a model that is independent of the generator's code.
  private struct App {
    /// The arguments of messages, by key.
    var arguments: [String: [String]] = [:]
    /// The texts without their arguments, by language and key.
    var words: [String: [String: String]] = ["ko": [:], "en": [:]]

    func text(_ language: String, _ key: String) -> String? {
      words[language]?[key].map { $0 + (arguments[key] ?? []).map { " {\($0)}" }.joined() }
    }

    var catalog: Catalog {
      var catalog = HandMadeCatalog()
      for language in ["ko", "en"] {
        let keys = words[language, default: [:]].keys
        let texts = keys.compactMap { key in text(language, key).map { ([key], StoredMessage.text($0)) } }
        catalog = catalog.adding(language, stored: texts)
      }
      return catalog.catalog
    }

    /// Applies changes that translators and developers could make between two builds.
    mutating func change(using generator: inout SplitMix) {
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let key = "k\(Int.random(in: 0..<24, using: &generator))"
        let words = "w\(Int.random(in: 0..<1_000, using: &generator))"
        switch Int.random(in: 0..<8, using: &generator) {
        case 0...2: if self.words["ko"]?[key] != nil { self.words["en"]?[key] = words }
        case 3: if self.words["ko"]?[key] != nil { self.words["ko"]?[key] = words }
        case 4: self.words["en"]?[key] = nil
        case 5:
          self.words["ko"]?[key] = nil
          self.words["en"]?[key] = nil
        case 6:
          self.words["ko"]?[key] = words
          arguments[key] = Array(["name", "place"].prefix(Int.random(in: 0...2, using: &generator)))
        default: if self.words["ko"]?[key] != nil { arguments[key] = ["person"] }
        }
      }
    }

    /// Returns the lines that replace those of a build: `en k1: w7 {name}`, or `en k1: -` for a withdrawn one.
    func replacements(in build: App) -> [String] {
      var lines: [String] = []
      for key in build.words["ko", default: [:]].keys
      where words["ko"]?[key] != nil && Set(arguments[key] ?? []) == Set(build.arguments[key] ?? []) {
        for language in ["ko", "en"] {
          let (old, new) = (build.text(language, key), text(language, key))
          if old != new { lines.append("\(language) \(key): \(new ?? "-")") }
        }
      }
      return lines.sorted()
    }
  }

  @Test("each message of a build is replaced with one of the same meaning, or is as it was compiled", arguments: 0..<12)
  func laterBuilds(seed: UInt64) throws {
    var generator = SplitMix(state: seed)
    var app = App()
    for number in 0..<20 where number.isMultiple(of: 2) || seed.isMultiple(of: 2) {
      app.words["ko"]?["k\(number)"] = "가\(number)"
      app.words["en"]?["k\(number)"] = "A\(number)"
      app.arguments["k\(number)"] = number.isMultiple(of: 3) ? ["name"] : []
    }
    let build = app
    let catalog = build.catalog
    let compiled = EmissionOptions().compiledTexts(of: catalog)
    var count = 0
    for number in 1...20 {
      app.change(using: &generator)
      let found = MessageReplacements(for: catalog, compiled, version: BuildVersion("v1.0"), from: app.catalog)
      let lines = found.lines.flatMap { language, lines in
        lines.map { id, line in
          let key = catalog.messages.first { $0.signature.id == id }?.keyPath ?? "?"
          let text = String(decoding: line, as: UTF8.self).replacing("\\{", with: "{")
          return "\(language) \(key): \(text.isEmpty ? "-" : text)"
        }
      }
      #expect(lines.sorted() == app.replacements(in: build), "build \(number) after")
      #expect(found.rejected.isEmpty)
      count += lines.count
      // The app checks these again before it shows a message.
      for (language, lines) in found.lines {
        for (id, line) in lines {
          let message = try #require(catalog.messages.first { $0.signature.id == id })
          let source = Array((build.text("ko", message.keyPath) ?? "").utf8)
          try line.withUnsafeBufferPointer { line in
            try source.withUnsafeBufferPointer {
              try MessageReplacement.check(
                line, isSource: language == "ko", for: message.signature, source: $0)
            }
          }
        }
      }
    }
    #expect(count > 0)
  }
}
