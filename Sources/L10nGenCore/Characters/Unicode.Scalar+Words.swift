extension Unicode.Scalar {
  /// Whether words are made of it: a letter of any script, or a digit.
  var isWordCharacter: Bool { properties.isAlphabetic || properties.numericType != nil }
}
