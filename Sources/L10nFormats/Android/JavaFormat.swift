import L10nLanguage
import L10nMessages
import L10nText

/// The conversions of Java's `Formatter` in a text, as aapt2 sees them.
enum JavaFormat {
  /// Returns the reason why aapt2 refuses a text, and what to do, or `nil` if it accepts the text (AOSP,
  /// `util::VerifyJavaStringFormat`).
  static func mistake(in text: String) -> String? {
    text.withBytes { bytes in
      var index = 0
      var count = 0
      var isPositional = true
      func byte() -> UInt8? { index < bytes.count ? bytes[index] : nil }
      while index < bytes.count {
        defer { index += 1 }
        guard bytes[index] == UInt8(ascii: "%"), index + 1 < bytes.count else { continue }
        index += 1
        if byte() == UInt8(ascii: "%") || byte() == UInt8(ascii: "n") { continue }
        count += 1
        let start = index
        while byte()?.isASCIIDigit == true { index += 1 }
        if start == index || byte() != nil && byte() != UInt8(ascii: "$") { isPositional = false }
        if byte() == UInt8(ascii: "$") || byte() == UInt8(ascii: "<") { index += 1 }
        while let next = byte(), next.isASCIIDigit || "-#+ ,('.".utf8.contains(next) { index += 1 }
        // These letters are conversions of dates only, which have no positions.
        if let next = byte(), "DFKMWZkmwyz".utf8.contains(next) { return nil }
      }
      return count > 1 && !isPositional
        ? "Android needs the positions of several arguments; write '%1$s', '%2$s', or formatted=\"false\" if '%' is text"
        : nil
    }
  }

  /// Returns what is doubtful in a text that is read, and what to do.
  static func doubt(of text: String) -> String? {
    text.withBytes { bytes in
      var index = 0
      while let percent = bytes[index...].firstIndex(of: UInt8(ascii: "%")) {
        index = percent + 1
        if index < bytes.count, bytes[index] == UInt8(ascii: "%") {
          index += 1
          continue
        }
        while index < bytes.count, bytes[index].isASCIIDigit || bytes[index] == UInt8(ascii: "$") { index += 1 }
        if index < bytes.count, bytes[index] == UInt8(ascii: "@") { return "Android has no '%@'; write '%s'" }
      }
      return nil
    }
  }

  /// Returns a Boolean value indicating whether a text has a conversion.
  static func hasConversion(_ text: String) -> Bool { !holes(in: text).isEmpty }

  /// Returns a Boolean value indicating whether the apostrophe at an index is the flag of a conversion that groups digits,
  /// which is a comma in Java.
  static func groupsDigits(at index: Int, in text: ArraySlice<UInt8>) -> Bool {
    let isPart = { (byte: UInt8) in byte.isASCIIDigit || "$-+#(0.".utf8.contains(byte) }
    guard let letter = text[(index + 1)...].first(where: { !isPart($0) }), "dfg".utf8.contains(letter) else {
      return false
    }
    return text[..<index].last { !isPart($0) } == UInt8(ascii: "%")
  }

  private static func holes(in text: String) -> [Placeholder] {
    MessageSyntax.printf.parse(text).pattern.elements.compactMap {
      if case .placeholder(let hole) = $0 { hole } else { nil }
    }
  }

  /// Returns a text with Java's conversions instead of Apple's, which are read as such again.
  ///
  /// - Throws: the reason why Java doesn't have a conversion.
  static func text(_ text: String) throws(AppleTextWriter.Inexpressible) -> String {
    let holes = holes(in: text)
    guard !holes.isEmpty else { return text }
    let bytes = Array(text.utf8)
    var written = ""
    var index = 0
    for (number, hole) in holes.enumerated() {
      guard case .conversion(let conversion) = hole.format else { continue }
      guard let letter = letter(of: conversion) else {
        throw .init(reason: "Java has no conversion '\(String(decoding: bytes[hole.range], as: UTF8.self))'")
      }
      written += String(decoding: bytes[index..<hole.range.lowerBound], as: UTF8.self) + "%"
      index = hole.range.upperBound
      let digits = bytes[hole.range].dropFirst().prefix { $0.isASCIIDigit }
      if bytes[hole.range].dropFirst(1 + digits.count).first == UInt8(ascii: "$") {
        written += String(decoding: digits, as: UTF8.self) + "$"
      } else if holes.count > 1 {
        written += "\(number + 1)$"
      }
      for (flag, sign) in signs where conversion.flags.contains(flag) { written += sign }
      if let width = conversion.width { written += String(width) }
      if let precision = conversion.precision { written += ".\(precision)" }
      written += letter
    }
    return written + String(decoding: bytes[index...], as: UTF8.self)
  }

  /// The flags, the one for groups of digits as it is read.
  private static let signs: [(PrintfConversion.Flags, String)] = [
    (.leftAligned, "-"), (.signed, "+"), (.alternative, "#"), (.grouped, "'"), (.zeroPadded, "0"),
  ]

  private static func letter(of conversion: PrintfConversion) -> String? {
    let letter: String? =
      switch conversion.specifier {
      case .object, .string: "s"
      case .decimal, .unsigned: "d"
      case .hexadecimal: "x"
      case .octal: "o"
      case .fixed: "f"
      case .scientific: "e"
      case .general: "g"
      case .character: "c"
      case .hexadecimalFloat: "a"
      case .pointer, .binary: nil
      }
    return conversion.isUppercase && conversion.specifier != .fixed ? letter?.uppercased() : letter
  }
}
