import L10nCatalog
import L10nFormats
import L10nMessages
import L10nText

/// `empty-value`: texts that exist, but are empty.
struct EmptyValue: CatalogRule {
  let id = RuleID.emptyValue
  let defaultSeverity = Severity.warning

  func check(_ catalog: Catalog, _: AccessorTree, _ reporter: inout Reporter) {
    for index in catalog.messages.indices where catalog.messages[index].hasEmptyText {
      let message = catalog.messages[index]
      guard let source = message.source, !message.metadata.allowsEmpty, message.isTranslatable else {
        continue
      }
      if source.message.isNull, let other = message.firstTranslation {
        reporter.report(
          id, EmptyText(part: .source, language: catalog.languages[other]),
          at: .place(source.message.texts.first?.place ?? source.keyPlace), of: .message(index, language: 0))
      }
      for (language, text) in message.texts.enumerated().dropFirst() {
        guard let text else { continue }
        for (part, place) in Self.emptyParts(of: text, source.message) {
          reporter.report(
            id, EmptyText(part: part, language: catalog.languages[language]), at: .place(place),
            of: .message(index, language: language),
            related: catalog.relatedSource(at: source.keyPlace))
        }
      }
    }
  }

  /// Returns the parts of a translation that are empty while the source's parts aren't.
  private static func emptyParts(
    of text: LocalizedMessage, _ source: BundleMessage
  ) -> [(part: EmptyText.Part, place: Place)] {
    let texts = text.message.texts
    if text.isEmpty {
      guard !source.isEmpty, !source.texts.isEmpty else { return [] }
      return [(.text, texts.count == 1 ? texts[0].place : text.keyPlace)]
    }
    let empty = texts.indices.filter { index in
      texts[index].text.isEmpty && source.counterpart(of: index, in: text.message)?.text.isEmpty == false
    }
    return empty.prefix(CheckedText.findingLimit).map { index in
      let part: EmptyText.Part = if case .list = text.message { .item } else { .form }
      return (part, texts[index].place)
    }
  }
}

/// An empty text where there should be one.
private struct EmptyText: Facts {
  var part: Part
  /// The language without a text; for the source, one that has the text.
  var language: String

  enum Part: String {
    /// The source's text, which is null.
    case source
    /// All of a translation.
    case text
    /// An item of a list.
    case item
    /// A form of a plural map.
    case form
  }

  var values: KeyValuePairs<FactName, String?> { [.problem: part.rawValue] }
  var namesLanguage: Bool { part != .source }
  var sentence: String {
    switch part {
    case .source: "this is null, but \(language) has a text; write the source text, or '' if it's meant to be empty"
    case .text: "this text is empty, so users of \(language) see it in another language; translate it"
    case .item, .form: "this \(part.rawValue) is empty, so users of \(language) see nothing there; translate it"
    }
  }
}

extension CatalogMessage {
  /// A Boolean value indicating whether any of the texts is empty in any language. It reads the texts in place, without
  /// copying them.
  fileprivate var hasEmptyText: Bool {
    texts.indices.contains { texts[$0]?.message.hasEmptyText ?? false }
  }

  /// The index of the first language besides the source that has a text.
  fileprivate var firstTranslation: Int? {
    texts.indices.dropFirst().first { texts[$0]?.isEmpty == false }
  }
}

extension BundleMessage {
  fileprivate var hasEmptyText: Bool {
    switch self {
    case .text(let text): text.text.isEmpty
    case .list(let items): items.contains { $0.text.isEmpty }
    case .pluralMap(let variants): variants.contains { $0.text.text.isEmpty }
    }
  }

  /// A Boolean value indicating whether it is null or there is nothing after its key: an empty text without quotes.
  fileprivate var isNull: Bool {
    if case .text(let text) = self { text.text.isEmpty && !text.map.isQuoted } else { false }
  }
}
