extension [UInt8] {
  /// Returns the range of the spaces and tabs before a byte if nothing else is before it in its line, or `nil`.
  func margin(before index: Int) -> Range<Int>? {
    var start = index
    while start > 0, self[start - 1] == UInt8(ascii: " ") || self[start - 1] == UInt8(ascii: "\t") { start -= 1 }
    return start == 0 || self[start - 1] == UInt8(ascii: "\n") ? start..<index : nil
  }
}
