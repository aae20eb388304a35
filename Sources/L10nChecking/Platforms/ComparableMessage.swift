import L10nCatalog
import L10nLanguage
import L10nMessages

/// The texts of a message in one language, in a form that is the same on all platforms: placeholders are the numbers of
/// their arguments, a particle is its two forms, and white space and quotes are written in one way.
struct ComparableMessage {
  /// The texts in UTF-8.
  private let texts: [Form: [UInt8]]
  let isList: Bool

  /// The part of a message that a text is.
  enum Form: Hashable {
    /// An item of a list, by its index.
    case item(Int)
    /// The text for a plural category; the only text is that for `other`.
    case category(PluralCategory)
  }

  /// Returns `nil` for a message without any text, or one whose syntax has mistakes.
  ///
  /// - Parameters:
  ///   - language: the language of the texts.
  ///   - arguments: the arguments of its source text.
  init?(_ message: LocalizedMessage?, in language: LanguageTag, _ arguments: ShownArguments) {
    guard let message, message.isSound, !message.isBlank else { return nil }
    isList = message.isList
    var texts: [Form: [UInt8]] = [:]
    for (index, written) in message.patterns.enumerated() {
      let pattern = language.language == "ko" ? written.markingKoreanParticles() : written
      if isList {
        texts[.item(index)] = Self.text(pattern.pieces(for: .other), arguments)
        continue
      }
      for category in pattern.shownCategories {
        texts[.category(category)] = Self.text(pattern.pieces(for: category), arguments)
      }
    }
    self.texts = texts
  }

  /// The text for all other numbers, or the only one; `nil` for a list.
  var text: [UInt8]? { texts[.category(.other)] }

  /// Returns the first part that differs between two messages, or `nil` if both show the same. Plural categories that
  /// only one of them has aren't compared, because platforms have different ones.
  func difference(from other: ComparableMessage) -> Form? {
    guard isList == other.isList else { return nil }
    if isList {
      let count = max(texts.count, other.texts.count)
      return (0..<count).lazy.map(Form.item).first { texts[$0] != other.texts[$0] }
    }
    let categories = [.other] + PluralCategory.allCases.filter { $0 != .other }
    return categories.lazy.map(Form.category).first { form in
      guard let text = texts[form], let counterpart = other.texts[form] else { return false }
      return text != counterpart
    }
  }

  private static func text(_ pieces: [ShownPiece], _ arguments: ShownArguments) -> [UInt8] {
    var text = ComparableText()
    for piece in pieces {
      switch piece {
      case .text(let string): for scalar in string.unicodeScalars { text.add(scalar) }
      case .argument(let name): text.add(hole: arguments.number(of: name).map { String($0) } ?? name)
      case .particle(let particle): text.add(hole: "\(particle.afterConsonant)/\(particle.afterVowel)")
      }
    }
    return text.finished()
  }
}

/// A text that is being written in the one form.
private struct ComparableText {
  private var text = String.UnicodeScalarView()
  /// A Boolean value indicating whether white space follows the text so far.
  private var hasSpace = false

  mutating func add(_ scalar: Unicode.Scalar) {
    guard !scalar.properties.isDefaultIgnorableCodePoint else { return }
    if scalar.properties.isWhitespace {
      hasSpace = true
      return
    }
    finishSpace(before: scalar)
    text.append(contentsOf: Self.spellings[scalar]?.unicodeScalars ?? String(scalar).unicodeScalars)
  }

  /// - Parameter name: a name for what is shown there. No text has the characters around it.
  mutating func add(hole name: String) {
    finishSpace()
    text.append(contentsOf: "\u{1}\(name)\u{1}".unicodeScalars)
  }

  /// Writes a space, unless it is next to a character of a script without spaces between words.
  private mutating func finishSpace(before next: Unicode.Scalar? = nil) {
    defer { hasSpace = false }
    guard hasSpace, let last = text.last, ![last, next ?? last].contains(where: Self.isWrittenWithoutSpaces) else {
      return
    }
    text.append(" ")
  }

  /// Returns a Boolean value indicating whether a character is one of Chinese or Japanese: CJK punctuation, kana, Han
  /// characters and full-width forms.
  private static func isWrittenWithoutSpaces(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3000...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0xFF00...0xFFEF, 0x20000...0x3FFFF: true
    default: false
    }
  }

  func finished() -> [UInt8] { Array(String(text).utf8) }

  /// The usual spellings of characters that platforms and their tools write in several ways.
  private static let spellings: [Unicode.Scalar: String] = [
    "\u{2018}": "'", "\u{2019}": "'", "\u{201C}": "\"", "\u{201D}": "\"", "\u{2026}": "...", "\u{2011}": "-",
  ]
}
