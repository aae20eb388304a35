import L10nCatalog
import L10nFormats
import L10nLanguage
import L10nText

/// `unknown-language`: files and settings whose language is unclear.
struct UnknownLanguage: BundleProblemRule {
  let id = RuleID.unknownLanguage
  let defaultSeverity = Severity.error

  func report(_ problem: BundleProblem, to reporter: inout Reporter) {
    guard let facts = UnclearLanguage(problem.kind) else { return }
    var related: [Report.Related] = []
    if case .twoSpellings(let first, _, let other) = problem.kind {
      related = [.init(place: other, words: "written '\(first)' here")]
    }
    reporter.report(id, facts, of: problem, severity: facts.severity, related: related)
  }
}

/// A language that is unclear, or one that isn't expected.
private enum UnclearLanguage: Facts {
  case country(String, suggestion: String, in: BundleProblem.Holder)
  case twoLanguages(String, String)
  case twoSpellings(String, String)
  case noLanguage(FormatID, name: String)
  case unlisted(String)
  case notATag(String)
  case unknownFallback(String)
  case idleSparse(String)
  case noFiles(String, isSource: Bool)
  case unknownLocale(String, Store, suggestion: String?)
  case noSourceLocale(of: String, guess: String)

  /// Creates the facts of a problem, or returns `nil` for problems of other rules.
  init?(_ problem: BundleProblem.Kind) {
    switch problem {
    case .countryCode(let code, let suggestion, let holder): self = .country(code, suggestion: suggestion, in: holder)
    case .twoLanguages(let first, let second): self = .twoLanguages(first, second)
    case .twoSpellings(let first, let second, _): self = .twoSpellings(first, second)
    case .noLanguage(let format, let name): self = .noLanguage(format, name: name)
    case .unlistedLanguage(let language): self = .unlisted(language)
    case .notATag(let name): self = .notATag(name)
    case .unknownFallback(let name): self = .unknownFallback(name)
    case .idleSparse(let name): self = .idleSparse(name)
    case .noFiles(let name, let isSource): self = .noFiles(name, isSource: isSource)
    case .unknownLocale(let name, let store, let suggestion):
      self = .unknownLocale(name, store, suggestion: suggestion)
    case .noSourceLocale(let language, let guess): self = .noSourceLocale(of: language, guess: guess)
    case .syntax, .doubt, .encoding, .duplicateKey, .copiedFile, .replacedTable, .repeatedMark, .rootMismatch,
      .idleInclude, .idleSyntax, .idleSettings, .idleTableKeys, .idleNotifications, .idleMetadata, .idleArgument:
      return nil
    }
  }

  /// The severity, or `nil` for the rule's default.
  var severity: Severity? {
    switch self {
    case .noLanguage, .unlisted, .noSourceLocale: .warning
    default: nil
    }
  }

  var values: KeyValuePairs<FactName, String?> {
    switch self {
    case .country(let code, let suggestion, _): [.problem: "country", .written: code, .suggestion: suggestion]
    case .twoLanguages(let first, let second): [.problem: "two-languages", .written: first, .found: second]
    case .twoSpellings(let first, let second): [.problem: "two-spellings", .written: second, .expected: first]
    case .noLanguage: [.problem: "no-language"]
    case .unlisted(let language): [.problem: "unlisted", .written: language]
    case .notATag(let name): [.problem: "not-a-tag", .written: name]
    case .unknownFallback(let name): [.problem: "fallback", .written: name]
    case .idleSparse(let name): [.problem: "sparse", .written: name]
    case .noFiles(let name, _): [.problem: "no-files", .written: name]
    case .unknownLocale(let name, _, let suggestion):
      [.problem: "unknown-locale", .written: name, .suggestion: suggestion]
    case .noSourceLocale(let language, _): [.problem: "no-source-locale", .expected: language]
    }
  }
  var namesLanguage: Bool { true }
  var sentence: String {
    switch self {
    case .country(let code, let suggestion, let holder):
      let advice =
        switch holder {
        case .path: "name the file after the language '\(suggestion)'"
        case .rootKey: "name the key after the language '\(suggestion)'"
        case .configuration: "write '\(suggestion)'"
        }
      return "'\(code)' is a country, not a language; \(advice)"
    case .twoLanguages(let first, let second):
      return
        "the path has two languages, '\(first)' and '\(second)'; remove one, or list the intended one in 'languages'"
    case .twoSpellings(let first, let second):
      let tags = [first, second].map { LanguageTag(LanguageFolder($0)?.language ?? $0) }
      let canBothExist = tags[0]?.identity != tags[1]?.identity
      let otherwise = canBothExist ? ", or list both in 'languages'" : ""
      return "'\(second)' is the same language as '\(first)'; write it in one way\(otherwise)"
    case .noLanguage(let id, let name):
      let advice = BundleFormats.format(id).advice(forLanguageOf: name)
      return "this file isn't read, because no part of its path is a language; \(advice)"
    case .unlisted(let language):
      return
        "'\(language)' isn't listed in 'languages', so this isn't read; add the language there, or remove the strings"
    case .notATag(let name):
      return "'\(name)' is not a BCP 47 language tag; write one such as 'ko', 'pt-BR' or 'zh-Hans'"
    case .unknownFallback(let name):
      return "the fallback '\(name)' has no files; add them, or remove it"
    case .idleSparse(let name):
      return
        "'\(name)' can't be sparse, because its users have no other language to fall back to; remove it from "
        + "'sparse', or add its files and those of a more general language, such as zh-Hant for zh-HK"
    case .noFiles(let name, let isSource):
      let language = isSource ? "source language '\(name)'" : "language '\(name)'"
      let otherwise = isSource ? "name another source" : "remove the language"
      return "there is no file for the \(language); add '\(name).yml', or \(otherwise)"
    case .unknownLocale(let name, let store, let suggestion):
      let advice = suggestion.map { "rename the folder to '\($0)'" } ?? "remove the folder, or use a locale that it has"
      return "\(store.name) has no locale '\(name)', so this isn't read; \(advice)"
    case .noSourceLocale(let language, let guess):
      return
        "no folder of this listing is in the source language '\(language)', so '\(guess)' is compared with; write the "
        + "locale that the others are translated from, such as 'source: \(guess)'"
    }
  }
}
