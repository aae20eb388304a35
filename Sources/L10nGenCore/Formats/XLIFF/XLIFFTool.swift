/// The program that an XLIFF file says it is from.
struct XLIFFTool: Hashable {
  /// Its attributes in order.
  var attributes: [Attribute]

  struct Attribute: Hashable {
    var name: String
    var value: String
  }

  /// What new files say. The identifier is that of Xcode's files, by which translators' programs recognise how keys,
  /// variants and placeholders are written.
  static let own = XLIFFTool(attributes: [
    .init(name: "tool-id", value: "com.apple.dt.xcode"), .init(name: "tool-name", value: "l10n-gen"),
  ])
}
