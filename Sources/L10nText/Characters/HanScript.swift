/// The two ways in which Chinese is written.
package enum HanScript: Sendable {
  case simplified, traditional

  /// Creates the script of an ISO 15924 code, `Hans` or `Hant`; returns `nil` for any other.
  package init?(code: String?) {
    switch code {
    case "Hans": self = .simplified
    case "Hant": self = .traditional
    default: return nil
    }
  }

  package var other: HanScript {
    switch self {
    case .simplified: .traditional
    case .traditional: .simplified
    }
  }

  /// The name of the script, as used before "Chinese" or "characters".
  package var name: String {
    switch self {
    case .simplified: "Simplified"
    case .traditional: "Traditional"
    }
  }

  /// Returns the characters that only the other script uses. In Hong Kong (`HK`) and Macau (`MO`), Traditional Chinese
  /// has some characters that are Simplified Chinese in Taiwan.
  package func foreignCharacters(inRegion region: String?) -> ScalarSet {
    switch self {
    case .simplified: Self.onlyTraditional
    case .traditional: region == "HK" || region == "MO" ? Self.notInHongKong : Self.onlySimplified
    }
  }

  /// Returns the characters that the other script uses for a character of only one script.
  package func counterparts(of character: Unicode.Scalar) -> [Unicode.Scalar] {
    for word in PackedWords(table) {
      let scalars = String(decoding: word, as: UTF8.self).unicodeScalars
      if scalars.first == character { return Array(scalars.dropFirst()) }
    }
    return []
  }

  private var table: StaticString {
    switch self {
    case .simplified: HanVariants.simplified
    case .traditional: HanVariants.traditional
    }
  }

  private static let onlyTraditional = ScalarSet(characters(of: .traditional))
  private static let onlySimplified = ScalarSet(characters(of: .simplified))
  private static let notInHongKong = {
    let hongKong = ScalarSet(ranges: HanVariants.hongKong)
    return ScalarSet(characters(of: .simplified).filter { !hongKong.contains($0) })
  }()

  private static func characters(of script: HanScript) -> [Unicode.Scalar] {
    PackedWords(script.table).compactMap { String(decoding: $0, as: UTF8.self).unicodeScalars.first }
  }
}
