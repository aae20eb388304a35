@testable import L10nText

/// The lines of a file as an editor shows them, counted independently of the table under test.
struct LineLengths {
  /// The number of scalars in each line, without its end.
  private let lengths: [Int]

  init(_ bytes: [UInt8]) {
    var lengths = [0]
    var last: Unicode.Scalar = " "
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\n" where last == "\r": break
      case "\n", "\r": lengths.append(0)
      default: lengths[lengths.count - 1] += 1
      }
      last = scalar
    }
    self.lengths = lengths
  }

  /// Returns a Boolean value indicating whether a place is in a line or directly after it.
  func has(_ location: SourceLocation) -> Bool {
    lengths.indices.contains(location.line - 1) && 1...lengths[location.line - 1] + 1 ~= location.column
  }
}
