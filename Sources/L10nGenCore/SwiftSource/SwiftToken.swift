/// A token of Swift source (The Swift Programming Language, "Lexical Structure"), as far as declarations need it.
struct SwiftToken: Hashable {
  var kind: Kind
  /// The range, in bytes.
  var range: Range<Int>

  enum Kind: Hashable {
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
