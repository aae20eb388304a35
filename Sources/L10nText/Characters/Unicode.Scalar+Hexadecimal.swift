extension Unicode.Scalar {
  /// Returns the code point in uppercase hexadecimal digits, padded with zeros to `digits`.
  package func hexadecimal(digits: Int) -> String {
    let code = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - code.count)) + code
  }
}
