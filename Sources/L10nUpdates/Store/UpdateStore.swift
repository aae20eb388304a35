import Foundation

/// The folder in which releases are kept.
///
/// Programs that share it, as an app and its extensions do, need no lock: a release is a file that never changes, and
/// the latest valid one is used.
public struct UpdateStore: Sendable {
  /// The path of the folder, or `nil` to store nothing.
  public var folder: String?
  /// A Boolean value indicating whether releases are only read, as in extensions, for which the app downloads. No check
  /// is made unless ``TextUpdates/refresh(_:)`` is called, and its downloads are lost when the process ends.
  public var isReadOnly: Bool

  /// Creates a store.
  public init(folder: String?, isReadOnly: Bool = false) {
    self.folder = folder
    self.isReadOnly = isReadOnly
  }

  /// A folder in the app's Application Support.
  public static var applicationSupport: UpdateStore {
    let folder = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
    return UpdateStore(folder: folder?.appendingPathComponent("L10nUpdates").path, isReadOnly: isExtension)
  }

  #if canImport(Darwin)
    /// Returns a folder that an app shares with its extensions.
    ///
    /// - Parameter group: the identifier of the app group in the app's entitlements.
    public static func appGroup(_ group: String) -> UpdateStore {
      let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group)
      return UpdateStore(
        folder: folder?.appendingPathComponent("Library/Application Support/L10nUpdates").path, isReadOnly: isExtension)
    }
  #endif

  private static var isExtension: Bool { Bundle.main.bundleURL.pathExtension == "appex" }
}
