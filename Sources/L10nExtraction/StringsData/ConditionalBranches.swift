import L10nSwiftCode

/// The branches of `#if` in a file, of which a build compiles only those of its platform.
struct ConditionalBranches {
  /// The bytes of each branch, an inner one before the one around it.
  private var ranges: [Range<Int>] = []

  init(_ file: CodeFile) {
    var starts: [Int] = []
    for index in 0..<file.count where file.isSign(index, "#") {
      let byte = file.code.tokens[index].range.lowerBound
      switch file.name(index + 1) {
      case "if": starts.append(byte)
      case "else", "elseif":
        guard let start = starts.popLast() else { continue }
        ranges.append(start..<byte)
        starts.append(byte)
      case "endif":
        if let start = starts.popLast() { ranges.append(start..<byte) }
      default: break
      }
    }
  }

  /// Returns the bytes of the innermost branch around a byte, or `nil` if there is none.
  func branch(around byte: Int) -> Range<Int>? { ranges.first { $0.contains(byte) } }
}
