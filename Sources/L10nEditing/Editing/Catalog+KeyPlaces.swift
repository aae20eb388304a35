import L10nCatalog
import L10nFormats
import L10nMessages
import L10nText

extension Catalog {
  /// Returns the place of the key of a message in a language or, if each of its texts has a key of its own, the places
  /// of these keys or of their texts.
  func keyPlaces(of localized: LocalizedMessage) -> [Place] {
    let texts = localized.message.texts
    guard let first = texts.first, BundleFormats.format(first.map.format).hasSuffixedPlurals else {
      return [localized.keyPlace]
    }
    if case .list = localized.message { return [localized.keyPlace] }
    return texts.flatMap { text in
      composedText(at: text.place)?.strings.sorted().map { Place(file: text.place.file, offset: $0) } ?? [text.keyPlace]
    }
  }
}
