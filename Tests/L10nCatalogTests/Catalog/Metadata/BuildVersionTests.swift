import Testing

@testable import L10nCatalog

@Suite("Versions of builds")
struct BuildVersionTests {
  @Test("versions are compared number by number")
  func order() throws {
    let names = ["v0", "v0.9", "1", "v1.0.1", "release/1.9", "v1.10", "v1.10.1-beta2", "2.0", "v10"]
    let versions = try names.map { try #require(BuildVersion($0)) }
    for (first, second) in zip(versions, versions.dropFirst()) {
      #expect(first < second, "\(first.name), \(second.name)")
    }
    #expect(BuildVersion("v1") == BuildVersion("1.0.0"))
    #expect(BuildVersion("main") == nil)
    #expect(BuildVersion("v99999999999999999999999999") != nil)
  }
}
