/// A key of a flat JSON file that is a whole key path: `"store.title"` means `title` below `store`.
enum JSONKeyPath {
  /// Returns the segments of a key: words joined by dots, or the key itself. A sentence isn't a path, even if it has
  /// dots.
  static func segments(of key: String) -> [String] {
    guard key.utf8.contains(UInt8(ascii: ".")) else { return [key] }
    let segments = key.unicodeScalars.split(separator: ".", omittingEmptySubsequences: false)
    guard segments.allSatisfy({ !$0.isEmpty && $0.allSatisfy(isOfWord) }) else { return [key] }
    return segments.map { String($0) }
  }

  private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar == "-" || scalar.properties.isXIDContinue
  }
}
