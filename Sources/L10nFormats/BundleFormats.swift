package import L10nMessages
package import L10nText

/// The only list of the formats that bundles are read in.
package enum BundleFormats {
  /// The formats. One that can read the files of another comes after it: every ARB file is JSON.
  package static let all: [any BundleFormat] = [
    YAMLFormat(), ARBFormat(), JSONFormat(), I18nextFormat(), StringCatalogFormat(), StringsFormat(),
    StringsdictFormat(), ListingFormat(), AndroidFormat(), POFormat(),
  ]

  /// The extension of new message files and of settings.
  package static var newFileExtension: String { SettingsFormat().fileExtensions[0] }

  /// Returns the format of a file name, or `nil` if no format has it.
  package static func format(ofFile name: String) -> (any BundleFormat)? { format(ofFile: name, in: nil) }

  /// Returns the format of a file name, or `nil` if no format has it.
  ///
  /// - Parameter dialect: the way of reading the file that settings choose.
  package static func format(ofFile name: String, in dialect: FileDialect?) -> (any BundleFormat)? {
    func mayHave(_ format: any BundleFormat) -> Bool {
      format.fileExtensions.contains { name.hasSuffix(".\($0)") }
    }
    let own = dialect.flatMap { dialect in all.first { $0.ownDialect == dialect && mayHave($0) } }
    let format = own ?? all.first { $0.ownDialect == nil && mayHave($0) }
    return format?.format(ofFile: name, in: dialect)
  }

  /// Returns the format of a text or a problem.
  package static func format(_ id: FormatID) -> any BundleFormat {
    byID[Int(id.rawValue)]
  }

  /// Returns the syntax that a text's format gives it, or `nil` if the configuration decides.
  package static func syntax(of map: SourceMap) -> MessageSyntax? {
    let index = Int(map.format.rawValue) * formLimit + Int(map.form)
    guard map.form < formLimit, index < syntaxes.count else { return format(map.format).syntax(of: map) }
    return syntaxes[index]
  }

  /// More forms than any format has.
  private static let formLimit = 16

  /// The syntaxes by format and form. Looking up a format for every text would make processors wait for each other,
  /// because each lookup counts references.
  private static let syntaxes = byID.flatMap { format in
    (0..<formLimit).map { form in
      format.syntax(of: SourceMap(format: format.id, form: UInt8(form), isQuoted: true, isNull: false))
    }
  }

  /// The formats by the raw values of their identifiers, because a format is looked up for every text.
  private static let byID: [any BundleFormat] = all.sorted { $0.id.rawValue < $1.id.rawValue }
}
