/// The settings of `swiftgen.yml` for strings.
package struct SwiftGenProject {
  /// The name of the file.
  package static let fileName = "swiftgen.yml"
  /// The files that SwiftGen generates for strings, relative to the folder of its configuration.
  package private(set) var outputs: [String] = []
  /// The language whose tables SwiftGen reads, which is the app's development language; `nil` if no path names it.
  package private(set) var language: String?

  /// Reads the configuration; what isn't about strings doesn't matter, nor does a mistake elsewhere.
  package init(_ bytes: [UInt8]) {
    let root = SettingsDocument(SourceFile(path: Self.fileName, bytes: bytes)).root.entries
    let folder = root.value("output_dir")?.text ?? ""
    for strings in root.value("strings")?.listed ?? [] {
      let inputs = (strings.entries.value("inputs")?.listed ?? []).compactMap(\.text)
      language = language ?? inputs.lazy.compactMap(Self.language(ofTable:)).first
      // Old configurations have the one output beside the inputs.
      for output in [strings] + (strings.entries.value("outputs")?.listed ?? []) {
        guard let path = output.entries.value("output")?.text else { continue }
        outputs.append(folder.isEmpty ? path : FilePath.joined(folder, path))
      }
    }
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
