/// The place where an app looks strings up in a language of its own choice.
extension SwiftCode {
  /// The byte where a subclass of `Bundle` overrides the lookup of strings, or `nil` if none does.
  var overriddenLookup: Int? {
    tokens.indices.first { index in
      isWord(index, "func") && isWord(index + 1, "localizedString") && isSign(index + 2, "(")
        && isWord(index + 3, "forKey") && (1...3).contains { isWord(index - $0, "override") }
    }.map { tokens[$0].range.lowerBound }
  }
}
