import L10nText

/// The lines of a file with the comment `// l10n:ignore`, by which a developer declares that their texts are right as they
/// are.
struct IgnoredLines {
  /// The ranges of the lines, in bytes.
  private var lines: [Range<Int>] = []

  init(_ file: SourceFile) {
    let bytes = file.bytes
    var position = 0
    while let colon = bytes[position...].firstIndex(of: UInt8(ascii: ":")) {
      position = colon + 1
      // The end of the comment's first word, which hardly any other colon follows.
      guard bytes[..<colon].suffix(4).elementsEqual("l10n".utf8) else { continue }
      let start = bytes[..<colon].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      let end = bytes[colon...].firstIndex(of: 0x0A) ?? bytes.endIndex
      if String(decoding: bytes[start..<end], as: UTF8.self).contains(/\/\/\s*l10n:ignore\b/) {
        lines.append(start..<end)
      }
      position = end
    }
  }

  /// Returns a Boolean value indicating whether a byte is in one of them.
  func contains(_ byte: Int) -> Bool { lines.contains { $0.contains(byte) } }
}
