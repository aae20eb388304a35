extension String {
  /// Returns the string without the characters that isolate arguments from the direction of the text around them:
  /// U+2066 to U+2069 (UAX #9, section 2.4).
  ///
  /// With `bidi: isolate` in `l10n.yml`, strings with arguments have them. They are invisible on the screen, but they
  /// don't belong in a string that something other than a person reads:
  ///
  /// ```swift
  /// let url = folder.appending(path: L10n.Export.fileName(store: name).removingBidiIsolates())
  /// ```
  ///
  /// Isolates in the values of arguments are removed, too.
  public func removingBidiIsolates() -> String {
    // No isolate has a byte in common with ASCII, and most strings have none.
    guard utf8.contains(0xE2) else { return self }
    var text = ""
    for scalar in unicodeScalars where !(0x2066...0x2069).contains(scalar.value) { text.unicodeScalars.append(scalar) }
    return text
  }
}
