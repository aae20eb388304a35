import L10nFormats

/// A position in a document, as the protocol counts: lines and columns from 0, columns in units of the encoding.
package struct Position: Hashable, Sendable, Comparable {
  package var line: Int
  package var character: Int

  package init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  /// Returns `nil` if the value isn't a position.
  init?(_ json: JSONValue?) {
    guard let line = json?["line"]?.integer, let character = json?["character"]?.integer, line >= 0, character >= 0
    else { return nil }
    self.init(line: line, character: character)
  }

  var json: JSONValue { ["line": .number(line), "character": .number(character)] }

  package static func < (one: Position, other: Position) -> Bool {
    (one.line, one.character) < (other.line, other.character)
  }
}

extension Range<Position> {
  /// Returns `nil` if the value isn't a range.
  init?(_ json: JSONValue?) {
    guard let start = Position(json?["start"]), let end = Position(json?["end"]), start <= end else { return nil }
    self = start..<end
  }

  var json: JSONValue { ["start": lowerBound.json, "end": upperBound.json] }
}
