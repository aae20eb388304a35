import L10nMessages
import L10nLanguage
import L10nReview

/// A text of a message before and after a change: a whole text, an item of a list, or a category of a plural map.
struct ShownPart {
  /// The item's number or the category, or `nil` for a whole text.
  var label: String?
  var before: String?
  var after: String?

  /// The maximum number of items in a list that is shown completely. Of longer lists, only changed items are shown.
  private static let fewItems = 12

  /// Returns the texts of a language, in pairs.
  static func parts(of versions: TextVersions) -> [ShownPart] {
    let before = texts(of: versions.before)
    let after = texts(of: versions.after)
    var parts = after.map { ShownPart(label: $0.label, after: $0.text) }
    let indexes = Dictionary(parts.indices.map { (parts[$0].label, $0) }) { first, _ in first }
    for (label, text) in before {
      if let index = indexes[label] {
        parts[index].before = text
      } else {
        parts.append(ShownPart(label: label, before: text))
      }
    }
    guard parts.count > fewItems, versions.isChanged else { return parts }
    return parts.filter { $0.isReworded || $0.before == nil || $0.after == nil }
  }

  private static func texts(of message: StoredMessage?) -> [(label: String?, text: String)] {
    switch message {
    case nil: []
    case .text(let text): [(nil, text)]
    case .list(let items): items.enumerated().map { (String($0 + 1), $1) }
    case .pluralMap(let variants): variants.map { ($0.category.rawValue, $0.text) }
    }
  }

  /// A Boolean value indicating whether both sides have the text, with different wording.
  var isReworded: Bool {
    guard let before, let after else { return false }
    return !before.utf8.elementsEqual(after.utf8)
  }
}
