@_spi(Updates) import L10nRuntime

/// Lines that replace compiled ones, as those of a pack do.
final class LineOverlay: LanguageOverlay {
  private let lines: [UInt64: [UInt8]]
  private let release: @Sendable () -> Void

  /// Creates an overlay that calls `release` when it is freed.
  init(_ lines: [UInt64: [UInt8]], release: @escaping @Sendable () -> Void = {}) {
    self.lines = lines
    self.release = release
  }

  deinit {
    release()
  }

  var ids: [UInt64] { lines.keys.sorted() }

  func withLine(of id: UInt64, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    lines[id]?.withUnsafeBufferPointer(body)
  }

  func isEqual(to other: any LanguageOverlay) -> Bool {
    (other as? LineOverlay)?.lines == lines
  }
}
