/// Texts and addresses as SARIF writes them.
enum SARIFMessage {
  /// A message. It has no arguments, so its braces stay as they are: section 3.11.5 would have them doubled, but viewers,
  /// those of the format's editors among them, show such a message as it is written, and `{{name}}` is another
  /// placeholder than `{name}`.
  static func text(_ text: String) -> JSONOutput {
    .object([("text", .string(text))])
  }

  /// A message in plain text and in Markdown, likewise.
  static func text(_ text: String, markdown: String) -> JSONOutput {
    .object([("text", .string(text)), ("markdown", .string(markdown))])
  }

  /// A path as a URI (RFC 3986): all but unreserved characters and slashes percent-encoded.
  static func uri(_ path: String) -> String {
    path.utf8.reduce(into: "") { uri, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default: uri += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
  }
}
