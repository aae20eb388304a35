/// Writes strings of a `.strings` file.
package enum StringsString {
  /// Returns a text as written between double quotes.
  package static func escaped(_ text: String) -> String {
    var written = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": written += "\\\""
      case "\\": written += "\\\\"
      case "\n": written += "\\n"
      case "\r": written += "\\r"
      default: written.unicodeScalars.append(scalar)
      }
    }
    return written
  }
}
