import L10nText

/// The carriage returns before the line feeds of a file, if it has them before all. Without them, lines can be moved.
struct CarriageReturns {
  /// The file without them, or the file itself if some lines end otherwise.
  let text: [UInt8]
  /// Their indexes.
  private let places: [Int]

  init(in bytes: [UInt8]) {
    let lineEnds = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }
    guard !lineEnds.isEmpty, lineEnds.allSatisfy({ $0 > 0 && bytes[$0 - 1] == UInt8(ascii: "\r") }) else {
      text = bytes
      places = []
      return
    }
    places = lineEnds.map { $0 - 1 }
    var rest: [UInt8] = []
    var start = 0
    for place in places {
      rest += bytes[start..<place]
      start = place + 1
    }
    text = rest + bytes[start...]
  }

  /// Returns the index in the text of a byte of the file.
  func index(without index: Int) -> Int { index - places.partitioningIndex { $0 >= index } }

  /// Returns the index in the file of a byte of the text.
  func index(with index: Int) -> Int {
    // As many were removed before each as there are before it.
    index + places.indices.partitioningIndex { places[$0] - $0 >= index }
  }

  /// Returns a text of the same lines with carriage returns.
  func restored(in bytes: [UInt8]) -> [UInt8] {
    places.isEmpty
      ? bytes : bytes.flatMap { $0 == UInt8(ascii: "\n") ? [UInt8(ascii: "\r"), $0] : [$0] }
  }
}
