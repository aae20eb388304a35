/// A text in which terms are looked for: case doesn't count, while placeholders and addresses do.
struct TermScalars {
  let scalars: OffsetScalars
  private let folded: [Unicode.Scalar]

  init(_ text: String) {
    scalars = OffsetScalars(text)
    folded = text.unicodeScalars.map(Self.folded)
  }

  var count: Int { folded.count }

  /// The scalar at an index without its case; nil outside the text.
  subscript(index: Int) -> Unicode.Scalar? {
    folded.indices.contains(index) ? folded[index] : nil
  }

  func has(_ phrase: [Unicode.Scalar], at index: Int) -> Bool {
    folded.count - index >= phrase.count && folded[index..<index + phrase.count].elementsEqual(phrase)
  }

  /// A scalar in lower case, where that is one scalar.
  static func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x41...0x5A: return Unicode.Scalar(scalar.value + 32) ?? scalar
    case 0x80..<0x2E80:
      let mapping = scalar.properties.lowercaseMapping.unicodeScalars
      return mapping.count == 1 ? mapping.first ?? scalar : scalar
    default: return scalar
    }
  }

  /// Returns a Boolean value indicating whether an index lies in an argument's name or in an address, where words mean
  /// nothing.
  func isInCode(_ index: Int) -> Bool {
    var start = index
    while let scalar = scalars[start - 1], Self.isNameScalar(scalar) { start -= 1 }
    let opening = scalars[start - 1]
    if opening == "{" && isNameEnding(after: index) || opening == "<" && scalars[start - 2] == "%" { return true }
    while let scalar = scalars[start - 1], scalar.value > 0x20, scalar.value < 0x80 {
      start -= 1
      if scalar == "/", scalars[start - 1] == "/" { return true }
    }
    return false
  }

  /// Returns a Boolean value indicating whether an argument's name ends where the word around an index does. Behind
  /// other words than a name, a branch of a plural or a select goes on: `other {reviews of # stores}`.
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
