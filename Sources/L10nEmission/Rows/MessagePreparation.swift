import L10nAllLanguages
package import L10nCatalog
import L10nLanguage
package import L10nMessages

/// The changes of a language's messages before they are written or shown: Korean both-forms become particles, and
/// arguments are isolated from the text around them.
package struct MessagePreparation: Sendable {
  private let marksParticles: Bool
  /// The direction of the language, or `nil` if arguments aren't isolated.
  private let isolation: TextDirection?

  /// Creates the preparation of a language's messages, which may be a pseudolocale's.
  package init(in language: String, _ options: EmissionOptions) {
    marksParticles = options.marksParticles(in: language)
    isolation = options.bidi == .isolate ? LanguageTag(language).map { TextDirection(of: $0) } ?? .unknown : nil
  }

  /// Returns a text without arguments, with its Korean both-forms resolved.
  func resolved(_ text: String) -> String {
    marksParticles ? KoreanParticle.resolved(in: text, isWhole: true) : text
  }

  /// Returns a pattern with its Korean both-forms marked.
  package func marked(_ pattern: MessagePattern) -> MessagePattern {
    marksParticles ? pattern.markingKoreanParticles() : pattern
  }

  /// Returns a meaning with its Korean both-forms marked.
  func marked(_ meaning: MessageMeaning) -> MessageMeaning {
    marksParticles ? meaning.mapPatterns { $0.markingKoreanParticles() } : meaning
  }

  /// Returns a meaning with its arguments isolated.
  ///
  /// - Parameter message: the message, whose arguments have types.
  func isolated(_ meaning: MessageMeaning, of message: CatalogMessage) -> MessageMeaning {
    guard let isolation = isolation(of: message, localizesNumbers: meaning.localizesPlainNumbers) else {
      return meaning
    }
    return meaning.mapPatterns { $0.isolatingArguments(isolation) }
  }

  /// Returns patterns with their arguments isolated.
  ///
  /// - Parameters:
  ///   - localized: the text that the patterns come from.
  ///   - message: the message, whose arguments have types.
  package func isolated(
    _ patterns: [MessagePattern], from localized: LocalizedMessage, of message: CatalogMessage
  ) -> [MessagePattern] {
    guard isolation != nil,
      let isolation = isolation(of: message, localizesNumbers: MessageMeaning(of: localized).localizesPlainNumbers)
    else { return patterns }
    return patterns.map { $0.isolatingArguments(isolation) }
  }

  private func isolation(of message: CatalogMessage, localizesNumbers: Bool) -> BidiIsolation? {
    isolation.map { direction in
      BidiIsolation(
        isInRightToLeftText: direction == .rightToLeft,
        types: Dictionary(message.arguments.map { ($0.name, $0.type) }) { first, _ in first },
        localizesNumbers: localizesNumbers)
    }
  }
}
