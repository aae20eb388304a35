/// The facts that a `Package.swift` says about its strings.
package struct PackageManifest {
  /// The language of the package's own resources, as it is written; `nil` if it names none.
  package let defaultLocalization: String?
  /// A Boolean value indicating whether a target uses the build tool plugin.
  package let usesPlugin: Bool

  /// Reads the file, as text: nothing of it is run.
  package init(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    defaultLocalization = text.firstMatch(of: /defaultLocalization\s*:\s*"([A-Za-z0-9_-]+)"/).map { String($0.1) }
    usesPlugin = Self.namesPlugin(text)
  }

  static func namesPlugin(_ text: String) -> Bool { text.contains("L10nBuildPlugin") }
}
