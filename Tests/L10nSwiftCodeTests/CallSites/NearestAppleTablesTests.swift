import Testing

@testable import L10nSwiftCode

@Suite("Tables near code")
struct NearestAppleTablesTests {
  @Test(
    "a table without accessors counts if no other table is nearer",
    arguments: [
      ("/p/App/Views/A.swift", []), ("/p/Kit/Sources/K.swift", ["Localizable", "Shop"]),
      ("/p/main.swift", ["Localizable", "Shop"]),
      ("/p/Shop/S.swift", ["Localizable", "Shop"]), ("/q/A.swift", ["Localizable", "Shop"]),
    ])
  func near(file: String, others: [String]) {
    let tables = NearestAppleTables(
      own: ["/p/App/Localizable.xcstrings", "/p/App/ko.lproj/Shop.strings"],
      all: [
        "/p/App/Localizable.xcstrings", "/p/Kit/Resources/Localizable.xcstrings", "/p/Shop/en.lproj/Shop.strings",
        "/p/App/ko.lproj/Shop.strings",
      ])
    #expect(tables.othersNear(file) == Set(others))
  }

  @Test("tables whose names contain a dot are distinguished by the whole name")
  func dots() {
    let tables = NearestAppleTables(own: ["/p/App/My.Own.xcstrings"], all: ["/p/Kit/My.Other.xcstrings"])
    #expect(tables.othersNear("/p/Kit/K.swift") == ["My.Other"])
  }
}
