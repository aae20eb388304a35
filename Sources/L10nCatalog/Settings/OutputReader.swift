import L10nFormats

/// Reads `output` of the configuration, or of a module in it.
struct OutputReader {
  private(set) var directory: String?
  /// The node of the directory, for its position.
  private(set) var directoryNode: DocumentNode?
  private(set) var enumName: String?
  private(set) var access = EmissionOptions.Access.internal
  private(set) var split = EmissionOptions.Split.none
  private(set) var problems: [DocumentProblem] = []

  init(_ node: DocumentNode) {
    var output = SettingsFields(node, of: .output)
    directory = output.nonEmptyText("directory")
    directoryNode = output.node("directory")
    if let name = output.nonEmptyText("enum"), let node = output.node("enum") {
      if let explanation = EmissionOptions.explainRefusal(ofEnumName: name) { output.refuse(node, explanation) }
      enumName = name
    }
    access = output.choice("access", EmissionOptions.Access.self) ?? .internal
    split = output.choice("split", EmissionOptions.Split.self) ?? .none
    problems = output.finished()
  }
}
