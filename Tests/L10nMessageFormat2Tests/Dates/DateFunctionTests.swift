import Foundation
import Testing

@testable import L10nMessageFormat2

@Suite("Functions of dates")
struct DateFunctionTests {
  private func text(_ message: String, language: String = "en") throws -> String {
    let output = try formatted(message, ["d": .date(Date(timeIntervalSince1970: 1_136_214_246))], language: language)
    #expect(output.problems == [])
    return output.text.replacing("\u{202F}", with: " ")
  }

  @Test("dates and times are written by their fields")
  func fields() throws {
    #expect(try text("{$d :date}") == "Jan 2, 2006")
    #expect(try text("{|2006-01-02| :date length=long fields=month-day-weekday}") == "Monday, January 2")
    #expect(try text("{|2006-01-02| :date length=short}") == "1/2/06")
    #expect(try text("{|2006-01-02| :date length=long}", language: "ko") == "2006년 1월 2일")
    #expect(try text("{|2006-01-02T15:04:06| :time}") == "3:04 PM")
    #expect(try text("{|2006-01-02T15:04:06| :time precision=second hour12=false}") == "15:04:06")
    #expect(try text("{|2006-01-02T15:04:06| :datetime dateFields=weekday timePrecision=hour}").contains("Mon"))
    #expect(try text("{$d :datetime}").hasSuffix("3:04 PM"))
    #expect(try text("{$d :date calendar=buddhist fields=year-month-day length=long}", language: "th").contains("2549"))
  }

  @Test("a moment is written in the time zone of the option, and a date without one as it is")
  func timeZones() throws {
    #expect(try text("{|2006-01-02T15:04:06Z| :time timeZone=|Asia/Seoul| hour12=false}") == "00:04")
    #expect(try text("{|2006-01-02T15:04:06+09:00| :time hour12=false}") == "06:04")
    #expect(try text("{|2006-01-02T15:04:06+09:00| :time timeZone=input hour12=false}") == "15:04")
    #expect(try text("{|2006-01-02T15:04:06| :time timeZone=|-03:30| hour12=false}") == "15:04")
    #expect(try text("{|2006-01-02T15:04:06Z| :time timeZone=|-03:30| hour12=false}") == "11:34")
    #expect(try text(".local $t = {$d :time timeZone=|+01:00| hour12=false} {{{$t :datetime}}}").hasSuffix("16:04"))
  }

  @Test(
    "texts that aren't dates are no operands",
    arguments: [
      "", "2006", "2006-1-2", "2006-02-30", "0000-01-01", "2006-01-02 15:04:06", "2006-01-02T24:00:00",
      "2006-01-02T15:04", "2006-01-02T15:04:06+15:00", "2006-01-02T15:04:06.1234",
    ])
  func badOperands(literal: String) throws {
    #expect(try formatted("{$d :datetime}", ["d": .string(literal)]).kinds == [.badOperand])
  }

  @Test("fields need literals, and time zones have to exist")
  func badOptions() throws {
    let date = ["d": ArgumentValue.string("2006-01-02"), "x": .string("long")]
    #expect(try formatted("{$d :date length=$x}", date).kinds == [.badOption])
    #expect(try formatted("{$d :date fields=x timeZone=|No/Where| calendar=|!|}", date).kinds.count == 3)
    for zone in ["+18:00", "-99:00", "GMT+18", "GMT-1800", "+1:00", ""] {
      #expect(try formatted("{$d :datetime timeZone=|\(zone)|}", date).kinds == [.badOption], "\(zone)")
    }
    #expect(try formatted("{$d :datetime timeZone=UTC}{$d :datetime timeZone=|Asia/Seoul|}", date).kinds == [])
    #expect(try formatted("{$d :datetime timeZone=input}", date).kinds == [.badOperand])
    #expect(try formatted("{$d :datetime hour12=yes}", date).kinds == [.badOption])
  }
}
