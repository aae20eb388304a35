import L10nText

/// The places at which gettext's tools break the lines of a text: those of the Unicode Line Breaking Algorithm (UAX #14)
/// for the characters that translations have.
struct POLineBreaks {
  /// The kinds of characters that matter.
  private enum Kind {
    case space, opening, closing, parenthesis, quotation, glue, nonstarter, exclamation, infix, slash, hyphen, after
    case before, dash, ellipsis, prefix, postfix, number, letter, hebrew, ideograph, joiner, zeroSpace, mark
  }

  /// Returns a Boolean value for each scalar indicating whether a line may end before it.
  static func places(in text: [Unicode.Scalar]) -> [Bool] {
    var places = [Bool](repeating: false, count: text.count)
    /// The kind of the last character that isn't a space, and whether spaces follow it.
    var last: Kind?
    var isAfterSpace = false
    for (index, scalar) in text.enumerated() {
      let kind = kind(of: scalar)
      switch kind {
      case .space:
        isAfterSpace = true
        continue
      case .mark where last != nil && !isAfterSpace: continue
      default: break
      }
      let own = kind == .mark ? .letter : kind
      if index > 0 { places[index] = last.map { isPlace(after: $0, isAfterSpace, before: own) } ?? false }
      (last, isAfterSpace) = (own, false)
    }
    return places
  }

  private static func isPlace(after left: Kind, _ isAfterSpace: Bool, before right: Kind) -> Bool {
    if right == .zeroSpace { return false }
    if left == .zeroSpace { return true }
    // Rules 13 to 17 hold for characters with spaces between them, too.
    switch (left, right) {
    case (_, .closing), (_, .parenthesis), (_, .exclamation), (_, .infix), (_, .slash): return false
    case (.opening, _), (.quotation, .opening), (.dash, .dash): return false
    case (.closing, .nonstarter), (.parenthesis, .nonstarter): return false
    default: if isAfterSpace { return true }
    }
    return !isJoined(left, right)
  }

  /// Returns a Boolean value indicating whether two characters without a space between them stay together.
  private static func isJoined(_ left: Kind, _ right: Kind) -> Bool {
    let letters: Set<Kind> = [.letter, .hebrew]
    switch (left, right) {
    case (.joiner, _), (_, .joiner), (.glue, _), (.quotation, _), (_, .quotation), (.before, _): return true
    case (_, .glue): return left != .after && left != .hyphen
    case (_, .after), (_, .hyphen), (_, .nonstarter): return true
    case (.hebrew, _) where right == .hyphen || right == .after: return true
    case (.slash, .hebrew): return true
    case (.letter, .ellipsis), (.hebrew, .ellipsis), (.ideograph, .ellipsis), (.ellipsis, .ellipsis),
      (.number, .ellipsis), (.exclamation, .ellipsis):
      return true
    case (.prefix, .ideograph), (.ideograph, .postfix): return true
    case (.prefix, _) where letters.contains(right) || right == .number || right == .opening: return true
    case (.postfix, _) where letters.contains(right) || right == .number || right == .opening: return true
    case (_, .prefix), (_, .postfix):
      return letters.contains(left) || [.number, .closing, .parenthesis].contains(left)
    case (.hyphen, .number), (.infix, .number), (.slash, .number), (.number, .number): return true
    case (.parenthesis, _): return letters.contains(right) || right == .number
    default:
      let isWord = letters.contains(left) || left == .number
      return isWord && (letters.contains(right) || right == .number || right == .opening)
    }
  }

  // MARK: Kinds

  private static func kind(of scalar: Unicode.Scalar) -> Kind {
    if scalar.value < 0x80 { return ascii[Int(scalar.value)] }
    if let kind = exceptions[scalar] { return kind }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return .mark
    case .decimalNumber: return isWide(scalar) ? .ideograph : .number
    case .initialPunctuation, .finalPunctuation: return .quotation
    case .openPunctuation: return .opening
    case .closePunctuation: return .closing
    case .currencySymbol: return .prefix
    case .spaceSeparator: return .after
    default:
      if (0x05D0...0x05F2).contains(scalar.value) { return .hebrew }
      return isWide(scalar) ? .ideograph : .letter
    }
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool { ColumnWidth.columns(of: scalar) == 2 }

  private static let ascii: [Kind] = (0..<0x80).map { byte in
    switch Unicode.Scalar(UInt8(byte)) {
    case " ": .space
    case "!", "?": .exclamation
    case "\"", "'": .quotation
    case "(", "[", "{": .opening
    case ")", "]": .parenthesis
    case "}": .closing
    case "$", "+", "\\": .prefix
    case "%": .postfix
    case ",", ".", ":", ";": .infix
    case "-": .hyphen
    case "/": .slash
    case "|", "\t": .after
    case "0"..."9": .number
    default: .letter
    }
  }

  private static let exceptions: [Unicode.Scalar: Kind] = {
    var kinds: [Unicode.Scalar: Kind] = [:]
    func add(_ kind: Kind, _ scalars: String) { for scalar in scalars.unicodeScalars { kinds[scalar] = kind } }
    add(.glue, "\u{A0}\u{202F}\u{2007}\u{2011}\u{34F}")
    add(.joiner, "\u{2060}\u{FEFF}")
    add(.zeroSpace, "\u{200B}")
    add(.mark, "\u{200D}\u{200C}\u{200E}\u{200F}\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}")
    add(.dash, "\u{2014}")
    add(.after, "\u{AD}\u{2010}\u{2012}\u{2013}\u{5BE}\u{964}\u{965}\u{E5A}\u{F0B}\u{1361}\u{104A}\u{104B}\u{3000}")
    add(.before, "\u{B4}\u{2C8}\u{2CC}")
    add(.ellipsis, "\u{2024}\u{2025}\u{2026}")
    add(.opening, "¡¿")
    add(.quotation, "«»‘’“”‹›")
    add(.prefix, "±−№")
    add(.postfix, "°‰′″¢")
    add(.infix, "\u{60C}\u{37E}\u{589}\u{2044}")
    add(.exclamation, "\u{61B}\u{61F}\u{6D4}\u{FF01}\u{FF1F}")
    add(.closing, "\u{3001}\u{3002}\u{FF0C}\u{FF0E}\u{FF61}\u{FF64}\u{FE50}\u{FE52}")
    add(
      .nonstarter,
      "\u{FF1A}\u{FF1B}\u{30FB}\u{3005}\u{303B}\u{309D}\u{309E}\u{30FD}\u{30FE}\u{309B}\u{309C}\u{30FC}\u{301C}\u{203C}"
        + "ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ")
    return kinds
  }()
}
