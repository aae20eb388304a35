import L10nAllLanguages
import L10nLanguage
import Testing

@testable import L10nFormats

/// The expected units are those that Xcode 27 exports.
@Suite("The units of a message")
struct UnitMessageTests {
  private func units(
    _ source: [String: String], _ target: [String: String]? = nil, in language: String
  ) throws -> [String] {
    let texts = { (texts: [String: String]) in
      Dictionary(uniqueKeysWithValues: texts.map { (UnitPath($0) ?? UnitPath(), UnitText(text: $1)) })
    }
    let message = UnitMessage(key: "key", source: texts(source), target: target.map(texts))
    let rules = PluralRules(for: try #require(LanguageTag(language)))
    return message.units(rules.categoriesToTranslate).sorted { $0.id < $1.id }
      .map { "\($0.path): \($0.source ?? "–") → \($0.target?.text ?? "–")" }
  }

  @Test("untranslated messages have the source's units with the language's plural categories")
  func untranslated() throws {
    #expect(try units(["": "Save"], in: "uk") == [": Save → –"])
    #expect(
      try units(["plural.one": "1", "plural.other": "n"], in: "uk") == [
        "plural.few: n → –", "plural.many: n → –", "plural.one: 1 → –", "plural.other: n → –",
      ])
    #expect(
      try units(["plural.zero": "0", "plural.one": "1", "plural.other": "n"], in: "ko") == [
        "plural.other: n → –", "plural.zero: 0 → –",
      ])
    #expect(
      try units(["device.ipad": "iPad", "device.other": "any"], in: "ko") == [
        "device.ipad: iPad → –", "device.other: any → –",
      ])
  }

  @Test("translated messages have the translation's units, with the nearest source text for each")
  func translated() throws {
    #expect(
      try units(["plural.other": "n"], ["plural.other": "N"], in: "fr") == [
        "plural.one: n → –", "plural.other: n → N",
      ])
    #expect(try units(["plural.one": "1", "plural.other": "n"], ["": "N"], in: "fr") == [": n → N"])
    #expect(
      try units(["": "Tap"], ["device.iphone": "Tippen", "device.other": "Klicken"], in: "de") == [
        "device.iphone: Tap → Tippen", "device.other: Tap → Klicken",
      ])
    #expect(
      try units(["device.iphone": "i", "device.other": "o"], ["device.iphone": "I"], in: "de") == [
        "device.iphone: i → I"
      ])
    #expect(
      try units(["device.iphone": "i", "device.other": "o"], ["device.mac.plural.other": "M"], in: "ko") == [
        "device.mac.plural.other: o → M"
      ])
  }

  @Test("a category that neither the source nor the language has gets no source text")
  func furtherCategory() throws {
    #expect(
      try units(["plural.one": "1", "plural.other": "n"], ["plural.many": "M", "plural.other": "N"], in: "fr") == [
        "plural.many: – → M", "plural.one: 1 → –", "plural.other: n → N",
      ])
  }

  @Test("a substitution that only the translation has gets its identifier as the source text")
  func substitution() throws {
    let target = ["": "%1$#@count@", "substitutions.count.plural.other": "%1$lld"]
    #expect(
      try units(["": "%lld total"], target, in: "ko") == [
        ": %lld total → %1$#@count@",
        "substitutions.count.plural.other: key|==|substitutions.count.plural.other → %1$lld",
      ])
  }

  @Test(
    "there are units for the categories of whole numbers and decimals, but not of millions",
    arguments: [
      ("fr", "one other"), ("es", "one other"), ("cs", "one few many other"), ("ar", "zero one two few many other"),
      ("ko", "other"), ("pl", "one few many other"), ("lv", "zero one other"),
    ])
  func categories(language: String, expected: String) throws {
    let rules = PluralRules(for: try #require(LanguageTag(language)))
    #expect(rules.categoriesToTranslate.map(\.rawValue).joined(separator: " ") == expected)
  }
}
