import L10nCatalog
import L10nLanguage
import L10nMessages
import L10nText

/// `notification-argument`: strings of remote notifications that need more than the strings that a server sends.
struct NotificationArgument: CatalogRule {
  let id = RuleID.notificationArgument
  let defaultSeverity = Severity.error

  func check(_ catalog: Catalog, _: AccessorTree, _ reporter: inout Reporter) {
    for message in Set(catalog.notifications.strings.map(\.message)).sorted() {
      let numbers = Set(catalog.messages[message].arguments.filter(\.type.isNumber).map(\.name))
      for (language, text) in catalog.messages[message].texts.enumerated() {
        guard let text, let use = text.firstUse(ofNumbers: numbers) else { continue }
        reporter.report(id, use.facts, at: use.spot, of: .message(message, language: language))
      }
    }
  }
}

/// A number in a string of a notification.
private struct NumberOfNotification: Facts {
  /// The argument as written, or `nil` if it selects a text.
  var written: String?

  var values: KeyValuePairs<FactName, String?> { [.written: written] }
  var sentence: String {
    if let written {
      return "a server's 'loc-args' are strings, which '\(written)' can't show; use a text argument instead, '%@' in "
        + "tables"
    }
    return "a server's 'loc-args' are strings, which can't select a plural form; write one text, or a key for each form"
  }
}

extension LocalizedMessage {
  /// Returns the first place where the texts show a number or select a form by one.
  ///
  /// - Parameter numbers: the arguments of the message that are numbers.
  fileprivate func firstUse(ofNumbers numbers: Set<String>) -> (facts: NumberOfNotification, spot: Spot)? {
    guard !isPlainText else { return nil }
    for (index, pattern) in patterns.enumerated() {
      for element in pattern.elements {
        switch element {
        case .placeholder(let hole):
          guard hole.format.isOfNumber || numbers.contains(hole.argument), let text = text(at: index) else { continue }
          let bytes = Array(text.text.utf8)
          let range = hole.range.clamped(to: 0..<bytes.count)
          return (
            NumberOfNotification(written: String(decoding: bytes[range], as: UTF8.self)),
            .within(text, offset: range.lowerBound)
          )
        case .plural: return (NumberOfNotification(), .place(text(at: index)?.place ?? keyPlace))
        case .text, .select, .pluralNumber, .particle: continue
        }
      }
    }
    return nil
  }
}

extension PlaceholderFormat {
  fileprivate var isOfNumber: Bool {
    switch self {
    case .number: true
    case .conversion(let conversion): conversion.argumentType.isNumber
    case .styled(let style): style.argumentType.isNumber
    case .plain, .date, .time: false
    }
  }
}
