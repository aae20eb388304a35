import L10nLanguage
import L10nText

/// Finds words in texts of a language, by the language's rules.
///
/// A word is found in two ways. Strictly, it is separate, followed only by a particle (Korean) or an ending; loosely,
/// it may be part of another word. Texts are required to follow a term only if it is found strictly in the source, and
/// are accepted if its translation is found loosely, so the benefit of doubt is the writer's.
struct TermMatcher {
  private let isEnglish: Bool

  init(tag: LanguageTag) {
    isEnglish = tag.language == "en"
  }

  // MARK: Loosely

  /// Returns a Boolean value indicating whether the text has the word, perhaps inflected or in a longer word.
  func contains(_ phrase: [Unicode.Scalar], in text: TermScalars) -> Bool {
    var forms = [phrase]
    if isEnglish, phrase.last == "y" { forms.append(phrase.dropLast() + ["i"]) }
    return (0..<text.count).contains { index in
      guard forms.contains(where: { text.has($0, at: index) }), !text.isInCode(index) else { return false }
      // "preview" isn't about reviews, but German joins words.
      return !isEnglish || !Self.isSpacedLetter(text[index - 1])
    }
  }

  // MARK: Strictly

  /// Returns the index after the separate word that begins at an index, or `nil` if there is none.
  func end(of phrase: [Unicode.Scalar], at index: Int, in text: TermScalars) -> Int? {
    guard let end = endOfForm(of: phrase, at: index, in: text), !text.isInCode(index) else { return nil }
    guard !Self.isSpacedLetter(text[index]) || !Self.isSpacedLetter(text[index - 1]) else { return nil }
    guard let last = text[end - 1], Self.isSpacedLetter(last) else { return end }
    var rest: [Unicode.Scalar] = []
    while let next = text[end + rest.count], Self.isSpacedLetter(next) {
      rest.append(next)
      guard rest.count <= Self.longestEnding else { return nil }
    }
    return isEnding(rest, behind: last) ? end : nil
  }

  private func endOfForm(of phrase: [Unicode.Scalar], at index: Int, in text: TermScalars) -> Int? {
    if text.has(phrase, at: index) { return index + phrase.count }
    // "categories" for "category".
    guard isEnglish, phrase.last == "y", text.has(phrase.dropLast() + ["i", "e", "s"], at: index) else { return nil }
    return index + phrase.count + 2
  }

  private static let longestEnding = 6

  private func isEnding(_ rest: [Unicode.Scalar], behind last: Unicode.Scalar) -> Bool {
    guard !rest.isEmpty else { return true }
    let ending = String(String.UnicodeScalarView(rest))
    if Self.isHangul(last) {
      return !rest.allSatisfy(Self.isHangul) || Self.koreanEndings.contains(ending)
    }
    if rest.contains(where: Self.isHangul) { return Self.koreanEndings.contains(ending) }
    return isEnglish ? ending == "s" || ending == "es" : rest.count <= 2
  }

  /// Particles and forms of 이다 that are attached to a noun.
  private static let koreanEndings: Set<String> = [
    "은", "는", "이", "가", "을", "를", "의", "에", "에서", "에게", "로", "으로", "와", "과", "도", "만", "까지", "부터", "처럼", "보다", "나",
    "이나", "랑", "이랑", "들", "들은", "들이", "들을", "들의", "에는", "에도", "에만", "에서는", "에서도", "으로는", "로는", "이라", "라", "이라고", "라고",
    "이란",
    "란", "이며", "이고", "이다", "입니다", "이에요", "예요", "인", "이면", "마다", "별", "용", "님",
  ]

  private static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
    0xAC00...0xD7A3 ~= scalar.value
  }

  /// Returns a Boolean value indicating whether it is a letter or digit of a script with spaces between words, unlike
  /// Chinese, Japanese, Thai and related scripts.
  private static func isSpacedLetter(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar, scalar.isWordCharacter else { return false }
    switch scalar.value {
    case 0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF, 0x2E80...0x312F, 0x31F0...0xA4CF, 0xF900...0xFAFF,
      0x20000...0x3FFFF:
      return false
    default: return true
    }
  }
}
