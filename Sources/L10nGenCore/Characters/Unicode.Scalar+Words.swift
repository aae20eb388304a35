extension Unicode.Scalar {
  /// A Boolean value indicating whether words are made of it: a letter of any script, or a digit.
  var isWordCharacter: Bool { properties.isAlphabetic || properties.numericType != nil }
}
