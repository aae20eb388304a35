import L10nCatalog
import L10nMessages

/// The texts of a message in the source language, for comparing with lookalikes in all translations. Results are
/// stored: a list has many texts, each with many signs, and each sign would search all of these texts.
final class SourceTexts {
  private let texts: [BundleText]
  private let message: LocalizedMessage?
  private var written: [String: Bool] = [:]
  private var held: [String: Bool] = [:]

  /// The limit of searches. No real message has as many lookalikes.
  private static let searchLimit = 500

  init(of message: LocalizedMessage?) {
    self.message = message
    texts = message?.message.texts ?? []
  }

  /// Returns a Boolean value indicating whether one of them has a string outside of its placeholders.
  func write(_ string: String) -> Bool {
    if let known = written[string] { return known }
    // Strings beyond the limit count as text.
    guard written.count < Self.searchLimit else { return true }
    let sought = SoughtText(string)
    let result = words.contains { sought.isIn($0) }
    written[string] = result
    return result
  }

  /// Returns a Boolean value indicating whether one of them has a string anywhere.
  func hold(_ string: String) -> Bool {
    if let known = held[string] { return known }
    guard held.count < Self.searchLimit else { return false }
    let sought = SoughtText(string)
    let result = texts.contains { sought.isIn($0.text) }
    held[string] = result
    return result
  }

  /// Returns a Boolean value indicating whether one of them has one of the signs `%`, `$` and `#`.
  func hasSign(_ sign: Unicode.Scalar) -> Bool { signs.contains(sign) }

  var hasPercentSign: Bool { hasSign("%") }

  private(set) lazy var hasCurrency = texts.contains { text in
    text.text.unicodeScalars.contains {
      $0.properties.generalCategory == .currencySymbol || "원元円달".unicodeScalars.contains($0)
    }
  }

  /// Each argument's placeholder as first written in the texts; none for the forms of a plural map.
  private(set) lazy var placeholders: [String: String] = {
    guard let message, !message.message.isPluralMap else { return [:] }
    var placeholders: [String: String] = [:]
    for (index, pattern) in message.patterns.enumerated() {
      guard let text = message.text(at: index) else { continue }
      let bytes = Array(text.text.utf8)
      for (name, range) in pattern.placeholders where placeholders[name] == nil {
        placeholders[name] = String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
      }
    }
    return placeholders
  }()

  /// The largest number of placeholders in one text.
  private(set) lazy var placeholderCount = message?.patterns.map(\.placeholders.count).max() ?? 0

  /// The texts with their placeholders replaced by spaces.
  private lazy var words = texts.enumerated().map { index, text in
    var bytes = Array(text.text.utf8)
    for (_, range) in message?.pattern(ofText: index).placeholders ?? [] {
      bytes.replaceSubrange(range, with: repeatElement(0x20, count: range.count))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private lazy var signs = texts.reduce(into: Set<Unicode.Scalar>()) { signs, text in
    for sign in text.text.unicodeScalars.lazy.map(\.folded) where sign == "%" || sign == "$" || sign == "#" {
      signs.insert(sign)
    }
  }
}

extension BundleMessage {
  fileprivate var isPluralMap: Bool {
    if case .pluralMap = self { true } else { false }
  }
}
