import L10nGenCore
import L10nLanguage

/// A bundle's text on one line, cut, with what can't be seen made visible.
enum ShownText {
  /// So many scalars of a text are shown.
  private static let limit = 300
  /// So many scalars are shown of what is the same before and after a change.
  private static let context = 40

  /// A text by itself.
  static func line(_ text: String) -> String {
    guard !text.isEmpty else { return "(empty)" }
    return visible(cut(text, keepingStart: true, keepingEnd: false, limit))
  }

  /// The parts of a difference on one side of it.
  static func parts(of difference: TextDifference, _ side: TextDifference.Kind) -> [TextDifference.Part] {
    let parts = difference.parts.filter { $0.kind == .same || $0.kind == side }
    return parts.enumerated().map { index, part in
      var part = part
      part.text =
        part.kind == .same
        ? cut(part.text, keepingStart: index > 0, keepingEnd: index < parts.count - 1, context)
        : cut(part.text, keepingStart: true, keepingEnd: true, limit / 2)
      part.text = visible(part.text)
      return part
    }
  }

  private static func cut(_ text: String, keepingStart: Bool, keepingEnd: Bool, _ limit: Int) -> String {
    let scalars = text.unicodeScalars
    // Counting stops soon: a text may have a million scalars.
    guard scalars.index(scalars.startIndex, offsetBy: 2 * limit + 1, limitedBy: scalars.endIndex) != nil else {
      return text
    }
    let start = keepingStart || !keepingEnd ? String(scalars.prefix(limit)) : ""
    return start + "…" + (keepingEnd ? String(scalars.suffix(limit)) : "")
  }

  private static func visible(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\n")) else { return Console.printable(text) }
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.map { Console.printable(String(Substring($0))) }.joined(separator: "⏎")
  }
}

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
