/// libyaml's terse words put into what is wrong and what to do.
enum YAMLSyntaxExplanation {
  /// A sentence for a failure, and whether the place to show is where the construct began rather than where it broke.
  static func explain(_ failure: YAMLEventReader.Failure) -> (text: String, atContext: Bool) {
    let problem = failure.problem
    switch (problem, failure.context) {
    case ("found unexpected end of stream", "while scanning a quoted scalar"):
      return ("this quote is never closed; close it, or write the text without quotes", true)
    case ("found unexpected document indicator", "while scanning a quoted scalar"):
      return ("this quote is not closed before '---' or '...'", true)
    case ("found unknown escape character", _):
      return ("no such escape in a double-quoted text; write '\\\\' for a backslash, or use single quotes", false)
    case ("did not find expected ',' or '}'", _):
      return ("this brace is never closed; put a text that begins with '{' in quotes", true)
    case ("did not find expected ',' or ']'", _):
      return ("this bracket is never closed; put a text that begins with '[' in quotes", true)
    case ("mapping values are not allowed in this context", _):
      return (
        "a second ': ' in one line; put the text in quotes (a key may have 1,024 characters at most)", false
      )
    case ("could not find expected ':'", _):
      return ("a line that is neither a key with a colon nor part of a text; add the colon or indent the line", true)
    case ("did not find expected key", _):
      return ("a key was expected here; check the indentation and the quotes of the lines above", false)
    case ("found character that cannot start any token", _):
      return ("a text can't begin with this character; put it in quotes (a tab can't indent: use spaces)", false)
    case ("found a tab character where an indentation space is expected", _),
      ("found a tab character that violates indentation", _):
      return ("a tab can't indent YAML; use spaces", false)
    case ("did not find expected alphabetic or numeric character", _):
      return ("'&' and '*' begin an anchor or an alias; put a text that begins with them in quotes", true)
    case ("could not determine a simple key", _), ("did not find expected <document start>", _):
      return ("this line is indented less than the keys above it and belongs to none; align it", false)
    case ("found unknown directive name", _), ("could not find expected directive name", _),
      (_, "while scanning a directive"):
      return ("'%' begins a YAML directive in the first column; put the text in quotes", true)
    case ("found undefined tag handle", _):
      return ("'!' begins a YAML tag; put a text that begins with it in quotes", false)
    default:
      let words = failure.context.isEmpty ? problem : "\(problem) \(failure.context)"
      return ("not YAML: \(words)", false)
    }
  }
}
