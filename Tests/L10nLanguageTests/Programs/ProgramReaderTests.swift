import Testing

@testable import L10nLanguage

@Suite("Reading programs")
struct ProgramReaderTests {
  private func steps(_ program: [UInt8]) -> [ProgramStep]? {
    program.withUnsafeBufferPointer { bytes in
      var reader = ProgramReader(bytes)
      var steps: [ProgramStep] = []
      do throws(ProgramReader.Malformed) {
        while let step = try reader.next() { steps.append(step) }
        return steps
      } catch {
        return nil
      }
    }
  }

  private func steps(_ program: String) -> [ProgramStep]? { steps(Array(program.utf8)) }

  @Test("text is read with its escapes")
  func texts() {
    #expect(steps("매장 3곳") == [.text("매장 3곳")])
    #expect(steps(#"a\nb\5cc\20"#) == [.text("a\nb\\c ")])
    #expect(steps(#"\e2\80\8b"#) == [.text("\u{200B}")])
    #expect(steps(#"\00"#) == [.text("\0")])
    #expect(steps(#"\-"#) == [])
    #expect(steps(#"\l"#) == [])
    #expect(steps(#"\l\,a\,\,\{n}"#) == [.item, .text("a"), .item, .item, .argument("n", .localized)])
  }

  @Test("arguments, choices and particles are read")
  func parts() {
    #expect(
      steps(#"\{n plural 1}\(=0)x\(one)\*\(other)\{g selectordinal}\(other)\*\.\.!"#)
        == [
          .plural(argument: "n", .cardinal, offset: 1), .exactBranch(0), .text("x"), .branch(.one),
          .pluralNumber, .branch(.other), .plural(argument: "g", .ordinal, offset: 0),
          .branch(.other), .pluralNumber, .endOfChoice, .endOfChoice, .text("!"),
        ])
    #expect(
      steps(#"\{g select}\(매장)\(a\29)x\."#)
        == [.select(argument: "g"), .keyword("매장"), .keyword("a)"), .text("x"), .endOfChoice])
    let particle = KoreanParticle(written: "(으)", afterConsonant: "으", afterVowel: "")
    #expect(steps(#"\{a\20b}\<(으)|으|>로"#) == [.argument("a b", .localized), .particle(particle), .text("로")])
  }

  @Test(
    "bytes that aren't a program are refused",
    arguments: [
      #"a\"#, #"\"#, #"\x"#, #"\4"#, #"\4G"#, #"\-a"#, #"a\-"#, #"\,a"#, #"\la"#, #"\l\{n}"#, #"a\."#, #"\(one)a\."#,
      #"\*"#, #"\{n select}\(other)\*\."#, #"\{}"#, #"\{n"#, #"\{ plural}\(other)\."#, #"\{n plural}a\(other)\."#,
      #"\{n plural}\."#, #"\{n plural}"#, #"\{n plural}\(other)a"#, #"\{n plural}\(some)a\."#, #"\{n plural}\(=)a\."#,
      #"\{n plural}\(=nan)a\."#, #"\{n plural}\(=inf)\."#, #"\{n plural x}\(other)\."#, #"\{n plural 1 2}\(other)\."#,
      #"\{n select}\()\."#, #"\{n select 1}\(other)\."#, #"\<a|b>"#, #"\<a|b|c"#, #"\l\,\{n plural}\(other)\,a\."#,
      #"\ff"#, #"\ed\a0\80"#, #"\{n\ff}"#, #"\{n\x}"#,
    ])
  func malformed(_ program: String) {
    #expect(steps(program) == nil)
  }

  @Test("ill-formed UTF-8 and controls are refused, wherever they are")
  func illFormed() {
    for bytes in [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF0, 0x9F, 0x91], [0], [0x0A]] as [[UInt8]] {
      #expect(steps(bytes) == nil)
      #expect(steps(Array("a".utf8) + bytes + Array(#"\n"#.utf8)) == nil)
      #expect(steps(Array(#"\{a"#.utf8) + bytes + Array("}".utf8)) == nil)
      #expect(steps(Array(#"\<"#.utf8) + bytes + Array("||>".utf8)) == nil)
    }
  }

  @Test("choices are nested at most as deep as the limit")
  func nesting() {
    for (kind, selector) in [("plural", "other"), ("select", "a")] {
      func program(_ depth: Int) -> String {
        String(repeating: #"\{n \#(kind)}\(\#(selector))"#, count: depth) + String(repeating: #"\."#, count: depth)
      }
      #expect(steps(program(ProgramReader.nestingLimit))?.count == 3 * ProgramReader.nestingLimit)
      #expect(steps(program(ProgramReader.nestingLimit + 1)) == nil)
    }
  }
}
