import L10nText

/// A text in which terms are searched for, ignoring case. A reference, since the parts of it that are code are
/// determined once, if it has a term.
final class TermScalars {
  let scalars: OffsetScalars
  private let folded: [Unicode.Scalar]

  init(_ text: String) {
    scalars = OffsetScalars(text)
    folded = text.unicodeScalars.map(Self.folded)
  }

  var count: Int { folded.count }

  /// The scalar at an index in lower case, or `nil` outside the text.
  subscript(index: Int) -> Unicode.Scalar? {
    folded.indices.contains(index) ? folded[index] : nil
  }

  func has(_ phrase: [Unicode.Scalar], at index: Int) -> Bool {
    folded.count - index >= phrase.count && folded[index..<index + phrase.count].elementsEqual(phrase)
  }

  /// Returns a scalar in lower case, if that is one scalar.
  static func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x41...0x5A: return Unicode.Scalar(scalar.value + 32) ?? scalar
    case 0x80..<0x2E80:
      let mapping = scalar.properties.lowercaseMapping.unicodeScalars
      return mapping.count == 1 ? mapping.first ?? scalar : scalar
    default: return scalar
    }
  }

  /// Returns a Boolean value indicating whether an index is in an argument's name or in an address, whose words have no
  /// meaning.
  func isInCode(_ index: Int) -> Bool { code[index] }

  private lazy var code: [Bool] = {
    var code: [Bool] = []
    // For each index, a Boolean value indicating whether two slashes come before it, without a space between.
    var followsSlashes: [Bool] = []
    var wordStart = 0
    var isName = false
    for index in 0..<count {
      let before = scalars[index - 1]
      if before.map(Self.isNameScalar) != true { (wordStart, isName) = (index, isArgumentName(at: index)) }
      let isVisible = before.map { $0.value > 0x20 && $0.value < 0x80 } ?? false
      followsSlashes.append(
        isVisible && (before == "/" && scalars[index - 2] == "/" || followsSlashes[index - 1]))
      code.append(isName || followsSlashes[wordStart])
    }
    return code
  }()

  /// Returns a Boolean value indicating whether the word that begins at an index is an argument's name.
  private func isArgumentName(at index: Int) -> Bool {
    switch scalars[index - 1] {
    case "{": isNameEnding(after: index)
    case "<": scalars[index - 2] == "%"
    default: false
    }
  }

  /// Returns a Boolean value indicating whether the placeholder ends after the word at an index. Otherwise, it is a
  /// branch of a plural or a select: `other {reviews of # stores}`.
  private func isNameEnding(after index: Int) -> Bool {
    var end = index
    while let scalar = scalars[end], Self.isNameScalar(scalar) { end += 1 }
    while scalars[end] == " " { end += 1 }
    return scalars[end] == "}" || scalars[end] == "," || scalars[end] == nil
  }

  private static func isNameScalar(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.isWordCharacter
  }
}
