import L10nText

/// The names that file managers give to copies: `store 2.yml`, `store copy.yml`, `store (1).yml`.
enum CopiedName {
  /// Returns the name of the original of a file whose name is that of a copy, or `nil` if it isn't one.
  static func original(of path: [String], among paths: Set<[String]>) -> String? {
    guard let name = path.last else { return nil }
    let stem = BundlePath.stem(name)
    return stems(ofOriginalsOf: stem).map { $0 + name.dropFirst(stem.count) }.first { original in
      paths.contains(path.dropLast() + [original])
    }
  }

  private static func stems(ofOriginalsOf stem: String) -> [String] {
    let withoutNumber = withoutNumber(stem)
    return [withoutNumber].compactMap(\.self)
      + [stem, withoutNumber ?? stem].compactMap { stem in
        suffixes.first { stem.hasSuffix($0) }.map { String(stem.dropLast($0.count)) }
      }
  }

  /// The endings that macOS, Windows and Linux use in some languages.
  private static let suffixes = [" copy", " - Copy", " (copy)", " 복사본", "のコピー", " 副本"]

  /// Returns `store 2` or `store (2)` without the number.
  private static func withoutNumber(_ stem: String) -> String? {
    guard let space = stem.lastIndex(of: " ") else { return nil }
    var number = stem[stem.index(after: space)...]
    if number.first == "(", number.last == ")" { number = number.dropFirst().dropLast() }
    let longest = 2
    guard (1...longest).contains(number.utf8.count), number.utf8.allSatisfy(\.isASCIIDigit) else { return nil }
    return String(stem[..<space])
  }
}
