/// A text of the project with its translation, as in files for translators.
package struct TranslationUnit: Hashable {
  /// The key of its message in the file.
  package var key: String
  package var path = UnitPath()
  /// The text in the source language, or `nil` if it has none for the variant.
  package var source: String?
  /// The translation, or `nil` if there is none yet.
  package var target: UnitText?
  /// The note for translators.
  package var note: UnitNote?

  /// The form of its identifier, which names the variant.
  var form = Form.catalog

  package enum Form: Hashable {
    /// Xcode's form for tables with all languages: `key|==|plural.one`.
    case catalog
    /// The form for `.stringsdict` files: `/key:dict/variable:dict/one:dict/:string`.
    case stringsdict
  }

  /// The unit's identifier in files.
  package var id: String {
    switch form {
    case .catalog: path.isWhole ? key : key + Self.separator + path.description
    case .stringsdict: "/" + ([key] + path.stringsdictKeys).map { "\($0):dict/" }.joined() + ":string"
    }
  }

  /// The separator of a key and a variant, for tables with all languages.
  package static let separator = "|==|"
}

/// The text of a unit in one language.
package struct UnitText: Hashable {
  package var text: String
  /// Its state, or `nil` if it is final.
  package var state: TranslationState?

  package init(text: String, state: TranslationState? = nil) {
    self.text = text
    self.state = state
  }
}

/// Texts by message key and variant.
package typealias Translations = [String: [UnitPath: UnitText]]

/// A note on a unit.
package struct UnitNote: Hashable {
  /// The note for translators.
  package var text: String
  /// A Boolean value indicating whether Xcode wrote it.
  package var isGenerated = false
  /// The largest number of columns of the text, in which East Asian wide characters count twice, or `nil` if there is
  /// no limit.
  package var maxWidth: Int?

  /// Creates a note.
  package init(text: String, isGenerated: Bool = false, maxWidth: Int? = nil) {
    self.text = text
    self.isGenerated = isGenerated
    self.maxWidth = maxWidth
  }

  /// The note and its limit in words.
  package var sentences: String {
    let limit = maxWidth.map { "At most \($0) characters wide; a Korean or Chinese one counts twice" }
    return [text.isEmpty ? nil : text, limit].compactMap { $0 }.joined(separator: "\n")
  }
}
