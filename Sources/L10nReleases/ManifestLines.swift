/// The lines of a manifest, read one after another.
struct ManifestLines {
  /// The first words of known lines. Others are for later versions.
  private static let known = [
    "l10n-release", "catalog", "channel", "baseline", "epoch", "sequence", "issued", "expires", "runtime", "stage",
    "pack", "previous", "key", "root", "signature",
  ]
  /// The lines that haven't been read yet.
  private var rest: ArraySlice<UInt8>
  /// The words of the current line that haven't been read yet.
  private var words: ByteFields?
  /// The number of the current line, counted from 1 at the top of the manifest.
  private(set) var number: Int

  /// Creates a reader of lines, each of which ends with a line feed.
  ///
  /// - Parameter above: the number of lines before these.
  init(_ lines: ArraySlice<UInt8>, below above: Int) {
    rest = lines
    number = above
  }

  /// Begins the next line if its first word is `first`; lines of later versions are skipped. All words of the previous
  /// line must have been read.
  mutating func begin(_ first: String) throws(ReleaseRefusal) -> Bool {
    try skipLaterVersions()
    var lines = rest
    guard var words = lines.removeLine().map({ ByteFields($0) }), words.passes(first) else { return false }
    rest = lines
    number += 1
    self.words = words
    return true
  }

  /// Returns the next word of the line as a value.
  mutating func word<Value>(_ read: (ArraySlice<UInt8>) -> Value?) throws(ReleaseRefusal) -> Value {
    guard let word = words?.next(), let value = read(word) else { throw .malformed(line: number) }
    return value
  }

  /// Returns the only other word of the next line, which must begin with `first`.
  mutating func value<Value>(_ first: String, _ read: (ArraySlice<UInt8>) -> Value?) throws(ReleaseRefusal) -> Value {
    guard try begin(first) else { throw .malformed(line: number + 1) }
    return try word(read)
  }

  /// Throws if lines are left, other than those of later versions.
  mutating func finish() throws(ReleaseRefusal) {
    try skipLaterVersions()
    guard rest.isEmpty else { throw .malformed(line: number + 1) }
  }

  private mutating func skipLaterVersions() throws(ReleaseRefusal) {
    guard words?.isAtEnd ?? true else { throw .malformed(line: number) }
    var lines = rest
    while let line = lines.removeLine() {
      var words = ByteFields(line)
      guard let word = words.next(), !Self.known.contains(where: { word.elementsEqual($0.utf8) }) else { return }
      rest = lines
      number += 1
      guard word.first != UInt8(ascii: "!") else { throw .notUnderstood(line: number) }
      guard let first = word.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) else {
        throw .malformed(line: number)
      }
    }
  }
}
