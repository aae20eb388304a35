import L10nCatalog
import L10nMessages
import L10nLanguage
import L10nText

/// The texts in a project's files that belong to several strings, because an alias or a merge repeats them. Changing
/// one in its place would change all of these strings.
struct RepeatedTexts {
  /// The key paths of the last two strings with a text, by the text's place.
  private var keyPaths: [Place: (first: String, second: String)] = [:]

  init(of catalog: Catalog) {
    var first: [Place: Int] = [:]
    first.reserveCapacity(catalog.messages.count * catalog.languages.count)
    for (index, message) in catalog.messages.enumerated() {
      for case let localized? in message.texts {
        for number in 0..<localized.message.count {
          let place = localized.message[number].place
          guard let other = first.updateValue(index, forKey: place) else { continue }
          keyPaths[place] = (catalog.messages[other].keyPath, message.keyPath)
        }
      }
    }
  }

  /// Returns the key path of another string with the text at a place, or of the same string if it has the text twice.
  /// Returns `nil` if the text belongs to a single string.
  ///
  /// - Parameter keyPath: the key path of the string.
  func other(than keyPath: String, at place: Place) -> String? {
    keyPaths[place].map { $0.first == keyPath ? $0.second : $0.first }
  }
}
