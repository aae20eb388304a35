/// The part of an app's `Info.plist` that comes from build settings (Apple, "Build settings reference",
/// `GENERATE_INFOPLIST_FILE`).
struct InfoSettings: Sendable {
  /// The keys of reasons for permissions, such as `NSCameraUsageDescription`, each at its first place.
  var usageDescriptions: [InfoPropertyList.Value] = []
  /// A Boolean value indicating whether they name a file with more keys, which isn't read here.
  var namesFile = false
}
