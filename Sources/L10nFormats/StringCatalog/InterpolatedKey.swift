package import L10nLanguage
import L10nMessages

/// A key that Swift creates from a literal with interpolations: `Pay %@ a visit` for `"Pay \(name) a visit"`.
package struct InterpolatedKey {
  /// The texts before, between and after the interpolations.
  package private(set) var texts = [""]
  /// The conversions of the interpolations, which depend on the types of their values.
  package private(set) var conversions: [PrintfConversion] = []

  /// Returns `nil` for a key without conversions, and for one with positions, which Swift doesn't create.
  package init?(_ key: String) {
    guard key.utf8.contains(UInt8(ascii: "%")) else { return nil }
    var positions = PrintfArgumentPositions()
    for element in MessageSyntax.printf.parse(key).pattern.elements {
      switch element {
      case .text(let text): texts[texts.count - 1] += text.string
      case .placeholder(let hole):
        guard case .conversion(let conversion) = hole.format,
          positions.next(hole, in: key) == (conversions.count + 1, nil)
        else { return nil }
        conversions.append(conversion)
        texts.append("")
      case .plural, .select, .pluralNumber, .particle: return nil
      }
    }
    if conversions.isEmpty { return nil }
  }
}

extension PrintfConversion {
  /// Reads a text that consists of one conversion: `%.2f`.
  package init?(whole text: String) {
    guard let key = InterpolatedKey(text), key.texts == ["", ""] else { return nil }
    self = key.conversions[0]
  }
}
