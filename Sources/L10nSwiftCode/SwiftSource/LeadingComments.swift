/// The comments at the beginning of a file, in which generators of code name themselves.
enum LeadingComments {
  /// The number of bytes in which a comment is searched for, since it may follow others.
  private static let searchedLength = 512

  /// Returns a Boolean value indicating whether a comment begins with one of some texts.
  static func contain(_ starts: String..., in bytes: [UInt8]) -> Bool {
    let beginning = String(decoding: bytes.prefix(searchedLength), as: UTF8.self)
    return starts.contains { beginning.contains("// \($0)") }
  }
}
