import L10nFormats

/// Reads `extract` of the configuration.
struct ExtractionReader {
  private(set) var settings = ExtractionSettings()
  private(set) var problems: [DocumentProblem] = []

  init(_ node: DocumentNode) {
    var fields = SettingsFields(node, of: .extraction)
    settings.routines = Set(fields.texts("routines")?.compactMap(\.text) ?? [])
    settings.exclude = places("exclude", &fields) ?? []
    settings.catalogs = places("catalogs", &fields)
    settings.staleness = fields.choice("stale", ExtractionSettings.Staleness.self) ?? .certain
    for item in fields.texts("key-arguments") ?? [] {
      guard let text = item.text, let name = StringLookup.Name(text), name.labels?.isEmpty == false else {
        fields.refuse(
          item,
          "'\(item.text ?? "")' has no argument for a key; write the name with the labels of its keys, such as "
            + "'KeyboardShortcuts.Recorder(_:)'")
        continue
      }
      settings.keyArguments.append(name)
    }
    problems = fields.finished()
  }

  /// Reads a list of paths below the directory of the configuration.
  private func places(_ name: String, _ fields: inout SettingsFields) -> [String]? {
    fields.texts(name)?.compactMap { node in
      let path = node.text ?? ""
      guard !path.isEmpty, !path.hasPrefix("/"), !path.split(separator: "/").contains("..") else {
        fields.refuse(
          node, "'\(path)' in '\(name)' isn't below the directory of l10n.yml; write a path such as 'Packages/Kit'")
        return nil
      }
      return path
    }
  }
}
