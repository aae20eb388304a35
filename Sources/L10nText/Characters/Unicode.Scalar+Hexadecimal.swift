extension Unicode.Scalar {
  /// The code point in capital hexadecimal digits, filled up with zeros to so many.
  package func hexadecimal(digits: Int) -> String {
    let code = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - code.count)) + code
  }
}
