/// The program that an XLIFF file names as its creator.
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

  /// The identifier in Xcode's files. It tells translators' programs how keys, variants and placeholders are written.
  static let ownID = "com.apple.dt.xcode"
  static let ownName = "l10n-gen"
}
