import Foundation
import L10nCatalog
import L10nFormats
import Testing

@testable import settings_schemas

@Suite("JSON Schemas of the settings files")
struct SettingsSchemaTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Schemas")

  @Test("the committed schemas are those of the records", arguments: SettingsFileName.allCases)
  func committed(name: SettingsFileName) throws {
    let schema = try #require(SettingsSchema.all.first { $0.name == name })
    let committed = try String(contentsOf: Self.folder.appendingPathComponent(schema.fileName), encoding: .utf8)
    #expect(schema.text == committed, "run 'swift run settings-schemas'")
  }

  @Test("each field of a schema has a description, which ends with a full stop", arguments: SettingsFileName.allCases)
  func descriptions(name: SettingsFileName) throws {
    let schema = try #require(SettingsSchema.all.first { $0.name == name })
    let root = try JSONSerialization.jsonObject(with: Data(schema.text.utf8))
    func check(_ value: Any, inProperties: Bool) {
      if let values = value as? [Any] { for value in values { check(value, inProperties: false) } }
      guard let members = value as? [String: Any] else { return }
      for (key, member) in members {
        if inProperties, let field = member as? [String: Any], field["enum"] == nil || field["description"] != nil {
          let description = field["description"] as? String ?? ""
          #expect(description.hasSuffix(".") && description.count > 10, "\(key)")
        }
        check(member, inProperties: key == "properties" && !inProperties)
      }
    }
    check(root, inProperties: false)
  }
}
