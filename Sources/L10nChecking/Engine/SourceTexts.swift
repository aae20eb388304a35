import L10nCatalog
import L10nLanguage

/// The texts of a message in the source language, as lookalikes in all its translations are compared with them. What is
/// asked of them is found out once: a list has many texts, each of them many signs, and each sign would read all of these.
final class SourceTexts {
  private let texts: [BundleText]
  private let message: LocalizedMessage?
  private var written: [String: Bool] = [:]
  private var held: [String: Bool] = [:]

  /// No real message has as many lookalikes.
  private static let searchLimit = 500

  init(of message: LocalizedMessage?) {
    self.message = message
    texts = message?.message.texts ?? []
  }

  /// Returns a Boolean value indicating whether one of them writes a string outside of its placeholders.
  func write(_ string: String) -> Bool {
    if let known = written[string] { return known }
    // What can't be looked up is taken for text.
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

  /// Each argument's placeholder as they first write it; none for the forms of a plural map.
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

  /// The number of placeholders of the text that has most.
  private(set) lazy var placeholderCount = message?.patterns.map(\.placeholders.count).max() ?? 0

  /// The texts with spaces for placeholders.
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
