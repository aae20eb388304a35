import L10nCatalog
import L10nText

/// The intent definitions of a project, whose tables the system reads: those with the same name in the same place.
struct IntentDefinitions {
  static let ending = ".intentdefinition"

  /// The paths of the tables without the folders of languages and the files' endings.
  private let tables: Set<String>

  /// - Parameter paths: the paths of the project's files.
  init(_ paths: [String]) {
    tables = Set(paths.filter { $0.hasSuffix(Self.ending) }.map(Self.table))
  }

  /// Returns a Boolean value indicating whether a table has the strings of an intent definition.
  func include(_ path: String) -> Bool { tables.contains(Self.table(path)) }

  private static func table(_ path: String) -> String {
    let parent = FilePath.parent(path)
    let folder = parent.hasSuffix(".lproj") ? FilePath.parent(parent) : parent
    return FilePath.joined(folder, BundlePath.stem(FilePath.name(path)))
  }
}
