package import L10nFormats
import L10nMessages

/// The fields that one entry of the metadata sets; the others are `nil` or empty.
package struct MetadataFields: Sendable, Hashable {
  /// A description of the string.
  package var description: String?
  /// The place where the text is shown.
  var context: String?
  /// A Boolean value indicating whether languages other than the source should have it.
  package var isTranslatable: Bool?
  /// A Boolean value indicating whether an empty text is intended.
  package var allowsEmpty: Bool?
  /// The largest number of columns of the text.
  var maxWidth: Int?
  /// Examples of arguments, by name.
  var examples: [String: String] = [:]
  /// The types of arguments, by name.
  package var arguments: [String: MessageMetadata.ArgumentTypeName] = [:]
  /// The formats in which placeholders without one write arguments, by name.
  var argumentFormats: [String: PlaceholderFormat] = [:]
  /// The names of arguments that texts refer to by number.
  var argumentNames = ArgumentNames()
  /// The rules that don't apply, by language.
  var ignored: [String: [String]] = [:]
  /// The states of strings that aren't final, by language.
  package var states: [String: TranslationState] = [:]
  /// The digests of the sources that translations fit, though they are older, by language.
  package var acceptedSources: [String: String] = [:]
  /// The deprecation, or `nil` if the entry doesn't set it.
  package var deprecation: Deprecation?
  /// A Boolean value indicating whether releases over the air may replace it.
  var isOverTheAir: Bool?
  /// The first version of the app in which it has its present meaning, as named by a tag.
  var overTheAirSince: BuildVersion?
  /// The segments of its former key.
  package var formerKey: [String]?

  /// The deprecation of a message.
  package enum Deprecation: Sendable, Hashable {
    /// It isn't deprecated, even if a more general entry says so.
    case none
    /// It is deprecated.
    case deprecated
    /// It is deprecated, with a note on its replacement.
    case replaced(note: String)
  }

  /// Adds other fields, which override the present ones, except that `ignored` keeps both.
  mutating func merge(_ others: MetadataFields) {
    description = others.description ?? description
    context = others.context ?? context
    isTranslatable = others.isTranslatable ?? isTranslatable
    allowsEmpty = others.allowsEmpty ?? allowsEmpty
    maxWidth = others.maxWidth ?? maxWidth
    examples.merge(others.examples) { $1 }
    arguments.merge(others.arguments) { $1 }
    argumentFormats.merge(others.argumentFormats) { $1 }
    if !others.argumentNames.isEmpty { argumentNames = others.argumentNames }
    ignored.merge(others.ignored) { $0 + $1 }
    states.merge(others.states) { $1 }
    acceptedSources.merge(others.acceptedSources) { $1 }
    deprecation = others.deprecation ?? deprecation
    isOverTheAir = others.isOverTheAir ?? isOverTheAir
    overTheAirSince = others.overTheAirSince ?? overTheAirSince
    formerKey = others.formerKey ?? formerKey
  }
}

extension MetadataFields {
  /// Fields that are all unset.
  package static var empty: MetadataFields { MetadataFields() }
}
