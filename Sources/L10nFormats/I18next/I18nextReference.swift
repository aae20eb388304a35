import L10nText

/// The keys that texts of i18next name, which it looks up when it shows the text: `$t(key)`, `$t(ns:key)`,
/// `$t(key, {"count": 2})`.
///
/// A key with a placeholder is put together at run time, so it isn't one of these.
enum I18nextReference {
  /// Returns the keys in a text, which may be composed of those of several keys.
  static func references(in text: String) -> [KeyReference] {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return [] }
    let bytes = Array(text.utf8)
    var references: [KeyReference] = []
    var index = 0
    while let sign = bytes[index...].firstIndex(of: UInt8(ascii: "$")) {
      index = sign + 1
      guard bytes[index...].starts(with: opening) else { continue }
      index += opening.count
      guard let end = bytes[index...].firstIndex(where: ends.contains) else { break }
      if let reference = reference(in: bytes, index..<end) { references.append(reference) }
      index = end
    }
    return references
  }

  /// The characters after the dollar sign.
  private static let opening = Array("t(".utf8)
  /// A key ends before its options, a format or the bracket. A brace is that of a placeholder.
  private static let ends = Set(",){".utf8)

  /// Returns the messages that a key may be a text of: `item` for `item_one`.
  private static func families(of key: String) -> [String] {
    [I18nextSuffix.split(key)?.base, I18nextSuffix.splitGender(key)?.base].compactMap(\.self)
  }

  private static func reference(in bytes: [UInt8], _ range: Range<Int>) -> KeyReference? {
    guard bytes[range.upperBound] != UInt8(ascii: "{") else { return nil }
    let isSpace: (UInt8) -> Bool = { $0 == 0x20 }
    guard let start = bytes[range].firstIndex(where: { !isSpace($0) }),
      let last = bytes[range].lastIndex(where: { !isSpace($0) })
    else { return nil }
    let written = String(decoding: bytes[start...last], as: UTF8.self)
    let namespace = I18nextReader.namespaceRead(in: written)
    let key = namespace.map { String(written.dropFirst($0.count + 1)) } ?? written
    guard !key.isEmpty else { return nil }
    let path = JSONKeyPath.segments(of: CanonicalComposition.composed(key))
    return KeyReference(
      namespace: namespace, paths: [path] + families(of: path[path.count - 1]).map { path.dropLast() + [$0] },
      range: start..<last + 1)
  }
}
