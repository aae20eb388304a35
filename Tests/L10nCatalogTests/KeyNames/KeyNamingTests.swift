import L10nLanguage
import Testing

@testable import L10nCatalog

@Suite("Names of keys")
struct KeyNamingTests {
  /// Returns the paths of sentences, each in its own words.
  private func paths(_ keys: [String], kinds: [String: [String]] = [:], names: [String: String] = [:]) -> [String:
    String]
  {
    let keys = keys.map { key in
      KeyNaming.Key(key, words: SentenceWords.words(of: [.init(verbatim: key)]), kinds: kinds[key] ?? [])
    }
    let known = names.mapValues { KeyNames.Name(path: $0.split(separator: ".").map(String.init), offset: 0) }
    return KeyNaming.paths(of: keys, names: known).mapValues(KeySegment.path)
  }

  @Test(
    "keys that are names are their own paths",
    arguments: [
      ("store.title_1", "store.title_1"), ("a-b", "a-b"), ("a:b", "a:b"), ("OK", "OK"),
      ("followers %lld %@", "followers"),
      ("import.count.%lld", "import.count"), ("a.%1$@.%.2f", "a"),
    ])
  func identifiers(key: String, path: String) {
    #expect(paths([key]) == [key: path])
  }

  @Test("a key that is longer than key paths may be is named by its words")
  func longKeys() {
    let key = String(repeating: "word_more_", count: 700)
    #expect(paths([key]) == [key: "word_more_word_more"])
    let dotted = (0..<200).map { "part\($0)" }.joined(separator: ".")
    #expect(paths([dotted]) == [dotted: "part0_part1_part2_part3"])
  }

  @Test("a key that is also a namespace has a name below itself")
  func ownNamespace() {
    #expect(paths(["pay", "pay.title"]) == ["pay": "pay.self", "pay.title": "pay.title"])
  }

  @Test("a key that only translations have doesn't take a name from a key of the source")
  func keysOfTranslations() {
    var keys = ["Connect", "connect", "pay.title", "pay", "Log in!", "Log in"].map { key in
      KeyNaming.Key(key, words: SentenceWords.words(of: [.init(verbatim: key)]))
    }
    for index in [0, 2, 4] { keys[index].isInSource = false }
    #expect(
      KeyNaming.paths(of: keys, names: [:]).mapValues(KeySegment.path) == [
        "connect": "connect", "Connect": "connect_2", "pay": "pay", "pay.title": "pay_title", "Log in": "log_in",
        "Log in!": "log_in_2",
      ])
  }

  @Test("a sentence is named by its first four words, and by more if these are already used")
  func sentences() {
    #expect(
      paths(["Don't pay <b>anybody</b> a visit today", "Don’t pay anybody a long visit", "Dont pay anybody a", "별점 주기"])
        == [
          "Dont pay anybody a": "dont_pay_anybody_a",
          "Don't pay <b>anybody</b> a visit today": "dont_pay_anybody_a_visit",
          "Don’t pay anybody a long visit": "dont_pay_anybody_a_long", "별점 주기": "별점_주기",
        ])
  }

  @Test("texts with the same words get the kinds of their arguments, then a number")
  func equalWords() {
    #expect(
      paths(["items", "items!", "items?", "items…", "%@", "> "], kinds: ["items!": ["int"], "%@": ["string"]]) == [
        "items": "items", "items!": "items_int", "items?": "items_2", "items…": "items_3", "%@": "string", "> ": "text",
      ])
  }

  @Test("names that Swift would treat as the same are made different, and no name is a namespace of another")
  func swiftNames() {
    #expect(
      paths(["signIn", "Sign in", "store.title", "Store"]) == [
        "signIn": "signIn", "Sign in": "sign_in_2", "store.title": "store.title", "Store": "store.self",
      ])
    #expect(
      paths(["Pay.a", "pay.b", "pay.Item.c", "PAY.item.d", "pay_item.e"]) == [
        "PAY.item.d": "PAY.item.d", "Pay.a": "PAY.a", "pay.b": "PAY.b", "pay.Item.c": "PAY.item.c",
        "pay_item.e": "pay_item.e",
      ])
  }

  @Test("given names are kept, and others don't collide with them")
  func chosen() {
    #expect(
      paths(["Sign in", "Log in", "login"], names: ["Log in": "auth.sign_in", "Sign in": "login"]) == [
        "Log in": "auth.sign_in", "Sign in": "login", "login": "login_2",
      ])
  }

  @Test("a name stays with its key, even while the table doesn't have the key")
  func absent() {
    #expect(
      paths(["Sign in!", "it"], names: ["Sign in": "sign_in", "It": "it.self"]) == [
        "Sign in!": "sign_in_2", "it": "it_2",
      ])
  }

  @Test("a name doesn't depend on the order of keys, nor on keys that are added later with a names.yml")
  func stability() {
    let keys = ["See all stores near you", "See all stores near them", "See all", "all.see"]
    let first = paths(keys)
    #expect(paths(keys.reversed()) == first)
    let more = paths(keys + ["See all stores near", "All see"], names: first)
    for key in keys { #expect(more[key] == first[key]) }
  }

  @Test("thousands of keys with the same words have different names")
  func manyEqual() {
    let keys = (0..<5_000).map { KeyNaming.Key("same \($0)", words: ["same", "words"], kinds: []) }
    #expect(Set(KeyNaming.paths(of: keys, names: [:]).values).count == 5_000)
  }
}
