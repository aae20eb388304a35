import Foundation
import L10nMessages
import L10nRuntime
import Testing

@Suite("C conversions")
struct PrintfConversionWritingTests {
  @Test(
    "conversions write the same as in C",
    arguments: [
      ("%d", .int(-1234), "-1234"), ("%05d", .int(-12), "-0012"), ("%5d|", .int(12), "   12|"),
      ("%-5d|", .int(12), "12   |"), ("%+d", .int(12), "+12"), ("%.3d", .int(7), "007"), ("%.0d", .int(0), ""),
      ("%x", .int(255), "ff"), ("%#X", .int(255), "0XFF"), ("%o", .int(8), "10"), ("%#o", .int(8), "010"),
      ("%u", .int(-1), "18446744073709551615"), ("%'d", .int(1_234_567), "1,234,567"),
      ("%f", .double(1.5), "1.500000"), ("%.2f", .double(2.675), "2.67"), ("%.0f", .double(2.5), "2"),
      ("%8.3f|", .double(-1.5), "  -1.500|"), ("%08.3f", .double(-1.5), "-001.500"),
      ("%e", .double(12345.678), "1.234568e+04"),
      ("%G", .double(1e-10), "1E-10"), ("%.1f", .int(3), "3.0"), ("%d", .double(3.99), "3"),
      ("%@", .string("크림"), "크림"), ("%5@|", .string("크림"), "   크림|"), ("%-5s|", .string("ab"), "ab   |"),
      ("%.1s", .string("크림"), "크"), ("%@", .int(1234), "1234"), ("100%% %@", .string("x"), "100% x"),
    ] as [(String, MessageArgument, String)])
  func sameAsC(_ message: String, _ argument: MessageArgument, _ expected: String) {
    #expect(formatted(.text(message), [argument], names: ["arg1"], syntax: .printf) == expected)
  }

  @Test("positions change the order of arguments")
  func positions() {
    let text = formatted(.text("%2$@ – %1$d"), [.int(3), .string("리뷰")], names: ["arg1", "arg2"], syntax: .printf)
    #expect(text == "리뷰 – 3")
  }

  @Test("a message can't ask for a gigabyte of spaces")
  func hugeWidth() {
    let text = formatted(.text("%999999999d"), [.int(1)], names: ["arg1"], syntax: .printf)
    #expect(text.utf8.count <= 1_100)
  }
}
