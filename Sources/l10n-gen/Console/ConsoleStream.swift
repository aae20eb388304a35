import L10nProject
import L10nText

/// Standard output, which is written in pieces, so that a long report is never completely in memory.
struct ConsoleStream: TextOutputStream {
  private var log = WorkflowLog(Pieces())
  private let passesCommands: Bool

  /// Creates a stream.
  /// - Parameter holdsCommands: whether the text comes from a ``WorkflowLog``, so that commands in it are intended.
  init(holdsCommands: Bool = false) {
    passesCommands = holdsCommands || !Console.isInWorkflow
  }

  /// Prints a text. After a failure, nothing more is printed.
  mutating func write(_ text: String) {
    if passesCommands { log.write(asIs: text) } else { log.write(text) }
  }

  /// Prints the remaining text.
  mutating func finish() throws(Refusal) {
    var pieces = log.finish()
    pieces.flush()
    if let failure = pieces.failure { throw .file(failure) }
  }

  /// The output that hasn't been printed yet.
  private struct Pieces: TextOutputStream {
    private var piece: [UInt8] = []
    private(set) var failure: FileSystem.Failure?

    private static let size = 1 << 16

    mutating func write(_ text: String) {
      piece.append(contentsOf: text.utf8)
      if piece.count >= Self.size { flush() }
    }

    mutating func flush() {
      if failure == nil { failure = piece.withUnsafeBufferPointer(Console.outputAsIs) }
      piece.removeAll(keepingCapacity: true)
    }
  }
}
