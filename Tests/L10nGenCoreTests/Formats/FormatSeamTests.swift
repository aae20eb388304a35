import Foundation
import Testing

@Suite("What is known of formats")
struct FormatSeamTests {
  private static let sources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appending(path: "../../../Sources").standardized

  /// The rules about what is no YAML or JSON are named after them, and so are their files.
  private static let known = [
    "Formats/BundleFormats.swift", "Findings/RuleID.swift", "Checking/Rules/Rules.swift",
    "Checking/Rules/YAMLSyntax.swift", "Checking/Rules/JSONSyntax.swift", "Checking/Rules/DuplicateKey.swift",
    "Checking/Rules/UnrecordedNames.swift", "Checking/Rules/NeedsReview.swift",
  ]

  @Test(
    "a format is known in its own folder and in the list of formats alone",
    arguments: [
      ("Formats/YAML/", #"yaml|scalar ?style|(single|double)Quoted|\.(plain|literal|folded)\b.*scalar"#),
      ("Formats/StringCatalog/", "String ?Catalog|sourceLanguage"),
      ("Formats/JSON/", "JSON(Document|String|Text|Places|KeyPath)|RFC 8259"),
    ])
  func words(folder: String, pattern: String) throws {
    let core = Self.sources.appending(path: "L10nGenCore")
    let words = try Regex(pattern).ignoresCase()
    let paths = try FileManager.default.subpathsOfDirectory(atPath: core.path).filter { $0.hasSuffix(".swift") }
    #expect(paths.count > 200)
    // A String Catalog is a file in JSON.
    for path in paths
    where !path.hasPrefix(folder) && !path.hasPrefix("Formats/StringCatalog/") && !Self.known.contains(path) {
      let text = try String(contentsOf: core.appending(path: path), encoding: .utf8)
      let found = text.split(separator: "\n").first { $0.contains(words) }
      #expect(found == nil, "\(path)")
    }
  }

  @Test("syntaxes are told apart where they are parsed, written and configured, and nowhere else")
  func syntaxes() throws {
    let words = try Regex(#"\.(icu|ruby|printf)\b"#)
    let known =
      ["Syntaxes/", "Printing/", "Parsing/"].map { "L10nLanguage/Messages/\($0)" }
      + [
        "L10nGenCore/Settings/", "L10nGenCore/Formats/StringCatalog/", "L10nGenCore/Formats/Strings/",
        "L10nGenCore/Formats/Tables/",
        "L10nGenCore/Formats/Stringsdict/",
      ]
    let paths = try FileManager.default.subpathsOfDirectory(atPath: Self.sources.path).filter { $0.hasSuffix(".swift") }
    for path in paths where !known.contains(where: path.hasPrefix) {
      let text = try String(contentsOf: Self.sources.appending(path: path), encoding: .utf8)
      let found = text.split(separator: "\n").first { $0.contains(words) && !$0.contains("///") }
      #expect(found == nil, "\(path)")
    }
  }
}
