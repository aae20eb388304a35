/// The part of a format that describes the places of its files, and how they say a language.
package protocol LocatedFormat: Sendable {
  /// The way in which folders of its files are named after languages, or `nil` if they are named by other formats, or by
  /// the languages themselves.
  var folders: (any LanguageFolderNaming)? { get }

  /// A Boolean value indicating whether the folders of its files say the language, and not their names.
  var saysLanguageInFolder: Bool { get }

  /// A Boolean value indicating whether a folder around its files may be named by the language itself: `ko`.
  var hasFoldersOfTags: Bool { get }

  /// Returns a Boolean value indicating whether a folder is between that of a language and the files.
  func isBelowLanguage(folder: String) -> Bool

  /// A Boolean value indicating whether the file has the original texts of a table alone, and no language.
  var isTemplate: Bool { get }

  /// Returns a Boolean value indicating whether a file in this format has translations, by its path below the
  /// translations directory.
  func hasTranslations(at path: [String]) -> Bool

  /// Returns a Boolean value indicating whether a file belongs to the tests of a project, by its path.
  func isOfTests(_ path: String) -> Bool

  /// A Boolean value indicating whether the programs that read its files are apps for all platforms, so that an app for
  /// Apple's systems next to them is the same one.
  var isForAllPlatforms: Bool { get }

  /// The name of a file with the settings of the platform's own tool, or `nil` if there is none.
  var settingsName: String? { get }

  /// Returns the settings in such a file.
  ///
  /// - Parameter bytes: UTF-8 without a byte-order mark.
  func settings(_ bytes: [UInt8]) -> PlatformSettings?

  /// The name of the table that all of its files in a folder belong to, or `nil` if a file's name says it.
  var tableName: String? { get }

  /// A Boolean value indicating whether programs refuse a file that names another language than its path.
  var refusesOtherLanguages: Bool { get }

  /// Returns a language as names of files and folders of this format write it.
  func name(ofLanguage language: String) -> String

  /// Returns the names above the keys of a file.
  ///
  /// - Parameters:
  ///   - folders: the folders around it, without those of languages.
  ///   - name: its name without its extension and its language; empty if the name is its language.
  func namespace(in folders: [String], name: String) -> [String]

  /// Returns the namespace of a file's keys.
  ///
  /// - Parameter names: the names above its keys, which ``namespace(in:name:)`` returns.
  func keyNamespace(_ names: [String]) -> [String]

  /// An example of a folder that says the language of its tables.
  var exampleFolder: String { get }

  /// Returns what to do so that a file says its language.
  ///
  /// - Parameter stem: its name without the extension.
  func advice(forLanguageOf stem: String) -> String
}

extension LocatedFormat {
  package var folders: (any LanguageFolderNaming)? { LocalizationFolders() }
  package var saysLanguageInFolder: Bool { false }
  package var hasFoldersOfTags: Bool { false }
  package func isBelowLanguage(folder: String) -> Bool { false }
  package var isTemplate: Bool { false }
  package func hasTranslations(at path: [String]) -> Bool { true }
  package func isOfTests(_ path: String) -> Bool { false }
  package var isForAllPlatforms: Bool { false }
  package var settingsName: String? { nil }
  package func settings(_ bytes: [UInt8]) -> PlatformSettings? { nil }
  package var tableName: String? { nil }
  package var refusesOtherLanguages: Bool { true }
  package func name(ofLanguage language: String) -> String { language }
  package func namespace(in folders: [String], name: String) -> [String] {
    let table = tableName ?? name
    return table.isEmpty ? folders : folders + [table]
  }
  package func keyNamespace(_ names: [String]) -> [String] { names }
  package var exampleFolder: String { "ko.lproj" }

  /// Returns a path in which a language takes the place of a placeholder.
  ///
  /// - Parameter isSource: a Boolean value indicating whether it is the source language, whose folder may not name it.
  package func path(_ path: String, replacing placeholder: String, with language: String, isSource: Bool) -> String {
    folders?.path(path, replacing: placeholder, with: language, isSource: isSource)
      ?? path.replacing(placeholder, with: name(ofLanguage: language))
  }
}

extension LocatedFormat where Self: ReadableFormat {
  package func advice(forLanguageOf stem: String) -> String {
    hasTableKeys
      ? "move it to a folder like '\(exampleFolder)'"
      : "name it like '\(stem).ko.\(fileExtensions[0])' or 'ko/\(stem).\(fileExtensions[0])'"
  }
}
