/// An explanation of libyaml's short messages: what is wrong and what to do.
///
/// The same message is used for very different mistakes, which only the text around the position distinguishes.
struct YAMLSyntaxExplanation {
  /// The mistake and how to fix it, in one sentence.
  var text: String
  /// The position, in scalars from the start of the file.
  var offset: Int
  /// The key that is too long to be read, or `nil` if that isn't the mistake.
  var longKey: String?

  /// Explains a failure.
  /// - Parameter openBracket: the position of the innermost open brace or bracket, and whether it is a brace.
  init(
    _ failure: YAMLEventReader.Failure, in surroundings: YAMLSurroundings, openBracket: (offset: Int, isBrace: Bool)?
  ) {
    offset = failure.offset
    text = ""
    if let mark = surroundings.conflictMark(near: offset) {
      at(mark, DocumentProblem.conflictMarker)
    } else {
      explain(failure, surroundings, openBracket)
    }
  }

  private mutating func explain(
    _ failure: YAMLEventReader.Failure, _ surroundings: YAMLSurroundings,
    _ openBracket: (offset: Int, isBrace: Bool)?
  ) {
    let problem = failure.problem
    switch (problem, failure.context) {
    case ("found unexpected end of stream", "while scanning a quoted scalar"):
      at(failure.contextOffset, "this quote is never closed; close it, or write the text without quotes")
    case ("found unexpected document indicator", "while scanning a quoted scalar"):
      at(failure.contextOffset, "this quote is not closed before '---' or '...'")
    case ("found unknown escape character", _):
      text = "no such escape in a double-quoted text; write '\\\\' for a backslash, or use single quotes"
    case ("did not find expected hexdecimal number", _), ("found invalid Unicode character escape code", _):
      text = "no such character; '\\x', '\\u' and '\\U' take the 2, 4 or 8 hexadecimal digits of one"
    case ("did not find expected ',' or '}'", _): explainNoComma("}", context: failure.contextOffset, surroundings)
    case ("did not find expected ',' or ']'", _): explainNoComma("]", context: failure.contextOffset, surroundings)
    case ("did not find expected node content", _):
      explainNoContent(surroundings, openBracket)
    case ("mapping values are not allowed in this context", _), ("could not find expected ':'", _):
      explainColon(problem, context: failure.contextOffset, surroundings)
    case ("did not find expected key", _):
      explainNoKey(surroundings)
    case ("found character that cannot start any token", _):
      text =
        surroundings.byte(at: offset) == UInt8(ascii: "\t")
        ? Self.tab : "a text can't begin with this character; put it in quotes"
    case ("found a tab character where an indentation space is expected", _),
      ("found a tab character that violates indentation", _):
      text = Self.tab
    case ("did not find expected alphabetic or numeric character", _):
      at(failure.contextOffset, "'&' and '*' begin an anchor or an alias; put a text that begins with them in quotes")
    case ("could not determine a simple key", _), ("did not find expected <document start>", _):
      text = "this line is indented less than the keys above it and belongs to none; align it"
    case (_, "while scanning a block scalar"):
      text = "after '|' or '>' the text begins in the next line; put a text that begins with them in quotes"
    case ("found incompatible YAML document", _):
      text = "this version of YAML isn't supported; remove this line"
    case ("found unknown directive name", _), ("could not find expected directive name", _),
      (_, "while scanning a directive"):
      at(failure.contextOffset, "'%' begins a YAML directive in the first column; put the text in quotes")
    case ("found undefined tag handle", _):
      text = "'!' begins a YAML tag; put a text that begins with it in quotes"
    default:
      text = "not YAML: " + (failure.context.isEmpty ? problem : "\(problem) \(failure.context)")
    }
  }

  private mutating func at(_ offset: Int, _ words: String) {
    self.offset = offset
    text = words
  }

  private static let tab = "a tab can't indent YAML; use spaces"

  private static func neverClosed(isBrace: Bool) -> String {
    isBrace
      ? "this brace is never closed; put a text that begins with '{' in quotes"
      : "this bracket is never closed; put a text that begins with '[' in quotes"
  }

  private mutating func explainNoComma(_ bracket: Character, context: Int, _ surroundings: YAMLSurroundings) {
    if surroundings.isAtEnd(offset) || !surroundings.areInOneLine(context, offset) {
      at(context, Self.neverClosed(isBrace: bracket == "}"))
    } else {
      text =
        "a comma or '\(bracket)' is missing before this; put a text with brackets, braces or quotes in quotes"
    }
  }

  private mutating func explainNoContent(
    _ surroundings: YAMLSurroundings, _ openBracket: (offset: Int, isBrace: Bool)?
  ) {
    guard let openBracket else {
      text = "a text can't begin with this character; put it in quotes"
      return
    }
    guard surroundings.isAtEnd(offset) else {
      text = "nothing comes before this; put a text with commas in quotes, and write '' for an empty one"
      return
    }
    offset = openBracket.offset
    text = Self.neverClosed(isBrace: openBracket.isBrace)
  }

  private mutating func explainColon(_ problem: String, context: Int, _ surroundings: YAMLSurroundings) {
    if let key = surroundings.longKey(near: offset) ?? surroundings.longKey(near: context) {
      at(key.offset, DocumentProblem.longKey)
      longKey = key.text
    } else if problem == "could not find expected ':'" {
      at(context, "this line is neither a key with a colon nor part of a text; add the colon or indent the line")
    } else if surroundings.hasKey(before: offset) {
      text = "this line has a second ': '; put the text in quotes"
    } else if surroundings.hasKeyInLineAbove(offset) {
      text = "the key above already has a text, so keys can't be nested below it; align this key, or remove that text"
    } else {
      at(
        surroundings.startOfTextAbove(offset) ?? offset,
        "this line isn't a key; write 'key: text', with a colon and a space")
    }
  }

  private mutating func explainNoKey(_ surroundings: YAMLSurroundings) {
    switch surroundings.lastByte(before: offset) {
    case UInt8(ascii: "\""):
      text = "the text continues after its closing quote; write '\\\"' for a quote that belongs to it"
    case UInt8(ascii: "'"):
      text = "the text continues after its closing quote; write '' for an apostrophe, or put it in double quotes"
    case UInt8(ascii: "}"): text = "the text continues after this brace; put a text that begins with '{' in quotes"
    case UInt8(ascii: "]"): text = "the text continues after this bracket; put a text that begins with '[' in quotes"
    default:
      text =
        surroundings.byte(at: offset) == UInt8(ascii: "-")
        ? "a list can't begin here, where a key belongs; indent it below its key"
        : "this line's indentation doesn't match any key above; align it"
    }
  }
}
