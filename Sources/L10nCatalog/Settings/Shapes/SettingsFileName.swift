/// The name of a file that people write for the tool, and of its JSON Schema.
package enum SettingsFileName: String, Sendable, CaseIterable {
  case configuration = "l10n.yml"
  case metadata = "metadata.yml"
  case glossary = "terms.yml"
  /// A configuration can give this file another name.
  case keyNames = "names.yml"

  /// The name of its schema, such as `l10n.schema.json`.
  package var schemaFileName: String { rawValue.dropLast(".yml".count) + ".schema.json" }

  /// The address of the newest release's schema.
  package var schemaAddress: String {
    "https://github.com/l10n-gen/l10n-gen/releases/latest/download/" + schemaFileName
  }

  /// The line with which YAML files name their schema to editors.
  package var schemaLine: String { "# yaml-language-server: $schema=" + schemaAddress }
}
