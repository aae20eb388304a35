/// A token of Swift source (The Swift Programming Language, "Lexical Structure"), as far as declarations need it.
package struct SwiftToken: Hashable {
  package var kind: Kind
  /// The range, in bytes.
  package var range: Range<Int>

  package enum Kind: Hashable {
    /// A keyword, or a name with the backticks that it may have.
    case word
    case number
    /// A literal in quotes, with its delimiters and all that is interpolated in it.
    case string
    /// A regular expression with its delimiters.
    case regex
    /// One byte of an operator or of punctuation, or several `#`.
    case sign(UInt8)
  }
}
