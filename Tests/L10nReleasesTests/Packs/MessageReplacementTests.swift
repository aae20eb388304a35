import L10nLanguage
@_spi(Updates) import L10nReleases
import Testing

@Suite("Messages that replace others")
struct MessageReplacementTests {
  private func rejection(
    _ line: [UInt8], for signature: String = "a", isSource: Bool = false, source: String = "가"
  ) -> MessageReplacement.Rejection? {
    do throws(MessageReplacement.Rejection) {
      try line.withUnsafeBufferPointer { line throws(MessageReplacement.Rejection) in
        try Array(source.utf8).withUnsafeBufferPointer { source throws(MessageReplacement.Rejection) in
          try MessageReplacement.check(
            line, isSource: isSource, for: MessageSignature(line: signature), source: source)
        }
      }
    } catch { return error }
    return nil
  }

  private func rejection(
    _ program: String, for signature: String = "a", isSource: Bool = false, source: String = "가"
  ) -> MessageReplacement.Rejection? {
    rejection(Array(program.utf8), for: signature, isSource: isSource, source: source)
  }

  @Test("messages that the app's code can show are used")
  func sound() {
    #expect(rejection("안녕하세요") == nil)
    #expect(rejection("") == nil, "withdrawn")
    #expect(rejection(#"\{n plural}\(one)\* item\(other)\* items\."#, for: "a n:Int") == nil)
    #expect(rejection(#"\{kind select}\(a)A\(other)B\."#, for: "a kind:Select") == nil)
    #expect(rejection("no argument after all", for: "a n:Int name:String") == nil)
    #expect(rejection(#"\l\,a\,b\,c"#, source: #"\l\,가"#) == nil)
    #expect(rejection("new", source: "") == nil)
    #expect(rejection(#"\{arg1 %d} items"#, for: "a arg1:Int") == nil)
    #expect(
      rejection(#"\{at time short} \{p number} \{n plain}\<을(를)|을|를>"#, for: "a at:Date n:Int p:Decimal") == nil)
    #expect(
      rejection(
        #"\{d date relative} \{n bytes file} \{s interval ::MMMd} \{t duration time} \{x list or short}"#,
        for: "a d:Date n:Int64 s:Range<Date> t:Duration x:[String]") == nil)
    #expect(rejection(#"\{n plural}\(other)\{n bytes binary}\."#, for: "a n:Int") == nil)
    #expect(rejection(" ", source: "  ") == nil)
  }

  @Test("a message can be withdrawn in every language except the source, which is the last one")
  func withdrawn() {
    #expect(rejection("") == nil)
    #expect(rejection("", isSource: true) == .blank)
    #expect(rejection("", isSource: true, source: "") == nil)
    #expect(rejection("a\0b") == .malformed)
    #expect(rejection(#"a\00b"#) == .malformed)
    #expect(rejection(#"a\5c00b"#) == nil)
  }

  @Test("each reason not to use a message is reported")
  func rejected() {
    #expect(rejection(Array(repeating: 0x61, count: (64 << 10) + 1)) == .tooLong)
    #expect(rejection(Array(repeating: 0x61, count: 64 << 10)) == nil)
    #expect(rejection(#"\l\,a"#) == .otherShape)
    #expect(rejection("a", source: #"\l\,a"#) == .otherShape)
    #expect(rejection(#"\{n plural}\(one)x"#, for: "a n:Int") == .malformed)
    #expect(rejection(#"\{n plural}\(one)x\."#, for: "a n:Int") == .missingOther)
    #expect(rejection(#"\{n select}\(one)x\."#, for: "a n:Select") == .missingOther)
    #expect(rejection(#"Hi \{name}"#) == .unknownArgument("name"))
    #expect(rejection(#"\{n plural}\(other)\{name}\."#, for: "a n:Int") == .unknownArgument("name"))
    #expect(rejection(#"\l\,\{n}"#, source: #"\l\,a"#) == .unknownArgument("n"))
    #expect(rejection(#"\{n plural}\(other)x\."#, for: "a n:String") == .argumentType("n"))
    #expect(rejection(#"\{n select}\(other)x\."#, for: "a n:Int") == .argumentType("n"))
    #expect(rejection(#"\{at date short}"#, for: "a at:Int") == .argumentType("at"))
    #expect(rejection(#"\{n number}"#, for: "a n:String") == .argumentType("n"))
    #expect(rejection(#"\{arg1 %d} items"#, for: "a arg1:String") == .argumentType("arg1"))
    #expect(rejection(#" \09\n"#) == .blank)
    #expect(rejection(#"\-"#) == .blank)
    #expect(rejection(#"\l\,\, "#, source: #"\l\,a"#) == .blank)
    #expect(rejection(#"\{n plural}\(other) \."#, for: "a n:Int") == .blank)
  }

  @Test(
    "a line that isn't a program isn't used",
    arguments: [
      [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], Array("a\nb".utf8), [0x61, 0], Array(#"a\"#.utf8),
      Array(#"\p\,other\=x"#.utf8),
      Array(#"\l stray\,a"#.utf8), Array(#"\si{n}"#.utf8),
    ] as [[UInt8]])
  func malformed(_ line: [UInt8]) {
    #expect(rejection(line, source: "") == .malformed)
  }
}
