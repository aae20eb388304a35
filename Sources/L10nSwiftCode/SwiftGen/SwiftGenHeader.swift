/// The comments at the beginning of files with SwiftGen's accessors.
package enum SwiftGenHeader {
  /// The comment of the file that keeps the accessors.
  static let text = """
    // The accessors that SwiftGen generated, for code that still calls them. 'l10n-gen import' wrote this file; delete it
    // when the compiler doesn't warn of them any more.
    // swift-format-ignore-file
    // swiftlint:disable all

    """

  /// The number of bytes in which SwiftGen's comment is searched for, since it follows a linter's comment.
  private static let searchedLength = 512

  /// Returns a Boolean value indicating whether a file forwards SwiftGen's accessors, so that its calls of current
  /// accessors are for other code.
  package static func isForwarding(_ bytes: [UInt8]) -> Bool {
    let line = text.utf8.prefix { $0 != UInt8(ascii: "\n") }
    return bytes.starts(with: line)
  }

  /// Returns a Boolean value indicating whether SwiftGen generated a file.
  package static func isOfSwiftGen(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes.prefix(searchedLength), as: UTF8.self).contains("// Generated using SwiftGen")
  }

  /// Returns a Boolean value indicating whether the accessors in SwiftGen's file are public.
  package static func isPublic(_ bytes: [UInt8]) -> Bool {
    let code = SwiftCode(bytes, in: 0..<bytes.count)
    return code.tokens.indices.contains { code.isWord($0, "public") && code.isWord($0 + 1, "enum") }
  }
}
