import L10nProject
import L10nReview

/// A text of a bundle on a single line, shortened, and with invisible characters made visible.
enum ShownText {
  /// The maximum number of scalars to show.
  private static let limit = 300
  /// The maximum number of unchanged scalars to show before and after a change.
  private static let context = 40

  /// The maximum numbers of parts in a difference, and of list items in a preview.
  private static let partLimit = 30
  private static let itemLimit = 12

  /// Returns the first items of a list.
  static func lines(_ texts: [String]) -> [String] {
    texts.prefix(itemLimit).map(line) + (texts.count > itemLimit ? ["…"] : [])
  }

  /// Returns a text on a line.
  static func line(_ text: String) -> String {
    guard !text.isEmpty else { return "(empty)" }
    return visible(cut(text, keepingStart: true, keepingEnd: false, limit))
  }

  /// Returns the parts on one side of a difference, with adjacent parts of the same kind joined.
  static func parts(of difference: TextDifference, _ side: TextDifference.Kind) -> [TextDifference.Part] {
    var parts: [TextDifference.Part] = []
    for part in difference.parts where part.kind == .same || part.kind == side {
      if parts.last?.kind == part.kind { parts[parts.count - 1].text += part.text } else { parts.append(part) }
    }
    let last = min(parts.count, partLimit) - 1
    if parts.count > partLimit { parts[last].text += "…" }
    return parts.prefix(partLimit).enumerated().map { index, part in
      var part = part
      part.text =
        part.kind == .same
        ? cut(part.text, keepingStart: index > 0, keepingEnd: index < last, context)
        : cut(part.text, keepingStart: true, keepingEnd: true, limit / 2)
      part.text = visible(part.text)
      return part
    }
  }

  private static func cut(_ text: String, keepingStart: Bool, keepingEnd: Bool, _ limit: Int) -> String {
    let scalars = text.unicodeScalars
    // Counting stops early, since a text may have a million scalars.
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
