extension StringProtocol {
  /// Returns the text without the white space at its beginning and at its end.
  package func trimmingSpaces() -> String {
    let withoutLeading = drop(while: \.isWhitespace)
    return String(withoutLeading.reversed().drop(while: \.isWhitespace).reversed())
  }
}
