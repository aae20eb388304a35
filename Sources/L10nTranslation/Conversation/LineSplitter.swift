/// Cuts a stream into lines, and keeps no line in memory that is longer than a limit.
package struct LineSplitter {
  /// A line, or the place of one that is too long.
  package enum Line: Sendable, Equatable {
    /// The bytes without the line feed, and without a carriage return before it.
    case complete([UInt8])
    /// A line that exceeded the limit at this point. The rest of it is skipped.
    case tooLong
  }

  private let limit: Int
  private var rest: [UInt8] = []
  private var isSkipping = false

  /// - Parameter limit: the number of bytes that a line may have.
  package init(limit: Int) {
    self.limit = limit
  }

  /// Takes the next bytes of the stream, and returns the lines that end in them.
  package mutating func take(_ bytes: [UInt8]) -> [Line] {
    var lines: [Line] = []
    var pieces = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
    guard let last = pieces.popLast() else { return [] }
    for piece in pieces {
      add(piece, &lines)
      if !isSkipping { lines.append(.complete(rest.last == UInt8(ascii: "\r") ? rest.dropLast() : rest)) }
      (rest, isSkipping) = ([], false)
    }
    add(last, &lines)
    return lines
  }

  private mutating func add(_ piece: ArraySlice<UInt8>, _ lines: inout [Line]) {
    guard !isSkipping else { return }
    if rest.count + piece.count > limit {
      (rest, isSkipping) = ([], true)
      lines.append(.tooLong)
    } else {
      rest += piece
    }
  }
}
