import L10nLanguage
import L10nMessages

@testable import L10nRuntime

/// Lines of generated rows: they preserve any text, and any line can be read.
enum RowLineTarget {
  static func violations(_ input: [UInt8]) -> [String] {
    var violations: [String] = []
    // As a row that wasn't written by an encoder.
    let decoded = input.withUnsafeBufferPointer { RowLine.decode($0) }
    if (decoded == nil) != input.isEmpty { violations.append("a line is lost") }
    let text = String(decoding: input, as: UTF8.self)
    let pieces = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let variants = zip(PluralCategory.allCases, pieces).map { StoredMessage.PluralVariant(category: $0, text: $1) }
    for message in [.text(text), .list(pieces), .list([]), .pluralMap(variants)] + (decoded.map { [$0] } ?? []) {
      let line = RowLine.encode(message)
      if line.isEmpty { violations.append("an empty line") }
      if let byte = line.first(where: { $0 < 0x20 || $0 == 0x7F }) { violations.append("a byte \(byte) in a line") }
      let again = line.withUnsafeBufferPointer { RowLine.decode($0) }
      if again.map(bytes) != bytes(message) { violations.append("\(message) became \(String(describing: again))") }
    }
    let signature = MessageSignature(line: text)
    let isUnambiguous = Set(signature.arguments.map(\.name)).count == signature.arguments.count
    if isUnambiguous, MessageSignature(line: signature.line) != signature {
      violations.append("\(signature) is read otherwise")
    }
    return violations
  }

  /// Compared by bytes, since Swift considers canonically equivalent strings equal.
  private static func bytes(_ message: StoredMessage) -> [[UInt8]] {
    switch message {
    case .text(let text): [Array(text.utf8)]
    case .list(let items): [[0]] + items.map { Array($0.utf8) }
    case .pluralMap(let variants): [[1]] + variants.flatMap { [Array($0.category.rawValue.utf8), Array($0.text.utf8)] }
    }
  }
}
