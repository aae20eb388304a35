import L10nLanguage

/// `structure-mismatch`: one key, two kinds of thing.
struct StructureMismatch: CatalogRule {
  let id = RuleID.structureMismatch
  let defaultSeverity = Severity.error
  let summary = "a key is a namespace in one language and a message in another, or a list in one and a text in another"
  let explanation = """
    The source decides what a key is: code that was generated for a text can't show a list. Empty texts stand for \
    anything, since they are yet to be translated.

    A plural map beside a plain text is fine where the language of the text doesn't inflect by number, as Korean and \
    Chinese don't. Elsewhere it is worth knowing, and so is a plural map where the source has no number to choose by.
    """
  let example = RuleExample(
    flagged: ["ko.yml": "steps:\n- 여권을 보여 주세요\n- 영수증을 받으세요\n", "en.yml": "steps: Show your passport\n"],
    finding: "'steps' is one text here and a list in ko; write one item for each of the list",
    mended: [
      "ko.yml": "steps:\n- 여권을 보여 주세요\n- 영수증을 받으세요\n",
      "en.yml": "steps:\n- Show your passport\n- Get your receipt\n",
    ])

  func check(_ catalog: Catalog, _: AccessorTree, _ reporter: inout Reporter) {
    guard let source = catalog.bundles.first else { return }
    for index in catalog.messages.indices where !catalog.messages[index].isTextEverywhere {
      let message = catalog.messages[index]
      if let text = message.source {
        for (language, translation) in message.texts.enumerated() where language > 0 {
          let bundle = catalog.bundles[language]
          let subject = Report.Subject.message(index, language: language)
          if let translation {
            compare(translation, with: text, of: message, source, bundle, subject, &reporter)
          } else if let entry = bundle.entries[message.keyPath], !text.message.isEmpty {
            report("a namespace", text.message.kind, entry.keyPlace, text.keyPlace, message, source, subject, &reporter)
          }
        }
      } else if let entry = source.entries[message.keyPath] {
        for (language, translation) in message.texts.enumerated() {
          guard let translation, !translation.message.isEmpty else { continue }
          report(
            translation.message.kind, "a namespace", translation.keyPlace, entry.keyPlace, message, source,
            .message(index, language: language), &reporter)
        }
      }
    }
  }

  private func compare(
    _ translation: LocalizedMessage, with text: LocalizedMessage, of message: CatalogMessage, _ source: Bundle,
    _ bundle: Bundle, _ subject: Report.Subject, _ reporter: inout Reporter
  ) {
    switch (text.message, translation.message) {
    case (.text, .text), (.list, .list), (.pluralMap, .pluralMap): return
    case _ where translation.message.isEmpty || text.message.isEmpty: return
    case (.text, .pluralMap):
      guard !text.uses(MessageSyntax.pluralMapArgument) else { return }
      reporter.report(
        id,
        "'\(message.keyPath)' is a plural map here, and in \(source.language) a text without 'count', so that there is "
          + "no number to choose by; write one text, or use 'count' in \(source.language)",
        at: .place(translation.keyPlace), of: subject, grade: .info,
        related: [.init(place: text.keyPlace, words: "the text in \(source.language)")])
    case (.pluralMap, .text):
      let categories = PluralRules(for: bundle.tag).integerCategories(.cardinal)
      guard categories.count > 1, !translation.choosesByNumber else { return }
      reporter.report(
        id,
        "'\(message.keyPath)' is one text for all numbers here and a plural map in \(source.language); "
          + "\(bundle.language) distinguishes \(QuotedList.and(categories.map(\.rawValue)))",
        at: .place(translation.keyPlace), of: subject, grade: .info,
        related: [.init(place: text.keyPlace, words: "the plural map in \(source.language)")])
    default:
      report(
        translation.message.kind, text.message.kind, translation.keyPlace, text.keyPlace, message, source, subject,
        &reporter)
    }
  }

  private func report(
    _ kind: String, _ sourceKind: String, _ place: Place, _ sourcePlace: Place, _ message: CatalogMessage,
    _ source: Bundle, _ subject: Report.Subject, _ reporter: inout Reporter
  ) {
    let advice =
      switch sourceKind {
      case "a list": "write one item for each of the list"
      case "a namespace": "write the keys below it"
      default: "write \(sourceKind)"
      }
    reporter.report(
      id, "'\(message.keyPath)' is \(kind) here and \(sourceKind) in \(source.language); \(advice)",
      at: .place(place), of: subject,
      related: [.init(place: sourcePlace, words: "\(sourceKind) in \(source.language)")])
  }
}

extension CatalogMessage {
  /// Whether all languages have it as one text. Looks at the texts where they are, without copying them.
  fileprivate var isTextEverywhere: Bool {
    texts.indices.allSatisfy { texts[$0]?.message.isText ?? false }
  }
}

extension BundleMessage {
  fileprivate var isText: Bool {
    if case .text = self { true } else { false }
  }

  fileprivate var kind: String {
    switch self {
    case .text: "one text"
    case .list: "a list"
    case .pluralMap: "a plural map"
    }
  }
}

extension LocalizedMessage {
  fileprivate func uses(_ argument: String) -> Bool {
    arguments.contains { $0.name == argument }
  }

  fileprivate var choosesByNumber: Bool {
    arguments.contains { $0.uses.contains { $0.kind == .plural } }
  }
}
