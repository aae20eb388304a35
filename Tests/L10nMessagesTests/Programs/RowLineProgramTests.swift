import TestSupport
import Testing

@testable import L10nLanguage
@testable import L10nMessages

@Suite("Programs of messages")
struct RowLineProgramTests {
  private func program(_ text: String, _ syntax: MessageSyntax = .icu, isKorean: Bool = false) -> String {
    program(.text(text), syntax, isKorean: isKorean)
  }

  private func program(_ message: StoredMessage, _ syntax: MessageSyntax = .icu, isKorean: Bool = false) -> String {
    let meaning = MessageMeaning(parsing: message, in: syntax, hasArguments: true)
      .mapPatterns { isKorean ? $0.markingKoreanParticles() : $0 }
    return String(decoding: RowLine.program(of: meaning), as: UTF8.self)
  }

  @Test("plain text is its own program")
  func plain() {
    #expect(program("주변에 매장이 없습니다") == "주변에 매장이 없습니다")
    #expect(program("it''s 50% (or '{'more'}')") == "it's 50% (or {more})")
    #expect(program("\"a\\b\"\n #(x) ") == #""a\5cb"\n #(x)\20"#)
    #expect(program("") == #"\-"#)
    #expect(program(.list(["a", "", "b "])) == #"\l\,a\,\,b\20"#)
    #expect(program(.list([])) == #"\l"#)
  }

  @Test("each part of a message has its step")
  func parts() {
    #expect(
      program("{name}: {count, plural, offset:1 =0 {none} one {# review} other {{name} # }}")
        == #"\{name}: \{count plural 1}\(=0)none\(one)\* review\(other)\{name} \* \."#)
    #expect(
      program("{g, select, female {여성} other {{n, selectordinal, one {#st} other {#th}}}} ")
        == #"\{g select}\(female)여성\(other)\{n selectordinal}\(one)\*st\(other)\*th\.\.\20"#)
    #expect(program("{item}을(를) {n}(으)로", isKorean: true) == #"\{item}\<을(를)|을|를> \{n}\<(으)|으|>로"#)
    #expect(
      program("{a, number} {b, number, integer} {c, number, ::percent .0} {d, date} {e, time, ::jmm}")
        == #"\{a number} \{b integer} \{c percent .1 x1} \{d date medium} \{e time ::jmm}"#)
    #expect(
      program("{p, number, ::currency/KRW unit-width-narrow compact-short sign-accounting group-off}")
        == #"\{p currency KRW narrow compact ungrouped accounting}"#)
    #expect(
      program("{p, number, ::precision-increment/0.05 integer-width/##00 scale/2.5 decimal-always rounding-mode-up}")
        == #"\{p number /0.05:2 w2-4 point x2.5 from-zero}"#)
    #expect(program("%{name} %<p>-08.2f %%", .ruby) == #"\{name plain} \{p %-08.2f} %"#)
    #expect(program("%2$@: %1$lld, %X", .printf) == #"\{arg2 %@}: \{arg1 %d}, \{arg1 %X}"#)
    #expect(
      program(.pluralMap([.init(category: .zero, text: "none"), .init(category: .other, text: "%d")]), .printf)
        == #"\{count plural}\(=0)none\(zero)none\(other)\{count %d}\."#)
    #expect(program("%{a|b}", .ruby) == #"\{a|b plain}"#)
  }

  @Test("a choice without branches, which only a message with errors has, has an empty one")
  func noBranches() {
    #expect(program("{n, plural, }") == #"\{n plural}\(other)\."#)
    #expect(program("{g, select, }") == #"\{g select}\(other)\."#)
  }

  @Test("a program means what its message means, in each syntax", arguments: MessageSyntax.allCases)
  func random(syntax: MessageSyntax) throws {
    var patterns = RandomPattern(syntax: syntax, random: SplitMix(state: 5))
    for number in 0..<2_500 {
      let pattern = number.isMultiple(of: 2) ? patterns.message() : patterns.message().markingKoreanParticles()
      let isList = number.isMultiple(of: 3)
      try expectSame(
        MessageMeaning(
          patterns: isList ? [pattern, MessagePattern(), patterns.message()] : [pattern], isList: isList,
          localizesPlainNumbers: syntax.localizesPlainNumbers))
    }
  }

  @Test("a program means what its message means, for the messages of ICU's tests")
  func conformance() throws {
    for example in ICUConformanceTests.cases {
      try expectSame(MessageMeaning(parsing: .text(example.pattern), in: .icu, hasArguments: false))
    }
  }

  private func expectSame(_ meaning: MessageMeaning) throws {
    let line = RowLine.program(of: meaning)
    #expect(!line.isEmpty && !line.contains { $0 < 0x20 })
    let read = try ReadProgram.meaning(of: line, localizesPlainNumbers: meaning.localizesPlainNumbers)
    let shown = String(decoding: line, as: UTF8.self)
    #expect(read == meaning.mapPatterns { $0.inPrograms(isInPlural: false) }, "\(shown) \(meaning)")
    #expect(RowLine.program(of: read) == line, "\(shown)")
  }
}

extension MessagePattern {
  /// The pattern without places and without all that a program doesn't keep, since it makes no difference to users.
  fileprivate func inPrograms(isInPlural: Bool) -> MessagePattern {
    MessagePattern(
      withoutPlaces.joiningTexts.elements.map { element in
        switch element {
        case .placeholder(var hole):
          if case .conversion(var conversion) = hole.format {
            conversion.length = nil
            hole.format = .conversion(conversion)
          }
          return .placeholder(hole)
        case .plural(var choice):
          choice.isPluralMap = false
          choice.branches = choice.branches.map {
            .init(selector: $0.selector, pattern: $0.pattern.inPrograms(isInPlural: true), range: 0..<0)
          }
          if choice.branches.isEmpty {
            choice.branches = [.init(selector: .category(.other), pattern: MessagePattern(), range: 0..<0)]
          }
          return .plural(choice)
        case .select(var choice):
          choice.branches = choice.branches.map {
            .init(keyword: $0.keyword, pattern: $0.pattern.inPrograms(isInPlural: isInPlural), range: 0..<0)
          }
          if choice.branches.isEmpty {
            choice.branches = [.init(keyword: "other", pattern: MessagePattern(), range: 0..<0)]
          }
          return .select(choice)
        case .text, .pluralNumber, .particle: return element
        }
      })
  }
}
