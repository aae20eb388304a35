import L10nLanguage

/// Reads the part of a C conversion after `%` and its position: flags, width, precision, length, specifier.
struct PrintfConversionReader {
  /// The conversions that are allowed, and the order of their parts.
  enum Dialect {
    /// Apple's ("String Format Specifiers", Core Foundation's string programming guide). As in Core Foundation's
    /// `__CFParseFormatSpec`, parts may be in any order, and the last one counts if a part is repeated.
    case apple
    /// The conversions that the i18n gem passes on to Ruby's `sprintf`.
    case ruby
  }

  let bytes: MessageBytes
  let dialect: Dialect
  private(set) var index: Int
  /// The place where a width or precision is taken from an argument.
  private(set) var asterisk: Int?
  /// The place where a width or precision is larger than `PrintfConversion.greatestWidth`.
  private(set) var excess: Range<Int>?
  /// The position that comes after another part: `%-1$d`.
  private(set) var latePosition: Int?
  /// A Boolean value indicating whether parts are repeated, or in a different order than in C.
  private(set) var isOutOfOrder = false
  /// A Boolean value indicating whether only Core Foundation reads a conversion here: `%n`, `%P`, `%[name]@`.
  private(set) var isForeign = false
  private var hasDot = false
  /// The place of a bracket, after which Core Foundation looks for a name.
  private var bracket: Int?

  init(_ bytes: MessageBytes, at index: Int, dialect: Dialect) {
    self.bytes = bytes
    self.index = index
    self.dialect = dialect
  }

  /// Reads the conversion at ``index`` and moves past it. Returns `nil` if there is none.
  mutating func read() -> PrintfConversion? {
    var conversion = PrintfConversion(.object)
    readParts(of: &conversion, areFirst: true)
    let start = index
    while dialect == .apple {
      let next = index
      readParts(of: &conversion, areFirst: false)
      if index == next, !skipBracket() { break }
    }
    isOutOfOrder = index > start
    guard let byte = bytes[index] else { return nil }
    guard bracket == nil, let (specifier, isUppercase) = specifier(byte) else {
      readForeign(byte)
      return nil
    }
    index += 1
    (conversion.specifier, conversion.isUppercase) = (specifier, isUppercase)
    return conversion
  }

  /// Reads a position such as `2$` if there is one at ``index``, and moves past it.
  mutating func readPosition() -> Int? {
    let start = index
    if let position = readNumber(), bytes[index] == UInt8(ascii: "$") {
      index += 1
      return position
    }
    index = start
    return nil
  }

  /// Reads a name in parentheses such as `(count)` if there is one at ``index``, and moves past it.
  mutating func readName() -> String? {
    guard bytes[index] == UInt8(ascii: "("), bytes.hasByte(of: .letters, at: index + 1) else { return nil }
    var end = index + 1
    while bytes.hasByte(of: .word, at: end) { end += 1 }
    guard bytes[end] == UInt8(ascii: ")") else { return nil }
    defer { index = end + 1 }
    return bytes.text(index + 1..<end)
  }

  /// Reads flags, width, precision and length at ``index``, if present.
  ///
  /// - Parameter areFirst: whether there are no parts before them.
  private mutating func readParts(of conversion: inout PrintfConversion, areFirst: Bool) {
    readFlags(&conversion.flags, areFirst: areFirst)
    readWidth(of: &conversion)
    if bytes[index] == UInt8(ascii: ".") {
      index += 1
      hasDot = true
      conversion.precision = conversion.precision ?? 0
      readWidth(of: &conversion)
    }
    if dialect == .apple, let length = readLength() { conversion.length = length }
  }

  private mutating func readFlags(_ flags: inout PrintfConversion.Flags, areFirst: Bool) {
    while let byte = bytes[index] {
      switch byte {
      case UInt8(ascii: "-"): flags.insert(.leftAligned)
      case UInt8(ascii: "+"): flags.insert(.signed)
      // After the dot, it is a digit.
      case UInt8(ascii: "0") where !hasDot: flags.insert(.zeroPadded)
      case UInt8(ascii: "#"): flags.insert(.alternative)
      // After a number, it is an apostrophe: `%50'de`. Core Foundation doesn't support this flag.
      case UInt8(ascii: "'") where dialect == .apple && areFirst: flags.insert(.grouped)
      default: return
      }
      index += 1
    }
  }

