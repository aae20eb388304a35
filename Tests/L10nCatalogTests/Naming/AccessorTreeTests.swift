import CatalogTestSupport
import L10nLanguage
import Testing

@testable import L10nCatalog
@testable import L10nText

@Suite("Names of a catalog's accessors")
struct AccessorTreeTests {
  private func collisions(_ texts: KeyValuePairs<String, String>) -> [NameCollision] {
    AccessorTree(HandMadeCatalog().adding("ko", texts).catalog, rootEnum: "L10n").collisions
  }

  private func claim(_ kind: NameCollision.Claim.Kind, _ keyPath: String, at offset: Int) -> NameCollision.Claim {
    NameCollision.Claim(kind: kind, keyPath: keyPath, place: Place(file: 0, offset: offset))
  }

  @Test("enums follow the key path, including the former keys of messages")
  func outline() {
    let catalog = HandMadeCatalog()
      .adding("ko", ["title": "다봄", "store.hours.title": "영업시간", "store.empty": "없음", "store-a.title": "가"])
      .adding("en", ["store.onlyHere": "no accessor"])
      .renaming("title", from: "store.hours.name").renaming("store.empty", from: "zoo.sign").renaming(
        "store.onlyHere", from: "x")
    let tree = AccessorTree(catalog.catalog, rootEnum: "L10n")
    let outline = tree.steps.map { step in
      switch step {
      case .open(let name): "\(name.spelling){"
      case .close: "}"
      case .member(let member): member.name.spelling
      case .former(let former): "(\(former.name.spelling))"
      }
    }
    #expect(
      outline == [
        "StoreA{", "title", "}", "Store{", "empty", "Hours{", "(name)", "title", "}", "}", "title", "Zoo{", "(sign)",
        "}",
      ])
    #expect(tree.collisions.isEmpty)
  }

  @Test("a type and a member that differ only in case don't collide")
  func differentCase() {
    #expect(collisions(["store": "a", "store2.store": "b", "Store2": "c"]).isEmpty)
  }

  @Test("two keys with the same name are reported with their places")
  func members() {
    #expect(
      collisions(["store.empty-hint": "a", "store.emptyHint": "b", "empty_hint": "c"]) == [
        NameCollision(
          subject: .name("L10n.Store.emptyHint"), first: claim(.message, "store.empty-hint", at: 0),
          second: claim(.message, "store.emptyHint", at: 1))
      ])
  }

  @Test("a message's former key can't be that of another one, or of two")
  func formerKeys() {
    let catalog = HandMadeCatalog().adding("ko", ["shop.a": "a", "shop.b": "b", "shop.c": "c", "store.a": "d"])
      .renaming("shop.a", from: "store.a").renaming("shop.b", from: "store.x").renaming("shop.c", from: "store.x")
    let former = { NameCollision.Claim(kind: .formerMessage, keyPath: $0, place: Place(file: 0, offset: 1000)) }
    #expect(
      AccessorTree(catalog.catalog, rootEnum: "L10n").collisions == [
        NameCollision(
          subject: .name("L10n.Store.a"), first: claim(.message, "store.a", at: 3), second: former("store.a")),
        NameCollision(subject: .name("L10n.Store.x"), first: former("store.x"), second: former("store.x")),
      ])
  }

  @Test("two namespaces with the same name are a single collision, whatever they contain")
  func namespaces() {
    #expect(
      collisions(["my_store.a": "1", "my_store.b": "2", "my-store.a": "3", "my-store.b": "4"]) == [
        NameCollision(
          subject: .name("L10n.MyStore"), first: claim(.namespace, "my-store", at: 2),
          second: claim(.namespace, "my_store", at: 0))
      ])
  }

  @Test("a message and a namespace can collide in a script without capitals")
  func uncased() {
    #expect(
      collisions(["매장": "a", "매장_.이름": "b"]) == [
        NameCollision(
          subject: .name("L10n.매장"), first: claim(.message, "매장", at: 0), second: claim(.namespace, "매장_", at: 1))
      ])
  }

  @Test("arguments, keywords and enums of selects can also collide")
  func arguments() {
    let select = "{gender, select, a_b{1} aB{2} other{3}}"
    #expect(
      collisions(["status": select, "status-gender.x": "y", "greet": "{userName} {user_name}"]).map(\.subject) == [
        .parameter("userName", of: "L10n.greet"), .name("L10n.StatusGender.aB"), .name("L10n.StatusGender"),
      ])
  }

  @Test("selects that share an enum have the same keywords, in any order")
  func sharedEnums() {
    let texts: KeyValuePairs = [
      "a": "{g, select, male{1} female{2} other{3}}", "b": "{g, select, female{1} male{2} other{3}}",
      "c": "{g, select, male{1} other{3}}",
    ]
    let tree = AccessorTree(
      HandMadeCatalog().adding("ko", texts).describing("*") { $0.arguments["g"] = .sharedEnum("gender") }.catalog,
      rootEnum: "L10n")
    #expect(tree.sharedEnums.map(\.name.spelling) == ["Gender"])
    #expect(tree.sharedEnums.first?.cases.map(\.keyword) == ["male", "female", "other"])
    #expect(
      tree.collisions == [
        NameCollision(
          subject: .sharedEnum("L10n.Gender"), first: claim(.selectEnum(argument: "g"), "a", at: 0),
          second: claim(.selectEnum(argument: "g"), "c", at: 2))
      ])
  }
}
