import L10nFormats
import L10nText

/// Reads `sources` of the configuration.
struct SourcesReader {
  private(set) var sources: [ConfiguredSource] = []
  private(set) var problems: [DocumentProblem] = []
  /// The places of the project's own files.
  private let translations: TranslationPaths

  init(_ node: DocumentNode, besides translations: TranslationPaths) {
    self.translations = translations
    guard case .list(let items) = node.content else {
      refuse(node, "'sources' must be a list; write '[android/app/src/main/res]'")
      return
    }
    for item in items {
      guard let source = source(item) else { continue }
      if let refusal = refusal(of: source) {
        refuse(item, refusal)
      } else {
        sources.append(source)
      }
    }
  }

  private mutating func refuse(_ node: DocumentNode, _ explanation: String) {
    problems.append(DocumentProblem(explanation: explanation, offset: node.offset))
  }

  private func refusal(of source: ConfiguredSource) -> String? {
    func absolute(_ path: String) -> String { FilePath.absolute(path, in: "/") }
    let path = absolute(source.path)
    if sources.contains(where: { absolute($0.path) == path }) { return SettingsDocument.secondTime(source.path) }
    guard let place = translations.shown.first(where: { FilePath.isInside(path, absolute($0)) }) else { return nil }
    return
      "'\(source.path)' is in '\(place)', so 'translations' reads it, too; list the places of the project's own files "
      + "in 'translations'"
  }

  private mutating func source(_ item: DocumentNode) -> ConfiguredSource? {
    if let path = item.text {
      guard path.isEmpty else { return ConfiguredSource(path: path, offset: item.offset) }
      refuse(item, "the path of this source is empty; write one such as 'android/app/src/main/res'")
      return nil
    }
    var fields = SettingsFields(item, of: .source)
    let path = fields.nonEmptyText("path")
    let match = fields.choice("match", ConfiguredSource.Match.self)
    let format = fields.choice("format", ConfiguredFormat.self)
    let written = fields.nonEmptyText("namespace")
    let namespace = written.flatMap(ReadingOptions.namespace)
    if let node = fields.node("namespace"), let written, namespace == nil {
      fields.refuse(node, "'\(written)' is not a namespace; write one such as 'store'")
    }
    if path == nil, fields.node("path") == nil, case .mapping = item.content {
      refuse(item, "this source has no 'path'; write that of its files, such as 'path: android/app/src/main/res'")
    }
    problems += fields.finished()
    return path.map {
      ConfiguredSource(
        path: $0, match: match ?? .keys, format: format ?? .json, namespace: namespace ?? [], offset: item.offset)
    }
  }
}
