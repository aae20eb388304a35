import L10nLanguage

/// A text that is looked for in others, byte by byte, in a time that grows with their lengths alone: `contains` of the
/// standard library compares from each place on, and a hostile text is the same at each for long.
///
/// D. E. Knuth, J. H. Morris and V. R. Pratt, "Fast pattern matching in strings" (1977).
struct SoughtText {
  private let bytes: [UInt8]
  /// How much of the text still fits where the byte after so much of it doesn't.
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

  /// Returns a Boolean value indicating whether a text has it.
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
