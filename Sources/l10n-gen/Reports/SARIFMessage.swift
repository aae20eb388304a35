import L10nFormats

/// Texts and addresses as SARIF writes them.
enum SARIFMessage {
  /// A message. It has no arguments, so its braces stay as they are: section 3.11.5 would have them doubled, but viewers,
  /// those of the format's editors among them, show such a message as it is written, and `{{name}}` is another
  /// placeholder than `{name}`.
  static func text(_ text: String) -> JSONValue {
    .object([("text", .string(text))])
  }

  /// Returns a message in plain text and in Markdown.
  static func text(_ text: String, markdown: String) -> JSONValue {
    .object([("text", .string(text)), ("markdown", .string(markdown))])
  }
}
