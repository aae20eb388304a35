package import L10nFormats
package import L10nText

/// A table that `emit` writes for Apple's systems, from the configuration's `tables`.
package struct SystemTable: Sendable {
  /// The path of its file below the configuration's directory, with `{language}` for files of one language each.
  package var path: String
  /// The strings of the table.
  var keys: [Keys]
  /// A Boolean value indicating whether the code has a `LocalizedStringResource` for each of its strings.
  package var hasResources = false
  /// The start of the path in the configuration, in scalars.
  package var offset = 0

  package init(path: String, keys: [Keys], offset: Int = 0) {
    self.path = path
    self.keys = keys
    self.offset = offset
  }
  /// The dialect of its files, or `nil` for the usual one of their format.
  package var dialect: FileDialect?
  /// The content of its files on the disk.
  package var present = AppleTableContent()

  /// Strings of the project, and the way their keys in the table are determined.
  package struct Keys: Sendable {
    /// The pattern of key paths, as written.
    var pattern: String
    var glob: KeyGlob
    var naming: Naming
    /// The start of the pattern in the configuration, in scalars.
    var offset: Int
  }

  enum Naming: Sendable {
    /// The key path itself.
    case path
    /// The key of the key path in this table's `names.yml` entries.
    case names
    /// One or more keys.
    case keys([String])
  }

  /// The format of its files, or `nil` if they aren't tables.
  var format: (any AppleTableFormat)? {
    BundleFormats.format(ofFile: FilePath.name(path), in: dialect)?.tables
  }

  /// Returns a key that its files can have: the key itself, or a name for it.
  package func key(_ key: String, of path: [String]) -> String { format?.key(key, of: path) ?? key }

  /// The placeholder for the language in the paths of files that have one language each.
  package static let placeholder = "{language}"

  /// A Boolean value indicating whether it has a file for each language.
  package var hasFileForEachLanguage: Bool { path.contains(Self.placeholder) }

  /// The name of the table: its file's name without the extension.
  package var name: String {
    let file = FilePath.name(path)
    return String(file[..<(file.lastIndex(of: ".") ?? file.endIndex)])
  }

  /// Returns the path of the file of a language.
  ///
  /// - Parameter isSource: a Boolean value indicating whether it is the source language, whose folder may not name it.
  package func path(of language: String, isSource: Bool = false) -> String {
    Self.path(path, of: language, isSource: isSource)
  }

  /// Returns a path in which a language takes the place of the placeholder.
  package static func path(_ path: String, of language: String, isSource: Bool = false) -> String {
    BundleFormats.format(ofFile: FilePath.name(path))?
      .path(path, replacing: placeholder, with: language, isSource: isSource)
      ?? path.replacing(placeholder, with: language)
  }
}
