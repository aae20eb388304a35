import CatalogTestSupport
import L10nLanguage
import Testing

@testable import L10nText

@Suite("markup-mismatch")
struct MarkupMismatchTests {
  private func found(_ korean: String, _ english: String, language: String = "en") -> [String] {
    CatalogTestSupport.found(
      by: .markupMismatch,
      in: ["ko.yml": "❾a: '\(korean)'\n", "\(language).yml": "a: '\(english)'\n"])
  }

  @Test("a missing tag is reported at the text, and an extra one at its place")
  func differ() {
    #expect(
      CatalogTestSupport.found(
        by: .markupMismatch, in: ["ko.yml": "❾a: <a>약관</a> 동의\n", "en.yml": "a: ❶Agree to the terms\n"])
        == ["❶ warning: '<a>' from the text in ko is missing; put it around the same words (❾ the text in ko)"])
    #expect(
      found("정말요?", "Are you ❶<strong>sure</strong>?")
        == ["❶ warning: '<strong>' isn't in the text in ko; remove it (❾ the text in ko)"])
    #expect(
      found("<link>문서</link>", "the ❶<a>docs</a>")
        == ["❶ warning: '<a>' isn't in the text in ko, which has '<link>'; write that (❾ the text in ko)"])
    #expect(
      found("<a>하나</a> <a>둘</a>", "<a>one</a> two").map { $0.dropFirst(11) }
        == [
          "warning: '<a>' occurs less often than in the text in ko; put it around the same words (❾ the text in ko)"
        ])
  }

  @Test("a tag with nearly the name of the source's is explained as a misspelling")
  func misspelled() {
    #expect(
      found("<download/> 받기", "Get ❶<ownload/>")
        == ["❶ warning: '<ownload/>' isn't in the text in ko; did you mean '<download/>'? (❾ the text in ko)"])
    #expect(
      found("<bold>굵게</bold>", "<bold>bold❶</bolld>")
        == ["❶ warning: '</bolld>' isn't in the text in ko; did you mean '</bold>'? (❾ the text in ko)"])
    #expect(
      found("<download/> 받기", "❶Get")
        == ["❶ warning: '<download/>' from the text in ko is missing; add it (❾ the text in ko)"])
    #expect(found("<download/> 받기", "Get <download/> <file>") == [])
  }

  @Test("a tag that isn't closed is an error, reported once, at the mistake")
  func unbalanced() {
    #expect(
      found("<b>둘</b>", "❶<b>two") == ["❶ error: '<b>' is never closed; write '</b>'"])
    #expect(
      found("<b>둘</b>", "<b>two❶<b>") == ["❶ error: '<b>' is never closed; write '</b>' in its place"])
    #expect(found("<b>둘</b>", "two❶</b>") == ["❶ error: '</b>' has no opening tag; add one, or remove this tag"])
    #expect(
      found("<b>둘</b>", "<b>two❶</i>") == ["❶ error: '</i>' has no opening tag; '<b>' is open here, so write '</b>'"])
    #expect(
      found("<b><i>둘</i></b>", "<b>❶<i>two</b></i>")
        == ["❶ error: '<i>' isn't closed before '</b>'; write '</i>' there"])
    #expect(found("<x>둘</x>", "❶<x>two") == ["❶ error: '<x>' is never closed; write '</x>'"])
  }

  @Test("a closing tag that is optional in HTML is missing if the source or the other tags have it")
  func optionalEnds() {
    #expect(found("<p>하나</p><p>둘</p>", "<p>one</p>❶<p>two") == ["❶ error: '<p>' is never closed; write '</p>'"])
    #expect(found("<p>하나</p>", "<p>one❶<p>") == ["❶ error: '<p>' is never closed; write '</p>' in its place"])
    #expect(found("하나<p>둘", "one</p>❶<p>two").count == 1)
    #expect(found("<p>하나<p>둘", "<p>one<p>two") == [])
    #expect(found("<ul><li>하나<li>둘</ul>", "<ul><li>one<li>two</ul>") == [])
    #expect(found("<p>하나</p><p>둘</p>", "<p>one<p>two</p>") == [])
  }

  @Test("only definite tags are reported in the source")
  func source() {
    #expect(
      CatalogTestSupport.found(
        by: .markupMismatch,
        in: ["ko.yml": "a: <b>둘❶<b>\nb: <b>둘❷</i></b><i>\nc: 제목은 <header>\nd: '</b>: 기본값'\ne: <파일> <file>\n"]
      ).map { String($0.prefix(8)) } == ["❶ error:", "❷ error:"])
  }

  @Test("each branch is checked separately")
  func branches() {
    let korean = "{n, plural, other {<a>#개</a> 보기}}"
    #expect(found(korean, "See <a>{n, plural, one {# item} other {# items}}</a>") == [])
    #expect(found(korean, "{n, plural, =0 {Nothing} one {<a>#</a>} other {<a>#</a>}}") == [])
    #expect(
      found(korean, "{n, plural, one {❶<a>#} other {<a>#</a>}}")
        == ["❶ error: '<a>' is never closed; write '</a>'"])
    #expect(
      found(korean, "{n, plural, one {# item} other {<a># items</a>}}").map { $0.dropFirst(11) } == [
        "warning: the tags aren't in the same branches as in ko; write the same tags in each branch "
          + "(❾ the text in ko)"
      ])
  }

  @Test(
    "order, attributes and the extent of formatting are up to the translator",
    arguments: [
      ("<a>하나</a> <b>둘</b>", "<b>two</b> <a>one</a>"), ("<a title=\"제목\">x</a>", "<a title=\"title > \" id=x>x</a>"),
      ("<b>하나</b>", "<b>one</b> and <b>one</b>"), ("하나<br>둘", "one<br/>two<br />three"), ("하나<br>둘", "one two"),
      ("<b>하나</b>", "<strong>one</strong>"), ("<img src=\"x\">", "<img src=\"x\"/>"),
      ("<ul><li>하나</ul>", "<ul><li>one</li></ul>"),
      ("<link>문서</link>", "<link>docs</link>"), ("<a href=\"{url}\">x</a>", "<a href=\"{url}\">x</a>"),
      ("<B>하나</B>", "<b>one</b>"), ("a < b", "a less than b"), ("i <3 you", "i love you"), ("-> <- <-> <=", "x"),
      ("메일 <me@example.com>", "mail"), ("<https://example.com>", "site"), ("<!-- <b> --> x", "x"),
      ("명령 <file>", "command <파일>"), ("<header>", "<머리글>"), ("<b>반만", "<b>half"), ("끝</b>", "end</b>"),
      ("&lt;b&gt;", "b"), ("x", "x < y and y > z"), ("<b>하나</b>", ""), ("'{<b>}'", "'{<b>}'"),
    ])
  func fine(_ korean: String, _ english: String) {
    #expect(found(korean.replacing("'", with: "''"), english.replacing("'", with: "''")) == [])
  }

  @Test(
    "tags that a text only mentions are text",
    arguments: [
      ("헤더에 넣으세요", "插入到<head>标签中"), ("head 태그", "the <head> tag"), ("헤더", "`<header>` goes first"),
      ("스크립트", "use “<script>”, then"), ("<b>본문</b>", "<b>text</b> in the <body> element"),
    ])
  func mentioned(_ korean: String, _ other: String) {
    #expect(found(korean, other) == [])
  }

  @Test("a tag that is also used isn't only mentioned")
  func used() {
    #expect(found("<b>둘</b>", "the ❶<b> tag</b>, <b>").count == 1)
    #expect(found("헤더", "❶<head>tail").count == 1)
  }

  @Test("a form of a plural map may have the tags of any source form, except for the form for all numbers")
  func pluralMaps() {
    let english = "a:\n  one: an item\n  other: <a>%{count}</a> items\n"
    func found(_ russian: String) -> [String] {
      var bundles = MarkedBundles(["en.yml": english, "ru.yml": russian])
      bundles.source = "en"
      bundles.syntax = .ruby
      return bundles.found(by: .markupMismatch)
    }
    let rest = "  few: <a>%{count}</a> предмета\n  many: <a>%{count}</a> предметов\n"
    #expect(found("a:\n  one: <a>%{count}</a> предмет\n\(rest)  other: <a>%{count}</a> предмета\n") == [])
    #expect(found("a:\n  one: один предмет\n\(rest)  other: <a>%{count}</a> предмета\n") == [])
    #expect(found("a:\n  one: <a>%{count}</a> предмет\n\(rest)  other: ❶все %{count}\n").count == 1)
    #expect(found("a:\n  one: ❶<b><a>%{count}</a><a>x</a></b>\n\(rest)  other: <a>%{count}</a> предмета\n").count == 1)
  }

  @Test("Korean, Chinese and Japanese needn't keep italics")
  func italics() {
    var bundles = MarkedBundles([
      "en.yml": "a: <i>Not</i> logged in\n", "zh-Hans.yml": "a: 未登录\n", "fr.yml": "a: Non connecté\n",
    ])
    bundles.source = "en"
    #expect(bundles.findings.map(\.language) == ["fr"])
  }

  @Test("Ruby's placeholders aren't tags")
  func ruby() {
    #expect(
      CatalogTestSupport.found(
        by: .markupMismatch, in: ["ko.yml": "a: \"%<a>d %<n>\"\n", "en.yml": "a: \"%<a>d\"\n"], syntax: .ruby) == [])
  }

  @Test("the time to check thousands of tags and lookalikes grows with their number")
  func flood() {
    let korean = String(repeating: "<b>x</b>", count: 20_000) + String(repeating: "<a =\\\"", count: 20_000)
    #expect(
      MarkedBundles(["ko.yml": "a: \"\(korean)\"\n", "en.yml": "a: \"\(korean) x\"\n"]).found(by: .markupMismatch) == []
    )
    #expect(found("태그", String(repeating: "the <b> tag ", count: 20_000)) == [])
  }
}
