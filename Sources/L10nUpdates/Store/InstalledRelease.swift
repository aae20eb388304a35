import Foundation
import L10nReleases

/// A release on this device.
struct InstalledRelease: Sendable {
  var manifest: ReleaseManifest
  var record: UpdateRecord
  /// The messages by language.
  var overlays: [String: PackOverlay]
  /// The messages that aren't used.
  var rejected: [RejectedMessage] = []

  /// Its summary for the app.
  var summary: UpdateRelease {
    UpdateRelease(
      version: UpdateVersion(manifest.version), issued: Date(manifest.issued), expires: Date(manifest.expires),
      languages: record.packs.map(\.language).sorted())
  }
}
