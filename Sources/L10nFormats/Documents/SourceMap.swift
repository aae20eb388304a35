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
  package let isNull: Bool

  /// A Boolean value indicating whether a carriage return in the text may be a part of how the file ends its lines.
  package var endsLines: Bool { BundleFormats.format(format).isWholeText }

  /// The style of a text that isn't in a bundle's file.
  package static let none = SourceMap(format: .settings, form: 0, isQuoted: false, isNull: false)
}
