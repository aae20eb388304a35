/// The comments at the beginning of files with SwiftGen's accessors.
package enum SwiftGenHeader {
  /// The comment of the file that keeps the accessors.
  static let text = """
    // The accessors that SwiftGen generated, for code that still calls them. 'l10n-gen import' wrote this file; delete it
    // when the compiler doesn't warn of them any more.
    // swift-format-ignore-file
    // swiftlint:disable all

    """

  /// Returns a Boolean value indicating whether a file forwards SwiftGen's accessors, so that its calls of current
  /// accessors are for other code.
  package static func isForwarding(_ bytes: [UInt8]) -> Bool {
    let line = text.utf8.prefix { $0 != UInt8(ascii: "\n") }
    return bytes.starts(with: line)
  }

  /// Returns a Boolean value indicating whether SwiftGen generated a file.
  package static func isOfSwiftGen(_ bytes: [UInt8]) -> Bool {
    LeadingComments.contain("Generated using SwiftGen", in: bytes)
  }

  /// Returns a Boolean value indicating whether the accessors in SwiftGen's file are public.
  package static func isPublic(_ bytes: [UInt8]) -> Bool {
    let code = SwiftCode(bytes, in: 0..<bytes.count)
    return code.tokens.indices.contains { code.isWord($0, "public") && code.isWord($0 + 1, "enum") }
  }
}
