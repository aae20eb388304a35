import L10nFormats
import L10nText

/// Reads `modules` of the configuration.
struct ModulesReader {
  private(set) var modules: [ConfiguredModule] = []
  private(set) var problems: [DocumentProblem] = []

  init(_ node: DocumentNode) {
    guard case .list(let items) = node.content, !items.isEmpty else {
      refuse(node, "'modules' must be a list; write '- { name: Kit, translations: Packages/Kit }' below it")
      return
    }
    for item in items { read(item) }
  }

  private mutating func refuse(_ node: DocumentNode, _ explanation: String) {
    problems.append(DocumentProblem(explanation: explanation, offset: node.offset))
  }

  private mutating func read(_ item: DocumentNode) {
    var fields = SettingsFields(item, of: .module)
    defer { problems += fields.finished() }
    let name = fields.nonEmptyText("name")
    let translations = places("translations", &fields)
    let include = fields.texts("include")?.compactMap(\.text)
    let sources = places("sources", &fields)
    var module = ConfiguredModule(name: name ?? "", translations: translations, include: include, sources: sources)
    readOutput(&fields, into: &module)
    guard case .mapping = item.content else { return }
    guard let name, let node = fields.node("name") else {
      if fields.node("name") == nil { refuse(item, "'name' is missing; write that of the target, such as 'name: Kit'") }
      return
    }
    if modules.contains(where: { $0.name == name }) { refuse(node, SettingsDocument.secondTime(name)) }
    if fields.node("translations") == nil, fields.node("include") == nil {
      refuse(item, "this module has no strings; write 'translations' with the places of its files, or 'include'")
    }
    if let other = modules.first(where: { $0.hasSameStrings(as: module) }) {
      let node = fields.node("translations") ?? fields.node("include") ?? item
      refuse(node, "the module '\(other.name)' has the same strings; write them for one of the two")
    }
    modules.append(module)
  }

  /// Reads one location, or a list of several, and removes `.` components from them.
  private mutating func places(_ name: String, _ fields: inout SettingsFields) -> [String]? {
    guard let node = fields.node(name) else { return nil }
    let written: [DocumentNode]
    if case .list = node.content {
      written = fields.texts(name) ?? []
    } else {
      written = fields.nonEmptyText(name) == nil ? [] : [node]
    }
    var places: [String] = []
    for node in written {
      let path = node.text ?? ""
      let components = path.split(separator: "/").map(String.init).filter { $0 != "." }
      guard !path.isEmpty, !path.hasPrefix("/"), !components.contains("..") else {
        refuse(
          node, "'\(path)' in '\(name)' isn't below the directory of l10n.yml; write a path such as 'Packages/Kit'")
        continue
      }
      places.append(components.isEmpty ? "." : components.joined(separator: "/"))
    }
    return places
  }

  private mutating func readOutput(_ fields: inout SettingsFields, into module: inout ConfiguredModule) {
    guard let node = fields.node("output") else { return }
    let output = OutputReader(node)
    problems += output.problems
    module.outputDirectory = output.directory
    module.enumName = output.enumName ?? module.enumName
    module.access = output.access
    module.split = output.split
    guard let directory = output.directory, let place = output.directoryNode,
      let other = modules.first(where: { $0.outputDirectory.map(Self.plain) == Self.plain(directory) })
    else { return }
    refuse(place, "the code of the module '\(other.name)' is written to this directory; write another one")
  }

  private static func plain(_ path: String) -> String { FilePath.absolute(path, in: "/") }
}

extension ConfiguredModule {
  /// Returns a Boolean value indicating whether two modules have the same strings.
  fileprivate func hasSameStrings(as other: ConfiguredModule) -> Bool {
    let places = Set(translations ?? ["."])
    guard !places.isDisjoint(with: other.translations ?? ["."]) else { return false }
    guard let include, let others = other.include else { return include == nil && other.include == nil }
    return !Set(include).isDisjoint(with: others)
  }
}
