/// The grammar of Core Foundation's formats (`__CFParseFormatSpec` in swift-corelibs-foundation's CFString.c): the text
/// after a percent sign that takes an argument.
enum CoreFoundationFormat {
  /// Returns the number of bytes in the first conversion after its percent sign, or `nil` if there is none.
  static func conversionLength(in text: String) -> Int? {
    var rest = Substring(text.drop { $0 != "%" }.dropFirst())
    let start = rest.utf8.count
    var hasSign = false
    var hasBracket = false
    while let sign = rest.popFirst() {
      switch sign {
      case "#": hasSign = true
      case "[":
        if !hasBracket, skipsName(&rest) { return start - rest.utf8.count }
        hasBracket = true
      case "@":
        guard hasSign else { return start - rest.utf8.count }
        hasSign = false
        if skipsName(&rest) { return start - rest.utf8.count }
      case "1"..."9":
        rest = rest.drop { ("0"..."9").contains($0) }
        if rest.first == "$" { rest.removeFirst() }
      case " ", "-", "+", "0", "*", ".", "h", "l", "L", "q", "t", "z", "j": continue
      default: return "dDiuUxXoOfFeEgGaAcCsSpnP".contains(sign) ? start - rest.utf8.count : nil
      }
    }
    return nil
  }

  /// Skips a name and the sign that ends it. With any sign other than `@`, it isn't a name, and the conversion
  /// continues.
  private static func skipsName(_ text: inout Substring) -> Bool {
    while let sign = text.popFirst() {
      if sign == "@" { return true }
      guard sign == "]" || sign == "_" || sign.isASCII && (sign.isLetter || sign.isNumber) else { return false }
    }
    return false
  }
}
