import Foundation

/// `swift run cldr-tables CLDR-JSON [PACKAGE]`: writes the `+Generated.swift` tables of L10nLanguage from the JSON files
/// of CLDR's supplemental data, as the `cldr-core` package publishes them.
@main
enum CLDRTables {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let source = arguments.first, arguments.count <= 2 else {
      FileHandle.standardError.write(Data("usage: cldr-tables CLDR-JSON [PACKAGE]\n".utf8))
      exit(2)
    }
    let package = URL(fileURLWithPath: arguments.dropFirst().first ?? ".")
    for file in try files(from: SupplementalData(folder: URL(fileURLWithPath: source))) {
      try Data(file.text.utf8).write(to: package.appendingPathComponent(file.path), options: .atomic)
      print(file.path)
    }
  }

  /// Every generated file, in the order of their paths.
  static func files(from data: SupplementalData) -> [GeneratedFile] {
    [
      LanguageDataTable.file(from: data),
      LanguageAliasTable.file(from: data),
      LanguageDistanceTable.file(from: data),
      LikelySubtagTable.file(from: data),
      PluralRuleTable.file(from: data),
      PluralSampleTable.file(from: data),
    ].sorted { $0.path < $1.path }
  }
}

/// A file that the tool writes.
struct GeneratedFile {
  /// Relative to the package.
  var path: String
  var text: String
}
