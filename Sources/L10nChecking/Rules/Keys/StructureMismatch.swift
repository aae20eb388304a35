import L10nAllLanguages
import L10nCatalog
import L10nLanguage
import L10nMessages
import L10nText

/// `structure-mismatch`: a key with two kinds of content.
struct StructureMismatch: CatalogRule {
  let id = RuleID.structureMismatch
  let defaultSeverity = Severity.error

  func check(_ catalog: Catalog, _: AccessorTree, _ reporter: inout Reporter) {
    guard let source = catalog.bundles.first else { return }
    lazy var keys = WrittenKeys(catalog)
    for index in catalog.messages.indices where !catalog.messages[index].isTextEverywhere {
      let message = catalog.messages[index]
      guard let sourceSide = Side(message, in: source, message.source), !sourceSide.isEmpty else { continue }
      for (language, bundle) in catalog.bundles.enumerated().dropFirst() {
        guard let side = Side(message, in: bundle, message.texts[language]), !side.isEmpty else { continue }
        let pair = Pair(keyPath: message.keyPath, translation: side, source: sourceSide)
        guard var difference = pair.difference else { continue }
        difference.name = keys.name(of: message.keyPath)
        reporter.report(
          id, difference, at: .place(side.place), of: .message(index, language: language),
          severity: difference.severity,
          related: [.init(place: sourceSide.place, words: "\(sourceSide.kind.words) in \(source.language)")])
      }
    }
  }
}

/// The content of a bundle at a key.
private struct Side {
  let bundle: Bundle
  let place: Place
  /// The message, or `nil` for a namespace.
  let text: LocalizedMessage?

  init?(_ message: CatalogMessage, in bundle: Bundle, _ text: LocalizedMessage?) {
    let entry = bundle.entries[message.key]
    guard entry?.kind != .unread, let place = text?.keyPlace ?? entry?.keyPlace else { return nil }
    self.bundle = bundle
    self.place = place
    self.text = text
  }

  var isEmpty: Bool { text?.isEmpty ?? false }

  var kind: EntryKind {
    switch text?.message {
    case nil: .namespace
    case .text: .text
    case .list: .list
    case .pluralMap: .pluralMap
    }
  }

  func uses(_ argument: String) -> Bool {
    text?.arguments.contains { $0.name == argument } ?? false
  }

  var choosesByNumber: Bool {
    text?.arguments.contains { $0.uses.contains { $0.kind == .plural } } ?? false
  }
}

/// The content of a language and of the source at a key.
private struct Pair {
  let keyPath: String
  let translation: Side
  let source: Side

  /// The difference between the two kinds, or `nil` if there is none, or it isn't certain.
  var difference: UnequalKinds? {
    switch (source.kind, translation.kind) {
    case let (source, translation) where source == translation: return nil
    case (.text, .pluralMap):
      return source.uses(MessageSyntax.pluralMapArgument) ? nil : difference(.noNumber)
    case (.pluralMap, .text):
      let categories = PluralRules(for: translation.bundle.tag).integerCategories(.cardinal)
      guard categories.count > 1, !translation.choosesByNumber else { return nil }
      return difference(.oneForm(language: translation.bundle.language, categories: categories.map(\.rawValue)))
    default: return difference(.kind)
    }
  }

  private func difference(_ problem: UnequalKinds.Problem) -> UnequalKinds {
    UnequalKinds(
      key: keyPath, name: keyPath, found: translation.kind, expected: source.kind, source: source.bundle.language,
      problem: problem)
  }
}

/// The possible kinds of content at a key.
private enum EntryKind: String {
  case namespace, text, list
  case pluralMap = "plural-map"

  var words: String {
    switch self {
    case .namespace: "a namespace"
    case .text: "one text"
    case .list: "a list"
    case .pluralMap: "a plural map"
    }
  }
}

/// A key with different kinds of content in two languages.
private struct UnequalKinds: Facts {
  var key: String
  /// The key in the sentence.
  var name: String
  var found: EntryKind
  var expected: EntryKind
  var source: String
  var problem: Problem

  enum Problem {
    /// The two can't be used in the same way.
    case kind
    /// A plural map translates a text without a number.
    case noNumber
    /// One text translates a plural map, in a language with these categories.
    case oneForm(language: String, categories: [String])
  }

  var severity: Severity? {
    if case .kind = problem { nil } else { .info }
  }

  var values: KeyValuePairs<FactName, String?> { [.found: found.rawValue, .expected: expected.rawValue] }
  var namesLanguage: Bool {
    if case .oneForm = problem { true } else { false }
  }
  var sentence: String {
    switch problem {
    case .kind: "'\(name)' is \(found.words) here and \(expected.words) in \(source); \(advice)"
    case .noNumber:
      "'\(name)' is a plural map here, but a string without 'count' in \(source), so no number selects a form; "
        + "write one text, or use 'count' in \(source)"
    case .oneForm(let language, let categories):
      "'\(name)' is one text for all numbers here and a plural map in \(source); \(language) distinguishes "
        + QuotedList.and(categories)
    }
  }

  private var advice: String {
    switch expected {
    case .namespace: "write the keys below it"
    case .list: "write a list with the same number of items"
    case .text, .pluralMap: "write \(expected.words)"
    }
  }
}

extension CatalogMessage {
  /// A Boolean value indicating whether it is a single text in all languages. It reads the texts in place, without
  /// copying them.
  fileprivate var isTextEverywhere: Bool {
    texts.indices.allSatisfy { texts[$0]?.message.isText ?? false }
  }
}

extension BundleMessage {
  fileprivate var isText: Bool {
    if case .text = self { true } else { false }
  }
}
