import L10nAllLanguages
import L10nLanguage
import L10nMessages
@_spi(Updates) import L10nReleases

@testable @_spi(Generated) @_spi(Updates) import L10nRuntime

/// Packs: bytes are either read as a pack or refused. With any pack, every read returns a text, without a trap and
/// without the braces of a placeholder.
enum PackTarget {
  /// An input that isn't a pack is read as the lines of one, for the messages below.
  static func violations(_ input: [UInt8]) -> [String] {
    if let pack = try? MessagePack(PackBytes(input)) { return violations(of: pack, from: input) }
    let lines = input.split(separator: 0x0A, maxSplits: ids.count - 1, omittingEmptySubsequences: false)
    let bytes = MessagePack.bytes(of: Dictionary(uniqueKeysWithValues: zip(ids, lines.map(Array.init))))
    guard let pack = try? MessagePack(PackBytes(bytes)) else { return ["what was written isn't a pack"] }
    return violations(of: pack, from: bytes)
  }

  private static let keys: StaticString = """
    list
    text
    name name:String
    count count:Int
    both count:Int name:String
    when at:Date
    """
  private static let table: StaticString = #"""
    \l\,a\,b
    text
    \{name}
    \{count}
    \{count plural}\(other)\{name}\.
    \{at date short}
    """#
  private static let signatures = "\(keys)".split(separator: "\n").map { MessageSignature(line: String($0)) }
  private static let ids = signatures.map(\.id)

  private static func violations(of pack: MessagePack, from bytes: [UInt8]) -> [String] {
    var violations: [String] = []
    let lines = pack.ids.map { id in (id, pack.withLine(of: id, Array.init) ?? []) }
    if MessagePack.bytes(of: Dictionary(uniqueKeysWithValues: lines)) != bytes {
      violations.append("a pack is written otherwise")
    }
    // Braces are text if they are escaped, or without a backslash before them.
    let canShowBraces = lines.contains { _, line in
      let text = String(decoding: line, as: UTF8.self).replacing("\\{", with: "")
      return text.contains("{") || text.contains("\\7b")
    }
    let preferences = LanguagePreferences(languages: ["ko"])
    let texts = Localization(
      source: "ko", fallback: [], programs: .version1, keys: keys, tables: [("ko", table)],
      languageTables: .all,
      preferences: preferences)
    var rejected: Set<UInt64> = []
    for (number, signature) in signatures.enumerated() where !isSound(pack, signature, number) {
      rejected.insert(signature.id)
    }
    // Unchecked messages can also be read.
    for overlay in [CheckedPack(pack, rejected: []), CheckedPack(pack, rejected: rejected)] {
      texts.replaceMessages(with: ["ko": overlay])
      let shown =
        [texts.text(ids[1]), texts.text(ids[2], .string("n")), texts.text(ids[3], .int(1))]
        + [texts.text(ids[4], .int(3), .string("n")), texts.text(ids[5], .date(.distantPast))] + texts.list(ids[0])
      if overlay.rejected == rejected, !canShowBraces, let text = shown.first(where: hasPlaceholder) {
        violations.append("'\(text)' shows a placeholder")
      }
    }
    return violations
  }

  private static func isSound(_ pack: MessagePack, _ signature: MessageSignature, _ number: Int) -> Bool {
    let source = RowLiteral(table).line(number)
    let isSound = pack.withLine(of: signature.id) { line in
      (try? MessageReplacement.check(line, isSource: false, for: signature, source: source)) != nil
    }
    return isSound ?? true
  }

  private static func hasPlaceholder(_ text: String) -> Bool {
    ["{name}", "{count}", "{at}"].contains { text.contains($0) }
  }
}

/// The messages of a pack that weren't rejected, as in L10nUpdates, which the fuzzer doesn't build.
private final class CheckedPack: LanguageOverlay {
  let rejected: Set<UInt64>
  private let pack: MessagePack

  init(_ pack: MessagePack, rejected: Set<UInt64>) {
    self.pack = pack
    self.rejected = rejected
  }

  var ids: [UInt64] { pack.ids }

  func withLine(of id: UInt64, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    if !rejected.contains(id) { _ = pack.withLine(of: id, body) }
  }

  func isEqual(to other: any LanguageOverlay) -> Bool {
    self === other
  }
}
