import L10nMessages
import Testing

@testable import L10nCatalog
@testable import L10nReview

@Suite("Previews of messages")
struct PreviewsTests {
  /// Returns the text of a message as users of each language see it: `ko | count 1: 리뷰 1개`.
  private func previews(
    _ texts: [(language: String, text: String)], metadata: String = "{}", syntax: MessageSyntax = .icu,
    bidi: EmissionOptions.Bidi = .none
  ) -> [String] {
    var emission = EmissionOptions()
    emission.bidi = bidi
    var files = ["metadata.yml": "\"a\": \(metadata)"]
    for (language, text) in texts { files["\(language).yml"] = "a: \(text)" }
    let result = comparison([:], files, syntax: syntax, source: texts[0].language, emission: emission)
    return result.languages.indices.flatMap { index in
      result.previews(of: result.changes[0], in: index).lines.map { line in
        let values = line.values.map { "\($0.argument) \($0.text)" }.joined(separator: ", ")
        return
          "\(result.languages[index].name) | \(values)\(values.isEmpty ? "" : ": ")\(line.texts.joined(separator: " / "))"
      }
    }
  }

  @Test("counts are those that a language distinguishes: one in Korean and Chinese, two in English, four in Russian")
  func counts() {
    #expect(
      previews([
        ("ko", "\"리뷰 {count, plural, other{#개}}\""),
        ("en", "\"{count, plural, one{# review} other{# reviews}}\""),
        ("ru", "\"{count, plural, one{# отзыв} few{# отзыва} many{# отзывов} other{# отзыва}}\""),
        ("zh-Hans", "\"{count, plural, other{#条}}\""),
      ]) == [
        "ko | 리뷰 1개", "en | count 1: 1 review", "en | count 2: 2 reviews", "ru | count 1: 1 отзыв",
        "ru | count 2: 2 отзыва", "ru | count 5: 5 отзывов", "ru | count 21: 21 отзыв", "zh-Hans | 1条",
      ])
  }

  @Test("arguments are isolated as in the app")
  func isolates() {
    let shown = previews(
      [("en", "\"%{name} has %{n}\""), ("he", "\"%{n} של %{name}\"")],
      metadata: "{ examples: { name: Bob, n: '-5' }, arguments: { n: Int } }",
      syntax: .ruby, bidi: .isolate)
    #expect(
      shown == [
        "en | \u{2068}Bob\u{2069} has -5", "he | \u{2068}-5\u{2069} של \u{2068}Bob\u{2069}",
      ])
  }

  @Test("lists, spans of time and amounts of data are shown in each language")
  func styles() {
    #expect(
      previews([
        ("ko", "\"{x, list, or}, {d, date, relative}, {s, interval}, {b, bytes}, {t, duration}\""),
        ("en", "\"{x, list}, {d, date, relative}, {s, interval}, {b, bytes, memory}, {t, duration, narrow}\""),
        ("zh-TW", "\"{x, list, unit}, {d, date, relative}, {s, interval}, {b, bytes}, {t, duration, time}\""),
        ("ru", "\"{x}, {d, date, relative}, {s}, {b}, {t}\""),
      ]) == [
        "ko | A, B 또는 C, 어제, 2026년 5월 3일~5일, 1.2MB, 1시간 30분",
        "en | A, B, and C, yesterday, May 3 – 5, 2026, 1.1 MB, 1h 30m",
        "ru | A, B, C, 2026-05-03, 2026-05-03 – 2026-05-05, 1200000, 1:30:00",
        "zh-TW | ABC, 昨天, 2026年5月3日至5日, 1.2 MB, 1:30:00",
      ])
  }

  @Test("a particle is shown after each kind of last item")
  func particlesAfterLists() {
    #expect(
      previews([("ko", "\"{items, list}을(를) 샀어요\"")]) == [
        "ko | items A, B, C, 크림: A, B, C 및 크림을 샀어요", "ko | items A, B, C, 팩트: A, B, C 및 팩트를 샀어요",
        "ko | items A, B, C, Apple: A, B, C 및 Apple을 샀어요", "ko | items A, B, C, 10%: A, B, C 및 10%를 샀어요",
      ])
    #expect(previews([("ko", "\"{items, list} 샀어요\"")], metadata: "{ examples: { items: 빵과 잼 } }") == ["ko | 빵과 잼 샀어요"])
  }

  @Test("markup for grammar agreement isn't shown, only the words in it")
  func grammar() {
    #expect(
      previews(
        [("en", "\"^[%1$lld ^[item](morphology: { partOfSpeech: 'noun' })](inflect: true) of [%2$@](https://a.b)\"")],
        syntax: .printf) == ["en | 5 item of [Apple](https://a.b)"])
  }

  @Test("the text for all other numbers is always shown, whatever numbers have texts of their own")
  func otherNumbers() {
    #expect(
      previews([
        ("ko", "\"{count, plural, =1{하나} other{#개}}\""),
        ("en", "\"{count, plural, =0{none} one{one} =2{two} other{# items}}\""),
        ("zh-Hans", "\"{count, plural, offset:1 =1{自己} other{自己和#人}}\""),
      ]) == [
        "ko | count 1: 하나", "ko | count 2: 2개", "en | count 0: none", "en | count 1: one", "en | count 2: two",
        "en | count 5: 5 items", "zh-Hans | count 1: 自己", "zh-Hans | count 2: 自己和1人",
      ])
    // Only fractions select it in Polish.
    let polish = previews(
      [("pl", "\"{size, plural, one{# plik} few{# pliki} many{# plików} other{# pliku}}\"")],
      metadata: "{ arguments: { size: Double } }")
    #expect(polish.last == "pl | size 1.5: 1.5 pliku", "\(polish)")
  }

  @Test("lines with different branches are kept if there are too many")
  func otherOfMany() {
    let names = (1...20).map { "k\($0){\($0)}" }.joined(separator: " ")
    let lines = previews([
      ("en", "\"{kind, select, \(names) other{x}} {count, plural, one{# file} other{# files}}\"")
    ])
    #expect(lines.count == 12)
    #expect(lines.contains { $0.hasSuffix("2 files") }, "\(lines)")
  }

  @Test("ordinals follow the language, and numbers in words are shown as digits")
  func ordinals() {
    #expect(
      previews(
        [
          ("ko", "\"{n, ordinal}을(를)\""), ("en", "\"the {n, ordinal}\""), ("zh-Hans", "\"{n, ordinal}\""),
          ("fr", "\"{n, ordinal}\""),
        ], metadata: "{examples: {n: 22}}") == ["ko | 22번째를", "en | the 22nd", "fr | 22", "zh-Hans | 第22"])
    #expect(previews([("ko", "\"{n, spellout}을(를)\"")], metadata: "{examples: {n: 3}}") == ["ko | 3을"])
  }

  @Test("a count that another language inflects by shows a forgotten plural")
  func forgottenPlural() {
    #expect(
      previews([("ko", "\"리뷰 {count, plural, other{#개}}\""), ("en", "\"{count} reviews\"")]) == [
        "ko | 리뷰 1개", "en | count 1: 1 reviews", "en | count 2: 2 reviews",
      ])
  }

  @Test("numbers with branches of their own are shown, and categories that 1, 2, 5 and 21 don't select")
  func branches() {
    #expect(
      previews([("ko", "\"{n, plural, =0{없음} other{#개}}\"")]) == ["ko | n 0: 없음", "ko | n 1: 1개"])
    #expect(
      previews([("en", "\"{n, selectordinal, one{#st} two{#nd} few{#rd} other{#th}}\"")]) == [
        "en | n 1: 1st", "en | n 2: 2nd", "en | n 3: 3rd", "en | n 5: 5th", "en | n 21: 21st",
      ])
    #expect(
      previews([("ar", "\"{n, plural, zero{0} one{1} two{2} few{#f} many{#m} other{#o}}\"")]) == [
        "ar | n 0: 0", "ar | n 1: 1", "ar | n 2: 2", "ar | n 5: 5f", "ar | n 21: 21m", "ar | n 100: 100o",
      ])
  }

  @Test("names show both forms of a Korean particle, only in Korean texts")
  func particles() {
    #expect(
      previews([("ko", "\"{item}을(를) 샀어요\""), ("en", "\"You bought {item}\"")]) == [
        "ko | item 크림: 크림을 샀어요", "ko | item 팩트: 팩트를 샀어요", "ko | item Apple: Apple을 샀어요",
        "ko | item 10%: 10%를 샀어요", "en | You bought Apple",
      ])
    #expect(previews([("ko", "\"{item} 샀어요\"")]) == ["ko | Apple 샀어요"])
  }

  @Test("a particle after a number is shown with numbers of different sounds")
  func particlesAfterNumbers() {
    #expect(
      previews([("ko", "\"{n, plural, other{#}}을(를) 골랐어요\"")]) == [
        "ko | n 1: 1을 골랐어요", "ko | n 2: 2를 골랐어요",
      ])
  }

  @Test("every branch of a select is shown, and the plural inside it")
  func selects() {
    #expect(
      previews([
        ("en", "\"{g, select, f{She has {n, plural, one{# cat} other{# cats}}} other{They left}}\"")
      ]) == [
        "en | g f, n 1: She has 1 cat", "en | g f, n 2: She has 2 cats", "en | g other, n 1: They left",
      ])
  }

  @Test("the metadata's examples are used as values, and formatted ones are shown unchanged")
  func examples() {
    #expect(
      previews([("ko", "\"{name}님\"")], metadata: "{ examples: { name: 하연주 } }") == ["ko | 하연주님"])
    #expect(
      previews(
        [("ko", "\"{r, plural, other{#점}}\"")],
        metadata: "{ arguments: { r: Double }, examples: { r: \"4.5\" } }") == ["ko | r 1: 1점", "ko | r 4.5: 4.5점"])
    #expect(
      previews(
        [("ko", "\"{p, number, ::currency/KRW}을 냈어요\"")],
        metadata: "{ arguments: { p: Decimal }, examples: { p: \"₩4,900\" } }") == ["ko | ₩4,900을 냈어요"])
  }

  @Test("dates and times show a fixed moment in the language's format")
  func dates() {
    #expect(
      previews([
        ("ko", "\"{d, date, long}은(는) {d, time, short}까지\""), ("en", "\"Until {d, time, short} on {d, date, long}\""),
        ("de", "\"Bis {d, time, short}\""),
      ]) == ["ko | 2026년 5월 3일은 오후 2:30까지", "de | Bis 14:30", "en | Until 2:30 PM on May 3, 2026"])
  }

  @Test("lists are shown item by item, and other syntaxes by their own rules")
  func others() {
    #expect(previews([("en", "[\"{n} of {m}\", end]")]) == ["en | Apple of Apple / end"])
    #expect(
      previews([("en", "{ one: \"%{count} cat\", other: \"%{count} cats\" }")], syntax: .ruby) == [
        "en | count 1: 1 cat", "en | count 2: 2 cats",
      ])
    #expect(previews([("en", "\"%2$@ has %1$.1f km\"")], syntax: .printf) == ["en | Apple has 4.5 km"])
  }

  @Test("an argument that the source doesn't have is shown as a missing one at run time")
  func unfilled() {
    #expect(previews([("ko", "\"{name}님\""), ("en", "\"Hi {nmae}\"")]) == ["ko | Apple님", "en | Hi {nmae}"])
  }

  @Test("texts without arguments and texts with invalid syntax have no previews")
  func none() {
    #expect(previews([("ko", "하나")]).isEmpty)
    #expect(previews([("ko", "\"{name}님\""), ("en", "\"Hi {name\"")]) == ["ko | Apple님"])
  }

  @Test("the number of lines is limited, whatever the message contains")
  func many() {
    let selects = (0..<40).map { "{a\($0), select, x{1} y{2} other{3}}" }.joined()
    let result = comparison([:], ["en.yml": "a: \"\(selects)\""], source: "en")
    let previews = result.previews(of: result.changes[0], in: 0)
    #expect(previews.lines.count == Previews.limit)
    #expect(previews.omitted > 0)
  }
}
