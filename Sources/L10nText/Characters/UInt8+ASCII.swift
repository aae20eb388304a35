extension UInt8 {
  /// A Boolean value indicating whether the byte is an ASCII letter.
  package var isASCIILetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }

  /// A Boolean value indicating whether the byte is an ASCII digit.
  package var isASCIIDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
