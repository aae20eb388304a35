/// Texts and addresses in SARIF.
enum SARIFMessage {
  /// Returns a message. Its braces aren't doubled, although section 3.11.5 requires this: the message has no arguments,
  /// viewers (including those of the format's editors) show such messages unchanged, and `{{name}}` is a different
  /// placeholder from `{name}`.
  static func text(_ text: String) -> JSONOutput {
    .object([("text", .string(text))])
  }

  /// Returns a message in plain text and in Markdown. Its braces aren't doubled, either.
  static func text(_ text: String, markdown: String) -> JSONOutput {
    .object([("text", .string(text)), ("markdown", .string(markdown))])
  }
}
