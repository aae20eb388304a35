/// The languages and permissions in the `Info.plist` of an app (Apple, "Information Property List").
struct InfoPropertyList: Sendable {
  /// A key or a text, with its place.
  struct Value: Sendable {
    var text: String
    var place: Place
  }

  /// The start of its dictionary.
  var place: Place
  /// The place of `CFBundleLocalizations`, and the languages that it lists; `nil` if there is none.
  var localizations: (key: Place, languages: [Value])?
  /// The keys of reasons for permissions, such as `NSCameraUsageDescription`.
  var usageDescriptions: [Value] = []

  /// Returns a Boolean value indicating whether a key is that of a reason for a permission.
  static func isUsageDescription(_ key: String) -> Bool { key.hasSuffix("UsageDescription") }
}
