import L10nText

/// Text in the scripts of Korean, Chinese and Japanese.
enum EastAsianText {
  /// The scripts of these languages, as ISO 15924 codes.
  static let scripts: Set = ["Bopo", "Hang", "Hani", "Hans", "Hant", "Hira", "Jpan", "Kana", "Kore"]

  /// Returns a Boolean value indicating whether a text has letters, all of them in these scripts.
  static func isWhole(_ text: String) -> Bool {
    // In UTF-8, all of these characters begin with a byte from 0xE1 on.
    guard text.utf8.contains(where: { $0 >= 0xE1 }) else { return false }
    let letters = text.unicodeScalars.filter(\.properties.isAlphabetic)
    return !letters.isEmpty
      && letters.allSatisfy {
        $0.properties.isIdeographic || ScalarSet.hangul.contains($0) || ScalarSet.kana.contains($0)
      }
  }
}

extension ScalarSet {
  /// The letters of Hangul, separate and in syllables.
  static let hangul = ScalarSet(ranges: "1100-11FF 3131-318E A960-A97C AC00-D7A3 D7B0-D7FB FFA1-FFDC")
  /// Hiragana and katakana.
  static let kana = ScalarSet(ranges: "3041-3096 30A1-30FA FF66-FF9D")
}
