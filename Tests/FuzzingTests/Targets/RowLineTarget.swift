import L10nAllLanguages
import L10nLanguage
import L10nMessages

@testable import L10nRuntime

/// Lines of generated rows: they preserve any text, and any line can be read.
enum RowLineTarget {
  static func violations(_ input: [UInt8]) -> [String] {
    var violations: [String] = []
    let text = String(decoding: input, as: UTF8.self)
    let pieces = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (texts, isList) in [([text], false), (pieces, true), ([], true)] {
      let meaning = MessageMeaning(
        patterns: texts.map(MessagePattern.init(verbatim:)), isList: isList, localizesPlainNumbers: true)
      let line = RowLine.program(of: meaning)
      if line.isEmpty { violations.append("an empty line") }
      if let byte = line.first(where: { $0 < 0x20 || $0 == 0x7F }) { violations.append("a byte \(byte) in a line") }
      let again = line.withUnsafeBufferPointer(self.texts)
      if again != bytes(texts) { violations.append("\(texts) became \(String(describing: again))") }
    }
    let signature = MessageSignature(line: text)
    let isUnambiguous = Set(signature.arguments.map(\.name)).count == signature.arguments.count
    if isUnambiguous, MessageSignature(line: signature.line) != signature {
      violations.append("\(signature) is read otherwise")
    }
    return violations
  }

  /// Returns the texts of a line without arguments, one for each item of a list, or `nil` if it can't be read.
  private static func texts(_ line: UnsafeBufferPointer<UInt8>) -> [[UInt8]]? {
    switch MessageLoader(language: "ko", languageTables: .all).message(line, argumentNames: { [] }) {
    case .text(let text): bytes([text])
    case .list(let items): bytes(items)
    case nil, .missing, .program, .programs: nil
    }
  }

  /// The texts' bytes, since Swift considers canonically equivalent strings equal.
  private static func bytes(_ texts: [String]) -> [[UInt8]] { texts.map { Array($0.utf8) } }
}
