/// A text of the project with its translation, as files for translators have it.
struct TranslationUnit: Hashable {
  /// The key of its message in the file.
  var key: String
  var path = UnitPath()
  /// The text in the source language, or `nil` if that has none for the variant.
  var source: String?
  /// The translation, or `nil` if there is none yet.
  var target: UnitText?
  /// The note for translators.
  var note: UnitNote?

  /// The way in which its identifier names the variant.
  var form = Form.catalog

  enum Form: Hashable {
    /// As Xcode has it for tables with all languages: `key|==|plural.one`.
    case catalog
    /// As for `.stringsdict` files: `/key:dict/variable:dict/one:dict/:string`.
    case stringsdict
  }

  /// The unit's identifier in files.
  var id: String {
    switch form {
    case .catalog: path.isWhole ? key : key + Self.separator + path.description
    case .stringsdict: "/" + ([key] + path.stringsdictKeys).map { "\($0):dict/" }.joined() + ":string"
    }
  }

  /// The separator of a key and a variant, for tables with all languages.
  static let separator = "|==|"
}

/// The text of a unit in one language.
struct UnitText: Hashable {
  var text: String
  /// Its state, or `nil` if it is final.
  var state: TranslationState?
}

/// Texts by the keys of their messages and by their variants.
typealias Translations = [String: [UnitPath: UnitText]]

/// A note on a unit.
struct UnitNote: Hashable {
  /// The note for translators.
  var text: String
  /// A Boolean value indicating whether Xcode wrote it.
  var isGenerated = false
  /// The number of columns the text may take, those of East Asian wide characters counted twice, or `nil` if it may
  /// take any.
  var maxWidth: Int?

  /// All of it in words.
  var sentences: String {
    let limit = maxWidth.map { "At most \($0) characters wide; a Korean or Chinese one counts twice" }
    return [text.isEmpty ? nil : text, limit].compactMap { $0 }.joined(separator: "\n")
  }
}
