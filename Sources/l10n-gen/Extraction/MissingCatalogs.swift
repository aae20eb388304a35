import L10nExtraction
import L10nLanguage
import L10nProject
import L10nText

/// The String Catalogs that a project needs before keys can be added to them, and the `.strings` files of tables that other
/// languages have.
struct MissingCatalogs {
  /// The number of keys for each file that is missing, by its path.
  private var counts: [String: Int] = [:]
  private let sourceLanguage: String

  init(of project: ExtractionProject) {
    let lookups = ProjectLookups(project.code, macros: project.targets.macros, project.settings)
    let files = project.code.files
    let targets = project.code.fileTargets
    sourceLanguage = project.targets.sourceLanguage(of: [])
    let certain = lookups.keys.filter { $0.certainty != .possible }
    // Code that several targets compile belongs to the first, whose catalog the others can have, too.
    let groups = Dictionary(grouping: certain) { lookup in
      Place(target: targets[lookup.file].map(\.fullName).min() ?? "", table: lookup.table)
    }
    for (place, lookups) in groups {
      let path: String
      if let folder = project.foldersOfStrings[place.table] {
        // Xcode builds no app with a catalog beside such files.
        path = FilePath.joined(folder, "\(sourceLanguage).lproj/\(place.table)\(Self.stringsEnding)")
      } else {
        let folder = Self.folder(of: Set(lookups.map { FilePath.parent(files[$0.file].path) }))
        path = FilePath.joined(folder, "\(place.table).xcstrings")
      }
      counts[FilePath.shown(path), default: 0] += Set(lookups.compactMap(\.key)).count
    }
  }

  private struct Place: Hashable {
    let target: String
    let table: String
  }

  /// Returns the folder that has all folders.
  private static func folder(of folders: Set<String>) -> String {
    let paths = folders.map { $0.split(separator: "/", omittingEmptySubsequences: false) }
    guard let first = paths.first else { return "." }
    let common = first.indices.prefix { index in
      paths.allSatisfy { $0.indices.contains(index) && $0[index] == first[index] }
    }
    return common.isEmpty ? "." : first[..<common.count].joined(separator: "/")
  }

  /// A clause about what to create.
  var advice: String {
    guard !counts.isEmpty else { return "no code here looks up strings, so none is needed" }
    func list(_ files: [(key: String, value: Int)]) -> String {
      files.sorted { $0.key < $1.key }.map { "\($0.key) for \(String.counted($0.value, "key"))" }
        .joined(separator: ", ")
    }
    let strings = counts.filter { $0.key.hasSuffix(Self.stringsEnding) }
    let catalogs = counts.filter { !$0.key.hasSuffix(Self.stringsEnding) }
    let clauses = [
      strings.isEmpty ? nil : "create \(list(Array(strings))), as an empty file",
      catalogs.isEmpty
        ? nil
        : "create \(list(Array(catalogs))), with the text "
          + "'{ \"sourceLanguage\" : \"\(sourceLanguage)\", \"strings\" : { }, \"version\" : \"1.0\" }'",
    ]
    return clauses.compactMap(\.self).joined(separator: "; ")
  }

  private static let stringsEnding = ".strings"
}
