import L10nMessages

/// A text to look for in others, ignoring case.
struct SearchedText {
  /// The text in lower case.
  let lowercased: String
  /// The text in lower case as UTF-8 if no other bytes are equal to it, apart from marks that combine with its end;
  /// `nil` otherwise.
  private let bytes: [UInt8]?

  init(_ text: String) {
    lowercased = text.lowercased()
    // Other letters have several forms: with marks, or in two cases.
    let isPlain = lowercased.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x20..<0x7F: true
      // Hangul syllables, kana and Han
      case 0xAC00...0xD7A3, 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF: true
      default: false
      }
    }
    bytes = isPlain && !lowercased.isEmpty ? Array(lowercased.utf8) : nil
  }

  /// Returns a Boolean value indicating whether the text is a part of another one. Characters are equal if they are
  /// canonically equivalent.
  func isIn(_ other: String) -> Bool {
    // Most texts don't have it, which their bytes show soonest.
    if let bytes, !other.withBytes({ Self.mayHave(bytes, $0) }) { return false }
    return other.lowercased().contains(lowercased)
  }

  /// Returns a Boolean value indicating whether a text has some bytes, or may have them in another form.
  private static func mayHave(_ searched: [UInt8], _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var isASCII = true
    for (index, byte) in text.enumerated() {
      if byte >= 0x80 { isASCII = false }
      guard lowercased(byte) == searched[0], index + searched.count <= text.count else { continue }
      if searched.indices.allSatisfy({ lowercased(text[index + $0]) == searched[$0] }) { return true }
    }
    return !isASCII && hasOtherForms(text)
  }

  /// Returns a Boolean value indicating whether a text has letters of Hangul, sounding marks of kana or compatibility
  /// characters, with which others can be written, or the Kelvin sign, whose lower case is ASCII.
  private static func hasOtherForms(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.indices.dropLast(2).contains { index in
      switch (text[index], text[index + 1], text[index + 2]) {
      case (0xE1, 0x84...0x87, _), (0xE3, 0x82, 0x99...0x9A), (0xEF, 0xA4...0xAB, _), (0xE2, 0x84, 0xAA): true
      case (0xF0, 0xAF, _): true
      default: false
      }
    }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
