import CatalogTestSupport
import L10nMessages
import Testing

@testable import L10nText

@Suite("placeholder-extra")
struct PlaceholderExtraTests {
  private func found(_ korean: String, _ english: String, _ syntax: MessageSyntax = .icu) -> [String] {
    CatalogTestSupport.found(by: .placeholderExtra, in: ["ko.yml": korean, "en.yml": english], syntax: syntax)
  }

  @Test("a mistyped name is reported at its placeholder, with the intended name")
  func mistyped() {
    #expect(
      found("❷a: \"{name} {count}\"\n", "a: \"Hello ❶{nmae}, {count}\"\n")
        == ["❶ error: '{nmae}' is not an argument of the text in ko; did you mean '{name}'? (❷ the text in ko)"])
    #expect(
      found("a: \"%{name}\"\n", "a: \"Hello ❶%{Name}\"\n", .ruby)
        == ["❶ error: '%{Name}' is not an argument of the text in ko; did you mean '%{name}'?"])
  }

  @Test("a translated name is reported with the only argument that the text doesn't use")
  func translated() {
    #expect(
      found("a: \"{name} {count}\"\n", "a: \"❶{prénom} {count}\"\n")
        == ["❶ error: '{prénom}' is not an argument of the text in ko; did you mean '{name}'?"])
  }

  @Test("all names are reported if no argument is similar")
  func foreign() {
    #expect(
      found("a: \"{name} {count}\"\nb: 1\n", "a: \"{name} {count} ❶{address}\"\nb: \"❷{x}\"\n") == [
        "❶ error: '{address}' is not an argument of the text in ko; it has '{name}' and '{count}'",
        "❷ error: '{x}' is not an argument of the text in ko; it has none",
      ])
  }

  @Test("branches, plurals and selects are checked, and each place is reported")
  func branches() {
    #expect(
      found(
        "a: \"{n, plural, other {#}}\"\n",
        "a: \"❶{m, plural, one {x} other {❷{y} ❸{g, select, other {❹{z}}}}}\"\n"
      ).map { String($0.prefix(1)) } == ["❶", "❷", "❸", "❹"])
  }

  @Test("a conversion that the source doesn't have is reported as written")
  func printf() {
    #expect(
      found("a: \"%@\"\n", "a: \"%@ ❶%d\"\n", .printf)
        == ["❶ error: '%d' is not an argument of the text in ko; it has one"])
  }

  @Test("a type in the metadata without an argument is reported, since the argument would keep another")
  func metadata() {
    #expect(
      CatalogTestSupport.found(
        by: .placeholderExtra,
        in: [
          "ko.yml": "a: \"{price}원\"\nb: \"{\"\n",
          "metadata.yml":
            "a: { arguments: { ❶prcie: Decimal, price: Decimal } }\nb: { arguments: { n: Int } }\n'*': { arguments: { x: Int } }\n",
        ]) == ["❶ warning: 'prcie' isn't used by any text of 'a'; did you mean 'price'?"])
  }

  @Test(
    "lookalikes of placeholders are text",
    arguments: [
      ("a: 1\n", "a: \"{{x}} {y}\"\n", MessageSyntax.ruby), ("a: 1\n", "a: \"%Y-%m-%d\"\n", .ruby),
      ("a: 1\n", "a: \"100% sure\"\n", .printf), ("a: 1\n", "a: \"<b>'{x}'</b>\"\n", .icu),
      ("a: 1\n", "a: \"it's {} #\"\n", .printf), ("a: { other: \"%{count}개\" }\n", "a: \"%{count} items\"\n", .ruby),
      ("a: { other: 개 }\n", "a: { one: \"%{count} item\", other: \"%{count} items\" }\n", .ruby),
      ("a: 개\n", "a: { one: item, other: items }\n", .icu),
    ])
  func fine(_ korean: String, _ english: String, _ syntax: MessageSyntax) {
    #expect(found(korean, english, syntax) == [])
  }

  @Test("an argument of translations whose source is empty is a single finding at the source")
  func emptySource() {
    #expect(
      CatalogTestSupport.found(
        by: .placeholderExtra, in: ["ko.yml": "❶a:\n", "en.yml": "❷a: \"Hi {name}\"\n", "ja.yml": "a: \"{name}さん\"\n"])
        == [
          "❶ error: the text in ko is empty, but the one in en uses '{name}'; write the text in ko (❷ the text in en)"
        ])
    #expect(CatalogTestSupport.found(by: .placeholderExtra, in: ["ko.yml": "a: ''\n", "en.yml": "a: Hi\n"]) == [])
  }

  @Test("a percentage followed by a word is text if the source has no arguments")
  func percentage() {
    var bundles = MarkedBundles([
      "en.lproj/A.strings": "a = \"100% Apple\";\nb = \"%d for 100%\";\nc = \"Numeric %\";\n",
      "fi.lproj/A.strings": "a = \"100%-osan\";\nb = \"%d on 100❶%-osan\";\nc = \"Numeriskt %-tal\";\n",
    ])
    bundles.source = "en"
    bundles.syntax = .printf
    #expect(bundles.found(by: .placeholderExtra).map { $0.prefix(8) } == ["❶ error:"])
  }

  @Test("numbered arguments of a text whose source has none are a single finding")
  func textOfAnotherKey() {
    let found = CatalogTestSupport.found(
      by: .placeholderExtra,
      in: ["ko.yml": "a: 가져오기\nb: \"%@\"\n", "en.yml": "a: \"❶%1$@, %2$@, %3$@\"\nb: \"%1$@ ❷%2$@ ❸%3$@\"\n"],
      syntax: .printf)
    #expect(found.map { $0.prefix(1) } == ["❶", "❷", "❸"])
  }
}
