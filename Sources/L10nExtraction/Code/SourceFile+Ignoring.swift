import L10nText

extension SourceFile {
  /// Returns a Boolean value indicating whether the line around a byte has the comment `// l10n:ignore`, by which a
  /// developer declares that its texts are right as they are.
  func isIgnored(atByte byte: Int) -> Bool {
    let start = bytes[..<byte].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let end = bytes[byte...].firstIndex(of: 0x0A) ?? bytes.endIndex
    return String(decoding: bytes[start..<end], as: UTF8.self).contains(/\/\/\s*l10n:ignore\b/)
  }
}
