/// The systems that an app runs on and that are older than those L10nRuntime needs.
package struct OlderSystems: Hashable, Sendable {
  /// The name of the app's target.
  package let target: String
  /// The oldest version that the app runs on, of each system that is too old, such as `iOS 15.0`.
  package let systems: [String]

  /// The systems, each with the first version that the runtime runs on.
  package static let needed = System.allCases.map { "\($0.rawValue) \($0.firstVersion)" }

  enum System: String, CaseIterable {
    case iOS, macOS, tvOS, watchOS, visionOS

    /// The first version that the runtime runs on, which is also in the package's manifest.
    var firstVersion: Int {
      switch self {
      case .iOS, .tvOS: 16
      case .macOS: 13
      case .watchOS: 9
      case .visionOS: 1
      }
    }

    /// The name of the build setting for the oldest version that a target runs on.
    var setting: String {
      switch self {
      case .iOS: "IPHONEOS_DEPLOYMENT_TARGET"
      case .macOS: "MACOSX_DEPLOYMENT_TARGET"
      case .tvOS: "TVOS_DEPLOYMENT_TARGET"
      case .watchOS: "WATCHOS_DEPLOYMENT_TARGET"
      case .visionOS: "XROS_DEPLOYMENT_TARGET"
      }
    }

    /// The name of the system's SDK, with which names of platforms begin.
    var sdk: String {
      switch self {
      case .iOS: "iphoneos"
      case .macOS: "macosx"
      case .tvOS: "appletvos"
      case .watchOS: "watchos"
      case .visionOS: "xros"
      }
    }
  }

  /// Returns the apps of an Xcode project that run on older systems. Settings in `.xcconfig` files aren't known.
  static func apps(in objects: XcodeObjects) -> [OlderSystems] {
    objects.identifiers(ofKind: "PBXNativeTarget").compactMap { target in
      guard let name = objects.text(target, "name"),
        XcodeTargets.Kind(productType: objects.text(target, "productType") ?? "") == .app
      else { return nil }
      let systems = System.allCases.compactMap { system in
        oldestVersion(of: system, target, objects).map { "\(system.rawValue) \($0)" }
      }
      return systems.isEmpty ? nil : OlderSystems(target: name, systems: systems)
    }
  }

  /// Returns the oldest version of a system that a target runs on, or `nil` if that isn't too old, or not stated.
  private static func oldestVersion(of system: System, _ target: String, _ objects: XcodeObjects) -> String? {
    let versions = objects.buildSettings(ofTarget: target).compactMap { settings -> (text: String, numbers: [Int])? in
      let platforms = settings["SUPPORTED_PLATFORMS"] ?? settings["SDKROOT"] ?? "auto"
      guard platforms == "auto" || platforms.split(separator: " ").contains(where: { $0.hasPrefix(system.sdk) }),
        let version = settings[system.setting]
      else { return nil }
      let numbers = version.split(separator: ".").map { Int($0) ?? 0 }
      return (numbers.first ?? 0) > 0 ? (version, numbers) : nil
    }
    let oldest = versions.min { $0.numbers.lexicographicallyPrecedes($1.numbers) }
    return oldest.flatMap { $0.numbers[0] < system.firstVersion ? $0.text : nil }
  }
}
