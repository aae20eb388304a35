/// Reads the program of a message: a line of generated rows or of a pack that isn't empty.
///
/// A program is text in which a backslash begins everything else, so that plain text is its own program. Version 1:
///
/// ```text
/// program  = "\-"                              ; the empty text
///          / "\l" *( "\," block )              ; a list
///          / block
/// block    = *( text / argument / plural / select / number / particle )
/// text     = 1*( byte / "\n" / escape )        ; no controls; "\n" is a line feed
/// escape   = "\" hex hex                       ; a byte, in lowercase digits
/// argument = "\{" name [ " " format ] "}"
/// plural   = "\{" name " " ( "plural" / "selectordinal" ) [ " " offset ] "}" 1*( "\(" selector ")" block ) "\."
/// select   = "\{" name " select}" 1*( "\(" keyword ")" block ) "\."
/// selector = category / "=" decimal
/// number   = "\*"                              ; of the innermost plural, within one
/// particle = "\<" written "|" after-consonant "|" after-vowel ">"
/// ```
///
/// For example, `{name}: {count, plural, one {# review} other {# reviews}}` in ICU's syntax is
/// `\{name}: \{count plural}\(one)\* review\(other)\* reviews\.`. In names, keywords, formats and forms, the
/// characters that would end them are escaped. The formats are described at ``ArgumentFormat/init(reading:)``.
///
/// Programs are untrusted: any bytes are read in time proportional to their number, without a trap, and are refused if
/// they aren't a program. Choices are nested at most ``nestingLimit`` deep, so callers may recurse.
public struct ProgramReader {
  /// The version of the format.
  public static let version = 1
  /// The maximum number of choices around a step.
  public static let nestingLimit = 32

  /// Bytes that aren't a program.
  public struct Malformed: Error {}

  /// A Boolean value indicating whether the message is a list, each of whose items begins with an ``ProgramStep/item``.
  public let isList: Bool
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  /// For each of the choices around ``index``, the outermost first, whether it is by a number, not by a word.
  private var choicesByNumber: [Bool] = []
  private var isBranchMissing = false

  /// Creates a reader of a line that isn't empty. The bytes must outlive it.
  public init(_ line: UnsafeBufferPointer<UInt8>) {
    bytes = line
    isList = line.starts(with: [RowLine.backslash, UInt8(ascii: "l")])
    if isList || line.elementsEqual([RowLine.backslash, UInt8(ascii: "-")]) { index = 2 }
  }

  /// Returns the next step, or `nil` at the end of the program.
  public mutating func next() throws(Malformed) -> ProgramStep? {
    guard let byte = byte(at: index) else {
      guard choicesByNumber.isEmpty else { throw Malformed() }
      return nil
    }
    let isFirst = isList && index == 2
    guard byte == RowLine.backslash, let sign = self.byte(at: index + 1), !Self.isEscape(sign) else {
      guard !isBranchMissing, !isFirst else { throw Malformed() }
      return .text(try readText())
    }
    guard !isBranchMissing || sign == UInt8(ascii: "("), !isFirst || sign == UInt8(ascii: ",") else {
      throw Malformed()
    }
    index += 2
    switch sign {
    case UInt8(ascii: "{"): return try readArgument()
    case UInt8(ascii: "("): return try readBranch()
    case UInt8(ascii: "."):
      guard choicesByNumber.popLast() != nil else { throw Malformed() }
      return .endOfChoice
    case UInt8(ascii: "*"):
      guard choicesByNumber.contains(true) else { throw Malformed() }
      return .pluralNumber
    case UInt8(ascii: "<"):
      let (written, afterConsonant) = (try readWord(to: "|"), try readWord(to: "|"))
      return .particle(
        KoreanParticle(written: written, afterConsonant: afterConsonant, afterVowel: try readWord(to: ">")))
    case UInt8(ascii: ","):
      guard isList, choicesByNumber.isEmpty else { throw Malformed() }
      return .item
    default: throw Malformed()
    }
  }

  private func byte(at index: Int) -> UInt8? {
    index < bytes.count ? bytes[index] : nil
  }
}

