import L10nCatalog
import L10nFormats
import L10nText

/// Tables that a project has forgotten: with one language, while another folder has a table of the same
/// name with most of the keys in several languages. Code that was generated for them would hide that of the others.
struct LeftoverAppleTables {
  /// The tables, each with the path of one that has its keys.
  private(set) var tables: [(path: String, other: String)] = []

  /// - Parameters:
  ///   - paths: the paths of a project's tables.
  ///   - bytes: a function that reads a file.
  init(_ paths: [String], _ bytes: (String) -> [UInt8]) {
    let ofLanguages = paths.filter { FilePath.parent($0).hasSuffix(".lproj") }
    let counts = ofLanguages.reduce(into: [:]) { $0[Self.table($1), default: 0] += 1 }
    for path in ofLanguages where counts[Self.table(path)] == 1 {
      let others = ofLanguages.filter {
        FilePath.name($0) == FilePath.name(path) && counts[Self.table($0), default: 0] > 1
      }
      guard !others.isEmpty else { continue }
      let keys = Self.keys(path, bytes(path))
      guard !keys.isEmpty,
        let other = others.first(where: { keys.intersection(Self.keys($0, bytes($0))).count * 4 >= keys.count * 3 })
      else { continue }
      tables.append((path, other))
    }
  }

  /// Returns the path that the files of a table have but for the language.
  static func table(_ path: String) -> String {
    let folder = FilePath.parent(path)
    return folder.hasSuffix(".lproj") ? FilePath.joined(FilePath.parent(folder), FilePath.name(path)) : path
  }

  private static func keys(_ path: String, _ bytes: [UInt8]) -> Set<String> {
    let file = InputFile(path: path.split(separator: "/").map(String.init), shownPath: path, bytes: bytes)
    return Set(file.tableDocument?.root?.entries.map(\.key) ?? [])
  }

  /// The reasons for leaving them out, for the user.
  var notes: [FileSystem.Failure] {
    tables.map { path, other in
      .init(
        path: path,
        reason:
          "most of its keys are in '\(other)', too, which has more languages; remove the file if no target uses it")
    }
  }
}
