import Testing

@testable import L10nExtraction

@Suite("Files that a compiler writes")
struct StringsDataTests {
  @Test("keys have their tables, comments, values and places")
  func entries() throws {
    let data = try #require(
      StringsData(
        #"""
        {
          "source" : "/Users/ci/App/Cart.swift",
          "tables" : {
            "Localizable" : [
              { "comment" : "", "key" : "Open", "location" : { "startingColumn" : 15, "startingLine" : 2 } },
              { "comment" : "A button", "key" : "save", "value" : "Save" }
            ],
            "Units" : [ { "key" : "%lld km" } ]
          },
          "version" : 1
        }
        """#))
    #expect(data.source == "/Users/ci/App/Cart.swift")
    #expect(data.entries.map(\.key) == ["Open", "save", "%lld km"])
    #expect(data.entries.map(\.table) == ["Localizable", "Localizable", "Units"])
    #expect(data.entries.map(\.comment) == [nil, "A button", nil])
    #expect(data.entries.map(\.value) == [nil, "Save", nil])
    #expect(data.entries.map(\.line) == [2, 1, 1])
    #expect(data.entries.map(\.column) == [15, 1, 1])
  }

  @Test("a file of App Shortcuts without keys can be read")
  func appShortcuts() {
    let data = StringsData(#"{ "source": "ExtractedAppShortcutsMetadata", "tables": {}, "version": 2 }"#)
    #expect(data?.entries.isEmpty == true)
  }

  @Test(
    "a damaged file isn't read",
    arguments: [
      "", "{", "[]", "{}", #"{"source": "/a.swift"}"#, #"{"tables": {}}"#, #"{"source": 1, "tables": {}}"#,
      #"{"source": "/a.swift", "tables": []}"#, #"{"source": "/a.swift", "tables": {"T": {}}}"#,
      #"{"source": "/a.swift", "tables": {"T": ["key"]}}"#, #"{"source": "/a.swift", "tables": {"T": [{"key": 1}]}}"#,
    ])
  func damaged(_ text: String) { #expect(StringsData(text) == nil) }

  @Test("a place outside of all lines is the first one")
  func hostilePlace() {
    let data = StringsData(
      #"{"source":"/a","tables":{"T":[{"key":"k","location":{"startingLine":-4,"startingColumn":99999999999999999999}}]}}"#
    )
    #expect(data?.entries.map(\.line) == [1])
    #expect(data?.entries.map(\.column) == [1])
  }
}

extension StringsData {
  fileprivate init?(_ text: String) { self.init(Array(text.utf8)) }
}
