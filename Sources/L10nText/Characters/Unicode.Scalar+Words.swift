extension Unicode.Scalar {
  /// A Boolean value indicating whether it is a letter of any script: its property Alphabetic. Asking for properties
  /// takes longer than anything else about a text, and most letters are those of English.
  package var isLetter: Bool {
    isASCII ? ("a"..."z").contains(self) || ("A"..."Z").contains(self) : properties.isAlphabetic
  }

  /// A Boolean value indicating whether words are made of it: a letter of any script, or a digit.
  package var isWordCharacter: Bool {
    isASCII ? isLetter || ("0"..."9").contains(self) : properties.isAlphabetic || properties.numericType != nil
  }
}
