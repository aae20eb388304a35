import L10nText

/// Reads the characters of one string of an Android resource file, between its tags, as aapt2 does (AOSP,
/// `ResourceParser::FlattenXmlSubtree` and `ResourceUtils::StringBuilder`).
///
/// White space collapses, except in quotes. Inline tags are part of the text. Comments and the tags of other namespaces,
/// such as `<xliff:g>`, aren't, and neither are the quotes.
struct AndroidStringReader: EscapedStringReader {
  private let bytes: ArraySlice<UInt8>
  /// The index of the next byte to read.
  private(set) var index: Int
  private let extent: AndroidStringExtent
  /// The number of inline tags that are open.
  private var depth = 0
  private var isInSection = false
  private var isInQuotes = false
  /// A Boolean value indicating whether white space before the next character was read already.
  private var isAfterSpace = false
  /// A Boolean value indicating whether a character was read, so that white space isn't the beginning of the text.
  private var hasText = false
  /// The index after the conversion that was read last, and that of its comma, which groups digits.
  private var conversion = (end: 0, comma: Int?.none)

  /// - Parameter bytes: UTF-8 that begins with the text.
  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
    extent = AndroidStringExtent(of: bytes)
    conversion.end = index
  }

  mutating func next() -> EscapedPiece {
    while true {
      if let piece = skipMarkup() { return piece }
      guard index < bytes.endIndex, let character = XMLCharacter(in: bytes, at: index, isInSection: isInSection) else {
        return .end
      }
      if let piece = read(character) { return piece }
    }
  }

  // MARK: Markup

  /// Moves past tags, comments and the marks of sections; returns inline tags, and the end of the string.
  private mutating func skipMarkup() -> EscapedPiece? {
    while index < bytes.endIndex {
      if isInSection {
        guard bytes[index...].starts(with: XMLMark.sectionEnd) else { return nil }
        index += XMLMark.sectionEnd.count
        isInSection = false
        continue
      }
      guard bytes[index] == UInt8(ascii: "<") else { return nil }
      switch XMLMark(in: bytes, at: index) {
      case .comment(let end): index = end
      case .section(let start):
        index = start
        isInSection = true
      case .tag(let tag):
        if tag.isEnd {
          guard depth > 0 else { return .end }
          depth -= 1
        } else if !tag.isEmpty {
          depth += 1
        }
        index = tag.range.upperBound
        guard tag.isInline else { continue }
        // All state of white space and quotes ends at an inline tag.
        (isInQuotes, isAfterSpace, hasText) = (false, false, true)
        return .run(tag.range)
      }
    }
    return nil
  }

  // MARK: Characters

  /// Reads a character, or returns `nil` if it is nothing by itself.
  private mutating func read(_ character: XMLCharacter) -> EscapedPiece? {
    if character.isSpace, !isInQuotes || extent.isTrail(index) { return readSpace(character) }
    let start = index
    index = character.range.upperBound
    isAfterSpace = false
    switch character.scalar {
    case "\\":
      hasText = true
      return readEscape(from: start)
    case "\"":
      isInQuotes.toggle()
      // White space in front of a quote isn't the beginning of the text any more.
      hasText = true
      return nil
    case "'" where !isInQuotes:
      hasText = true
      return .mistake(explanation: Self.apostrophe, start..<index)
    case nil:
      return .mistake(explanation: XMLStringReader.mistakenReference, start..<index)
    case let scalar?:
      hasText = true
      if character.isReference { return .escape(scalar, start..<index) }
      if start >= conversion.end, scalar == "%" { noteConversion(at: start) }
      if start == conversion.comma { return .escape("'", start..<index) }
      extendRun()
      return .run(start..<index)
    }
  }

  static let apostrophe = "aapt2 refuses an apostrophe without an escape; write \"\\'\""

  /// Moves past the characters that are text by themselves.
  private mutating func extendRun() {
    while index < bytes.endIndex {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"),
        UInt8(ascii: "%"), UInt8(ascii: "]"), UInt8(ascii: ","):
        return
      case UInt8(ascii: " ") where !isInQuotes:
        // A single space inside of the text is itself.
        guard index + 1 < bytes.endIndex, bytes[index + 1] > UInt8(ascii: " "),
          !"<&]\\\"'%,".utf8.contains(bytes[index + 1])
        else { return }
      case 0...UInt8(ascii: " ") where !isInQuotes: return
      default: break
      }
      index += 1
    }
  }

  /// Reads white space outside of quotes, all of which is one space, or nothing at the ends of the text.
  private mutating func readSpace(_ first: XMLCharacter) -> EscapedPiece? {
    let start = index
    var count = 0
    var next: XMLCharacter? = first
    while let character = next, character.isSpace {
      index = character.range.upperBound
      count += 1
      next = XMLCharacter(in: bytes, at: index, isInSection: isInSection)
    }
    if isAfterSpace || extent.trims(start, hasText: hasText) { return nil }
    isAfterSpace = true
    let isItself = count == 1 && bytes[start] == UInt8(ascii: " ")
    return isItself ? .run(start..<index) : .escape(" ", start..<index)
  }

  /// Reads what follows a backslash.
  private mutating func readEscape(from start: Int) -> EscapedPiece? {
    // At the end of a part of the text, a backslash is nothing.
    guard let character = XMLCharacter(in: bytes, at: index, isInSection: isInSection),
      !character.isSpace || !extent.isTrail(index)
    else { return nil }
    index = character.range.upperBound
    switch character.scalar {
    case "n": return .escape("\n", start..<index)
    case "t": return .escape("\t", start..<index)
    case "u": return readCode(from: start)
    case nil: return .mistake(explanation: XMLStringReader.mistakenReference, start..<index)
    case let scalar?: return .escape(scalar, start..<index)
    }
  }

  /// Reads the digits after `\u`, of which there may be fewer than four only at the end of a part of the text.
  private mutating func readCode(from start: Int) -> EscapedPiece? {
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard let character = XMLCharacter(in: bytes, at: index, isInSection: isInSection) else { break }
      guard let scalar = character.scalar, let digit = Character(scalar).hexDigitValue, scalar.isASCII else {
        return .mistake(explanation: "'\\u' is followed by four hexadecimal digits; write '\\u00A0'", start..<index)
      }
      code = code << 4 | UInt32(digit)
      index = character.range.upperBound
    }
    guard let scalar = Unicode.Scalar(code) else {
      return .mistake(
        explanation: "Android drops this escape, which is half of a character; write the character itself",
        start..<index)
    }
    return .escape(scalar, start..<index)
  }

  /// Finds the end of a conversion of Java's `Formatter`, and the comma among its flags.
  private mutating func noteConversion(at start: Int) {
    var end = start + 1
    var comma: Int?
    while end < bytes.endIndex {
      switch bytes[end] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "$"), UInt8(ascii: "-"), UInt8(ascii: "#"),
        UInt8(ascii: "+"), UInt8(ascii: "("), UInt8(ascii: "."):
        break
      case UInt8(ascii: ",") where comma == nil: comma = end
      case let byte:
        // Digits are grouped only in numbers.
        let isNumber = [UInt8(ascii: "d"), UInt8(ascii: "f"), UInt8(ascii: "g")].contains(byte)
        conversion = (end, isNumber ? comma : nil)
        return
      }
      end += 1
    }
    conversion = (end, nil)
  }
}
