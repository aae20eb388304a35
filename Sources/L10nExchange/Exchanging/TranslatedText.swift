import L10nChecking
import L10nFormats
import L10nText

/// A text of a file that is replaced with a translation in its place.
struct TranslatedText {
  /// The index of its message in the project.
  let message: Int
  /// The place in the file, in scalars.
  let offset: Int
  let new: String
  /// The ways to write it, the best one first.
  private var ways: [[TextEdit]]

  /// Returns `nil` if there is no text at the place, or if the new text can't be written there.
  init?(at offset: Int, as new: String, message: Int, in file: FixableFile) {
    guard let number = file.number(ofTextAt: offset) else { return nil }
    let text = file.texts[number]
    ways = text.editor(in: file.document.bytes, lines: file.lines).replacing(text.text, with: new)
    if ways.isEmpty { return nil }
    self.message = message
    self.new = new
    self.offset = offset
  }

  /// The edits of the best way to write it.
  var edits: [TextEdit] { ways[0] }

  /// Returns the change in the best way that changes nothing else in the file, or `nil` if there is none.
  func harmless(in file: FixableFile) -> TranslatedText? {
    ways.lazy.map { way in
      var change = self
      change.ways = [way]
      return change
    }.first { [$0].result(in: file) != nil }
  }
}

extension [TranslatedText] {
  /// Returns the file with the changes and its content, or `nil` if it differs in more than their texts.
  func result(in file: FixableFile) -> (file: InputFile, content: FileContent)? {
    let texts = Dictionary(map { ($0.offset, $0.new) }) { first, _ in first }
    guard let bytes = file.bytes(with: flatMap(\.edits)),
      let content = file.content(of: bytes, with: texts, keepingStyle: false)
    else { return nil }
    var input = file.input
    input.bytes = bytes
    return (input, content)
  }
}
