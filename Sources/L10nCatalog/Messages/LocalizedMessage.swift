import L10nFormats
package import L10nLanguage
package import L10nText

/// A message of one language.
package final class LocalizedMessage: Sendable {
  /// The place where its key stands.
  package let keyPlace: Place
  /// The syntax of the texts.
  package let syntax: MessageSyntax
  /// The problems of the texts in their syntax.
  package let problems: [MessageProblem]
  /// Its texts with their places.
  package let message: BundleMessage
  /// Its texts without their places. Stored, because most code needs only these, and copying the places takes time.
  package let stored: StoredMessage
  /// The parsed patterns: one for a text or a plural map, one for each item of a list; empty for plain text, which
  /// needs no parsing and is the usual case.
  private let parsed: [MessagePattern]
  /// A Boolean value indicating whether the texts are nothing but text, with nothing wrong or doubtful in them.
  package let isPlainText: Bool
  /// A Boolean value indicating whether nothing but white space is written.
  package let isBlank: Bool
  /// A Boolean value indicating whether arguments have other names than the texts write.
  package let isRenamed: Bool

  /// Creates a message; `hasArguments` as in `MessageSyntax.parse`.
  ///
  /// - Parameter argumentNames: the names of arguments that the texts only number, or `nil` if there are none.
  init(
    keyPlace: Place, message: BundleMessage, syntax: MessageSyntax, hasArguments: Bool,
    argumentNames: ArgumentNames? = nil
  ) {
    self.keyPlace = keyPlace
    stored = message.stored
    self.message = message
    self.syntax = syntax
    isBlank = stored.isNothingBut(\.isBlank)
    if case .text(let text) = stored, syntax.isPlainText(text) {
      parsed = []
      problems = []
      isRenamed = false
      isPlainText = true
    } else {
      var result = syntax.parse(stored, hasArguments: hasArguments)
      if !hasArguments, !syntax.namesArguments, case .text(let text) = stored {
        result.patterns = result.patterns.map { $0.withHyphenatedWordsAsText(in: text) }
      }
      parsed = argumentNames?.applied(to: result.patterns) ?? result.patterns
      isRenamed = argumentNames?.renames == true && parsed != result.patterns
      problems = result.problems
      isPlainText = problems.isEmpty && parsed.allSatisfy(\.isPlainText)
    }
  }

  /// The patterns of the texts: one for a text or a plural map, one for each item of a list.
  package var patterns: [MessagePattern] {
    guard parsed.isEmpty, case .text(let text) = stored else { return parsed }
    return [MessagePattern(verbatim: text)]
  }

  /// Returns the pattern of one of the texts, which may be a form of a plural map.
  package func pattern(ofText index: Int) -> MessagePattern {
    let patterns = patterns
    guard case .pluralMap(let variants) = stored else {
      return patterns.indices.contains(index) ? patterns[index] : MessagePattern()
    }
    guard case .plural(let choice)? = patterns.first?.elements.first, variants.indices.contains(index) else {
      return MessagePattern()
    }
    let selector = PluralSelector.category(variants[index].category)
    return choice.branches.first { $0.selector == selector }?.pattern ?? MessagePattern()
  }

  /// A Boolean value indicating whether every text is empty: nothing was translated yet.
  package var isEmpty: Bool { stored.isNothingBut(\.isEmpty) }

  /// A Boolean value indicating whether it is a list.
  package var isList: Bool { stored.isList }

  /// A Boolean value indicating whether something is so wrong with the texts that they can't be shown.
  package var hasErrors: Bool {
    problems.contains { $0.level == .error }
  }

  /// A Boolean value indicating whether nothing is wrong with the syntax that makes the texts say something else than
  /// was meant.
  package var isSound: Bool {
    problems.isEmpty || !problems.contains { $0.level == .error && $0.kind == .syntax }
  }

  /// The arguments that the texts use, in order of first appearance.
  package var arguments: [PatternArgument] {
    ParsedStoredMessage(patterns: patterns).arguments
  }

  /// One of the texts; the first where the index is none of theirs.
  package func text(at index: Int) -> BundleText? {
    let count = message.count
    return count == 0 ? nil : message[index < count ? index : 0]
  }
}

extension String {
  fileprivate var isBlank: Bool {
    // Hardly any text begins with white space, so that the rest is looked at only where one does.
    guard let first = utf8.first else { return true }
    return first <= 0x20 && utf8.allSatisfy { $0 <= 0x20 }
  }
}
