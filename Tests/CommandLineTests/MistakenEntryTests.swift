import Foundation
import TestSupport
import Testing

/// Files in each format with one mistake, whose other entries are used.
@Suite("A mistake in one entry affects only that entry")
struct MistakenEntryTests {
  enum Format: String, CaseIterable {
    case yaml, json, catalog, strings, propertyList, stringsdict

    var path: String {
      switch self {
      case .yaml: "L10n/ko.yml"
      case .json: "L10n/ko.json"
      case .catalog: "L10n/Localizable.xcstrings"
      case .strings, .propertyList: "L10n/ko.lproj/Localizable.strings"
      case .stringsdict: "L10n/ko.lproj/Localizable.stringsdict"
      }
    }

    func entry(_ key: String, _ text: String) -> String {
      switch self {
      case .yaml: "\(key): \"\(text)\"\n"
      case .json: "  \"\(key)\": \"\(text)\""
      case .catalog:
        """
            "\(key)": { "localizations": {
              "en": { "stringUnit": { "value": "English" } },
              "ko": { "stringUnit": { "value": "\(text)" } } } }
        """
      case .strings: "\"\(key)\" = \"\(text)\";\n"
      case .propertyList, .stringsdict: "<key>\(key)</key>\n<string>\(text)</string>\n"
      }
    }

    func file(_ entries: [String]) -> String {
      switch self {
      case .yaml, .strings: entries.joined()
      case .json: "{\n\(entries.joined(separator: ",\n"))\n}\n"
      case .catalog:
        "{ \"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": {\n\(entries.joined(separator: ",\n"))\n} }\n"
      case .propertyList, .stringsdict: "<plist version=\"1.0\"><dict>\n\(entries.joined())</dict></plist>\n"
      }
    }

    /// The file of the source language, or `nil` if the format has all languages in one.
    var source: (path: String, text: String)? {
      guard self != .catalog else { return nil }
      let texts = ["a", "b", "c"].map { entry($0, "English") }
      return (path.replacing("ko", with: "en"), file(texts))
    }
  }

  private func sandbox(_ format: Format, _ text: String) throws -> Sandbox {
    let sandbox = try Sandbox([
      "l10n.yml": "translations: L10n\nsource: en\noutput: { directory: Out }\nrules: { derived-name: off }\n",
      format.path: text,
    ])
    if let source = format.source { try sandbox.write(source.text, to: source.path) }
    return sandbox
  }

  /// Expects that the strings before and after the mistake are in the code.
  private func expectOthers(in sandbox: Sandbox, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let emission = try sandbox.run("emit")
    #expect(emission.status == 0, "\(emission.error)", sourceLocation: sourceLocation)
    let tables = try sandbox.read("Out/L10n+Tables.swift")
    #expect(tables.contains("첫째") && tables.contains("셋째"), "\(tables)", sourceLocation: sourceLocation)
  }

  @Test(
    "a control character affects only its text",
    arguments: zip(
      Format.allCases,
      [
        "ko.yml:2:6: error", "ko.json:3:10: error", "Localizable.xcstrings:7:42: error",
        "Localizable.strings:2:9: warning", "Localizable.strings:5:10: error", "Localizable.stringsdict:5:10: error",
      ]))
  func controlCharacter(format: Format, finding: String) throws {
    let text = format.file([format.entry("a", "첫째"), format.entry("b", "둘\u{1}째"), format.entry("c", "셋째")])
    let sandbox = try sandbox(format, text)
    let check = try sandbox.run("check", "--format", "xcode")
    #expect(check.output.contains("/\(finding)"), "\(check.output)")
    try expectOthers(in: sandbox)
    #expect(try sandbox.read("Out/L10n+Tables.swift").contains("둘") == finding.contains("warning"))
  }

  @Test(
    "a repeated key is reported with both places, and affects only that key",
    arguments: zip(
      Format.allCases,
      [
        "ko.yml:3:1", "ko.json:4:3", "Localizable.xcstrings:8:5", "Localizable.strings:3:1", "Localizable.strings:6:6",
        "Localizable.stringsdict:6:6",
      ]))
  func repeatedKey(format: Format, place: String) throws {
    let text = format.file([
      format.entry("a", "첫째"), format.entry("b", "둘째"), format.entry("b", "또 둘째"), format.entry("c", "셋째"),
    ])
    let sandbox = try sandbox(format, text)
    let check = try sandbox.run("check", "--format", "xcode")
    #expect(check.output.contains("/\(place): error: ") && check.output.contains("[duplicate-key]"), "\(check.output)")
    #expect(check.output.contains(": note: the first 'b'"))
    try expectOthers(in: sandbox)
  }

  @Test("a second byte-order mark is a warning, and a fix removes it", arguments: Format.allCases)
  func repeatedMark(format: Format) throws {
    let text = format.file([format.entry("a", "첫째"), format.entry("b", "둘째"), format.entry("c", "셋째")])
    let sandbox = try sandbox(format, "\u{FEFF}\u{FEFF}" + text)
    let check = try sandbox.run("check", "--format", "xcode")
    #expect(check.status == 0, "\(check.output)")
    #expect(check.output.contains(":1:1: warning: ") && check.output.contains("[control-character]"), "\(check.output)")
    try expectOthers(in: sandbox)
    #expect(try sandbox.run("check", "--fix").status == 0)
    let fixed = try Data(contentsOf: sandbox.directory.appending(path: format.path))
    #expect(fixed == Data(("\u{FEFF}" + text).utf8))
    #expect(try sandbox.run("check", "--strict").status == 0)
  }

  @Test(
    "a tag, a comment or an unknown entity in an XML text affects only that text",
    arguments: [Format.propertyList, .stringsdict], ["둘&nbsp;째", "<b>둘</b>째", "둘<br>째", "둘<!-- -->째"])
  func markup(format: Format, mistaken: String) throws {
    let text = format.file([format.entry("a", "첫째"), format.entry("b", mistaken), format.entry("c", "셋째")])
    let sandbox = try sandbox(format, text)
    let check = try sandbox.run("check", "--format", "xcode")
    #expect(check.status == 1)
    #expect(check.output.contains("/\(format.path):5:"), "\(check.output)")
    #expect(check.output.split(separator: "\n").count { $0.contains("error: ") } == 1, "\(check.output)")
    try expectOthers(in: sandbox)
  }
}
