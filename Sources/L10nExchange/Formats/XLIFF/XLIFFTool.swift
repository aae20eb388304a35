/// The program that an XLIFF file says it is from.
struct XLIFFTool: Hashable {
  /// Its attributes in order.
  var attributes: [Attribute]

  struct Attribute: Hashable {
    var name: String
    var value: String
  }

  /// The tool that new files name.
  static let own = XLIFFTool(attributes: [
    .init(name: "tool-id", value: ownID), .init(name: "tool-name", value: ownName),
  ])

  /// The identifier is that of Xcode's files, by which translators' programs recognise how keys, variants and
  /// placeholders are written.
  static let ownID = "com.apple.dt.xcode"
  static let ownName = "l10n-gen"
}
