import L10nProject
import L10nText

/// Standard output, written to piece by piece, so that a report of any length is never held whole.
struct ConsoleStream: TextOutputStream {
  private var log = WorkflowLog(Pieces())
  private let passesCommands: Bool

  /// Creates a stream.
  /// - Parameter holdsCommands: whether what is written has passed through a ``WorkflowLog`` already, and the commands in
  ///   it are meant.
  init(holdsCommands: Bool = false) {
    passesCommands = holdsCommands || !Console.isInWorkflow
  }

  /// Takes a text to print. After a failure nothing more is printed.
  mutating func write(_ text: String) {
    if passesCommands { log.write(asIs: text) } else { log.write(text) }
  }

  /// Prints what wasn't printed yet.
  mutating func finish() throws(Refusal) {
    var pieces = log.finish()
    pieces.flush()
    if let failure = pieces.failure { throw .file(failure) }
  }

  /// The output that wasn't printed yet.
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
