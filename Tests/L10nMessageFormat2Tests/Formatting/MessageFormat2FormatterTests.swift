import Foundation
import L10nLanguage
import L10nMessages
import Testing

@testable import L10nMessageFormat2

@Suite("Formatting MessageFormat 2")
struct MessageFormat2FormatterTests {
  @Test("arguments without functions are written as in the language")
  func plain() throws {
    let arguments: [String: ArgumentValue] = ["s": .string("x"), "n": .double(1234.5), "i": .int(-2)]
    #expect(try formatted("{$s} {$n} {$i} {lit}", arguments, language: "de").text == "x 1.234,5 -2 lit")
    #expect(try formatted("{$d}", ["d": .date(Date(timeIntervalSince1970: 0))]).text.contains("1970"))
    let other = try formatted("{$x}", ["x": .other])
    #expect(other.text == "{$x}")
    #expect(other.kinds == [.badOperand])
  }

  @Test("a value that can't be found leaves a fallback, and a problem at its place")
  func fallbacks() throws {
    let output = try formatted(".local $v = {|a\\|b| :f} {{{$v} {|a\\|b| :f} {$x} {$x :number} {:f} {:number}}}")
    #expect(output.text == "{$v} {|a\\|b|} {$x} {$x} {:f} {:number}")
    #expect(
      output.kinds == [
        .unknownFunction, .unknownFunction, .unresolvedVariable, .unresolvedVariable, .badOperand, .unknownFunction,
        .badOperand,
      ])
    #expect(try formatted("ab{|c| :f}").problems.first?.range == 7..<9)
  }

  @Test("a message with errors is the replacement character")
  func invalid() throws {
    let environment = MessageFormat2Environment(language: try #require(LanguageTag("en")), timeZone: .gmt)
    let output = MessageFormat2Formatter(MessageFormat2.parse("{$a {"), environment).format([:])
    #expect(output.text == "{\u{FFFD}}")
    #expect(output.kinds == [.invalidMessage, .invalidMessage])
  }

  @Test("declarations are only resolved if they are needed, in any number")
  func declarations() throws {
    let unused = try formatted(".input {$x :number} .local $y = {:f} {{a}}")
    #expect(unused.text == "a" && unused.problems == [])
    let chain = (1...5_000).map { ".local $v\($0) = {$v\($0 - 1)}" }.joined()
    #expect(try formatted(".local $v0 = {1}\(chain){{{$v5000}}}").text == "1")
    #expect(try formatted(".input {$\u{1E0D}} {{{$d\u{323}}}}", ["d\u{323}": .string("x")]).text == "x")
  }

  @Test("of the variants that fit, the best is selected, and the first key counts most")
  func selection() throws {
    let message = """
      .input {$n :integer} .input {$s :string}
      .match $n $s
      * a {{*a}} one * {{one}} 1 * {{1}} one a {{one a}} * * {{**}} 2 b {{2b}}
      """
    func text(_ number: Int, _ word: String) throws -> String {
      try formatted(message, ["n": .int(number), "s": .string(word)]).text
    }
    #expect(try text(1, "a") == "1")
    #expect(try text(1, "b") == "1")
    #expect(try text(2, "a") == "*a")
    #expect(try text(2, "b") == "2b")
    #expect(try text(3, "b") == "**")
    let bad = try formatted(".local $d = {|2006-01-02| :date} .match $d 1 {{1}} * {{*}}")
    #expect(bad.text == "*" && bad.kinds == [.badSelector])
    #expect(try formatted(".local $n = {1 :number} .match $n x {{x}} * {{*}}").kinds == [.badVariantKey])
  }

  @Test("values are isolated from the direction of the text around them")
  func isolation() throws {
    func text(_ message: String, _ language: String) throws -> String {
      try formatted(message, ["s": .string("x")], language: language, isolated: true).text
    }
    #expect(try text("{$s} {1 :number}", "en") == "\u{2068}x\u{2069} 1")
    #expect(try text("{1 :test:function}", "ar") == "\u{2066}1\u{2069}")
    #expect(try text("{1 :number}", "he") == "\u{2067}1\u{2069}")
    // Azerbaijani and Kurdish of Iraq are in the Arabic script, which some systems don't know.
    #expect(try text("{1 :number}", "az-Arab").hasPrefix("\u{2067}"))
    #expect(try text("{1 :number}", "ckb").hasPrefix("\u{2067}"))
    #expect(try text("{a :string u:dir=rtl}{1 :number u:dir=auto}", "en") == "\u{2067}a\u{2069}\u{2068}1\u{2069}")
    #expect(try text("{1 :number u:dir=inherit}{$x}", "en") == "1\u{2068}{$x}\u{2069}")
    #expect(try formatted("{1 :number u:dir=up u:id=$x}").kinds == [.badOption, .unresolvedVariable, .badOption])
  }

  @Test("markup is a part without text")
  func markup() throws {
    let output = try formatted("{#a b=$n u:id=c}d{#e /}{/a u:dir=ltr}", ["n": .int(2)])
    #expect(output.text == "d")
    #expect(
      output.parts == [
        .markup(.init(kind: .open, name: "a", id: "c", options: ["b": "2"])), .text("d"),
        .markup(.init(kind: .standalone, name: "e", options: [:])),
        .markup(.init(kind: .close, name: "a", options: [:])),
      ])
    #expect(output.kinds == [.badOption])
  }
}
