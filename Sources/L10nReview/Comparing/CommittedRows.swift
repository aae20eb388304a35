import L10nLanguage
import L10nSwiftCode

/// The strings in the tables of generated files, as they are written there.
struct CommittedRows {
  /// The lines of each message in all tables, by its key path.
  private var rows: [String: [ArraySlice<UInt8>]] = [:]

  /// - Parameter files: the bytes of generated files, those with tables among them.
  init(_ files: [[UInt8]]) {
    for file in files { read(SwiftTokens(file)) }
  }

  private mutating func read(_ tokens: consuming SwiftTokens) {
    var keyPaths: [String] = []
    while let token = tokens.next() {
      let isKeys = tokens.isWord(token, "keys")
      guard isKeys || tokens.isWord(token, "messages"), tokens.skip(":"), let literal = tokens.next(),
        literal.kind == .string
      else { continue }
      let lines = tokens.bytes(literal).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .dropFirst().dropLast()
      if isKeys {
        keyPaths = lines.map { MessageSignature(line: $0.withUnsafeBufferPointer(RowLine.text)).keyPath }
      } else if lines.count == keyPaths.count {
        for (keyPath, line) in zip(keyPaths, lines) { rows[keyPath, default: []].append(line) }
      }
    }
  }

  /// Returns the new key paths of messages whose strings are the same as those of a message that is gone, by its key path.
  /// Where several messages have the same strings, it isn't known which one is which.
  ///
  /// - Parameters:
  ///   - gone: the key paths of messages that are gone.
  ///   - new: the rows of the new files.
  ///   - added: the key paths of messages that are new there.
  func renames(of gone: [String], in new: CommittedRows, to added: [String]) -> [String: String] {
    let before = Dictionary(grouping: gone) { rows[$0] }
    let after = Dictionary(grouping: added) { new.rows[$0] }
    var renames: [String: String] = [:]
    for (row, keyPaths) in before {
      guard let row, keyPaths.count == 1, let found = after[row], found.count == 1 else { continue }
      renames[keyPaths[0]] = found[0]
    }
    return renames
  }
}
