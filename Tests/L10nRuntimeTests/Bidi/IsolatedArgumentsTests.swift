import Foundation
import TestSupport
import Testing

@testable import L10nRuntime

@Suite("Isolated arguments on the screen")
struct IsolatedArgumentsTests {
  /// A message with values that the text around them mixes up.
  struct Sentence: CustomTestStringConvertible {
    var message: String
    var values: [MessageArgument]
    var language: String

    init(_ language: String, _ message: String, _ values: MessageArgument...) {
      (self.language, self.message, self.values) = (language, message, values)
    }

    var testDescription: String { "\(language): \(message)" }

    func text(isolates: Bool) -> String {
      formatted(.text(message), values, language: language, isolatesArguments: isolates)
    }

    /// What users should see: each text as it looks by itself, as one unit at its place in the sentence.
    var ideal: String {
      let texts = values.compactMap { if case .string(let text) = $0 { text } else { nil } }
      let objects = values.map { value -> MessageArgument in
        if case .string = value { .string("\u{FFFC}") } else { value }
      }
      let object = formatted(.text(message), objects, language: language)
      // A right-to-left sentence has its first text on the right.
      let paragraph = BidiParagraph(object)
      let pieces = paragraph.shown.split(separator: "\u{FFFC}", omittingEmptySubsequences: false)
      let inOrder = paragraph.level == 1 ? texts.reversed() : texts
      return zip(pieces, inOrder.map { BidiParagraph($0).shown } + [""]).map { $0 + $1 }.joined()
    }
  }

  @Test(
    "texts look as they do by themselves, at their place in the sentence",
    arguments: [
      // A name at the beginning doesn't turn the sentence around.
      Sentence("he", "{a} שלח הודעה", "Bob"), Sentence("ar", "{a} أرسل رسالة", "Bob"),
      // Punctuation and brackets at the end of a value stay with it.
      Sentence("he", "החנות {a} פתוחה", "Yahoo!"), Sentence("ar", "شركة {a}.", "C++"),
      Sentence("he", "החנות {a}", "(iOS) Acme"), Sentence("ar", "المتجر {a} مفتوح", "Müller & Co."),
      // Phone numbers, paths, and values after each other.
      Sentence("he", "טלפון {a}.", "+972 3-555-1234"), Sentence("ar", "هاتف {a}.", "+20 (2) 555-1234"),
      Sentence("ar", "الملف {a}", "/Users/bob/a.txt"), Sentence("he", "פתחו {a} > {b}", "Settings", "General"),
      Sentence("he", "שעות: {a} - {b}", "8:00 AM", "5:00 PM"),
      // A number after a name; the other direction in left-to-right languages.
      Sentence("en", "{a} 5 reviews", "אבג"), Sentence("en", "{a}: {b} reviews", "شركة", 5),
      Sentence("ko", "{a} 3개 매장", "מאפיית"), Sentence("en", "{a} sent {b} files", "שרה", 12),
    ])
  func sentences(sentence: Sentence) {
    #expect(BidiParagraph(sentence.text(isolates: true)).shown == sentence.ideal)
    // Without isolation, they don't, so the test would notice.
    #expect(BidiParagraph(sentence.text(isolates: false)).shown != sentence.ideal)
  }

  @Test("the visual order is the expected one, written out")
  func writtenOut() {
    let sentence = Sentence("he", "{a} שלח הודעה", "Yahoo!")
    #expect(BidiParagraph(sentence.text(isolates: true)).shown == "העדוה חלש Yahoo!")
    #expect(BidiParagraph(sentence.text(isolates: false)).shown == "Yahoo! העדוה חלש")
    let rating = Sentence("en", "{a} 5 reviews", "אבג")
    #expect(BidiParagraph(rating.text(isolates: true)).shown == "גבא 5 reviews")
    #expect(BidiParagraph(rating.text(isolates: false), .leftToRight).shown == "5 גבא reviews")
  }

  @Test("a value that is a string with isolated arguments is one unit, too")
  func nested() {
    let inner = Sentence("en", "{a} of {b}", "Bob!", "חנות").text(isolates: true)
    let outer = Sentence("he", "{a}, {b}", .string(inner), "C++").text(isolates: true)
    #expect(outer == "\u{2068}\u{2068}Bob!\u{2069} of \u{2068}חנות\u{2069}\u{2069}, \u{2068}C++\u{2069}")
    #expect(BidiParagraph(outer, .rightToLeft).shown == "C++ ,Bob! of תונח")
  }

  @Test("marks and overrides in a value end with it")
  func hostileValues() {
    for value in ["\u{202E}abc", "\u{200F}!", "a\u{202B}b", "\u{2067}abc"] {
      let text = Sentence("en", "{a} (1) end", .string(value)).text(isolates: true)
      #expect(BidiParagraph(text, .leftToRight).shown.hasSuffix(" (1) end"), "\(value.debugDescription)")
    }
  }

  @Test("branches and '#' are as before, and a value without text around it has no isolate")
  func choices() {
    let plural = "{b, plural, one{# עבור {a}} other{{a}: #}}"
    #expect(formatted(plural, "Bob", 1, language: "he", isolatesArguments: true) == "1 עבור \u{2068}Bob\u{2069}")
    #expect(formatted(plural, "Bob", 3, language: "he", isolatesArguments: true) == "\u{2068}Bob\u{2069}: 3")
    #expect(formatted("{a}", "Bob", language: "he", isolatesArguments: true) == "Bob")
    #expect(formatted("{b, plural, other{{a}}}", "Bob", 1, language: "he", isolatesArguments: true) == "Bob")
    let select = "{a, select, x{{b}!} other{-}}"
    #expect(formatted(select, "x", "Bob", language: "ar", isolatesArguments: true) == "\u{2068}Bob\u{2069}!")
  }

  @Test("Korean particles after an isolate fit the word in it")
  func particles() {
    func text(_ name: String) -> String {
      formatted("{a}을(를) {b}(으)로", .string(name), "서울", language: "ko", isolatesArguments: true)
    }
    #expect(text("크림") == "\u{2068}크림\u{2069}을 \u{2068}서울\u{2069}로")
    #expect(text("Apple (주)") == "\u{2068}Apple (주)\u{2069}을 \u{2068}서울\u{2069}로")
    #expect(text("팩트\u{2069}") == "\u{2068}팩트\u{2069}\u{2069}를 \u{2068}서울\u{2069}로")
  }

  @Test("arguments in tags keep their isolates, which aren't tags")
  func tags() {
    let text = AttributedString(
      tagged: formatted("<b>{a}</b> ו-{b}", "<i>x</i>", "y", language: "he", isolatesArguments: true))
    #expect(String(text.characters) == "\u{2068}<i>x</i>\u{2069} ו-\u{2068}y\u{2069}")
  }
}
