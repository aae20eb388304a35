import L10nMessages
import Testing

@testable import L10nCatalog

@Suite("Types of arguments")
struct ArgumentInferenceTests {
  /// Returns the types of a text's arguments in Swift, or `?` for contradictory uses.
  private func types(_ text: String, _ syntax: MessageSyntax = .icu) -> [String] {
    syntax.parse(text).pattern.arguments.map { ArgumentInference.type(of: $0.uses)?.rawValue ?? "?" }
  }

  @Test(
    "each use determines a type",
    arguments: [
      ("{a}", "String"), ("{a, number}", "Double"), ("{a, number, percent}", "Double"), ("{a, number, integer}", "Int"),
      ("{a, spellout}", "Double"), ("{a, ordinal}", "Int"), ("{a, plural, other {}}", "Int"),
      ("{a, selectordinal, other {}}", "Int"), ("{a, date}", "Date"),
      ("{a, time, short}", "Date"), ("{a, select, x {} other {}}", "Select"), ("{a, list, or}", "[String]"),
      ("{a, date, relative}", "Date"), ("{a, interval}", "Range<Date>"), ("{a, bytes}", "Int64"),
      ("{a, duration, time}", "Duration"),
    ])
  func single(text: String, type: String) {
    #expect(types(text) == [type])
  }

  @Test(
    "several uses determine a type that suits all of them",
    arguments: [
      ("{a} {a, plural, other {#}}", "Int"), ("{a, number} {a, plural, other {}}", "Int"),
      ("{a, plural, other {{a, spellout}}}", "Int"), ("{a, ordinal} {a, spellout}", "Int"),
      ("{a, number, integer} {a, number}", "Int"), ("{a, date} {a, time}", "Date"), ("{a} {a, date}", "Date"),
      ("{a, bytes} {a, plural, other {#}} {a, number, integer}", "Int64"), ("{a, bytes} {a, number}", "Int64"),
      ("{a, list} {a}", "[String]"), ("{a, date, relative} {a, time}", "Date"),
      ("{a, select, x {{a}} other {}}", "Select"), ("{a, plural, other {{a, selectordinal, other {}}}}", "Int"),
    ])
  func together(text: String, type: String) {
    #expect(types(text) == [type])
    let uses = MessageSyntax.icu.parse(text).pattern.arguments[0].uses
    #expect(ArgumentInference.type(of: uses.reversed())?.rawValue == type)
  }

  @Test(
    "contradictory uses have no type",
    arguments: [
      "{a, date} {a, number}", "{a, plural, other {}} {a, date}", "{a, select, x {} other {}} {a, plural, other {}}",
      "{a, select, x {} other {}} {a, time}", "{a, list} {a, plural, other {}}", "{a, interval} {a, date}",
      "{a, duration} {a, number}", "{a, bytes} {a, list, or}", "{a, list} {a, select, x {} other {}}",
    ])
  func contradictions(text: String) {
    #expect(types(text) == ["?"])
  }

  @Test("a C conversion determines the type that Swift formats with it")
  func conversions() {
    #expect(types("%@ %d %lld %.2f", .printf) == ["String", "Int", "Int", "Double"])
    #expect(types("%2$@ %1$d", .printf) == ["String", "Int"])
    #expect(types("%{a} %<b>d %<c>.2f", .ruby) == ["String", "Int", "Double"])
  }
}
