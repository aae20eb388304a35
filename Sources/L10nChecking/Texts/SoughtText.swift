import L10nMessages

/// A text to search for in others, byte by byte, in linear time. `contains` of the standard library compares again from
/// each position, which takes long in a hostile text that repeats the same characters.
///
/// D. E. Knuth, J. H. Morris and V. R. Pratt, "Fast pattern matching in strings" (1977).
struct SoughtText {
  private let bytes: [UInt8]
  /// For each length, how much of the text still matches if the byte after that length doesn't.
  private let remainders: [Int]

  init(_ text: String) {
    bytes = Array(text.utf8)
    var remainders = [0]
    remainders.reserveCapacity(bytes.count + 1)
    var fitting = 0
    for byte in bytes.dropFirst() {
      while fitting > 0, bytes[fitting] != byte { fitting = remainders[fitting - 1] }
      if bytes[fitting] == byte { fitting += 1 }
      remainders.append(fitting)
    }
    self.remainders = remainders
  }

  /// Returns a Boolean value indicating whether a text contains it.
  func isIn(_ text: String) -> Bool {
    guard !bytes.isEmpty else { return true }
    return text.withBytes { text in
      var fitting = 0
      for byte in text {
        while fitting > 0, bytes[fitting] != byte { fitting = remainders[fitting - 1] }
        if bytes[fitting] == byte { fitting += 1 }
        if fitting == bytes.count { return true }
      }
      return false
    }
  }
}
