package import L10nCatalog
package import L10nEmission
package import L10nText

/// The code of a module.
package struct GeneratedModule: Sendable {
  /// The module, with its messages.
  package let strings: ModuleCatalog
  package let files: [GeneratedFile]

  /// The module's settings.
  package var module: ConfiguredModule { strings.module }

  /// Returns a Boolean value indicating whether a finding is about the module's strings, or isn't about a string.
  package func has(_ finding: Finding) -> Bool { finding.key.map(keyPaths.contains) ?? true }

  private let keyPaths: Set<String>

  init(strings: ModuleCatalog, files: [GeneratedFile]) {
    self.strings = strings
    self.files = files
    keyPaths = Set(strings.projectKeyPaths.values)
  }
}
