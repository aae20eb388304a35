import L10nCatalog
import L10nLanguage

/// Names of files for namespaces, which also differ on file systems that ignore case, as on macOS.
struct FileNames {
  private let root: String
  private var taken: Set<String>

  init(root: String) {
    self.root = root
    taken = [FileNames.tables(root: root).lowercased()]
  }

  /// Returns the name of the file with the tables.
  static func tables(root: String) -> String {
    "\(root)+Tables.swift"
  }

  /// Returns the name of a namespace's file.
  mutating func next(for namespace: SwiftIdentifier) -> String {
    var stem = "\(root)+\(namespace.spelling)"
    // File systems allow 255 bytes.
    if stem.utf8.count > 200 {
      stem = "\(root)+\(String(namespace.spelling.prefix(20)))_\(String(MessageID.hash(stem.utf8), radix: 16))"
    }
    while !taken.insert("\(stem).swift".lowercased()).inserted { stem += "_" }
    return "\(stem).swift"
  }
}
