/// The names of PO files, the translations of GNU gettext, and of the templates that they are made from.
package enum POFile {
  package static let fileExtension = "po"
  package static let templateExtension = "pot"

  /// The name of the table of a file whose name says only its language, or that has gettext's own name, `messages`.
  package static let tableName = "po"

  /// The folder between those of languages and their files, as the C library looks them up.
  package static let categoryFolder = "LC_MESSAGES"

  /// Returns a Boolean value indicating whether a file has the original texts alone.
  package static func isTemplate(_ name: String) -> Bool { name.hasSuffix(".\(templateExtension)") }

  /// Returns the names above the keys of a file, without those that say only how it is found.
  ///
  /// - Parameters:
  ///   - folders: the folders around it, without those of languages.
  ///   - domain: its name without its extension and its language; empty if the name is its language.
  package static func namespace(_ folders: [String], domain: String) -> [String] {
    folders.filter { $0 != categoryFolder } + [domain.isEmpty || domain == "messages" ? tableName : domain]
  }
}
