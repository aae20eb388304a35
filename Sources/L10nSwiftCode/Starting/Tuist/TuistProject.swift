import L10nText

/// The parts of a Tuist manifest about a project's strings and targets, for repositories without an Xcode project.
package struct TuistProject {
  /// The name of the Xcode project, or `nil` if the file doesn't state it by a literal or isn't a manifest.
  package let name: String?
  /// The language that the project is developed in, or `nil` if the file doesn't state it or isn't a manifest.
  package let developmentRegion: String?
  /// The targets whose names and products are literals, also those of functions that the file calls with literals. An app
  /// without such a name has the name of its product or of the project.
  let targets: [Target]
  /// A Boolean value indicating whether Tuist writes accessors for the tables of targets.
  let makesCodeOfResources: Bool

  /// A target of the project.
  struct Target: Hashable {
    /// The name; empty while that of an app isn't known.
    var name: String
    let kind: XcodeTargets.Kind
    let isOfTests: Bool
    /// A Boolean value indicating whether the product can have code.
    let hasCode: Bool
    /// The name of its module if it isn't that of the target.
    let module: String?
    let sources: TuistPaths
    let resources: TuistPaths
    /// The folders whose sources and resources the target has.
    let folders: TuistPaths
  }

  /// Returns a Boolean value indicating whether a Swift file can be a manifest, or have functions for manifests.
  package static func mayBeManifest(_ path: String) -> Bool {
    ["Project.swift", "Workspace.swift"].contains(FilePath.name(path)) || isOfHelpers(path)
  }

  /// Returns a Boolean value indicating whether a Swift file has functions for manifests.
  package static func isOfHelpers(_ path: String) -> Bool {
    path.split(separator: "/").contains("ProjectDescriptionHelpers")
  }

  /// Returns a Boolean value indicating whether a file is a manifest, or has functions for manifests.
  package static func isManifest(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes, as: UTF8.self).contains(/^\s*import\s+ProjectDescription\b/.anchorsMatchLineEndings())
  }

  /// Reads the file as text; nothing in it runs.
  ///
  /// - Parameter helpers: the files with functions for manifests.
  package init(_ bytes: [UInt8], helpers: [SwiftCode] = []) {
    guard Self.isManifest(bytes) else {
      (name, developmentRegion, targets, makesCodeOfResources) = (nil, nil, [], false)
      return
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let option = /\bdevelopmentRegion\s*:\s*"([A-Za-z0-9_-]+)"/
    let setting = /"CFBundleDevelopmentRegion"\s*:\s*(?:\.string\(\s*)?"([a-z]{2,3}(?:[_-][A-Za-z0-9]+)*)"/
    developmentRegion =
      text.firstMatch(of: option).map { String($0.1) } ?? text.firstMatch(of: setting).map { String($0.1) }
    var reader = TuistReader(SwiftCode(bytes, in: 0..<bytes.count), helpers: helpers)
    reader.read()
    name = reader.name
    targets = reader.targets
    makesCodeOfResources =
      !text.contains(/disableSynthesizedResourceAccessors\s*:\s*true/)
      && (!text.contains(/\bresourceSynthesizers\s*:/) || text.contains(/\.strings\s*\(/))
  }
}

extension XcodeTargets.Kind {
  /// - Parameter product: the name of a product in Tuist.
  init(tuistProduct product: String) {
    switch product {
    case "app", "appClip", "watch2App": self = .app
    case "unitTests", "uiTests": self = .addition
    default: self = product.hasSuffix("Extension") ? .addition : .other
    }
  }
}
