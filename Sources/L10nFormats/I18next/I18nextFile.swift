package import L10nText

/// The files of i18next, a library for JavaScript: JSON whose keys have suffixes for plurals, ordinals and contexts
/// (its JSON format, version 4).
package enum I18nextFile {
  /// The extension of the files, which other JSON files have, too.
  package static let fileExtension = "json"

  /// The namespace of keys that code looks up without one, as i18next calls it unless an app chooses another.
  package static let defaultNamespace = "translation"
}

extension FileDialect {
  /// JSON of i18next.
  package static let i18next = FileDialect("i18next")
}

extension SourceMap {
  /// A text in quotes.
  static let i18nextText = SourceMap(format: .i18next, form: 0, isQuoted: true, isNull: false)
  /// A number or a truth value, which i18next shows as it is written.
  static let i18nextWord = SourceMap(format: .i18next, form: 0, isQuoted: false, isNull: false)
  /// `null`, which i18next takes for a missing text.
  static let i18nextNull = SourceMap(format: .i18next, form: 0, isQuoted: false, isNull: true)
  /// A text in ICU's syntax that is composed of the texts of several keys.
  static let i18nextComposed = SourceMap(format: .i18next, form: 1, isQuoted: true, isNull: false)

  /// A Boolean value indicating whether the text is composed of those of several keys of i18next.
  var isComposedOfI18next: Bool { format == .i18next && form == Self.i18nextComposed.form }
}
