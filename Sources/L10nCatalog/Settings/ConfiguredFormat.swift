import L10nFormats
package import L10nMessages
package import L10nText

/// The format of a project's JSON files, which their names don't say.
package enum ConfiguredFormat: String, CaseIterable, Sendable {
  /// A key for each message.
  case json
  /// The JSON of i18next, in which several keys with suffixes may be one message.
  case i18next

  /// The dialect of the files, or `nil` for the usual one.
  package var dialect: FileDialect? {
    switch self {
    case .json: nil
    case .i18next: .i18next
    }
  }

  /// The syntax of the files' messages, or `nil` if the configuration decides.
  package var syntax: MessageSyntax? {
    switch self {
    case .json: nil
    case .i18next: .i18next
    }
  }

  /// Returns the format that has a dialect, or `nil` if settings name none.
  package init?(_ dialect: FileDialect) {
    guard let format = Self.allCases.first(where: { $0.dialect == dialect }) else { return nil }
    self = format
  }
}
