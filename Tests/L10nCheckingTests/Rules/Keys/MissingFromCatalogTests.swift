import Testing

@testable import L10nChecking
@testable import L10nExtraction
@testable import L10nText

@Suite("Rule missing-from-catalog")
struct MissingFromCatalogTests {
  private static let app = CodeTarget(project: "App.xcodeproj", name: "App")
  private static let kit = CodeTarget(project: "Kit", name: "Kit")

  /// Returns the missing lookups of a file of the app, or of a package.
  private func lookups(
    _ code: String, in tables: [String: String], isOfKit: Bool = false, homes: Set<CodeTarget>? = [app]
  ) -> [MissingFromCatalog.Lookup] {
    let file = SourceFile(path: "App.swift", bytes: Array("import SwiftUI\n\(code)\n".utf8))
    let own = isOfKit ? Self.kit : Self.app
    return MissingKeys(
      Extraction(of: [file], targets: [[own]]).keys, in: [file], homes: [homes],
      tables: tables.compactMap { path, text in
        let input = InputFile(
          path: path.split(separator: "/").map(String.init), shownPath: path, bytes: Array(text.utf8))
        return KeyTable(
          input,
          targets: path.hasPrefix("Unlisted/") ? [] : [path.hasPrefix("Kit/") ? Self.kit : Self.app])
      }
    ).lookups
  }

  private func keys(_ code: String, in tables: [String: String], homes: Set<CodeTarget>? = [app]) -> [String] {
    lookups(code, in: tables, homes: homes).map(\.key)
  }

  private static let catalog = """
    { "sourceLanguage" : "en", "strings" : { "Open" : { }, "%lld items" : { } }, "version" : "1.0" }
    """

  @Test("a key that no table has is reported at its place")
  func place() {
    let found = lookups(
      "let a = Text(\"Open\")\n  let b = Text(\"Close\")", in: ["Localizable.xcstrings": Self.catalog])
    #expect(found.map(\.key) == ["Close"])
    #expect(found.first?.location == SourceLocation(file: "App.swift", line: 3, column: 16))
    #expect(found.first?.suggestion == nil)
  }

  @Test("keys of all formats and languages of the table count")
  func formats() {
    let code = #"let a = Text("Open"); let b = Text("%lld items \(1)"); let c = Text("Stay"); let d = Text("Go")"#
    let tables = [
      "Localizable.xcstrings": Self.catalog, "de.lproj/Localizable.strings": "\"Stay\" = \"Bleib\";",
      "de.lproj/Localizable.stringsdict": """
      <?xml version="1.0"?><plist version="1.0"><dict><key>Go</key><dict><key>NSStringLocalizedFormatKey</key>\
      <string>Geh</string></dict></dict></plist>
      """, "de.lproj/Other.strings": "\"Close\" = \"Zu\";",
    ]
    #expect(keys(code, in: tables) == ["%%lld items %lld"])
    #expect(keys(#"let a = Text("Close")"#, in: tables) == ["Close"])
    #expect(keys(#"let a = Text("Close", tableName: "Other")"#, in: tables) == [])
  }

