import CatalogTestSupport
import L10nMessages
import Testing

@testable import L10nText

@Suite("placeholder-type")
struct PlaceholderTypeTests {
  private func found(
    _ korean: String, _ english: String, _ syntax: MessageSyntax = .icu, metadata: String = ""
  ) -> [String] {
    CatalogTestSupport.found(
      by: .placeholderType, in: ["ko.yml": korean, "en.yml": english, "metadata.yml": metadata], syntax: syntax)
  }

  @Test("a use that the source's type doesn't allow is reported at its place")
  func contradiction() {
    #expect(
      found("❷a: \"{d, date, long} {n, number}\"\n", "a: \"on ❶{d, number}, {n, number, percent}\"\n") == [
        "❶ error: 'd' is used as a number here, but is a Date; write it as a date or a time (❷ the text in ko)"
      ])
    #expect(
      found("a: \"{g, select, a {x} other {y}}\"\n", "a: \"❶{g, plural, one {x} other {y}}\"\n") == [
        "❶ error: 'g' is used to choose a plural here, but is one of the words of a 'select'; write it as a 'select'"
      ])
  }

  @Test("lists, spans of time and amounts of data have types of their own")
  func styles() {
    #expect(
      found("❷a: \"{x, list} {t, duration}\"\n", "a: \"{t, duration, time} ❶{x, bytes} {x}\"\n") == [
        "❶ error: 'x' is used as a number of bytes here, but is a list; write it as a list (❷ the text in ko)"
      ])
    #expect(
      found("❷a: \"{s, interval}\"\n", "a: \"❶{s, date, relative}\"\n") == [
        "❶ error: 's' is used as a date here, but is an interval; write it as an interval (❷ the text in ko)"
      ])
    #expect(found("a: \"{d, date, long} {x, list}\"\n", "a: \"{d, date, relative} {x, list, or short}\"\n") == [])
    #expect(found("a: \"{n, number, integer}\"\n", "a: \"{n, bytes}\"\n") == [])
    #expect(
      found("a: \"{x}개 {t}\"\n", "a: \"❶{x, list} ❷{t, duration}\"\n") == [
        "❶ warning: 'x' is used as a list here, but is a text in ko; give it a type there, or in metadata.yml with "
          + "'arguments: { x: [String] }'",
        "❷ warning: 't' is used as a duration here, but is a text in ko; give it a type there, or in metadata.yml with "
          + "'arguments: { t: Duration }'",
      ])
    let metadata = "a: { arguments: { x: [String], t: Duration, s: Range<Date>, n: Int64 } }\n"
    #expect(
      found(
        "a: \"{x} {t} {s} {n}\"\n", "a: \"{x, list} {t, duration} {s, interval} {n, bytes}\"\n",
        metadata: metadata) == [])
  }

  @Test("a use that an untyped argument could have is a warning with the type to set")
  func untyped() {
    #expect(
      found("a: \"{n}개 {d}\"\n", "a: \"❶{n, plural, one {# item} other {# items}} ❷{d, date, short}\"\n") == [
        "❶ warning: 'n' is used to choose a plural here, but is a text in ko; give it a type there, or in metadata.yml "
          + "with 'arguments: { n: Int }'",
        "❷ warning: 'd' is used as a date here, but is a text in ko; give it a type there, or in metadata.yml with "
          + "'arguments: { d: Date }'",
      ])
  }

  @Test("a plural map over an untyped count is reported at its key")
  func untypedCount() {
    #expect(
      found("a: \"%{count}개\"\n", "❶a: { one: an item, other: \"%{count} items\" }\n", .ruby)
        .map { String($0.prefix(10)) } == ["❶ warning:"])
  }

  @Test("two uses in the source that no type allows are reported there, and not again in translations")
  func source() {
    #expect(
      found("a: \"{n, plural, other {#}} ❶{n, date}\"\n", "a: \"{n, number}\"\n") == [
        "❶ error: 'n' is used as a date here and to choose a plural elsewhere in the text; use two arguments"
      ])
  }

  @Test("a use that the metadata's type doesn't allow is reported in the source and in translations")
  func given() {
    #expect(
      found(
        "a: \"❷{n, number}\"\nb: \"{n}\"\n", "a: \"{n, date}\"\nb: \"❶{n, date}\"\n",
        metadata: "a: { arguments: { n: String } }\nb: { arguments: { n: Decimal } }\n") == [
          "❶ error: 'n' is used as a date here, but is a Decimal; write it as a number",
          "❷ error: 'n' is used as a number here, but the metadata says it is a text; change one of the two",
        ])
  }

  @Test("conversions in another order than the source's are to be numbered, in one finding for a text")
  func order() {
    func written(_ source: String, _ translation: String) -> [String] {
      found("a: \"\(source)\"\n", "a: \"\(translation)\"\n", .printf).map {
        String($0.split(separator: "; ").last ?? "")
      }
    }
    #expect(
      found("a: \"%@: %d\"\n", "a: \"❶%d of %@\"\n", .printf)
        == ["❶ error: '%d %@' takes the values in the order of the text in ko; number them: write '%2$d %1$@'"])
    #expect(written("%@ %d %.2f", "❶%.1f %@ %5d") == ["number them: write '%3$.1f %1$@ %2$5d'"])
    #expect(written("%@ %d %@", "❶%d %@ %@") == ["number them: write '%2$d %1$@ %3$@'"])
    #expect(written("%2$d %1$@", "❶%d %@") == ["number them: write '%2$d %1$@'"])
    #expect(written("%@ %d", "❶%d") == ["number them: write '%2$d'"])
    #expect(written("%@ %d", "❶%d %d") == ["write '%@'"])
    #expect(written("%@ %d", "❶%1$d ❷%2$@") == ["write '%@'", "write '%d'"])
  }

  @Test("conversions of another class are reported")
  func printf() {
    #expect(
      found("a: \"%d %@ %f\"\n", "a: \"❶%@ ❷%d ❸%d\"\n", .printf) == [
        "❶ error: '%@' replaces '%d' from the text in ko, which is an Int; write '%d'",
        "❷ error: '%d' replaces '%@' from the text in ko, which is a text; write '%@'",
        "❸ error: '%d' replaces '%f' from the text in ko, which is a Double; write '%f'",
      ])
  }

  @Test("an enum for an argument without a select is reported")
  func sharedEnum() {
    #expect(
      found("❶a: \"{g}\"\n", "a: \"{g}\"\n", metadata: "a: { arguments: { g: Mood } }\n").map { String($0.prefix(8)) }
        == ["❶ error:"])
  }

  @Test(
    "uses that the type allows are fine",
    arguments: [
      ("a: \"{n, plural, other {#}}\"\n", "a: \"{n} {n, number}\"\n", MessageSyntax.icu),
      ("a: \"{n, number}\"\n", "a: \"{n, plural, one {#} other {#}}\"\n", .icu),
      ("a: \"{g}\"\n", "a: \"{g, select, a {x} other {y}}\"\n", .icu),
      ("a: \"{d, date}\"\n", "a: \"{d, time, short} {d}\"\n", .icu),
      ("a: \"%d\"\n", "a: \"%05lld\"\n", .printf), ("a: \"%@\"\n", "a: \"%s\"\n", .printf),
      ("a: \"%1$@ %2$d\"\n", "a: \"%2$d %1$@\"\n", .printf),
      ("a: \"%<n>.2f\"\n", "a: \"%{n}\"\n", .ruby), ("a: \"%{n}\"\n", "a: \"%<n>s\"\n", .ruby),
      ("a: { other: \"%{count}개\" }\n", "a: { one: one, other: \"%<count>d\" }\n", .ruby),
    ])
  func fine(_ korean: String, _ english: String, _ syntax: MessageSyntax) {
    #expect(found(korean, english, syntax) == [])
  }

  @Test("a type in the metadata makes a translation's use valid")
  func typed() {
    #expect(
      found(
        "a: \"{n}개\"\n", "a: \"{n, plural, one {#} other {#}}\"\n", metadata: "a: { arguments: { n: Int } }\n") == [])
  }
}
