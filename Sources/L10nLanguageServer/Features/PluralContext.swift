import L10nLanguage
import L10nMessages

/// The plural of a message in which a category can be written: `{count, plural, one {…} ▮`.
struct PluralContext {
  let kind: PluralKind
  /// The categories that are written before.
  private(set) var categories: Set<String> = []

  /// Creates the context at the end of the text before the cursor; returns `nil` if there is no plural, or a branch of it
  /// is open.
  init?(before: ArraySlice<UInt8>, of syntax: MessageSyntax) {
    guard syntax.namesArguments else { return nil }
    var open: [Int] = []
    for index in before.indices {
      if before[index] == UInt8(ascii: "{") { open.append(index) }
      if before[index] == UInt8(ascii: "}") { _ = open.popLast() }
    }
    guard let start = open.last else { return nil }
    let parts = before[(start + 1)...].split(
      separator: UInt8(ascii: ","), maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    switch String(decoding: parts[1].filter { $0 > 0x20 }, as: UTF8.self) {
    case "plural": kind = .cardinal
    case "selectordinal": kind = .ordinal
    default: return nil
    }
    var depth = 0
    var word: [UInt8] = []
    for byte in parts[2] {
      switch byte {
      case UInt8(ascii: "{"):
        if depth == 0 { categories.insert(String(decoding: word, as: UTF8.self)) }
        depth += 1
      case UInt8(ascii: "}"):
        depth -= 1
        word = []
      case 0...0x20: break
      default: if depth == 0 { word.append(byte) }
      }
    }
  }
}
