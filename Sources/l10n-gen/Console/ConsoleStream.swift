import L10nGenCore

/// Standard output, written to piece by piece, so that a report of any length is never held whole.
struct ConsoleStream: TextOutputStream {
  private var piece: [UInt8] = []
  private var failure: FileSystem.Failure?

  private static let pieceSize = 1 << 16

  /// Takes a text to print. After a failure nothing more is printed.
  mutating func write(_ text: String) {
    piece.append(contentsOf: text.utf8)
    if piece.count >= Self.pieceSize { flush() }
  }

  /// Prints what wasn't printed yet.
  mutating func finish() throws(Refusal) {
    flush()
    if let failure { throw .file(failure) }
  }

  private mutating func flush() {
    if failure == nil { failure = piece.withUnsafeBufferPointer(Console.output) }
    piece.removeAll(keepingCapacity: true)
  }
}
