/// Text that is not the UTF-8 it should be.
enum IllFormedText {
  /// The text with U+FFFD for each ill-formed sequence, and where the first of these stand, in scalars; nil for
  /// well-formed UTF-8.
  static func repaired(_ bytes: [UInt8], limit: Int) -> (bytes: [UInt8], offsets: [Int])? {
    var parser = Unicode.UTF8.ForwardParser()
    var input = bytes.makeIterator()
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var offsets: [Int] = []
    var scalars = 0
    while true {
      switch parser.parseScalar(from: &input) {
      case .valid(let encoded): output.append(contentsOf: encoded)
      case .error:
        if offsets.count < limit { offsets.append(scalars) }
        output += [0xEF, 0xBF, 0xBD]
      case .emptyInput: return offsets.isEmpty ? nil : (output, offsets)
      }
      scalars += 1
    }
  }
}
