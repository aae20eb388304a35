import Foundation

/// `swift run cldr-tables CLDR-JSON [PACKAGE]`: writes the `+Generated.swift` tables of L10nLanguage and L10nAllLanguages
/// from the JSON
/// files of CLDR's supplemental data, as published in the `cldr-core` package.
@main
enum CLDRTables {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard let source = arguments.first, arguments.count <= 2 else {
      stop("usage: cldr-tables CLDR-JSON [PACKAGE]", status: 2)
    }
    let package = URL(fileURLWithPath: arguments.dropFirst().first ?? ".")
    do {
      for file in try files(from: SupplementalData(folder: URL(fileURLWithPath: source))) {
        try Data(file.text.utf8).write(to: package.appendingPathComponent(file.path), options: .atomic)
        print(file.path)
      }
    } catch {
      stop("cldr-tables: \(error)", status: 1)
    }
  }

  private static func stop(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(status)
  }

  /// Returns the generated files, in the order of their paths.
  static func files(from data: SupplementalData) -> [CLDRFile] {
    [
      LanguageDataTable.file(from: data),
      LanguageAliasTable.file(from: data),
      LanguageDistanceTable.file(from: data),
      CLDRRowsTable.file(from: data),
      LikelySubtagTable.file(from: data),
      PluralRuleTable.file(from: data),
      PluralSampleTable.file(from: data),
    ].sorted { $0.path < $1.path }
  }
}

/// A file that the tool writes.
struct CLDRFile {
  /// The path relative to the package.
  var path: String
  var text: String
}
