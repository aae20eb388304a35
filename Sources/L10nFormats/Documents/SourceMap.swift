/// The way a text is written in its file: what the file's format needs to find the text's characters there again.
package struct SourceMap: Sendable, Hashable {
  /// The format of the file.
  package let format: FormatID
  /// The format's own number for the way in which the text is written.
  let form: UInt8
  /// A Boolean value indicating whether the file marks the text as one, by quotes for example. Unmarked, `true` is a
  /// truth value to other programs.
  package let isQuoted: Bool
  /// A Boolean value indicating whether the format's word for nothing stands in place of a text, or nothing at all.
  let isNull: Bool

  /// The map of a text that no file has.
  package static let none = SourceMap(format: FormatID(rawValue: .max), form: 0, isQuoted: false, isNull: false)
}

/// Names a format. Each format's folder declares its own.
package struct FormatID: RawRepresentable, Sendable, Hashable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }
}
