import Foundation

/// `swift run unicode-tables UCD [PACKAGE]`: writes the `+Generated.swift` tables of L10nText from the text files of
/// the Unicode Character Database, with Unihan's files in the same folder.
@main
enum UnicodeTables {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard let source = arguments.first, arguments.count <= 2 else {
      stop("usage: unicode-tables UCD [PACKAGE]", status: 2)
    }
    let package = URL(fileURLWithPath: arguments.dropFirst().first ?? ".")
    do {
      for file in try files(from: CharacterDatabase(folder: URL(fileURLWithPath: source))) {
        try Data(file.text.utf8).write(to: package.appendingPathComponent(file.path), options: .atomic)
        print(file.path)
      }
    } catch {
      stop("unicode-tables: \(error)", status: 1)
    }
  }

  private static func stop(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(status)
  }

  /// Returns the generated files, in the order of their paths.
  static func files(from database: CharacterDatabase) throws -> [UnicodeFile] {
    try [
      CollationTable.file(from: database),
      ColumnWidthTable.file(from: database),
      HanRegionTable.file(from: database),
      HanVariantTable.file(from: database),
      NormalizationTable.file(from: database),
    ].sorted { $0.path < $1.path }
  }
}

/// A file that the tool writes.
struct UnicodeFile {
  /// The path relative to the package.
  var path: String
  var text: String
}
