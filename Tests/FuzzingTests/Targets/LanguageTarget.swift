import L10nAllLanguages
@testable import L10nLanguage
@testable import L10nRuntime

/// Names of languages: tags, `Accept-Language`, the environment's locales.
enum LanguageTarget {
  static func violations(_ input: [UInt8]) -> [String] {
    let text = String(decoding: input, as: UTF8.self)
    return tagViolations(text) + acceptViolations(text) + environmentViolations(text)
  }

  private static func tagViolations(_ text: String) -> [String] {
    guard let tag = LanguageTag(text) else { return [] }
    var violations: [String] = []
    if LanguageTag(tag.description) != tag { violations.append("\(tag) doesn't read as itself") }
    let canonical = tag.canonicalized()
    if canonical.canonicalized() != canonical { violations.append("\(canonical) has another canonical form") }
    if LanguageTag(canonical.description) != canonical { violations.append("\(canonical) doesn't read as itself") }
    let maximized = tag.maximized()
    if maximized.maximized() != maximized { violations.append("\(maximized) can be maximized") }
    if LanguageTag(maximized.description) != maximized { violations.append("\(maximized) doesn't read as itself") }
    if PluralRules(for: tag).integerCategories(.cardinal).isEmpty { violations.append("\(tag) has no plural category") }
    return violations
  }

  private static func acceptViolations(_ text: String) -> [String] {
    let accepted = AcceptLanguage(text)
    var violations: [String] = []
    if Set(accepted.languages).count != accepted.languages.count { violations.append("a language is wanted twice") }
    if !Set(accepted.languages).isDisjoint(with: accepted.refused) {
      violations.append("a language is wanted and refused")
    }
    let available = ["ko", "en", "zh-Hans", "zh-Hant-HK"].compactMap { LanguageTag($0) }
    let wanted = accepted.languages(among: available, tables: .all)
    if Set(wanted).count != wanted.count { violations.append("a language comes twice: \(wanted)") }
    let chain = LanguageChain(available: available, fallback: [], source: available[0], tables: .all).resolve(
      preferred: wanted)
    if Set(chain.map(\.index)).count != chain.count || chain.isEmpty {
      violations.append("a chain of \(chain.map(\.index))")
    }
    return violations
  }

  private static func environmentViolations(_ text: String) -> [String] {
    let parts = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let names = ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"]
    let languages = DeviceLanguages.languages(in: Dictionary(zip(names, parts)) { first, _ in first })
    return languages.filter { LanguageTag($0) == nil }.map { "'\($0)' of the environment is no tag" }
  }
}
