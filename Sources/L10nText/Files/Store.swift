/// A store whose listings of an app fastlane keeps as text files, a folder for each of the store's locales. The raw
/// value is the store's name in settings and key paths.
package enum Store: String, Sendable, Hashable, CaseIterable {
  /// Apple's App Store, for which fastlane's `deliver` uploads `fastlane/metadata`.
  case appStore = "app-store"
  /// Google Play, for which `supply` uploads `fastlane/metadata/android`.
  case googlePlay = "google-play"

  /// The name for people.
  package var name: String {
    switch self {
    case .appStore: "the App Store"
    case .googlePlay: "Google Play"
    }
  }

  /// The program of fastlane that uploads the listing.
  package var uploader: String {
    switch self {
    case .appStore: "deliver"
    case .googlePlay: "supply"
    }
  }
}
