import Foundation

/// The folder in which releases are kept.
///
/// Programs that share it, as an app and its extensions do, need no lock: a release is a file that is never changed, and
/// the latest valid one counts.
public struct UpdateStore: Sendable {
  /// The path of the folder, or `nil` if there is none, so that nothing is kept.
  public var folder: String?
  /// A Boolean value indicating whether releases are only read: in extensions, which the app provides for. No check is
  /// made unless ``TextUpdates/refresh(_:)`` is called, and what it downloads is gone with the process.
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
    /// A folder that an app shares with its extensions.
    ///
    /// - Parameter group: the identifier of the app group, which the app's entitlements have.
    public static func appGroup(_ group: String) -> UpdateStore {
      let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group)
      return UpdateStore(
        folder: folder?.appendingPathComponent("Library/Application Support/L10nUpdates").path, isReadOnly: isExtension)
    }
  #endif

  private static var isExtension: Bool { Bundle.main.bundleURL.pathExtension == "appex" }
}
