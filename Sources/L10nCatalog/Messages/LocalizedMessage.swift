import L10nFormats
import L10nLanguage
package import L10nMessages
package import L10nText

/// A message of one language.
package final class LocalizedMessage: Sendable {
  /// The place of its key.
  package let keyPlace: Place
  /// The syntax of the texts.
  package let syntax: MessageSyntax
  /// The problems of the texts in their syntax.
  package let problems: [MessageProblem]
  /// Its texts with their places.
  package let message: BundleMessage
  /// Its texts without their places. Stored, because most code needs only these, and copying the places takes time.
  package let stored: StoredMessage
  /// The parsed patterns: one for a text or a plural map, one for each item of a list. Empty for plain text, the usual
  /// case, which needs no parsing.
  private let parsed: [MessagePattern]
  /// A Boolean value indicating whether the texts have only text, without problems.
  package let isPlainText: Bool
  /// A Boolean value indicating whether the texts have only white space.
  package let isBlank: Bool
  /// A Boolean value indicating whether arguments have other names than in the texts.
  package let isRenamed: Bool
  /// A Boolean value indicating whether the texts were parsed for a message with arguments, and whether by metadata.
  private let context: (hasArguments: Bool, hasMetadata: Bool)

  /// Creates a message; `hasArguments` has the same meaning as in `MessageSyntax.parse`.
  ///
  /// - Parameters:
  ///   - argumentNames: the names of arguments that the texts refer to by number, or `nil` if there are none.
  ///   - formats: the formats in which placeholders without one write arguments, by name.
  ///   - pluralRules: the rules of the language, for texts of Flutter.
  init(
    keyPlace: Place, message: BundleMessage, syntax: MessageSyntax, hasArguments: Bool,
    argumentNames: ArgumentNames? = nil, formats: [String: PlaceholderFormat] = [:], pluralRules: PluralRules? = nil
  ) {
    self.keyPlace = keyPlace
    stored = message.stored
    self.message = message
    self.syntax = syntax
    context = (hasArguments, argumentNames != nil || !formats.isEmpty)
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
      let named = argumentNames?.applied(to: result.patterns) ?? result.patterns
      isRenamed = argumentNames?.renames == true && named != result.patterns
      let formatted = formats.isEmpty ? named : named.map { $0.formattingArguments(formats) }
      if syntax.joinsNumbersToCategories, let pluralRules {
        parsed = formatted.map { $0.withoutRepeatedNumbers(pluralRules) }
      } else {
        parsed = formatted
      }
      problems = result.problems
      isPlainText = problems.isEmpty && parsed.allSatisfy(\.isPlainText)
    }
  }

  /// Returns a Boolean value indicating whether a message that is created with these values and without metadata, in the
  /// same language, would be the same.
  func isRead(from message: BundleMessage, keyPlace: Place, syntax: MessageSyntax, hasArguments: Bool) -> Bool {
    self.keyPlace == keyPlace && self.syntax == syntax && context == (hasArguments, false)
      && self.message.isWritten(like: message)
  }

  /// A Boolean value indicating whether the text is its key, which its file doesn't write a second time.
  package var isKey: Bool {
    guard case .text(let text) = message else { return false }
    return text.place == keyPlace
  }

  /// The patterns of the texts: one for a text or a plural map, one for each item of a list.
  package var patterns: [MessagePattern] {
    guard parsed.isEmpty, case .text(let text) = stored else { return parsed }
    return [MessagePattern(verbatim: text)]
  }

  /// The patterns with a text for all other numbers in each plural, which programs and other formats need.
  package var completePatterns: [MessagePattern] { patterns.map(\.completingPlurals) }

  /// The text of a message that needs no parsing, or `nil` for any other.
  package var verbatimText: String? {
    guard parsed.isEmpty, case .text(let text) = stored else { return nil }
    return text
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

  /// A Boolean value indicating whether every text is empty: it hasn't been translated yet.
  package var isEmpty: Bool { stored.isNothingBut(\.isEmpty) }

  /// A Boolean value indicating whether it is a list.
  package var isList: Bool { stored.isList }

  /// A Boolean value indicating whether the texts have mistakes because of which they can't be shown.
  package var hasErrors: Bool {
    problems.contains { $0.level == .error }
  }

  /// A Boolean value indicating whether the syntax has no mistakes that change the meaning of the texts.
  package var isSound: Bool {
    problems.isEmpty || !problems.contains { $0.level == .error && $0.kind == .syntax }
  }

  /// The arguments that the texts use, in order of first appearance.
  package var arguments: [PatternArgument] {
    ParsedStoredMessage(patterns: patterns).arguments
  }

  /// Returns one of the texts, or the first if the index is out of range.
  package func text(at index: Int) -> BundleText? {
    let count = message.count
    return count == 0 ? nil : message[index < count ? index : 0]
  }
}

extension String {
  fileprivate var isBlank: Bool {
    // Hardly any text begins with white space, so the rest is rarely read.
    guard let first = utf8.first else { return true }
    return first <= 0x20 && utf8.allSatisfy { $0 <= 0x20 }
  }
}
