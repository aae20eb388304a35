import Foundation

@testable import L10nCatalog
@testable import L10nText

/// The sample of this repository, in `translations`.
package enum SampleProject {
  /// The repository.
  package static let directory = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  /// The settings of its `l10n.yml`.
  package static func configuration() throws -> Configuration {
    let file = SourceFile(path: "l10n.yml", bytes: try FileSystem.bytes(of: directory + "/l10n.yml"))
    guard case .configuration(let configuration) = ConfigurationReader.read(file) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return configuration
  }

  /// Its translation files.
  package static func files() throws -> [InputFile] {
    try TranslationsDirectory.files(at: directory + "/translations")
  }
}
