import L10nCatalog
import L10nMessages
import L10nText

/// The strings that a change of translation files affected in one way, which are reported as one finding: a service
/// that exports them wrong does so everywhere, and a person looks at the export as a whole.
struct AffectedStrings {
  private struct Affected {
    var message: CatalogMessage
    var language: Int
    var place: Place
  }

  private var strings: [Affected] = []

  var count: Int { strings.count }

  mutating func add(_ message: CatalogMessage, in language: Int, at place: Place) {
    strings.append(Affected(message: message, language: language, place: place))
  }

  mutating func add(_ text: OlderCatalog.Text, of catalog: Catalog) {
    add(catalog.messages[text.message], in: text.language, at: text.now.message.texts.first?.place ?? text.now.keyPlace)
  }

  /// Returns the strings of languages that the predicate accepts, given the index of a language and the number of its
  /// strings.
  func filter(_ isIncluded: (_ language: Int, _ count: Int) -> Bool) -> AffectedStrings {
    let counts = counts
    var result = self
    result.strings.removeAll { !isIncluded($0.language, counts[$0.language] ?? 0) }
    return result
  }

  /// Reports them at the first of them, unless there are none.
  ///
  /// - Parameters:
  ///   - facts: returns the facts, given the number of strings with their languages, and examples in parentheses.
  func report(
    _ rule: RuleID, in catalog: Catalog, _ reporter: inout Reporter, severity: Severity? = nil,
    _ facts: (_ counted: String, _ examples: String) -> some Facts
  ) {
    let strings = strings.sorted {
      ($0.place.file, $0.place.offset, $0.language) < ($1.place.file, $1.place.offset, $1.language)
    }
    guard let first = strings.first else { return }
    let languages = counts.keys.sorted()
    reporter.report(
      rule, facts(counted(in: catalog), Self.examples(of: strings.lazy.map(\.message), in: catalog)),
      at: .place(first.place),
      of: .other(key: nil, language: languages.count == 1 ? catalog.languages[languages[0]] : nil), severity: severity)
  }

  /// Returns `('a', 'b' and 'c')` for messages, or only the first of many.
  static func examples(of messages: some Sequence<CatalogMessage>, in catalog: Catalog) -> String {
    let keys = WrittenKeys(catalog)
    var shown: [String] = []
    var isCut = false
    for message in messages {
      let key = keys.name(of: message.keyPath)
      let name = key.count > keyLimit ? key.prefix(keyLimit) + "…" : key
      if shown.contains(name) { continue }
      isCut = shown.count == exampleLimit
      if isCut { break }
      shown.append(name)
    }
    return "(\(isCut ? "such as " : "")\(QuotedList.and(shown)))"
  }

  private static let exampleLimit = 3
  private static let keyLimit = 60

  /// The number of strings by language.
  private var counts: [Int: Int] {
    Dictionary(strings.map { ($0.language, 1) }, uniquingKeysWith: +)
  }

  /// Returns `17 strings in de and 68 in fr`, or only the number of languages if there are many.
  private func counted(in catalog: Catalog) -> String {
    let counts = counts.sorted { $0.key < $1.key }
    if counts.count > Self.languageLimit { return "\(strings.count) strings in \(counts.count) languages" }
    let parts = counts.enumerated().map { index, entry in
      let noun = index > 0 ? "" : entry.value == 1 ? " string" : " strings"
      return "\(entry.value)\(noun) in \(catalog.languages[entry.key])"
    }
    return QuotedList.joined(parts, by: "and")
  }

  private static let languageLimit = 3
}
