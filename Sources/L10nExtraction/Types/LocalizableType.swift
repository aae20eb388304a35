/// The types whose literals are keys.
enum LocalizableType {
  /// Returns the kind of a type's literals, or `nil` if they aren't keys.
  static func kind(of type: TypeName) -> Kind? {
    switch type.unwrapped.name {
    case "LocalizedStringKey": .viewKey
    case "LocalizedStringResource", "LocalizationValue", "TypeDisplayRepresentation", "DisplayRepresentation",
      "IntentDescription", "IntentDialog":
      .value
    case "AppShortcutPhrase": .phrase
    case "ParameterSummaryString": .summary
    default: nil
    }
  }

  /// Returns a Boolean value indicating whether a type is that of keys, which a `String` becomes by its initializer.
  static func isKey(_ type: TypeName?) -> Bool {
    ["LocalizedStringKey", "LocalizationValue"].contains(type?.unwrapped.name)
  }

  enum Kind: Sendable {
    /// A key of SwiftUI.
    case viewKey
    /// A key of Foundation, whose interpolations take any type.
    case value
    /// The name of a key, without interpolations.
    case name
    /// A phrase of an App Shortcut.
    case phrase
    /// The summary of an intent's parameters.
    case summary
  }
}
