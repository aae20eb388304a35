import L10nText

/// The quotes of a YAML file.
enum YAMLQuotes {
  /// Returns a file in which texts have the kind of quotes that most have, if either kind can be written around them
  /// without escapes. A text without quotes gets none.
  ///
  /// Ruby's library, in which many translation services and i18n-tasks export, chooses the kind by the text. A file that
  /// has its choices stays as it is, because the next export would have them again.
  static func unified(in bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(double), bytes.contains(single) else { return bytes }
    let lines = LineTable(bytes)
    let texts = FileScalar.scalars(of: bytes).compactMap { scalar in
      range(of: scalar, in: bytes, lines).map { (range: $0, isOfRuby: isChosenByRuby(scalar)) }
    }
    let quotes = texts.map { bytes[$0.range.lowerBound] }
    guard !texts.allSatisfy(\.isOfRuby), let quote = Majority.style(of: quotes, preferring: [double]) else {
      return bytes
    }
    var result = bytes
    for text in texts {
      result[text.range.lowerBound] = quote
      result[text.range.upperBound - 1] = quote
    }
    return result
  }

  private static let double = UInt8(ascii: "\"")
  private static let single = UInt8(ascii: "'")

  /// Returns the range of a text with its quotes, or `nil` if it can't have both kinds.
  private static func range(of scalar: FileScalar, in bytes: [UInt8], _ lines: LineTable) -> Range<Int>? {
    guard scalar.style == .singleQuoted || scalar.style == .doubleQuoted else { return nil }
    let start = lines.byteOffset(atScalar: scalar.offset, in: bytes)
    let end = start + scalar.text.utf8.count + 2
    guard end <= bytes.count, bytes[start] == bytes[end - 1],
      bytes[start + 1..<end - 1].elementsEqual(scalar.text.utf8),
      scalar.text.utf8.allSatisfy({ $0 != single && $0 != double && $0 != UInt8(ascii: "\\") && $0 >= 0x20 })
    else { return nil }
    return start..<end
  }

  /// Returns a Boolean value indicating whether a text has the quotes that Psych writes (`visit_String` in its
  /// `yaml_tree.rb`): double ones if it doesn't begin with a letter or a digit.
  private static func isChosenByRuby(_ scalar: FileScalar) -> Bool {
    let isOfWord = scalar.text.unicodeScalars.first.map { $0 == "_" || $0.properties.isXIDContinue } ?? true
    let isDouble = !isOfWord || ["y", "n"].contains(scalar.text.lowercased())
    return isDouble == (scalar.style == .doubleQuoted)
  }
}
