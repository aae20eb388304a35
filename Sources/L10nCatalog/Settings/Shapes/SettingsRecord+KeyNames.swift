extension SettingsShape {
  /// `names.yml`: tables, and in each of them the keys by their key paths.
  package static let keyNames = SettingsShape.optional(
    .mapping(.optional(.mapping(.either([.text, .record(.keyName)])))))
}

extension SettingsRecord {
  /// A key that is more than a text.
  static let keyName = SettingsRecord(
    "a name",
    [
      SettingsField("key", .text, isRequired: true, "The key in the table."),
      SettingsField(
        "arguments", .mapping(.count), "The names of the string's arguments, with their positions from 1."),
    ])
}
