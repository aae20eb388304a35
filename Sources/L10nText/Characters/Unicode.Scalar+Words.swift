extension Unicode.Scalar {
  /// A Boolean value indicating whether the scalar is a letter of any script: its property Alphabetic. ASCII is tested
  /// first, because reading properties is slow and most letters are English.
  package var isLetter: Bool {
    isASCII ? ("a"..."z").contains(self) || ("A"..."Z").contains(self) : properties.isAlphabetic
  }

  /// A Boolean value indicating whether the scalar can be part of a word: a letter of any script, or a digit.
  package var isWordCharacter: Bool {
    isASCII ? isLetter || ("0"..."9").contains(self) : properties.isAlphabetic || properties.numericType != nil
  }
}
