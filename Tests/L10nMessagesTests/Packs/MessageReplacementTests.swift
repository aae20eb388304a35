@_spi(Updates) import L10nLanguage
@_spi(Updates) import L10nMessages
import Testing

@Suite("Messages that replace others")
struct MessageReplacementTests {
  private func rejection(
    _ line: [UInt8], for signature: String = "a", isSource: Bool = false, source: StoredMessage? = .text("가"),
    syntax: MessageSyntax = .icu
  ) -> MessageReplacement.Rejection? {
    let source = source.map { RowLine.encode($0) } ?? []
    do throws(MessageReplacement.Rejection) {
      try line.withUnsafeBufferPointer { line throws(MessageReplacement.Rejection) in
        try source.withUnsafeBufferPointer { source throws(MessageReplacement.Rejection) in
          try MessageReplacement.check(
            line, isSource: isSource, for: MessageSignature(line: signature), source: source, syntax: syntax)
        }
      }
    } catch { return error }
    return nil
  }

  private func rejection(
    _ message: StoredMessage, for signature: String = "a", source: StoredMessage? = .text("가"),
    syntax: MessageSyntax = .icu
  ) -> MessageReplacement.Rejection? {
    rejection(RowLine.encode(message), for: signature, source: source, syntax: syntax)
  }

  @Test("messages that the app's code can show are used")
  func sound() {
    #expect(rejection(.text("안녕하세요")) == nil)
    #expect(rejection([]) == nil, "withdrawn")
    #expect(rejection(.text("{n, plural, one {# item} other {# items}}"), for: "a n:Int") == nil)
    #expect(rejection(.text("{kind, select, a {A} other {B}}"), for: "a kind:Select") == nil)
    #expect(rejection(.text("no argument after all"), for: "a n:Int name:String") == nil)
    #expect(rejection(.list(["a", "b", "c"]), source: .list(["가"])) == nil)
    let plural: [StoredMessage.PluralVariant] = [.init(category: .one, text: "a"), .init(category: .other, text: "b")]
    #expect(rejection(.pluralMap(plural), for: "a count:Int") == nil)
    #expect(rejection(.text("new"), source: nil) == nil)
    #expect(rejection(RowLine.encode(.text("%d items"), in: .printf), for: "a arg1:Int") == nil)
    #expect(rejection(.text(" "), source: .text("  ")) == nil)
  }

  @Test("a message can be withdrawn in every language except the source, which is the last one")
  func withdrawn() {
    #expect(rejection([]) == nil)
    #expect(rejection([], isSource: true) == .blank)
    #expect(rejection([], isSource: true, source: nil) == nil)
    #expect(rejection(Array("\\si".utf8)) == .malformed, "a syntax without a text")
    #expect(rejection(.text("a\0b")) == .malformed)
  }

  @Test("each reason not to use a message is reported")
  func rejected() {
    #expect(rejection(Array(repeating: 0x61, count: (64 << 10) + 1)) == .tooLong)
    #expect(rejection(Array(repeating: 0x61, count: 64 << 10)) == nil)
    #expect(rejection(.list(["a"])) == .otherShape)
    #expect(rejection(.text("a"), source: .list(["a"])) == .otherShape)
    #expect(rejection(.text("{n, plural, one {x}"), for: "a n:Int") == .syntax)
    #expect(rejection(.text("{n, plural, one {x}}"), for: "a n:Int") == .syntax)
    #expect(rejection(.text("Hi {name}")) == .unknownArgument("name"))
    #expect(rejection(.text("{n, plural, other {{name}}}"), for: "a n:Int") == .unknownArgument("name"))
    #expect(rejection(.list(["{n}"]), source: .list(["a"])) == .unknownArgument("n"))
    #expect(rejection(.text("{n, plural, other {x}}"), for: "a n:String") == .argumentType("n"))
    #expect(rejection(.text("{at, date}"), for: "a at:Int") == .argumentType("at"))
    #expect(rejection(.pluralMap([.init(category: .one, text: "x")]), for: "a count:Int") == .missingOther)
    #expect(rejection(.text(" \t\n")) == .blank)
    #expect(rejection(.text("")) == .blank)
    #expect(rejection(.list(["", " "]), source: .list(["a"])) == .blank)
    #expect(rejection(.text("%d items"), for: "a arg1:String", syntax: .printf) == .argumentType("arg1"))
  }

  @Test(
    "a line in another form than the encoder's isn't used",
    arguments: [
      [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], Array("a\nb".utf8), [0x61, 0], Array(#"a\"#.utf8), Array(#"\61"#.utf8),
      Array("a ".utf8), Array(#"\p\,none\=x"#.utf8), Array(#"\l stray\,a"#.utf8), Array(#"\sx"#.utf8),
    ] as [[UInt8]])
  func malformed(_ line: [UInt8]) {
    #expect(rejection(line, source: nil) == .malformed)
  }
}
