import L10nCatalog
import L10nFormats
import L10nLanguage
import L10nText

/// The parts of XcodeGen's `project.yml` about a project's strings, for repositories without an Xcode project.
package struct XcodeGenProject {
  /// The name of the file.
  package static let fileName = "project.yml"
  /// The language that the project is developed in; `nil` if the file isn't XcodeGen's.
  package let developmentLanguage: String?
  /// The names of its packages and of their folders; `nil` if the file isn't XcodeGen's.
  package let uses: Set<String>?

  /// Reads the file. Parts that aren't about strings are ignored, including their mistakes.
  package init(_ bytes: [UInt8]) {
    let root = SettingsDocument(SourceFile(path: Self.fileName, bytes: bytes)).root.entries
    let isProject = root.value("name") != nil && (root.value("targets") != nil || root.value("include") != nil)
    let written = root.value("options")?.entries.value("developmentLanguage")?.text
    // XcodeGen's default.
    developmentLanguage = isProject ? written ?? "en" : nil
    let packages = root.value("packages")?.entries ?? []
    let folders = packages.compactMap { $0.value.entries.value("path")?.text }.map(FilePath.name)
    uses = isProject ? Set(packages.map(\.key) + folders) : nil
  }
}
