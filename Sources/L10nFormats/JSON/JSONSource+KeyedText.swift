extension JSONSource {
  /// The separator of the entries of its keyed text.
  static let separator = [UInt8(ascii: ",")]

  /// Returns the file as texts below keys.
  ///
  /// - Parameter isOneValue: returns a Boolean value indicating whether the object of a key counts as one value.
  func keyedText(isOneValue: (String) -> Bool = { _ in false }) -> KeyedText {
    keyedText(key: "", of: root, in: 0..<bytes.count, isOneValue)
  }

  /// - Parameter extent: the range of its text between commas or brackets.
  private func keyedText(
    key: String, of node: Node, in extent: Range<Int>, _ isOneValue: (String) -> Bool
  ) -> KeyedText {
    guard case .object(let members) = node.content, !isOneValue(key) else {
      return KeyedText(key: key, head: Array(bytes[extent]))
    }
    let first = node.range.lowerBound + 1
    var start = first
    var end = first
    var entries: [KeyedText] = []
    for (index, member) in members.enumerated() {
      end = member.value.range.upperBound
      if index < members.count - 1 { end = bytes[end...].firstIndex(of: Self.separator[0]) ?? end }
      entries.append(keyedText(key: member.key, of: member.value, in: start..<end, isOneValue))
      start = end + Self.separator.count
    }
    return KeyedText(
      key: key, head: Array(bytes[extent.lowerBound..<first]), entries: entries,
      tail: Array(bytes[end..<extent.upperBound]))
  }
}
