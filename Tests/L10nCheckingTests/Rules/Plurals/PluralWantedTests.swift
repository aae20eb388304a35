import CatalogTestSupport
import L10nMessages
import Testing

@testable import L10nText

@Suite("plural-wanted")
struct PluralWantedTests {
  private func bundles(
    _ korean: String, _ english: String, _ syntax: MessageSyntax = .icu, language: String = "en"
  ) -> MarkedBundles {
    var bundles = MarkedBundles(["ko.yml": "a: \"\(korean)\"\n", "\(language).yml": "a: \"\(english)\"\n"])
    bundles.syntax = syntax
    return bundles
  }

  private let plural = "write '{n, plural, one {…} other {…}}'"

  @Test("a number with a Korean counter is reported if English counts by it")
  func counter() {
    #expect(
      bundles("리뷰 {n, number, integer}개", "See ❶{n, number, integer} reviews").found(by: .pluralWanted)
        == ["❶ info: 'n' counts something, and en has plural forms; \(plural)"])
  }

  @Test("a number whose words Foundation inflects needs no plural forms")
  func inflected() {
    #expect(
      bundles("리뷰 {n, number, integer}개", "See ^[{n, number, integer} review](inflect: true)").foundRules == [
        "en.yml:1:4 grammar-accessor"
      ])
  }

  @Test("a number for which another language has a plural is reported")
  func otherLanguage() {
    #expect(
      bundles("{n, plural, other {#점}}", "❶{n} stars").foundRules == ["❶ plural-wanted"])
    #expect(
      MarkedBundles([
        "ko.yml": "a: \"{n, number, integer}\"\n", "en.yml": "a: \"❶{n} new messages\"\n",
        "ru.yml": "a: \"{n, plural, one {# x} few {# y} many {# z} other {# w}}\"\n",
      ]).foundRules == ["❶ plural-wanted"])
  }

  @Test("a text argument named like a count must first become a number, for which there is no fix")
  func text() {
    let bundles = bundles("전체 {count}", "❶{count} <b>items</b>")
    #expect(
      bundles.found(by: .pluralWanted) == [
        "❶ info: 'count' counts something, and en has plural forms; make it a number in ko, "
          + "'{count, number, integer}', and write '{count, plural, one {…} other {…}}'"
      ])
    #expect(bundles.fixes(by: .pluralWanted) == [])
  }

  @Test("a map is advised in syntaxes without plurals inside texts")
  func maps() {
    #expect(
      bundles("%d개", "❶%d item(s)", .printf).found(by: .pluralWanted)
        == ["❶ info: 'arg1' counts something, and en has plural forms; write a plural map with 'one' and 'other'"])
    #expect(bundles("%{count}개", "❶%{count} items", .ruby).foundRules == ["❶ plural-wanted"])
  }

  @Test(
    "the fix repeats the whole text for one and for many, which is still reported until it is edited",
    arguments: [
      ("en", "See {n, number, integer} reviews", "{n, plural, one {See # reviews} other {See # reviews}}"),
      ("en", "It''s {n} reviews by {x}", "{n, plural, one {It''s # reviews by {x}} other {It''s # reviews by {x}}}"),
      (
        "en", "{n} reviews ({n, number, ::compact-short})",
        "{n, plural, one {# reviews ({n, number, ::compact-short})} other {# reviews ({n, number, ::compact-short})}}"
      ),
    ])
  func fix(_ language: String, _ text: String, _ expected: String) {
    let bundles = bundles("{n, number, integer}개 {x}", text, language: language)
    #expect(bundles.fixed(text, by: .pluralWanted) == expected)
    #expect(MessageSyntax.icu.parse(expected).problems == [])
    let fixed = self.bundles("{n, number, integer}개 {x}", expected, language: language)
    #expect(fixed.found(by: .pluralWanted) == [])
    #expect(fixed.found(by: .pluralSameBranches).count == 1)
  }

  @Test("there is no fix in other languages, where the repeated words wouldn't be reported")
  func otherLanguages() {
    let bundles = bundles("{n, number, integer}개", "❶{n} отзывов", language: "ru")
    #expect(bundles.found(by: .pluralWanted).count == 1)
    #expect(bundles.fixes(by: .pluralWanted) == [])
  }

  @Test("a text with a number sign, which would become the number, isn't fixed")
  func numberSign() {
    let bundles = bundles("{n, number, integer}개 #{x}", "❶{n} tags #{x}")
    #expect(bundles.found(by: .pluralWanted).count == 1)
    #expect(bundles.fixes(by: .pluralWanted) == [])
  }

  @Test(
    "numbers that don't count, and texts that don't change with them, are fine",
    arguments: [
      ("{page, number, integer}/{total, number, integer}", "Page {page} of {total}"),
      ("전체 {count, number, integer}개", "Total: {count}"), ("{count, number, integer}개 이상", "at least {count}"),
      ("{year}년", "in {year} years"), ("{n, number, integer}번", "Store No. {n} is open"),
      ("{n, number, integer}m", "{n}m"),
      ("{n, number, integer}개", "#{n} items"), ("{n, number, integer}시간", "{n} h"), ("{id}", "{id} items"),
      ("{n, number, integer}개", "{n} more"), ("{n, number, integer}개", "{n} selected"),
      ("{name} 개발자", "{name} developers"), ("{x}명령", "{x} commands"), ("{date, date}", "{date} items"),
      ("{n, number, percent} 개", "{n, number, percent} off"), ("{count}개", "{count, plural, one {#} other {#}}"),
      ("{count}명", "{count} people have {count, plural, one {a seat} other {seats}}"), ("{n}개", "items"),
    ])
  func fine(_ korean: String, _ english: String) {
    #expect(bundles(korean, english).found(by: .pluralWanted) == [])
  }

  @Test("languages that don't inflect by number need no plural")
  func uninflected() {
    #expect(bundles("{count, plural, other {#개}}", "{count} 个评论", language: "zh-Hans").findings.isEmpty)
  }

  @Test("units without a plural form are fine in any language", arguments: ["{n} km", "{n} Min", "{n} MB de"])
  func units(_ text: String) {
    #expect(bundles("{n, number, integer}개", text, language: "de").found(by: .pluralWanted) == [])
  }

  @Test("a text in place of the source's plural map is reported once")
  func pluralMap() {
    let bundles = MarkedBundles(["ko.yml": "a: { other: \"{count}개\" }\n", "en.yml": "❶a: \"{count} items\"\n"])
    #expect(bundles.foundRules == ["❶ structure-mismatch"])
  }

  @Test("an untranslated text is reported by 'untranslated'")
  func untranslated() {
    var bundles = MarkedBundles(["en.yml": "a: \"❶{count} reviews\"\n", "de.yml": "a: \"{count} reviews\"\n"])
    bundles.source = "en"
    #expect(bundles.found(by: .pluralWanted).map { $0.prefix(1) } == ["❶"])
  }

  /// - Parameter source: the strings in English; Korean has a counter after each number.
  private func found(_ source: String, _ translation: String, language: String = "de") -> [String] {
    var bundles = MarkedBundles([
      "en.lproj/Shop.strings": source, "\(language).lproj/Shop.strings": translation,
      "ko.lproj/Shop.strings": source.replacing("❶", with: "").replacing(/= "([^"]*%d) ?[a-z]+/) { "= \"\($0.1)개" },
    ])
    bundles.source = "en"
    return bundles.foundRules.filter { $0.hasSuffix("plural-wanted") }
  }

  @Test("a plural that the source lacks is reported there, and not again in each translation")
  func sourceFirst() {
    #expect(
      found("count = \"❶%d stores\";", "count = \"%d Läden\";") == ["❶ plural-wanted"])
    var bundles = MarkedBundles([
      "de.yml": "a: \"❶{count} Läden\"\n", "ko.yml": "a: \"{count}개\"\n", "fr.yml": "a: \"{count} magasins\"\n",
    ])
    bundles.source = "de"
    #expect(bundles.foundRules == ["❶ plural-wanted"])
  }

  @Test("a number that counts nothing in an English source isn't reported in a translation")
  func maximum() {
    var bundles = MarkedBundles([
      "en.yml": "a: \"{n, number, integer} of {count, number, integer}\"\n",
      "ko.yml": "a: \"{n}개 중 {count}개\"\n", "fi.yml": "a: \"{n} / {count} huonetta\"\n",
    ])
    bundles.source = "en"
    #expect(bundles.foundRules == [])
  }

  @Test(
    "a message is fine if another one, as its key says, is for the number 1",
    arguments: [
      ("num_members_other", "num_members_one"), ("TRACKS", "TRACK"),
      ("REMOVE_%i_ITEMS_FROM_%@", "REMOVE_(ONE)_ITEM_FROM_%@"),
      ("categories", "category"), ("boxes", "box"),
    ])
  func pairs(_ many: String, _ one: String) {
    func strings(_ many: String, _ one: String) -> String {
      "\"\(many)\" = \"%d stores in %@\"; \"\(one)\" = \"%d store in %@\";"
    }
    #expect(found(strings(many, one), strings(many, one)) == [])
    // Without its counterpart.
    #expect(found(strings(many, "unrelated").replacing("%d store ", with: "the store "), "").count == 1)
  }

  @Test("a label in the singular isn't a counterpart, but a word to put after the number is")
  func labels() {
    #expect(found("\"%d days\" = \"❶%d days\"; \"Day\" = \"Day\";", "") == ["❶ plural-wanted"])
    #expect(found("\"%d days\" = \"%d days\"; \"day\" = \"day\";", "") == [])
  }

  @Test("a language with more than two forms needs them even if another message is for the number 1")
  func moreForms() {
    var bundles = MarkedBundles([
      "ko.yml": "stores_many: \"{n, number, integer}개\"\nstore_one: 한 개\n",
      "en.yml": "stores_many: \"{n} stores\"\nstore_one: one store\n",
      "ru.yml": "stores_many: \"❶{n} магазинов\"\nstore_one: один магазин\n",
    ])
    bundles.source = "ko"
    #expect(bundles.foundRules.filter { $0.hasSuffix("plural-wanted") } == ["❶ plural-wanted"])
  }

  @Test(
    "a comment can say that the number is never 1",
    arguments: ["%lld is always 2 or more.", "Shown for more than one store", "if count > 1"])
  func comments(_ comment: String) {
    #expect(found("/* \(comment) */\ncount = \"%d stores\";", "") == [])
  }

  @Test(
    "limits are hardly 1",
    arguments: ["At least %d characters", "More than %d results", ">%d results", "All %d sensors", "for %d minutes"])
  func limits(_ text: String) {
    #expect(found("a = \"\(text)\"; b = \"❶%d characters\";", "") == ["❶ plural-wanted"])
  }

  @Test("nouns stay the same after numbers in some languages with a plural", arguments: ["hu", "tr", "fa", "ka", "kk"])
  func singularNouns(_ language: String) {
    #expect(bundles("{n, number, integer}개", "{n} darab", language: language).found(by: .pluralWanted) == [])
  }

  @Test(
    "a message is fine if another one with a similar key has its text for the number 1",
    arguments: [
      ("x_new_stores", "%d new stores open", "1_new_store", "New store open", 0),
      ("num_of_files", "%d files", "one_file", "1 file", 0),
      ("num_of_files", "%d files", "document", "1 file", 1), ("num_of_files", "%d files", "file", "File", 1),
    ])
  func textPairs(_ key: String, _ many: String, _ otherKey: String, _ one: String, _ count: Int) {
    #expect(found("\"\(key)\" = \"\(many)\"; \"\(otherKey)\" = \"\(one)\";", "").count == count)
  }

  @Test(
    "a key that names numbers of two and more needs no counterpart",
    arguments: ["title_multi", "two_rooms", "deleteMultipleWarning"])
  func keysOfMany(_ key: String) {
    #expect(found("\(key) = \"%d stores\";", "") == [])
    #expect(found("rooms = \"❶%d stores\";", "") == ["❶ plural-wanted"])
  }
}
