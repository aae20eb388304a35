/// Writes strings to a table's file one at a time.
protocol AppleTableWriter {
  /// The file so far, without its bytes.
  var written: AppleTableString.Written { get set }

  /// Writes a string in one language.
  mutating func write(
    _ text: AppleTableString.Text, of string: AppleTableString
  ) throws(AppleTextWriter.Inexpressible)
}

extension AppleTableWriter {
  /// Writes strings, and notes those that the file can't have with the reason.
  mutating func write(_ strings: [AppleTableString]) {
    for string in strings {
      for text in string.texts {
        do throws(AppleTextWriter.Inexpressible) {
          try write(text, of: string)
        } catch {
          written.refusals.append((string.key, text.language, error.reason))
        }
      }
    }
  }
}
