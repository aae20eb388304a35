/// A token of Swift source (The Swift Programming Language, "Lexical Structure"), as detailed as needed here.
package struct SwiftToken: Hashable {
  package var kind: Kind
  /// The range, in bytes.
  package var range: Range<Int>

  package enum Kind: Hashable {
    /// A keyword, or a name including its backticks.
    case word
    case number
    /// A literal in quotes, with its delimiters and all of its interpolations.
    case string
    /// A regular expression with its delimiters.
    case regex
    /// One byte of an operator or of punctuation, or several `#`.
    case sign(UInt8)
  }
}
