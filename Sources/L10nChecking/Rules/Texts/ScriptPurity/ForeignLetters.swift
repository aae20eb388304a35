import L10nText

/// Letters of one language that don't belong in another one's texts.
enum ForeignLetters {
  case hangul, kana

  private var scalars: ScalarSet {
    switch self {
    case .hangul: .hangul
    case .kana: .kana
    }
  }

  /// The script of the language with these letters.
  var script: String {
    switch self {
    case .hangul: "Kore"
    case .kana: "Jpan"
    }
  }

  func isIn(_ text: String) -> Bool { scalars.firstOffset(in: text) != nil }

  /// Returns a Boolean value indicating whether a text in only these letters was left untranslated, rather than being a
  /// name.
  func isForeign(_ text: String) -> Bool {
    !Self.names.contains { text.contains($0) }
  }

  /// The names of Korean, Japanese and their scripts, as in lists of languages and keyboards.
  private static let names = ["한국어", "한글", "조선말", "조선어", "にほんご", "ひらがな", "カタカナ"]

  /// Returns the words of a text in these letters.
  func words(in text: OffsetScalars) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var index = 0
    while let start = text.firstIndex(from: index, where: scalars.contains) {
      var end = start + 1
      while let next = text[end], scalars.contains(next) || self == .kana && next == "ー" { end += 1 }
      words.append(start..<end)
      index = end
    }
    guard self == .kana else { return words }
    // Faces such as ¯\_(ツ)_/¯ have single kana, and many Chinese brand names have a の between words.
    return words.filter { word in
      let neighbours = [text[word.lowerBound - 1], text[word.upperBound]].compactMap(\.self)
      let isInName = word.count == 1 && words.count == 1 && text[word.lowerBound] == "の"
      return word.count > 1 || !isInName && neighbours.contains(where: \.properties.isIdeographic)
    }
  }
}
