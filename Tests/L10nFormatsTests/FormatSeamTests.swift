import Foundation
import Testing

@Suite("The folder of a format")
struct FormatSeamTests {
  private static let sources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appending(path: "../../Sources/L10nFormats").standardized

  /// The formats, each with the formats of its files.
  private static let formats: [String: Set<String>] = [
    "YAML": [], "JSON": [], "StringCatalog": ["JSON"], "Strings": ["PropertyList", "Stringsdict"],
    "Stringsdict": ["PropertyList"],
  ]

  private static func code(of folder: String) throws -> [String] {
    let folder = sources.appending(path: folder)
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
      .map { path in
        let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        return text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
      }
  }

  @Test("no type of another format is named in the folder", arguments: formats.keys.sorted())
  func types(_ format: String) throws {
    let declaration = /^(?:package |final |indirect )*(?:struct|class|enum|protocol) (\w+)/.anchorsMatchLineEndings()
    let own = try Self.code(of: format)
    let words = Set(own.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init) })
    #expect(!words.isEmpty)
    for (other, _) in Self.formats where other != format && Self.formats[format]?.contains(other) == false {
      let types = Set(try Self.code(of: other).flatMap { $0.matches(of: declaration).map { String($0.1) } })
      #expect(!types.isEmpty)
      #expect(words.intersection(types) == [], "of \(other)")
    }
  }
}
