public import L10nLanguage

extension KoreanParticle {
  /// Returns the both-form that the text begins with and the index at which it ends, or `nil` if there is none.
  ///
  /// Either form may come first, `은(는)` or `는(은)`, in any of these shapes, also with full-width brackets and slashes:
  /// `은(는)`, `은 (는)`, `(은)는`, `은/는`, `(은/는)`. `(이)` and `(으)` may precede any ending: `(이)라고`, `(으)로서`. In this case,
  /// the ending isn't part of the particle.
  public static func leading(_ text: Substring) -> (particle: KoreanParticle, end: Substring.Index)? {
    guard let first = text.first, isOpening(first) || isHangul(first) else { return nil }
    guard let (pair, end) = isOpening(first) ? bracketFirst(text) : bracketLast(text) else { return nil }
    return (KoreanParticle(written: String(text[..<end]), afterConsonant: pair.0, afterVowel: pair.1), end)
  }

  private typealias Match = (pair: (String, String), end: Substring.Index)
}

// MARK: - Shapes

extension KoreanParticle {
  /// Matches `(은)는`, `(은/는)`, and the optional first syllables.
  private static func bracketFirst(_ text: Substring) -> Match? {
    let (first, afterFirst) = syllables(text.dropFirst())
    guard !first.isEmpty, let mark = afterFirst.first else { return nil }
    if isSlash(mark) {
      let (second, afterSecond) = syllables(afterFirst.dropFirst())
      guard let closing = afterSecond.first, isClosing(closing), let pair = pair(first, second) else { return nil }
      return (pair, afterSecond.index(after: afterSecond.startIndex))
    }
    guard isClosing(mark) else { return nil }
    let rest = afterFirst.dropFirst()
    if let (pair, second) = longestPair(first, startOf: rest) { return (pair, second.endIndex) }
    return optionalOpening(first, before: rest)
  }

  /// Matches `은(는)`, `은 (는)` and `은/는`.
  private static func bracketLast(_ text: Substring) -> Match? {
    let (first, afterFirst) = syllables(text)
    let rest = afterFirst.first == " " ? afterFirst.dropFirst() : afterFirst
    guard let mark = rest.first else { return nil }
    if isOpening(mark) {
      let (second, afterSecond) = syllables(rest.dropFirst())
      guard let closing = afterSecond.first, isClosing(closing), let pair = pair(first, second) else { return nil }
      return (pair, afterSecond.index(after: afterSecond.startIndex))
    }
    guard isSlash(mark), rest.startIndex == afterFirst.startIndex,
      let (pair, second) = longestPair(first, startOf: rest.dropFirst()),
      endsWord(second, of: pair, before: text[second.endIndex...])
    else { return nil }
    return (pair, second.endIndex)
  }

  /// Matches the part after `(이)` or `(으)`: any ending that doesn't merge with that syllable.
  private static func optionalOpening(_ opening: Substring, before ending: Substring) -> Match? {
    guard opening == "이" || opening == "으", let next = ending.first, isHangul(next) else { return nil }
    let afterNext = ending.index(after: ending.startIndex)
    if opening == "이" {
      if next == "었" || next == "였" { return (("이었", "였"), afterNext) }
      if next == "에" || next == "예", ending[afterNext...].first == "요" { return (("이에", "예"), afterNext) }
    }
    return ((String(opening), ""), ending.startIndex)
  }

  /// Returns the longest run of syllables at the start of the text that pairs with the given form.
  private static func longestPair(
    _ form: Substring, startOf text: Substring
  ) -> (pair: (String, String), second: Substring)? {
    var (second, _) = syllables(text)
    while !second.isEmpty {
      if let pair = pair(form, second) { return (pair, second) }
      second.removeLast()
    }
    return nil
  }

  /// Returns a Boolean value indicating whether the second form after a slash ends there. In `이/가격`, it is the start of
  /// another word.
  private static func endsWord(_ second: Substring, of pair: (String, String), before rest: Substring) -> Bool {
    guard let next = rest.first, isHangul(next) else { return true }
    // These two never begin a word, so a space is missing.
    if second == "는" || second == "를" { return true }
    switch pair.0 {
    case "과": return "의는도만같함".contains(next)
    case "으로": return "부서써는도만의".contains(next)
    case "이": return next == "아"
    case "이었": return true
    default: return false
    }
  }
}

// MARK: - Forms

extension KoreanParticle {
  private static let pairs: [(String, String)] = [
    ("은", "는"), ("이", "가"), ("을", "를"), ("과", "와"), ("아", "야"),
    ("이에요", "예요"), ("이었", "였"), ("이었습니다", "였습니다"), ("이었다", "였다"),
  ]

  /// Endings that are written with and without their optional first syllable: `이라고(라고)`, `으로/로`.
  private static let endings: [Character: Set<Substring>] = [
    "이": [
      "고", "나", "나마", "네요", "니", "니까", "다", "든", "든지", "라", "라고", "라는", "라도", "라면", "라서", "란", "랑", "며", "면",
      "므로", "야", "여", "요", "죠", "지만",
    ],
    "으": ["로", "로서", "로써", "로부터", "며", "면", "면서", "려고"],
  ]

  /// Returns a Boolean value indicating whether a text begins with an ending that can follow an optional first
  /// syllable: `로`, `라고`.
  static func beginsWithEnding(_ text: Substring, of opening: String) -> Bool {
    opening.first.flatMap { endings[$0] }?.contains { text.hasPrefix($0) } ?? false
  }

  /// Forms that can be followed by more, identical in both: 은커녕(는커녕), 와의(과의), 이었어요(였어요).
  private static let stems: [(String, String)] = [("은", "는"), ("과", "와"), ("이었", "였")]

  /// Matches two forms that begin with the two stems of a pair and have the same ending.
  private static func pairWithTail(_ first: Substring, _ second: Substring) -> (String, String)? {
    for (consonant, vowel) in stems {
      for (long, short) in [(first, second), (second, first)] {
        let tail = long.dropFirst(consonant.count)
        if !tail.isEmpty, long.hasPrefix(consonant), short.hasPrefix(vowel), short.dropFirst(vowel.count) == tail {
          return (String(long), String(short))
        }
      }
    }
    return nil
  }

  /// Returns two forms with the one after a consonant first, given in either order.
  private static func pair(_ first: Substring, _ second: Substring) -> (String, String)? {
    for pair in pairs where (first == pair.0 && second == pair.1) || (first == pair.1 && second == pair.0) {
      return pair
    }
    if let pair = pairWithTail(first, second) { return pair }
    let (long, short) = first.count > second.count ? (first, second) : (second, first)
    guard let opening = long.first, long.dropFirst() == short, endings[opening]?.contains(short) == true else {
      return nil
    }
    return (String(long), String(short))
  }
}

// MARK: - Characters

extension KoreanParticle {
  private static let longestForm = 5

  private static func syllables(_ text: Substring) -> (Substring, Substring) {
    let run = text.prefix(longestForm).prefix(while: isHangul)
    return (run, text[run.endIndex...])
  }

  /// Returns a Boolean value indicating whether a character is a Hangul syllable, composed or decomposed.
  private static func isHangul(_ character: Character) -> Bool {
    switch character.unicodeScalars.first?.value ?? 0 {
    case 0xAC00...0xD7A3, 0x1100...0x115F: true
    default: false
    }
  }

  private static func isOpening(_ character: Character) -> Bool {
    character == "(" || character == "（"
  }

  private static func isClosing(_ character: Character) -> Bool {
    character == ")" || character == "）"
  }

  private static func isSlash(_ character: Character) -> Bool {
    character == "/" || character == "／"
  }
}
