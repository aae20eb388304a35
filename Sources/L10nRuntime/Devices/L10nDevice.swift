#if os(iOS)
  import Foundation
#endif

/// A kind of device that a string may have a variant for, as Xcode's *Vary by Device* does in String Catalogs.
///
/// Accessors of such strings have a parameter of this type, whose default is ``current``.
public enum L10nDevice: String, Sendable, Hashable, CaseIterable {
  /// An Apple device, by the name that String Catalogs use for it.
  case iphone, ipad, ipod, mac, applewatch, appletv, applevision
  /// Any other device, such as a server.
  case other

  /// The device that the program runs on. For an iPad app on a Mac, this is `ipad`, unless the app is built with Mac
  /// Catalyst.
  public static let current: L10nDevice = {
    #if os(macOS) || targetEnvironment(macCatalyst)
      .mac
    #elseif os(watchOS)
      .applewatch
    #elseif os(tvOS)
      .appletv
    #elseif os(visionOS)
      .applevision
    #elseif os(iOS)
      L10nDevice(model: model)
    #else
      .other
    #endif
  }()

  /// The device with one of Apple's model names, such as `iPad14,1`.
  init(model: String) {
    self = model.hasPrefix("iPad") ? .ipad : model.hasPrefix("iPod") ? .ipod : .iphone
  }

  #if os(iOS)
    /// The name of the model, which `uname(3)` gives as the machine, and the simulator in its environment.
    private static var model: String {
      if let simulated = ProcessInfo.processInfo.environment["SIMULATOR_MODEL_IDENTIFIER"] { return simulated }
      var system = utsname()
      uname(&system)
      return withUnsafeBytes(of: system.machine) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
  #endif
}
