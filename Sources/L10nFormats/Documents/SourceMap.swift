/// The style in which a text is written in its file, from which the format finds the text's characters in the file.
package struct SourceMap: Sendable, Hashable {
  /// The format of the file.
  package let format: FormatID
  /// The format's own number for the style.
  let form: UInt8
  /// A Boolean value indicating whether the file marks the text as one, by quotes for example. Without them, `true` is
  /// a truth value to other programs.
  package let isQuoted: Bool
  /// A Boolean value indicating whether the value is the format's word for nothing, or is missing.
  let isNull: Bool

  /// The style of a text that isn't in a file.
  package static let none = SourceMap(format: FormatID(rawValue: .max), form: 0, isQuoted: false, isNull: false)
}

/// The identifier of a format. Each format's folder declares its own.
package struct FormatID: RawRepresentable, Sendable, Hashable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }
}
