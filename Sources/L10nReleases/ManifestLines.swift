/// The lines of a manifest, read one after another.
struct ManifestLines {
  private let lines: [Substring]
  /// The words with which known lines begin. Others are for later versions.
  private static let known: Set<Substring> = [
    "l10n-release", "catalog", "channel", "baseline", "epoch", "sequence", "issued", "expires", "runtime", "stage",
    "pack", "previous", "key", "root", "signature",
  ]
  /// The index of the next line.
  private var index = 0

  /// The number of lines above these.
  private let above: Int

  /// The number of the line that was read last, from 1 at the top of the manifest.
  var number: Int { above + index }

  init(_ lines: [Substring], below above: Int) {
    self.lines = lines
    self.above = above
  }

  /// Returns the words of the next line, without the first, if it begins with a word; lines of later versions are skipped.
  mutating func fields(_ word: Substring, count: Int) throws(ReleaseRefusal) -> [Substring]? {
    try skipLaterVersions()
    guard index < lines.count else { return nil }
    let fields = lines[index].split(separator: " ", omittingEmptySubsequences: false)
    guard fields[0] == word else { return nil }
    index += 1
    guard fields.count == count + 1 else { throw .malformed(line: number) }
    return Array(fields.dropFirst())
  }

  private mutating func skipLaterVersions() throws(ReleaseRefusal) {
    while index < lines.count {
      let word = lines[index].prefix { $0 != " " }
      guard !Self.known.contains(word) else { return }
      index += 1
      guard !word.hasPrefix("!") else { throw .notUnderstood(line: number) }
      guard let first = word.utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) else {
        throw .malformed(line: number)
      }
    }
  }

  /// Returns the only word after another in the next line, which must be there, as something that is written in one way.
  mutating func value<Value>(_ word: Substring, _ read: (Substring) -> Value?) throws(ReleaseRefusal) -> Value {
    guard let field = try fields(word, count: 1)?.first else { throw .malformed(line: number + 1) }
    return try checked(read(field))
  }

  /// Returns a value of the line that was read last.
  func checked<Value>(_ value: Value?) throws(ReleaseRefusal) -> Value {
    guard let value else { throw .malformed(line: number) }
    return value
  }

  /// Creates sure that no line is left, other than those of later versions.
  mutating func finish() throws(ReleaseRefusal) {
    try skipLaterVersions()
    guard index == lines.count else { throw .malformed(line: number + 1) }
  }
}

/// Values that have one spelling.
enum ManifestValue {
  /// A number without a sign or leading zeros.
  static func number<Number: FixedWidthInteger>(_ text: Substring) -> Number? {
    guard let number = Number(text), String(number) == text, number >= 0 else { return nil }
    return number
  }

  /// Lowercase hexadecimal digits.
  static func hexadecimal(_ text: Substring, count: Int) -> String? {
    let isHexadecimal = text.utf8.allSatisfy {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
    }
    return isHexadecimal && text.utf8.count == count ? String(text) : nil
  }

  /// A name of 1…128 visible ASCII characters: of a catalog, a channel or a language.
  static func name(_ text: Substring) -> String? {
    (1...128).contains(text.utf8.count) && text.utf8.allSatisfy { (0x21...0x7E).contains($0) } ? String(text) : nil
  }
}
