package import L10nFormats

/// The fields that one entry of the metadata sets; the others are `nil` or empty.
package struct MetadataFields: Sendable, Hashable {
  /// A description of the string.
  package var description: String?
  /// The place where the text is shown.
  var context: String?
  /// A Boolean value indicating whether languages other than the source are to have it.
  package var isTranslatable: Bool?
  /// A Boolean value indicating whether an empty text is meant.
  package var allowsEmpty: Bool?
  /// The number of columns the text may take.
  var maxWidth: Int?
  /// Examples of arguments, by name.
  var examples: [String: String] = [:]
  /// The types given to arguments, by their names.
  package var arguments: [String: MessageMetadata.ArgumentTypeName] = [:]
  /// The names of arguments that texts only number.
  var argumentNames = ArgumentNames()
  /// The rules that don't apply, by language.
  var ignored: [String: [String]] = [:]
  /// The states of strings that aren't final, by language.
  package var states: [String: TranslationState] = [:]
  /// A Boolean value indicating whether code should no longer read it.
  package var deprecation: Deprecation?
  /// A Boolean value indicating whether releases over the air may replace it.
  var isOverTheAir: Bool?
  /// The first version of the app with its present meaning, as a tag names it.
  var overTheAirSince: BuildVersion?
  /// The segments of the key that it had before.
  var formerKey: [String]?

  /// A note for code that reads the message.
  package enum Deprecation: Sendable, Hashable {
    /// It may, whatever a more general entry says.
    case none
    /// It should no longer.
    case deprecated
    /// It should do something else instead.
    case replaced(note: String)
  }

  /// Takes over what other fields say. Theirs beat those that are here; of `ignored`, both count.
  mutating func merge(_ others: MetadataFields) {
    description = others.description ?? description
    context = others.context ?? context
    isTranslatable = others.isTranslatable ?? isTranslatable
    allowsEmpty = others.allowsEmpty ?? allowsEmpty
    maxWidth = others.maxWidth ?? maxWidth
    examples.merge(others.examples) { $1 }
    arguments.merge(others.arguments) { $1 }
    if !others.argumentNames.isEmpty { argumentNames = others.argumentNames }
    ignored.merge(others.ignored) { $0 + $1 }
    states.merge(others.states) { $1 }
    deprecation = others.deprecation ?? deprecation
    isOverTheAir = others.isOverTheAir ?? isOverTheAir
    overTheAirSince = others.overTheAirSince ?? overTheAirSince
    formerKey = others.formerKey ?? formerKey
  }
}

extension MetadataFields {
  /// Fields that say nothing.
  package static var empty: MetadataFields { MetadataFields() }
}
