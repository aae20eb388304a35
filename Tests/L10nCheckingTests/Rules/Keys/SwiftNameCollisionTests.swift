import CatalogTestSupport
import Testing

@testable import L10nText

@Suite("swift-name-collision")
struct SwiftNameCollisionTests {
  private func found(_ korean: String, metadata: String = "") -> [String] {
    CatalogTestSupport.found(by: .swiftNameCollision, in: ["ko.yml": korean, "metadata.yml": metadata])
  }

  @Test("two keys with the same name are reported with both places")
  func messages() {
    #expect(
      found("store:\n  ❶open-now: 1\n  x: 2\n  ❷openNow: 3\n") == [
        "❷ error: the messages 'store.open-now' and 'store.openNow' would both be 'L10n.Store.openNow' in Swift; rename "
          + "one of the two (❶ the message 'store.open-now')"
      ])
  }

  @Test("two namespaces with the same name are reported")
  func namespaces() {
    #expect(
      found("❶my_store:\n  a: 1\n❷myStore:\n  b: 1\n").map { String($0.prefix(20)) } == ["❶ error: the namespa"])
  }

  @Test("two arguments and two branches with the same name are reported")
  func parts() {
    #expect(
      found("❶a: \"{x_y} {xY}\"\n").map { String($0.prefix(30)) } == ["❶ error: the arguments 'x_y' a"])
    #expect(
      found("❶a: \"{g, select, in_use {x} inUse {y} other {}}\"\n").map { String($0.prefix(30)) }
        == ["❶ error: the branches 'in_use'"])
  }

  @Test("selects that share an enum but differ in their branches are reported")
  func sharedEnums() {
    #expect(
      found(
        "a: \"{g, select, x {1} other {2}}\"\n❶b: \"{g, select, y {1} other {2}}\"\n",
        metadata: "\"*\": { arguments: { g: Mood } }\n"
      ).map { String($0.prefix(8)) } == ["❶ error:"])
  }

  @Test(
    "a key that only a translation has, different names and names in different namespaces are fine",
    arguments: ["a: 1\nb: 2\n", "a:\n  x: 1\nb:\n  x: 1\n", "store: 1\nstores: 2\n", "a1: 1\na_1x: 2\n"])
  func fine(_ korean: String) {
    #expect(
      CatalogTestSupport.found(by: .swiftNameCollision, in: ["ko.yml": korean, "en.yml": "z_z: 1\nzZ: 2\n"]) == [])
  }
}