// MARK: - Choices

extension ProgramReader {
  private mutating func readArgument() throws(Malformed) -> ProgramStep {
    var words = [try readWord(to: " ", or: "}")]
    while bytes[index - 1] == UInt8(ascii: " ") { words.append(try readWord(to: " ", or: "}")) }
    let name = words.removeFirst()
    guard !name.isEmpty else { throw Malformed() }
    switch words.first {
    case "plural": return try beginPlural(name, .cardinal, words)
    case "selectordinal": return try beginPlural(name, .ordinal, words)
    case "select" where words.count == 1:
      try begin(byNumber: false)
      return .select(argument: name)
    default:
      guard let format = ArgumentFormat(reading: words) else { throw Malformed() }
      return .argument(name, format)
    }
  }

  private mutating func beginPlural(
    _ name: String, _ kind: PluralKind, _ words: [String]
  ) throws(Malformed) -> ProgramStep {
    guard words.count < 3, let offset = words.count == 2 ? Double(finite: words[1][...]) : 0 else { throw Malformed() }
    try begin(byNumber: true)
    return .plural(argument: name, kind, offset: offset)
  }

  private mutating func begin(byNumber isByNumber: Bool) throws(Malformed) {
    guard choicesByNumber.count < Self.nestingLimit else { throw Malformed() }
    choicesByNumber.append(isByNumber)
    isBranchMissing = true
  }

  private mutating func readBranch() throws(Malformed) -> ProgramStep {
    isBranchMissing = false
    let word = try readWord(to: ")")
    switch choicesByNumber.last {
    case true:
      if let category = PluralCategory(rawValue: word) { return .branch(category) }
      guard word.utf8.first == UInt8(ascii: "="), let value = Double(finite: Substring(word.utf8.dropFirst())) else {
        throw Malformed()
      }
      return .exactBranch(value)
    case false:
      guard !word.isEmpty else { throw Malformed() }
      return .keyword(word)
    case nil: throw Malformed()
    }
  }
}

// MARK: - Texts

extension ProgramReader {
  /// Returns a Boolean value indicating whether a backslash and this byte begin a byte of a text.
  private static func isEscape(_ sign: UInt8) -> Bool {
    sign == UInt8(ascii: "n") || RowLine.hexadecimalValue(sign) != nil
  }

  private mutating func readText() throws(Malformed) -> String {
    var text: [UInt8] = []
    while let byte = byte(at: index) {
      if byte == RowLine.backslash {
        guard let sign = self.byte(at: index + 1), Self.isEscape(sign) else { break }
        text.append(try readEscape(sign))
      } else {
        guard byte >= 0x20 else { throw Malformed() }
        text.append(byte)
        index += 1
      }
    }
    guard !text.isEmpty else { throw Malformed() }
    return try Self.string(text)
  }

  private mutating func readEscape(_ sign: UInt8) throws(Malformed) -> UInt8 {
    if sign == UInt8(ascii: "n") {
      index += 2
      return UInt8(ascii: "\n")
    }
    guard let high = RowLine.hexadecimalValue(sign),
      let low = byte(at: index + 2).flatMap(RowLine.hexadecimalValue)
    else { throw Malformed() }
    index += 3
    return high << 4 | low
  }

  /// Reads a word, and moves past the byte that ends it.
  private mutating func readWord(to end: Unicode.Scalar, or other: Unicode.Scalar? = nil) throws(Malformed) -> String {
    var word: [UInt8] = []
    while let byte = byte(at: index) {
      let scalar = Unicode.Scalar(byte)
      if scalar == end || scalar == other {
        index += 1
        return try Self.string(word)
      }
      if byte == RowLine.backslash {
        guard let sign = self.byte(at: index + 1) else { break }
        word.append(try readEscape(sign))
      } else {
        guard byte >= 0x20 else { throw Malformed() }
        word.append(byte)
        index += 1
      }
    }
    throw Malformed()
  }

  /// Returns a text of well-formed UTF-8.
  private static func string(_ bytes: [UInt8]) throws(Malformed) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(bytes) else { throw Malformed() }
    return text
  }
}
