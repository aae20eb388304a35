import L10nAllLanguages
import L10nCatalog
import L10nFormats
import L10nMessages
import L10nLanguage
import L10nText

/// `missing-key`: messages that a language doesn't have yet.
struct MissingKey: CatalogRule {
  let id = RuleID.missingKey
  let defaultSeverity = Severity.warning

  func check(_ catalog: Catalog, _: AccessorTree, _ reporter: inout Reporter) {
    if let listing = catalog.listing { return check(listing, catalog, &reporter) }
    guard let sourceName = catalog.languages.first else { return }
    checkKeysAsTexts(in: catalog, sourceName, &reporter)
    let systemMessages = catalog.systemMessages
    let incomplete = catalog.messages.indices.filter {
      !catalog.messages[$0].isComplete && !systemMessages.contains($0)
    }
    guard !incomplete.isEmpty else { return }
    let keys = WrittenKeys(catalog)
    var places = MissingPlaces(catalog, keys)
    lazy var staleKeys = StaleKeys(catalog)
    for index in incomplete {
      let message = catalog.messages[index]
      guard let source = message.source, message.isTranslatable, !source.isKeyWithoutWords, !staleKeys.contains(index)
      else { continue }
      for language in message.texts.indices where catalog.lacks(message, in: language) {
        let bundle = catalog.bundles[language]
        let parent = bundle.nearestParent(of: message.key, in: catalog.keys)
        // If the language has a text where the source has a namespace, another rule reports it; also for a list that is
        // too short and for values that couldn't be read.
        if parent?.entry.kind == .message || parent?.entry.kind == .unread { continue }
        if let parent, bundle.hasList(at: parent.key), catalog.bundles[0].hasList(at: parent.key) { continue }
        let spot = places.spot(of: message, source, in: language, parent: parent?.entry)
        reporter.report(
          id,
          MissingText(
            key: message.keyPath, name: keys.name(of: message.keyPath), language: bundle.language,
            namespace: spot.hasFile ? nil : KeySegment.written(catalog.keys.top(message.key))),
          at: .place(spot.place), of: .message(index, language: language),
          related: Self.relatedSource(source, besides: spot.place, in: catalog))
      }
    }
  }

  /// Returns the source's text as a related place. In a file with all languages, the finding is at the key itself, and
  /// the text is below it, unless the key is the text.
  private static func relatedSource(
    _ source: LocalizedMessage, besides place: Place, in catalog: Catalog
  ) -> [Report.Related] {
    let places = [source.keyPlace, source.message.texts.first?.place].compactMap(\.self)
    return places.first { $0 != place }.map(catalog.relatedSource(at:)) ?? []
  }

  /// Reports keys that are strings of the source language, but in another script.
  private func checkKeysAsTexts(in catalog: Catalog, _ sourceName: String, _ reporter: inout Reporter) {
    guard let script = LanguageTag(sourceName)?.maximized().script, !EastAsianText.scripts.contains(script) else {
      return
    }
    for (index, message) in catalog.messages.enumerated() where message.isTranslatable {
      guard let source = message.source, source.isKey, case .text(let text) = source.message,
        EastAsianText.isWhole(text.text)
      else { continue }
      reporter.report(
        id, KeyAsText(key: text.text, language: sourceName), at: .place(source.keyPlace),
        of: .message(index, language: 0))
    }
  }
}

extension CatalogMessage {
  /// A Boolean value indicating whether all languages have it. It reads the texts in place, without copying them.
  fileprivate var isComplete: Bool {
    texts.indices.allSatisfy(isIn(language:))
  }
}

extension LocalizedMessage {
  /// A Boolean value indicating whether the key is the text and has only values and signs, such as `%@` or `%lld/%lld`, so
  /// that it is the same in all languages.
  fileprivate var isKeyWithoutWords: Bool {
    guard isKey, case .text(let text) = message else { return false }
    let texts = InterpolatedKey(text.text)?.texts ?? [text.text]
    return !texts.contains {
      $0.unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
    }
  }
}

/// A message that a language doesn't have.
private struct MissingText: Facts {
  var key: String
  /// The key in the sentence.
  var name: String
  var language: String
  /// The namespace that no file of the language has, or `nil` if there is a file for the key.
  var namespace: String?

  var values: KeyValuePairs<FactName, String?> { [:] }
  let namesLanguage = true
  var sentence: String {
    if let namespace {
      return "'\(name)' is missing in \(language), which has no file for '\(namespace)'; add one, or users of "
        + "\(language) see it in another language"
    }
    return "'\(name)' is missing in \(language); add it here, or users of \(language) see it in another language"
  }
}

/// A key that users would see, because the source language has no string for it.
private struct KeyAsText: Facts {
  var key: String
  var language: String

  var values: KeyValuePairs<FactName, String?> { [.problem: "key-as-text"] }
  let namesLanguage = true
  var sentence: String { "'\(key)' has no string in \(language), so users of \(language) see this key; add one" }
}
