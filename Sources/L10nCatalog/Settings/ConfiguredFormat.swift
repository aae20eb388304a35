/// The format of a project's JSON files, which their names don't say.
package enum ConfiguredFormat: String, CaseIterable, Sendable {
  /// A key for each message.
  case json
  /// The JSON of i18next, in which several keys with suffixes may be one message.
  case i18next
}
