import L10nCatalog
import L10nMessages
import L10nLanguage
import L10nText

/// `inconsistent`: one source text with several translations.
struct Inconsistent: CatalogRule {
  let id = RuleID.inconsistent
  let defaultSeverity = Severity.info

  package func check(_ catalog: Catalog, _: AccessorTree, _ reporter: inout Reporter) {
    let groups = repeated(in: catalog)
    guard let source = catalog.bundles.first, !groups.isEmpty else { return }
    let keys = WrittenKeys(catalog)
    let areVariants = catalog.bundles.map { $0.tag.isVariant(of: source.tag) }
    for messages in groups {
      let languages = catalog.languages.indices.dropFirst().filter { haveOtherBytes(messages, of: catalog, in: $0) }
      guard !languages.isEmpty, hasSeveralWords(catalog.messages[messages[0]]) else { continue }
      for language in languages {
        check(messages, of: catalog, keys, in: language, isVariant: areVariants[language], &reporter)
      }
    }
  }

  /// Returns the messages of each source text that several have.
  private func repeated(in catalog: Catalog) -> [[Int]] {
    var first: [ExactString: Int] = [:]
    first.reserveCapacity(catalog.messages.count)
    var groups: [Int: [Int]] = [:]
    for index in catalog.messages.indices {
      guard case .text(let text)? = catalog.messages[index].texts.first??.message,
        !catalog.hasLostKey(of: catalog.messages[index])
      else { continue }
      let exact = ExactString(text.text)
      if let known = first[exact] {
        groups[known, default: [known]].append(index)
      } else {
        first[exact] = index
      }
    }
    return groups.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Returns a Boolean value indicating whether translations of messages differ in their bytes. Most don't, which bytes
  /// show soonest.
  private func haveOtherBytes(_ messages: [Int], of catalog: Catalog, in language: Int) -> Bool {
    var first: String?
    for message in messages {
      guard case .text(let text)? = catalog.messages[message].texts[language]?.message, !text.text.isEmpty else {
        continue
      }
      if let first, !first.hasSameBytes(as: text.text) { return true }
      first = text.text
    }
    return false
  }

  private func hasSeveralWords(_ message: CatalogMessage) -> Bool {
    message.source.map { WordCount(PatternText($0.pattern(ofText: 0))).total > 1 } ?? false
  }

  /// - Parameter isVariant: a Boolean value indicating whether the language is the source's in another region, where
  ///   the same text is a translation.
  private func check(
    _ messages: [Int], of catalog: Catalog, _ keys: WrittenKeys, in language: Int, isVariant: Bool,
    _ reporter: inout Reporter
  ) {
    var counts: [String: Int] = [:]
    var translations: [(message: Int, text: BundleText)] = []
    for message in messages {
      guard let translation = catalog.messages[message].texts[language], case .text(let text) = translation.message,
        !text.text.isEmpty
      else { continue }
      // 'untranslated' reports it.
      if !isVariant, let source = catalog.messages[message].source, translation.isCopy(0, of: source) { continue }
      counts[text.text, default: 0] += 1
      translations.append((message, text))
    }
    let most = counts.values.max() ?? 0
    guard counts.count > 1, let usual = translations.first(where: { counts[$0.text.text] == most }) else { return }
    let role = TextRole(ofKey: keys[catalog.messages[usual.message].keyPath])
    for (message, text) in translations
    where text.text != usual.text.text && TextRole(ofKey: keys[catalog.messages[message].keyPath]).isWorded(as: role) {
      reporter.report(
        id,
        OtherTranslation(
          found: text.text, expected: usual.text.text,
          other: keys.name(of: catalog.messages[usual.message].keyPath), source: catalog.languages[0]),
        at: .place(text.place), of: .message(message, language: language),
        related: [.init(place: usual.text.place, words: "the other translation")])
    }
  }
}

/// A translation that isn't the usual one of its source text.
private struct OtherTranslation: Facts {
  var found: String
  var expected: String
  /// The key of a message that has the usual one.
  var other: String
  var source: String

  var values: KeyValuePairs<FactName, String?> { [.found: found, .expected: ShortenedText.asFact(expected)] }
  var sentence: String {
    "'\(other)' has the same text in \(source), but is translated as '\(ShortenedText.inSentence(expected))'; use one "
      + "translation for both"
  }
}
