import L10nFormats
import L10nText

extension SettingsShape {
  /// `metadata.yml`: key paths or patterns, and what is said of their messages.
  package static let metadata = SettingsShape.optional(.mapping(.optional(.record(.metadata))))
}

extension SettingsRecord {
  /// An entry of `metadata.yml`.
  static let metadata = SettingsRecord(
    "a message's metadata",
    [
      SettingsField("description", .text, "What the string is for; shown at the accessor."),
      SettingsField("context", .text, "Where the string is shown, for translators."),
      SettingsField(
        "examples", .mapping(.text), "Examples of the arguments, for translators, previews and 'max-width'."),
      SettingsField(
        "state", .mapping(.choice(TranslationState.self)),
        "The state of a string by language; 'final' ends one that a String Catalog has."),
      SettingsField(
        "accepted", .mapping(.name),
        "The source that a translation fits, though it is older; 'l10n-gen outdated --accept' writes it."),
      SettingsField("max-width", .count, "The columns that fit the screen. Korean and Chinese characters take two."),
      SettingsField(
        "arguments", .mapping(.name),
        "The arguments' types in Swift: String, Int, Double, Decimal, Date, or the name of an enum."),
      SettingsField("translatable", .truth, "'false' if the string needs no translation, such as a brand."),
      SettingsField("allow-empty", .truth, "Whether an empty text is intended."),
      SettingsField(
        "deprecated", .name, "Marks the accessor as deprecated: 'true', or the text of the message."),
      SettingsField("renamed-from", .name, "The former key. The former accessor stays, deprecated."),
      SettingsField("ota", .truth, "Whether releases over the air may replace the string. Default: true."),
      SettingsField("ota-since", .name, "The first version of the app with the present meaning."),
      SettingsField(
        "ignore", .mapping(.list(.choice(RuleID.self))), "The rules that don't apply to this message, by language."),
    ])
}