  @Test("a misspelled key gets the right one, and a short word nothing")
  func suggestion() {
    let tables = ["de.lproj/Localizable.strings": "\"Add account\" = \"\"; \"Now\" = \"\";"]
    let found = lookups(#"let a = Text("Add Acount"); let b = Text("Low"); let c = Text("Edit account")"#, in: tables)
    #expect(found.map(\.suggestion) == ["Add account", nil, nil])
  }

  @Test("code of a package finds keys in its own tables and in those of the app, and in all if it names a bundle")
  func package() {
    let tables = ["Localizable.xcstrings": Self.catalog, "Kit/en.lproj/Localizable.strings": "\"Kit\" = \"\";"]
    let code = #"let a = Text("Open"); let b = Text("Kit"); let c = Text("None")"#
    #expect(lookups(code, in: tables, isOfKit: true, homes: [Self.app, Self.kit]).map(\.key) == ["None"])
    #expect(keys(code, in: tables) == ["Kit", "None"])
    #expect(keys(#"let a = Text("Kit", bundle: .kit)"#, in: tables) == [])
  }

  @Test("a table that doesn't exist is reported, unless the target has no tables at all")
  func noTable() {
    let code = #"let a = Text("Open", tableName: "Shop")"#
    #expect(lookups(code, in: ["Localizable.xcstrings": Self.catalog]).map(\.hasTable) == [false])
    #expect(keys(code, in: [:]) == [])
    #expect(keys(code, in: ["Kit/Localizable.xcstrings": Self.catalog]) == [])
  }

  @Test(
    "a table that no project lists has keys for all targets, but doesn't make an app without tables a translated one")
  func unlisted() {
    let tables = ["Unlisted/Localizable.xcstrings": Self.catalog]
    #expect(keys(#"let a = Text("Close")"#, in: tables) == [])
    let own = ["de.lproj/Localizable.strings": "\"Stay\" = \"Bleib\";"].merging(tables) { $1 }
    #expect(keys(#"let a = Text("Close"); let b = Text("Open")"#, in: own) == ["Close"])
  }

  @Test(
    "what nobody translates or what isn't certain isn't reported",
    arguments: [
      #"let a = Text("")"#, #"let a = Text("•")"#, #"let a = Text("\(1) / \(2)")"#, #"let a = Text("\(other) files")"#,
      #"let a = Text(verbatim: "Close")"#, "#Preview { Text(\"Close\") }",
      "let a = Text(\"Close\") // l10n:ignore", #"let a = Text("\(1)x")"#, #"let a = TextField("https://", text: $a)"#,
      #"let a = VStack { Text("Close") }.frame().redacted(reason: .placeholder)"#,
      #"let a = Text("Close").lineLimit(1).opacity(0)"#, #"let a = Button("Close") { f() }.hidden()"#,
      #"struct A: View { static var placeholder: some View { VStack { Text("Close") } } }"#,
    ])
  func silent(code: String) {
    #expect(keys(code, in: ["Localizable.xcstrings": Self.catalog]) == [])
  }

  @Test("a view that is redacted only while it loads is checked, and a word in Chinese is one character")
  func reported() {
    let tables = ["Localizable.xcstrings": Self.catalog]
    #expect(keys(#"let a = Text("Close").redacted(reason: isLoading ? .placeholder : [])"#, in: tables) == ["Close"])
    #expect(keys(#"let a = Text("\(1)个")"#, in: tables) == ["%lld个"])
  }

  @Test(
    "code that only developers see isn't checked",
    arguments: ["DebugView.swift", "Examples/View.swift", "App/UITests/View.swift", "DeveloperOptions.swift"])
  func developers(path: String) {
    let file = SourceFile(path: path, bytes: Array("import SwiftUI\nlet a = Text(\"Close\")".utf8))
    let catalog = InputFile(path: ["Localizable.xcstrings"], shownPath: "", bytes: Array(Self.catalog.utf8))
    let missing = MissingKeys(
      Extraction(of: [file], targets: [[]]).keys, in: [file], homes: [[]],
      tables: [KeyTable(catalog, targets: [])].compactMap(\.self))
    #expect(missing.lookups == [])
  }

  @Test("code of tests isn't checked")
  func tests() {
    #expect(keys(#"let a = Text("Close")"#, in: ["Localizable.xcstrings": Self.catalog], homes: nil) == [])
  }

  @Test("a table with mistakes may have any key")
  func damaged() {
    #expect(keys(#"let a = Text("Close")"#, in: ["Localizable.xcstrings": "{"]) == [])
    #expect(keys(#"let a = Text("Close")"#, in: ["de.lproj/Localizable.strings": "\"Open = ;"]) == [])
  }
}
