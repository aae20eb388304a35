import L10nCatalog
import L10nFormats
import L10nText

/// The settings of a configuration of SwiftGen for strings.
package struct SwiftGenProject {
  /// The end of the names of configuration files.
  package static let fileExtension = ".yml"

  /// A Swift file that SwiftGen generates for strings.
  package struct Output: Hashable {
    /// Its path, relative to the folder of the configuration.
    package let path: String
    /// Its outermost enum.
    package let enumName: String
    /// A Boolean value indicating whether its accessors are public.
    package let isPublic: Bool
  }

  /// The files that SwiftGen generates.
  package private(set) var outputs: [Output] = []
  /// The tables and folders that it reads, relative to the same folder.
  package private(set) var inputs: [String] = []
  /// The language of the tables that SwiftGen reads, which is the app's development language, or `nil` if no path has
  /// it.
  package private(set) var language: String?

  /// Reads the configuration. Parts that aren't about strings are ignored, including their mistakes.
  package init(_ bytes: [UInt8]) {
    let root = SettingsDocument(SourceFile(path: "swiftgen.yml", bytes: bytes)).root.entries
    let inputFolder = root.value("input_dir")?.text ?? ""
    let outputFolder = root.value("output_dir")?.text ?? ""
    for strings in root.value("strings")?.listed ?? [] {
      let tables = (strings.entries.value("inputs")?.listed ?? []).compactMap(\.text)
      language = language ?? tables.lazy.compactMap(Self.language(ofTable:)).first
      inputs += tables.map { Self.path($0, in: inputFolder) }
      // Old configurations have a single output next to the inputs.
      for output in [strings] + (strings.entries.value("outputs")?.listed ?? []) {
        guard let path = output.entries.value("output")?.text, path.hasSuffix(".swift") else { continue }
        let parameters = output.entries.value("params")?.entries ?? []
        outputs.append(
          Output(
            path: Self.path(path, in: outputFolder), enumName: parameters.value("enumName")?.text ?? "L10n",
            isPublic: parameters.value("publicAccess")?.text == "true"))
      }
    }
  }

  /// Returns a Boolean value indicating whether a file is probably a configuration of SwiftGen, which can have any
  /// name.
  package static func isConfiguration(_ fileName: String) -> Bool {
    let name = fileName.lowercased()
    return name.hasPrefix("swiftgen") && name.hasSuffix(fileExtension)
  }

  private static func path(_ path: String, in folder: String) -> String {
    folder.isEmpty ? path : FilePath.joined(folder, path)
  }

  private static func language(ofTable path: String) -> String? {
    let folder = path.split(separator: "/").last { $0.hasSuffix(".lproj") && $0 != "Base.lproj" }
    return folder.map { String($0.dropLast(".lproj".count)) }
  }
}

extension DocumentNode {
  /// The items of a list, or the node itself.
  fileprivate var listed: [DocumentNode] {
    if case .list(let items) = content { items } else { [self] }
  }
}
