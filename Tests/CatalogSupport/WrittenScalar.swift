import TestSupport

/// A YAML mapping with a scalar that is written randomly, and the places of the scalar's letters.
///
/// No letter is repeated, so that each letter of the text has exactly one correct place.
package struct WrittenScalar {
  package enum Style: CaseIterable {
    case plain, singleQuoted, doubleQuoted, literal, folded
  }

  package private(set) var file: [Unicode.Scalar] = []
  /// The offset of each letter or its escape.
  package private(set) var places: [Unicode.Scalar: Int] = [:]
  private var random: SplitMix
  private var lineBreak: String
  private var letter: UInt32 = 0
  private var indentation = 0

  package init(_ style: Style, seed: UInt64) {
    random = SplitMix(state: seed)
    lineBreak = ["\n", "\r\n", "\r"].randomElement(using: &random) ?? "\n"
    if chance(3) { write("# 한국어 🧴\(lineBreak)") }
    if chance(2) {
      write("parent:\(lineBreak)")
      indentation = .random(in: 1...4, using: &random)
      write(String(repeating: " ", count: indentation))
    }
    write("'키 \u{1F9F4}': ")
    if chance(4) {
      write(["&anchor ", "!!str ", "!tag &a ", "&a !tag # why\(lineBreak)      "].randomElement(using: &random) ?? "")
    }
    switch style {
    case .plain:
      writeLetter()
      writeFlow([], endsInLetter: true)
    case .singleQuoted:
      write("'")
      writeFlow(["''", "\"", "\\", "#", "{", "%"], endsInLetter: false)
      write("'")
    case .doubleQuoted:
      write("\"")
      writeFlow(["'"] + Self.escapes, endsInLetter: false)
      write("\"")
    case .literal, .folded: writeBlock(style == .literal ? "|" : ">")
    }
    write(lineBreak)
    write("'last': x")
  }

  private static let escapes = [
    "\\0", "\\a", "\\b", "\\t", "\\\t", "\\n", "\\v", "\\f", "\\r", "\\e", "\\ ", "\\\"", "\\/", "\\\\", "\\N", "\\_",
    "\\L", "\\P", "\\x41", "\\xe9", "\\u00E9", "\\uAC00", "\\U0001f600", "\\U0000000a",
  ]

  private mutating func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

  private mutating func write(_ text: String) { file += Array(text.unicodeScalars) }

  private mutating func nextLetter() -> Unicode.Scalar? {
    letter += 1
    let first: UInt32 = [0xAC00, 0x4E00, 0x1F300, 0x3B1].randomElement(using: &random) ?? 0xAC00
    return Unicode.Scalar(first + letter % 0x300).flatMap { places[$0] == nil ? $0 : Unicode.Scalar(0xB500 + letter) }
  }

  private mutating func writeLetter() {
    guard let letter = nextLetter() else { return }
    places[letter] = file.count
    file.append(letter)
  }

  private mutating func writeEscapedLetter() {
    guard let letter = nextLetter() else { return }
    places[letter] = file.count
    let code = String(letter.value, radix: 16)
    let isShort = code.count <= 4
    write((isShort ? "\\u" : "\\U") + String(repeating: "0", count: (isShort ? 4 : 8) - code.count) + code)
  }

  private mutating func writeBlanks(upTo count: Int) {
    for _ in 0..<Int.random(in: 0...count, using: &random) { write(chance(4) ? "\t" : " ") }
  }

  /// Writes several line breaks, followed by indentation.
  private mutating func writeBreaks() {
    for _ in 0..<(chance(3) ? Int.random(in: 2...5, using: &random) : 1) {
      write(chance(6) ? ["\u{85}", "\u{2028}", "\u{2029}"].randomElement(using: &random) ?? "" : lineBreak)
      write(String(repeating: " ", count: indentation + 1))
      writeBlanks(upTo: 2)
    }
  }

  private mutating func writeFlow(_ special: [String], endsInLetter: Bool) {
    for _ in 0..<Int.random(in: 0...30, using: &random) {
      switch Int.random(in: 0..<9, using: &random) {
      case 0: writeBlanks(upTo: 3)
      case 1:
        writeBlanks(upTo: 2)
        writeBreaks()
      case 2, 3: if let item = special.randomElement(using: &random) { write(item) }
      case 4 where special.contains("\\n"): writeEscapedLetter()
      case 5 where special.contains("\\n"):
        write("\\")
        writeBreaks()
      default: writeLetter()
      }
    }
    if endsInLetter { writeLetter() }
  }

  private mutating func writeBlock(_ indicator: String) {
    let extra = Int.random(in: 1...6, using: &random)
    let isExplicit = chance(2)
    let chomping = ["", "+", "-"].randomElement(using: &random) ?? ""
    write(indicator)
    if isExplicit && chance(2) {
      write("\(extra)\(chomping)")
    } else {
      write(chomping + (isExplicit ? "\(extra)" : ""))
    }
    if chance(4) { write(" # 왜 이렇게") }
    write(lineBreak)
    var hasContent = isExplicit
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      if chance(3) {
        let most = hasContent ? indentation + extra + 3 : indentation + extra
        write(String(repeating: " ", count: .random(in: 0...most, using: &random)))
      } else {
        write(String(repeating: " ", count: indentation + extra))
        if hasContent, chance(3) { writeBlanks(upTo: 3) }
        writeLetter()
        hasContent = true
        for _ in 0..<Int.random(in: 0...6, using: &random) {
          chance(3) ? writeBlanks(upTo: 3) : write(["'", "\"", "\\n", "#"].randomElement(using: &random) ?? "")
          writeLetter()
        }
        writeBlanks(upTo: 1)
      }
      write(chance(8) ? "\u{2028}" : chance(8) ? "\u{85}" : lineBreak)
    }
  }
}
