/// A Swift file, taken apart: its code, the code that its literals interpolate, and the literals.
struct SwiftFile {
  let source: SourceFile
  private(set) var parts: [SwiftCode] = []
  private(set) var literals: [SwiftStringLiteral] = []

  /// Interpolations inside each other beyond this are not looked at.
  private static let depthLimit = 64

  init(_ source: SourceFile) {
    self.source = source
    add(0..<source.bytes.count, depth: 0)
  }

  private mutating func add(_ range: Range<Int>, depth: Int) {
    let code = SwiftCode(source.bytes, in: range)
    parts.append(code)
    for token in code.tokens where token.kind == .string {
      guard let literal = SwiftStringLiteral(source.bytes, token.range) else { continue }
      literals.append(literal)
      guard depth < Self.depthLimit else { continue }
      for interpolation in literal.interpolations { add(interpolation, depth: depth + 1) }
    }
  }

  /// The location of a byte.
  func location(of byte: Int) -> SourceLocation {
    let before = source.bytes[..<byte]
    let lineStart = (before.lastIndex(of: 0x0A) ?? -1) + 1
    return SourceLocation(
      file: source.path, line: before.count { $0 == 0x0A } + 1,
      column: String(decoding: source.bytes[lineStart..<byte], as: UTF8.self).unicodeScalars.count + 1)
  }
}

extension SwiftCode {
  /// Returns the name at an index without its backticks, or `nil` if something else is there.
  func name(_ index: Int) -> String? {
    word(index).map { $0.hasPrefix("`") ? String($0.dropFirst().prefix { $0 != "`" }) : $0 }
  }
}
