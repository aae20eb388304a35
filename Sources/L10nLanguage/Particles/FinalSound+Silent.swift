/// Characters that are written but not pronounced.
extension FinalSound {
  /// Returns the text before the bracketed group that ends here.
  ///
  /// Square brackets after a space are used as quotation marks, as in `옵션 [크림]`, so their content is read.
  static func group(closedBy closing: Unicode.Scalar, after text: ReverseScalars) -> ReverseScalars? {
    switch closing {
    case ")": text.before("(", nested: ")", limit: longestGroup)?.rest
    case "]":
      text.before("[", nested: "]", limit: longestGroup).flatMap {
        $0.rest.last?.properties.isWhitespace == false ? $0.rest : nil
      }
    default: nil
    }
  }

  /// Returns the text before the tag or character entity that ends here.
  static func markup(closedBy closing: Unicode.Scalar, after text: ReverseScalars) -> ReverseScalars? {
    switch closing {
    case ">":
      // Before a capital, they are used as quotation marks, as in `<Apple>`.
      text.before("<", limit: longestTag).flatMap {
        $0.next == "/" || $0.next?.properties.isLowercase == true ? $0.rest : nil
      }
    case ";":
      text.before("&", limit: longestEntity).flatMap {
        $0.next == "#" || $0.next.flatMap(latinLetter) != nil ? $0.rest : nil
      }
    default: nil
    }
  }

  private static let longestGroup = 100
  private static let longestTag = 300
  private static let longestEntity = 10

  /// Returns a Boolean value indicating whether a scalar is skipped: punctuation, white space, marks, emoji, controls
  /// and Hangul fillers.
  static func isSilent(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return true }
    switch scalar.value {
    case 0x115F, 0x1160, 0x3164, 0xFFA0: return true
    case 0xFFFD: return false
    default: break
    }
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation, .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .format,
      .nonspacingMark, .enclosingMark, .spacingMark, .mathSymbol, .modifierSymbol, .otherSymbol:
      return true
    // Superscripts are exponents and notes: m² is 제곱미터.
    case .otherNumber: return scalar.value < 0x100 || (0x2070...0x2089).contains(scalar.value)
    default: return false
    }
  }
}
