package import L10nText

/// The languages and permissions in the `Info.plist` of an app (Apple, "Information Property List").
package struct InfoPropertyList: Sendable {
  /// A key or a text, with its place.
  package struct Value: Sendable {
    package var text: String
    package var place: Place
  }

  /// The start of its dictionary.
  package var place: Place
  /// The place of `CFBundleLocalizations` and its languages, or `nil` if there is none.
  package var localizations: (key: Place, languages: [Value])?
  /// The keys of reasons for permissions, such as `NSCameraUsageDescription`.
  var usageDescriptions: [Value] = []

  /// Returns a Boolean value indicating whether a key is for a permission's reason.
  package static func isUsageDescription(_ key: String) -> Bool { key.hasSuffix("UsageDescription") }

  /// Returns a Boolean value indicating whether a key is one of those that systems show: a name, or a reason for a
  /// permission.
  static func isOfSystem(_ key: String) -> Bool { key.hasPrefix("CFBundle") || isUsageDescription(key) }
}
