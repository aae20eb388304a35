import L10nCatalog
import L10nFormats
import L10nLanguage
import L10nText

/// The parts of XcodeGen's `project.yml` about a project's strings and targets, for repositories without an Xcode project.
package struct XcodeGenProject {
  /// The name of the file.
  package static let fileName = "project.yml"
  /// The name of the Xcode project; `nil` if the file isn't XcodeGen's.
  package let name: String?
  /// The language that the project is developed in; `nil` if the file isn't XcodeGen's.
  package let developmentLanguage: String?
  /// The names of its packages and of their folders; `nil` if the file isn't XcodeGen's.
  package let uses: Set<String>?
  /// The targets by their names.
  let targets: [XcodeGenTarget]

  /// The folders and files that the targets have, relative to the folder that XcodeGen starts from; of patterns, the folder
  /// around their first wildcard.
  package var sourcePaths: [String] {
    targets.flatMap(\.sources).flatMap(\.patterns).map { pattern in
      let fixed = pattern.split(separator: "/").prefix { !$0.contains(where: "*?[{".contains) }
      return fixed.joined(separator: "/")
    }
  }

  /// The depth up to which files include others.
  private static let depthLimit = 8

  /// Reads the file. Parts that aren't about strings are ignored, including their mistakes.
  ///
  /// - Parameter included: reads another file, by its path relative to the folder of this one; empty if there is none.
  package init(_ bytes: [UInt8], included: (String) -> [UInt8] = { _ in [] }) {
    let root = Self.root(bytes, below: ".", depth: 0, included)
    let isProject = root["name"] != nil && (root["targets"] != nil || root["include"] != nil)
    name = isProject ? root["name"]?.text : nil
    // XcodeGen's default.
    developmentLanguage = isProject ? root["options"]?["developmentLanguage"]?.text ?? "en" : nil
    let packages = root["packages"]?.entries ?? [:]
    let folders = packages.values.compactMap { $0["path"]?.text }.map(FilePath.name)
    uses = isProject ? Set(packages.keys + folders) : nil
    let templates = root["targetTemplates"]?.entries ?? [:]
    let written = isProject ? root["targets"]?.entries ?? [:] : [:]
    targets = written.sorted { $0.key < $1.key }.flatMap { XcodeGenTarget.all($0.key, $0.value, templates) }
  }

  /// Returns the content of a file with that of the files that it includes.
  ///
  /// - Parameter folder: the folder of the file, relative to that of the manifest.
  private static func root(
    _ bytes: [UInt8], below folder: String, depth: Int, _ included: (String) -> [UInt8]
  ) -> XcodeGenValue {
    let own = XcodeGenValue(SettingsDocument(SourceFile(path: fileName, bytes: bytes)).root)
    guard depth < depthLimit, let include = own["include"] else { return own }
    var others = XcodeGenValue.mapping([:])
    for item in include.items {
      guard let path = item.text ?? item["path"]?.text, item["enable"]?.text != "false" else { continue }
      let file = FilePath.joined(folder, path)
      let parent = FilePath.parent(file)
      let other = root(included(file), below: parent, depth: depth + 1, included)
      let isRelative = item["relativePaths"]?.text != "false"
      others =
        (isRelative
        ? moving(
          other, to: FilePath.route(from: FilePath.absolute(folder, in: "/"), to: FilePath.absolute(parent, in: "/")))
        : other)
        .merged(onto: others)
    }
    return own.merged(onto: others)
  }

  /// Returns the content of an included file with the paths of its sources relative to the file that includes it.
  private static func moving(_ root: XcodeGenValue, to folder: String) -> XcodeGenValue {
    guard folder != ".", case .mapping(var entries) = root else { return root }
    for key in ["targets", "targetTemplates"] {
      guard let targets = entries[key]?.entries else { continue }
      entries[key] = .mapping(targets.mapValues { XcodeGenTarget.moving($0, to: folder) })
    }
    return .mapping(entries)
  }
}
