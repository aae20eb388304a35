/// A mapping of a settings file whose fields have fixed names, such as a module of `l10n.yml`. Readers report fields that
/// it doesn't have, and the files' JSON Schemas are made of it.
package struct SettingsRecord: Sendable {
  /// Its name in explanations, such as "a module".
  package let name: String
  package let fields: [SettingsField]
  /// The shape of fields with other names, or `nil` if there are none.
  package let others: SettingsShape?

  package init(_ name: String, _ fields: [SettingsField], others: SettingsShape? = nil) {
    self.name = name
    self.fields = fields
    self.others = others
  }
}

/// A field of a record.
package struct SettingsField: Sendable {
  package let name: String
  package let shape: SettingsShape
  package let isRequired: Bool
  /// Its purpose, as editors show it: a few words or sentences in English.
  package let summary: String

  package init(_ name: String, _ shape: SettingsShape, isRequired: Bool = false, _ summary: String) {
    self.name = name
    self.shape = shape
    self.isRequired = isRequired
    self.summary = summary
  }
}
