import L10nText

/// The part of a Tuist manifest about a project's strings, for repositories without an Xcode project.
package struct TuistProject {
  /// The language that the project is developed in, or `nil` if the file doesn't state it or isn't a manifest.
  package let developmentRegion: String?

  /// Returns a Boolean value indicating whether a Swift file can be a manifest, or have functions for manifests.
  package static func mayBeManifest(_ path: String) -> Bool {
    ["Project.swift", "Workspace.swift"].contains(FilePath.name(path))
      || path.split(separator: "/").contains("ProjectDescriptionHelpers")
  }

  /// Reads the file as text; nothing in it runs.
  package init(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.contains(/^\s*import\s+ProjectDescription\b/.anchorsMatchLineEndings()) else {
      developmentRegion = nil
      return
    }
    let option = /\bdevelopmentRegion\s*:\s*"([A-Za-z0-9_-]+)"/
    let setting = /"CFBundleDevelopmentRegion"\s*:\s*(?:\.string\(\s*)?"([a-z]{2,3}(?:[_-][A-Za-z0-9]+)*)"/
    developmentRegion =
      text.firstMatch(of: option).map { String($0.1) } ?? text.firstMatch(of: setting).map { String($0.1) }
  }
}
