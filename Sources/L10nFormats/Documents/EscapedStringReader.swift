/// Reads the characters of one string of a file, piece by piece.
protocol EscapedStringReader {
  /// The index of the next byte to read.
  var index: Int { get }

  /// - Parameter bytes: UTF-8 that begins with the string, with its quote if it has one.
  init(_ bytes: ArraySlice<UInt8>)

  mutating func next() -> EscapedPiece
}

/// The next part of a string, with its range in the file.
enum EscapedPiece {
  /// Characters without escapes.
  case run(Range<Int>)
  /// An escape of a character, or two escapes for one beyond U+FFFF.
  case escape(Unicode.Scalar, Range<Int>)
  /// A part that the format doesn't allow, and how to fix it.
  case mistake(explanation: String, Range<Int>)
  /// The end of the string, such as a closing quote.
  case end
  /// The line or the file ends before the string does.
  case unclosed
}

/// A string that was read to its end.
struct EscapedString {
  /// The text, or `nil` if the string isn't closed.
  var text: String?
  /// The index after the string.
  var end: Int
  /// The first mistake in it.
  var mistake: (explanation: String, range: Range<Int>)?

  /// The text, or `nil` if the string isn't closed or has a mistake.
  var soundText: String? { mistake == nil ? text : nil }
}

extension EscapedStringReader {
  /// Reads the string at the start of bytes.
  static func read(_ bytes: ArraySlice<UInt8>) -> EscapedString {
    var reader = Self(bytes)
    var text = ""
    var mistake: (explanation: String, range: Range<Int>)?
    while true {
      switch reader.next() {
      case .run(let range):
        if text.isEmpty {
          text = String(decoding: bytes[range], as: UTF8.self)
        } else {
          text += String(decoding: bytes[range], as: UTF8.self)
        }
      case .escape(let scalar, _): text.unicodeScalars.append(scalar)
      case .mistake(let explanation, let range):
        text.unicodeScalars.append("\u{FFFD}")
        mistake = mistake ?? (explanation, range)
      case .unclosed: return EscapedString(text: nil, end: reader.index, mistake: mistake)
      case .end: return EscapedString(text: text, end: reader.index, mistake: mistake)
      }
    }
  }

  /// Returns the text of bytes that are exactly one string without a mistake; `nil` for any others.
  static func text(of bytes: ArraySlice<UInt8>) -> String? {
    let string = read(bytes)
    return string.end == bytes.endIndex ? string.soundText : nil
  }
}
