import L10nCatalog
import L10nText

/// The tables around code. For `bundle: .module`, those of the code's own package are meant.
package struct NearestAppleTables {
  /// The folders of each table, with a Boolean value indicating whether its strings have accessors.
  private let folders: [String: [(folder: [String], isOwn: Bool)]]

  /// - Parameters:
  ///   - own: the absolute paths of the tables whose strings have accessors.
  ///   - all: the absolute paths of all tables near the code.
  package init(own: [String], all: [String]) {
    let own = Set(own)
    folders = Dictionary(grouping: own.union(all)) { BundlePath.stem(FilePath.name($0)) }.mapValues { paths in
      paths.map { (Self.folder(of: $0), own.contains($0)) }
    }
  }

  /// Returns the names of tables for which one without accessors is as near to a file as any other.
  ///
  /// - Parameter path: the absolute path of the file.
  package func othersNear(_ path: String) -> Set<String> {
    let place = Self.components(FilePath.parent(path))
    return Set(
      folders.filter { _, tables in
        let distances = tables.map { table in
          (shared: zip(place, table.folder).prefix { $0 == $1 }.count, isOwn: table.isOwn)
        }
        let nearest = distances.map(\.shared).max()
        return distances.contains { $0.shared == nearest && !$0.isOwn }
      }.keys)
  }

  /// Returns the folder of a table, or the folder around it if it is a language's.
  private static func folder(of path: String) -> [String] {
    let folders = components(FilePath.parent(path))
    return folders.last?.hasSuffix(".lproj") == true ? folders.dropLast() : folders
  }

  private static func components(_ path: String) -> [String] { path.split(separator: "/").map(String.init) }
}
