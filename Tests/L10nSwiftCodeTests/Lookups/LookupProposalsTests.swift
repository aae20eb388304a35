import Testing

@testable import L10nCatalog
@testable import L10nSwiftCode
@testable import L10nText

@Suite("Lookups that an app's code declares")
struct LookupProposalsTests {
  private func proposals(_ sources: String...) -> [String] {
    let files = sources.enumerated().map { SourceFile(path: "\($0).swift", bytes: Array($1.utf8)) }
    return LookupProposals(in: files).proposals.map {
      "\($0.location.file):\($0.location.line):\($0.location.column) \($0.lookup.setting)"
    }
  }

  @Test(
    "a function that passes its parameter to a known lookup is proposed, and so is a property that passes itself",
    arguments: [
      (
        "func localizedString(_ key: String) -> String { NSLocalizedString(key, comment: \"\") }",
        "0.swift:1:6 localizedString(_:)"
      ),
      (
        "extension String {\n  var localized: String { return NSLocalizedString(self, tableName: \"Shop\", comment: \"\") }\n}",
        #"0.swift:2:7 { name: "localized", table: Shop }"#
      ),
      (
        "extension String { func localized(comment: String = \"\") -> String { String(localized: .init(self)) } }",
        #"0.swift:1:25 { name: "localized(comment:)", key: self }"#
      ),
      (
        "extension String { func localized(withComment: String) -> String { NSLocalizedString(self, comment: withComment) } }",
        #"0.swift:1:25 { name: "localized(withComment:)", key: self }"#
      ),
      (
        "enum Strings { public static func tr(_ table: String, _ key: String, _ args: CVarArg...) -> String {\n"
          + "let format = Bundle.main.localizedString(forKey: key, value: nil, table: table)\n"
          + "return String(format: format, arguments: args) } }",
        #"0.swift:1:35 { name: "Strings.tr(_:_:_:)", key: 2, table: 1, values: 3 }"#
      ),
      (
        "class A { func text(for key: String) -> String { String(localized: String.LocalizationValue(key), table: nil) } }",
        "0.swift:1:16 text(for:)"
      ),
      (
        "extension String { static func localized(_ id: String) -> String { NSLocalizedString(id, comment: \"\") } }",
        "0.swift:1:32 String.localized(_:)"
      ),
    ])
  func declared(source: String, expected: String) {
    #expect(proposals(source) == [expected])
  }

  @Test("functions that call other lookup functions are proposed, whatever files they are in")
  func indirect() {
    #expect(
      proposals(
        "func t(_ key: String) -> String { key.localized }",
        "extension String { var localized: String { look(up: self) } }",
        "func look(up key: String) -> String { NSLocalizedString(key, comment: \"\") }")
        == ["0.swift:1:6 t(_:)", "1.swift:1:24 localized", "2.swift:1:6 look(up:)"])
  }

  @Test("of two functions with one name, the one that all code can call is proposed")
  func namesakes() {
    #expect(
      proposals(
        "extension Kit { func text(_ key: String) -> String { NSLocalizedString(key, tableName: \"Kit\", comment: \"\") } }",
        "func text(_ key: String) -> String { NSLocalizedString(key, comment: \"\") }") == ["1.swift:1:6 text(_:)"])
  }

  @Test(
    "functions that look up something else aren't proposed",
    arguments: [
      "func title(_ key: String) -> String { NSLocalizedString(\"title\", comment: key) }",
      "func title(_ key: String) -> String { NSLocalizedString(prefix + key, comment: \"\") }",
      "func title(_ key: String) { NSLocalizedString(key, comment: \"\") }",
      "var title: String { NSLocalizedString(self, comment: \"\") }",
      "func title(_ key: String) -> String { NSLocalizedString(key, tableName: tableName, comment: \"\") }",
      "func title(_ key: String) -> String { dictionary[key] }",
      "class B: Bundle { override func localizedString(forKey key: String, value: String?, table: String?) -> String {\n"
        + "path.map { $0.localizedString(forKey: key, value: value, table: table) } ?? \"\" } }",
      "func price(key: String, amount: Double) -> String { NSLocalizedString(key, comment: \"\") + \"\\(amount)\" }",
      "func title(_ values: Int..., key: String) -> String { NSLocalizedString(key, comment: \"\") }",
    ])
  func others(source: String) {
    #expect(proposals(source) == [])
  }
}