  /// Reads a width or, after the dot, a precision.
  private mutating func readWidth(of conversion: inout PrintfConversion) {
    if dialect == .apple, let position = readPosition() {
      latePosition = position
    } else if let width = readWidth() {
      if hasDot { conversion.precision = width } else { conversion.width = width }
    }
  }

  private mutating func readWidth() -> Int? {
    if dialect == .apple, bytes[index] == UInt8(ascii: "*") {
      asterisk = asterisk ?? index
      index += 1
      return nil
    }
    let start = index
    guard let value = readNumber() else { return nil }
    guard value <= PrintfConversion.greatestWidth else {
      excess = start..<index
      return PrintfConversion.greatestWidth
    }
    return value
  }

  /// Reads the decimal number at ``index``. Returns `nil` if there is none, and `Int.max` if it is too large.
  private mutating func readNumber() -> Int? {
    var value: Int?
    while let byte = bytes[index], (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
      let (tens, overflows) = (value ?? 0).multipliedReportingOverflow(by: 10)
      let (sum, alsoOverflows) = tens.addingReportingOverflow(Int(byte - UInt8(ascii: "0")))
      value = overflows || alsoOverflows ? .max : sum
      index += 1
    }
    return value
  }

  private mutating func readLength() -> PrintfConversion.Length? {
    guard let byte = bytes[index] else { return nil }
    let isDoubled = bytes[index + 1] == byte
    let length: PrintfConversion.Length
    switch byte {
    case UInt8(ascii: "h"): length = isDoubled ? .hh : .h
    case UInt8(ascii: "l"): length = isDoubled ? .ll : .l
    case UInt8(ascii: "q"): length = .q
    case UInt8(ascii: "L"): length = .L
    case UInt8(ascii: "z"): length = .z
    case UInt8(ascii: "t"): length = .t
    case UInt8(ascii: "j"): length = .j
    default: return nil
    }
    index += length == .hh || length == .ll ? 2 : 1
    return length
  }

  /// Skips a bracket and the name in it. Core Foundation marks entities in this way: `%[name]@`.
  private mutating func skipBracket() -> Bool {
    guard bytes[index] == UInt8(ascii: "[") else { return false }
    index += 1
    guard bracket == nil else { return true }
    bracket = index - 1
    while bytes.hasByte(of: .word, at: index) || bytes[index] == UInt8(ascii: "]") { index += 1 }
    // After an unterminated name, the conversion continues, but a space is never part of one.
    if let byte = bytes[index], byte != UInt8(ascii: "@"), byte != UInt8(ascii: " ") {
      repeat { index += 1 } while bytes[index].map { $0 & 0xC0 == 0x80 } ?? false
    }
    return true
  }

  /// Skips the letter of a conversion that only Core Foundation has.
  private mutating func readForeign(_ byte: UInt8) {
    guard dialect == .apple else { return }
    if byte == UInt8(ascii: "n") || byte == UInt8(ascii: "P") || bracket != nil && specifier(byte) != nil {
      index += 1
      isForeign = true
    } else if let bracket {
      index = bracket
    }
  }

  private func specifier(_ byte: UInt8) -> (PrintfConversion.Specifier, isUppercase: Bool)? {
    switch (Unicode.Scalar(byte), dialect) {
    case ("d", _), ("i", _), ("D", .apple): (.decimal, false)
    case ("u", _), ("U", .apple): (.unsigned, false)
    case ("x", _): (.hexadecimal, false)
    case ("X", _): (.hexadecimal, true)
    case ("o", _), ("O", .apple): (.octal, false)
    case ("b", .ruby): (.binary, false)
    case ("B", .ruby): (.binary, true)
    case ("p", .apple): (.pointer, false)
    case ("f", _): (.fixed, false)
    case ("F", .apple): (.fixed, true)
    case ("e", _): (.scientific, false)
    case ("E", _): (.scientific, true)
    case ("g", _): (.general, false)
    case ("G", _): (.general, true)
    case ("a", .apple): (.hexadecimalFloat, false)
    case ("A", .apple): (.hexadecimalFloat, true)
    case ("@", .apple): (.object, false)
    case ("s", _), ("S", .apple): (.string, false)
    case ("c", _), ("C", .apple): (.character, false)
    default: nil
    }
  }
}
