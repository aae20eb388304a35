import L10nSwiftCode

/// The key that a literal becomes: its text, with a conversion for each interpolation.
struct KeyText: Sendable {
  /// The texts before, between and after the interpolations, as the literal has them.
  var texts = [""]
  /// The conversion of each interpolation; `nil` if the type of its value isn't known.
  var conversions: [String?] = []
  /// The bytes of the interpolations whose type isn't known.
  var unknown: [Int] = []
  /// A Boolean value indicating whether an interpolation has a type that keys of SwiftUI don't take, so that Swift prefers the
  /// function's overload with a `String`.
  var isString = false

  /// The key, or `nil` if a type isn't known. A percent sign is doubled only next to interpolations.
  var key: String? {
    if conversions.isEmpty { return texts[0] }
    var key = Self.escaped(texts[0])
    for (conversion, text) in zip(conversions, texts.dropFirst()) {
      guard let conversion else { return nil }
      key += conversion + Self.escaped(text)
    }
    return key
  }

  /// The text with the positions of its values; `nil` if it doesn't have several.
  var positional: String? { conversions.count { $0?.hasPrefix("%") == true } > 1 ? value : nil }

  /// The text of the source language that Xcode writes: with the positions of values, if there are several.
  var value: String? {
    guard key != nil, conversions.count(where: { $0?.hasPrefix("%") == true }) > 1 else { return key }
    var value = Self.escaped(texts[0])
    var position = 0
    for (conversion, text) in zip(conversions, texts.dropFirst()) {
      let conversion = conversion ?? ""
      if conversion.hasPrefix("%") {
        position += 1
        value += "%\(position)$" + conversion.dropFirst()
      } else {
        value += conversion
      }
      value += Self.escaped(text)
    }
    return value
  }

  private static func escaped(_ text: String) -> String {
    text.contains("%") ? text.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%") : text
  }
}

extension KeyText {
  /// Reads a text with conversions of its own, such as the key of `NSLocalizedString`; returns `nil` if it has none, or
  /// positions.
  init?(format: String) {
    guard !format.contains("$"), let parts = CatalogKey(format) else { return nil }
    self.init(texts: parts.texts, conversions: parts.conversions)
  }

  /// Returns the key of a key that the catalog has and that fits, whatever the types that aren't known are.
  ///
  /// - Parameter keys: the keys of the table, by their texts.
  func key(among keys: [[String]: [CatalogKey]]) -> String? {
    let fitting = (keys[texts] ?? []).filter { key in
      zip(conversions, key.conversions).allSatisfy { $0 == nil || $0 == $1 }
        && key.conversions.count == conversions.count
    }
    return fitting.count == 1 ? fitting[0].key : nil
  }
}

/// A key of a catalog that has conversions.
struct CatalogKey: Sendable {
  let key: String
  let texts: [String]
  let conversions: [String]

  /// Returns `nil` for a key without conversions.
  init?(_ key: String) {
    guard key.utf8.contains(UInt8(ascii: "%")) else { return nil }
    self.key = key
    var texts = [""]
    var conversions: [String] = []
    var rest = key[...]
    while let percent = rest.firstIndex(of: "%") {
      texts[texts.count - 1] += rest[..<percent]
      rest = rest[percent...].dropFirst()
      if rest.hasPrefix("%") {
        texts[texts.count - 1] += "%"
        rest = rest.dropFirst()
        continue
      }
      guard let end = rest.firstIndex(where: { "@dDiuUxXoOfFeEgGcCsSpaA".contains($0) }) else { return nil }
      conversions.append("%" + rest[...end])
      texts.append("")
      rest = rest[end...].dropFirst()
    }
    texts[texts.count - 1] += rest
    guard !conversions.isEmpty else { return nil }
    (self.texts, self.conversions) = (texts, conversions)
  }
}
