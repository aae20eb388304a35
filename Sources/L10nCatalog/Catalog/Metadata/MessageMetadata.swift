package import L10nFormats
package import L10nLanguage
import L10nMessages
package import L10nText

/// The metadata of one message in `metadata.yml`; fields that the file doesn't set are empty.
package struct MessageMetadata: Sendable, Hashable {
  /// A description of the string, for translators and in the accessor's documentation.
  package var description: String?
  /// The place where the text is shown.
  package var context: String?
  /// A Boolean value indicating whether languages other than the source may lack it without a finding.
  package var isTranslatable = true
  /// A Boolean value indicating whether an empty text is intended.
  package var allowsEmpty = false
  /// The largest number of columns of the text, in which East Asian wide characters count twice, or `nil` if there is
  /// no limit.
  package var maxWidth: Int?
  /// Examples of arguments, by name. Translators see them, and they are used to measure widths.
  package var examples: [String: String] = [:]
  /// The types of arguments that the metadata gives: a built-in one, or the name of a shared enum.
  package var arguments: [String: ArgumentTypeName] = [:]
  /// The arguments declared under the message's own key path, which the message has even if its source doesn't use them.
  var declaredArguments: Set<String> = []
  /// The places of these types.
  package var typePlaces: [String: Place] = [:]
  /// The formats in which placeholders without one write arguments, by name.
  var argumentFormats: [String: PlaceholderFormat] = [:]
  /// The names of arguments that texts refer to by number.
  package var argumentNames = ArgumentNames()
  /// The rules that don't apply to it, by language.
  package var ignored: [String: [String]] = [:]
  /// The states of strings that aren't final, by language.
  package var states: [String: TranslationState] = [:]
  /// The digests of the sources that translations fit, though they are older, by language.
  package var acceptedSources: [String: String] = [:]
  /// A Boolean value indicating whether code should stop using it.
  package var isDeprecated = false
  /// The replacement to use, for a deprecated message.
  package var deprecationNote: String?
  /// A Boolean value indicating whether releases over the air may replace it.
  package var isOverTheAir = true
  /// The first version of the app in which it has its present meaning, or `nil` if the meaning never changed.
  package var overTheAirSince: BuildVersion?
  /// Its former key, which code can still use.
  package var formerKey: FormerKey?

  /// A former key of a message.
  package struct FormerKey: Sendable, Hashable {
    var segments: [String]
    /// The place of the former key in the metadata.
    var place: Place

    /// The key path.
    package var path: String { KeySegment.path(segments) }
  }

  /// A type as named in the metadata.
  package enum ArgumentTypeName: Sendable, Hashable {
    /// A type of the runtime.
    case builtIn(ArgumentType)
    /// A generated enum.
    case sharedEnum(String)
  }
}

extension MessageMetadata {
  /// Returns the state of a string of the language with a name, as the states spell it, or `nil` if it is final.
  package func state(named language: String) -> TranslationState? {
    states[language].flatMap { $0 == .final ? nil : $0 }
  }

  /// Returns the state of a language's string, or `nil` if it is final.
  package func state(in language: LanguageTag) -> TranslationState? {
    guard !states.isEmpty else { return nil }
    return states.first { $1 != .final && LanguageTag($0)?.isSameLanguage(as: language) == true }?.value
  }

  /// Returns the digest of the source that a language's translation fits, or `nil` if none was accepted.
  package func acceptedSource(in language: LanguageTag) -> String? {
    guard !acceptedSources.isEmpty else { return nil }
    return acceptedSources.first { LanguageTag($0.key)?.isSameLanguage(as: language) == true }?.value
  }

  /// Creates the metadata of a message from merged fields.
  ///
  /// - Parameter formerKeyPlace: the place of the former key, if there is one.
  init(_ fields: MetadataFields, formerKeyPlace: Place?) {
    description = fields.description
    context = fields.context
    isTranslatable = fields.isTranslatable ?? true
    allowsEmpty = fields.allowsEmpty ?? false
    maxWidth = fields.maxWidth
    examples = fields.examples
    arguments = fields.arguments
    argumentFormats = fields.argumentFormats
    argumentNames = fields.argumentNames
    ignored = fields.ignored
    states = fields.states
    acceptedSources = fields.acceptedSources
    isOverTheAir = fields.isOverTheAir ?? true
    overTheAirSince = fields.overTheAirSince
    switch fields.deprecation {
    case MetadataFields.Deprecation.none?, nil: break
    case .deprecated?: isDeprecated = true
    case .replaced(let note)?:
      isDeprecated = true
      deprecationNote = note
    }
    if let segments = fields.formerKey, let formerKeyPlace {
      formerKey = FormerKey(segments: segments, place: formerKeyPlace)
    }
  }
}
