import L10nCatalog
import L10nMessages
import L10nText

/// `placeholder-delimiter`: a placeholder in the brackets of another syntax.
struct PlaceholderDelimiter: WordingRule, CatalogRule {
  let id = RuleID.placeholderDelimiter
  let defaultSeverity = Severity.error
  let isFixable = true
  let traits: TextTraits = .placeholderSign

  package func join(_ rules: inout CalledRules) {
    rules.wordingRules.append((traits, self))
    rules.catalogRules.append(self)
  }

  func check(_ catalog: Catalog, _: AccessorTree, _ reporter: inout Reporter) {
    // In these, '${applicationName}' is the system's.
    let exceptions = Set(catalog.systemStrings.lazy.filter(\.table.hasVariables).map(\.message))
    for index in catalog.messages.indices where !exceptions.contains(index) {
      guard let source = catalog.messages[index].source else { continue }
      for text in 0..<source.stored.count {
        for foreign in source.foreignPlaceholders(inText: text) {
          reporter.report(
            id,
            ForeignText(
              written: foreign.written, isOnlySign: foreign.isOnlySign, replacement: foreign.replacement),
            at: .within(source.message[text], offset: foreign.offset), of: .message(index, language: 0),
            severity: .warning)
        }
      }
    }
  }

  func check(_ wording: Wording, _ reporter: inout Reporter) {
    for lookalike in wording.lookalikes {
      reporter.report(
        id,
        LookalikeText(
          written: lookalike.written, replacement: lookalike.replacement, isConversion: lookalike.isConversion),
        at: wording.spot(at: lookalike.range.lowerBound), of: wording.subject,
        related: wording.isSource ? [] : wording.owner.relatedSource,
        fix: wording.fix(
          lookalike.range, with: lookalike.replacement,
          // Without a replacement, it is only a sign before a placeholder that is removed.
          effect: lookalike.replacement.isEmpty ? .characters : .placeholder))
    }
  }
}

/// A placeholder of Swift or of Foundation in a text of another syntax.
private struct ForeignText: Facts {
  var written: String
  /// A Boolean value indicating whether only its sign is text.
  var isOnlySign: Bool
  var replacement: String

  var values: KeyValuePairs<FactName, String?> { [.written: written, .expected: replacement] }
  var sentence: String {
    if isOnlySign { return "'\(written.prefix(1))' would be printed; write '\(replacement)'" }
    return "'\(written)' would be shown as is; write a placeholder with a name, such as '\(replacement)'"
  }
}

/// Text that was meant as a placeholder, but isn't one.
private struct LookalikeText: Facts {
  var written: String
  /// The probable meaning; empty if the only mistake is a sign before a placeholder.
  var replacement: String
  /// A Boolean value indicating whether Foundation's formats have it as an argument.
  var isConversion: Bool

  private var expected: String { replacement.isEmpty ? String(written.dropFirst()) : replacement }

  var values: KeyValuePairs<FactName, String?> { [.written: written, .expected: expected] }
  var sentence: String {
    if replacement.isEmpty { return "'\(written.prefix(1))' would be printed; write '\(expected)'" }
    return isConversion
      ? "'\(written)' would be shown as is, though it is an argument to Foundation; write '\(expected)'"
      : "'\(written)' would be shown as is; write '\(expected)'"
  }
}
