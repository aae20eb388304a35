import L10nCatalog
import L10nFormats
import L10nMessages
import L10nText

/// `system-argument`: strings with arguments or branches that the system doesn't replace.
struct SystemArgument: CatalogRule {
  let id = RuleID.systemArgument
  let defaultSeverity = Severity.error

  func check(_ catalog: Catalog, _: AccessorTree, _ reporter: inout Reporter) {
    for string in catalog.systemStrings where string.table.isWithoutArguments {
      for (language, text) in catalog.messages[string.message].texts.enumerated() {
        guard let text, let argument = text.firstArgument(hasVariables: string.table.hasVariables) else { continue }
        reporter.report(
          id, argument.facts, at: argument.spot, of: .message(string.message, language: language))
      }
    }
    for table in catalog.tablesToWrite where !SystemString.Table(table.configured).isWithoutArguments {
      checkTexts(of: table, in: catalog, &reporter)
    }
  }

  /// Reports texts that the file of a table can't represent.
  private func checkTexts(of table: FilledSystemTable, in catalog: Catalog, _ reporter: inout Reporter) {
    let messages = Dictionary(table.strings.map { ($0.key, $0.message) }) { first, _ in first }
    for refusal in catalog.refusals(of: table) {
      guard let message = messages[refusal.key], let language = catalog.languages.firstIndex(of: refusal.language),
        let text = catalog.messages[message].texts[language]
      else { continue }
      reporter.report(
        id, UnwritableText(path: table.configured.path, reason: refusal.reason),
        at: .place(text.message.texts.first?.place ?? text.keyPlace), of: .message(message, language: language))
    }
  }
}

/// A text that a table to write can't represent.
private struct UnwritableText: Facts {
  var path: String
  var reason: String

  var values: KeyValuePairs<FactName, String?> { [.written: path, .problem: reason] }
  var sentence: String {
    "'\(path)' can't hold this: \(reason); write it in another way, or remove the key from the table"
  }
}

/// An argument, or a choice by one, that nothing replaces.
private struct UnreplacedArgument: Facts {
  /// The argument as written, or `nil` for a choice.
  var written: String?

  var values: KeyValuePairs<FactName, String?> { [.written: written] }
  var sentence: String {
    if let written {
      return "the system shows this string without arguments, so users see '\(written)'; write what it stands for"
    }
    return "the system shows this string without arguments, so it can't select a branch; write one text"
  }
}

extension LocalizedMessage {
  /// Returns the first argument or choice that would be shown.
  fileprivate func firstArgument(hasVariables: Bool) -> (facts: UnreplacedArgument, spot: Spot)? {
    guard !isPlainText else { return nil }
    for (index, pattern) in patterns.enumerated() {
      for (position, element) in pattern.elements.enumerated() {
        if hasVariables, pattern.systemVariable(at: position) != nil { continue }
        switch element {
        case .placeholder(let hole):
          guard let text = self.text(at: index) else { continue }
          let bytes = Array(text.text.utf8)
          let range = hole.range.clamped(to: 0..<bytes.count)
          let written = String(decoding: bytes[range], as: UTF8.self)
          // "20% off" and "100 % sure" have no argument, even if the next characters look like one.
          let isBehindDigit = range.lowerBound > 0 && bytes[range.lowerBound - 1].isASCIIDigit
          if written.hasPrefix("% ") || written.hasPrefix("%") && isBehindDigit { continue }
          return (UnreplacedArgument(written: written), .within(text, offset: range.lowerBound))
        case .plural, .select: return (UnreplacedArgument(), .place(self.text(at: index)?.place ?? keyPlace))
        case .text, .pluralNumber, .particle: continue
        }
      }
    }
    return nil
  }
}
