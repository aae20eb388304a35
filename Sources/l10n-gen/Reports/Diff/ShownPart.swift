import L10nGenCore
import L10nLanguage

/// A text that a message has before or after: the whole of it, an item of its list, or a category of its plural map.
struct ShownPart {
  /// The item's number or the category; nil for the whole.
  var label: String?
  var before: String?
  var after: String?

  /// The texts of a language, side by side.
  static func parts(of change: TextVersions) -> [ShownPart] {
    let before = texts(of: change.before)
    let after = texts(of: change.after)
    var parts = after.map { ShownPart(label: $0.label, after: $0.text) }
    for (label, text) in before {
      if let index = parts.firstIndex(where: { $0.label == label && $0.before == nil }) {
        parts[index].before = text
      } else {
        parts.append(ShownPart(label: label, before: text))
      }
    }
    return parts
  }

  private static func texts(of message: StoredMessage?) -> [(label: String?, text: String)] {
    switch message {
    case nil: []
    case .text(let text): [(nil, text)]
    case .list(let items): items.enumerated().map { (String($0 + 1), $1) }
    case .pluralMap(let variants): variants.map { ($0.category.rawValue, $0.text) }
    }
  }

  /// Whether both sides have it, and differently.
  var isReworded: Bool {
    guard let before, let after else { return false }
    return !before.utf8.elementsEqual(after.utf8)
  }
}
