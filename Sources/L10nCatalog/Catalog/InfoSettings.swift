/// The part of an app's `Info.plist` that its build settings are (Apple, "Build settings reference",
/// `GENERATE_INFOPLIST_FILE`).
struct InfoSettings: Sendable {
  /// The keys of reasons for permissions, such as `NSCameraUsageDescription`, each at its first place.
  var usageDescriptions: [InfoPropertyList.Value] = []
  /// A Boolean value indicating whether a file, which isn't read here, has more.
  var namesFile = false
}
