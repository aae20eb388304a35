import L10nMessages
import L10nText

/// Writes strings to a `.strings` file: values that differ are replaced in place, and new keys are added at the end.
enum StringsWriter {
  /// Returns a file with the strings, or `nil` if it has mistakes or its layout doesn't allow additions.
  ///
  /// - Parameters:
  ///   - strings: strings with a text in one language.
  ///   - bytes: the file as UTF-8; empty for a new one.
  static func writing(_ strings: [AppleTableString], to bytes: [UInt8]) -> AppleTableString.Written? {
    let document = StringsReader.read(bytes)
    guard document.isSound, !document.bytes.starts(with: Array("{".utf8)) else { return nil }
    // Only the last text of a repeated key counts, so a new one would have to be written there. Other keys are safe.
    let repeated = Set(document.repetitions.map(\.key))
    guard !strings.contains(where: { repeated.contains($0.key) }) else { return nil }
    let present = Dictionary((document.root?.entries ?? []).map { ($0.key, $0) }) { first, _ in first }
    let lines = LineTable(bytes)
    var written = AppleTableString.Written(bytes: [], changes: 0, refusals: [])
    var edits: [TextEdit] = []
    var added = bytes.isEmpty || bytes.last == 0x0A ? "" : "\n"
    for string in strings {
      for text in string.texts {
        guard let value = value(of: text, string, &written.refusals) else { continue }
        let literal = "\"\(StringsString.escaped(value))\""
        if let entry = present[string.key] {
          guard entry.value.text?.utf8.elementsEqual(value.utf8) != true else { continue }
          edits.append(edit(of: entry, to: literal, in: bytes, lines))
        } else {
          if let description = string.description { added += comment(description) }
          added += "\"\(StringsString.escaped(string.key))\" = \(literal);\n"
        }
        written.changes += 1
      }
    }
    edits.sort { $0.range.lowerBound < $1.range.lowerBound }
    written.bytes = TextEdit.apply(edits, to: bytes, in: 0..<bytes.count) + (added == "\n" ? "" : added).utf8
    return written
  }

  private static func edit(
    of entry: DocumentEntry, to literal: String, in bytes: [UInt8], _ lines: LineTable
  ) -> TextEdit {
    let start = lines.byteOffset(atScalar: entry.value.offset, in: bytes)
    let end = StringsStringReader.read(bytes[start...]).end
    // A key without a text, `key;`, is its own value.
    let isKey = entry.value.offset == entry.keyOffset
    return isKey
      ? TextEdit(range: end..<end, replacement: Array(" = \(literal)".utf8))
      : TextEdit(range: start..<end, replacement: Array(literal.utf8))
  }

  private static func comment(_ description: String) -> String {
    "/* \(description.replacing("*/", with: "* /").replacing("\n", with: " ")) */\n"
  }

  /// Returns the value for a text; reports a refusal and returns `nil` if a table can't represent it.
  static func value(
    of text: AppleTableString.Text, _ string: AppleTableString,
    _ refusals: inout [(key: String, language: String, reason: String)]
  ) -> String? {
    if let verbatim = text.verbatim { return verbatim }
    do throws(AppleTextWriter.Inexpressible) {
      guard !text.isList else { throw AppleTextWriter.Inexpressible(reason: "the file of one language has no lists") }
      return try AppleTextWriter(string.arguments).written(text.patterns.first ?? MessagePattern())
    } catch {
      refusals.append((string.key, text.language, error.reason))
      return nil
    }
  }
}
