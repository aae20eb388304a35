extension String {
  /// Returns the part of the string in a range of its UTF-8 bytes, which may extend beyond its end.
  func text(inUTF8 range: Range<Int>) -> String {
    String(decoding: utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
  }
}
