import L10nText

/// A target of XcodeGen's `project.yml`, with what its templates add.
struct XcodeGenTarget: Hashable {
  let name: String
  /// The type of its product, as Xcode names it.
  let productType: String
  /// The name of its module if it isn't that of the target.
  let module: String?
  let sources: [Source]

  /// Files of the target.
  struct Source: Hashable {
    /// The patterns of paths relative to the manifest's folder.
    var patterns: [String]
    /// The patterns of files that the target doesn't have although the others match them.
    var exceptions: [String] = []
  }

  var isOfTests: Bool { productType.contains("unit-test") || productType.contains("ui-testing") }

  /// Returns the targets that a written one stands for: one for each of its platforms.
  static func all(_ name: String, _ written: XcodeGenValue, _ templates: [String: XcodeGenValue]) -> [XcodeGenTarget] {
    guard case .list(let platforms)? = written["platform"] else {
      return [XcodeGenTarget(name, written, templates, platform: written["platform"]?.text ?? "")]
    }
    return platforms.compactMap(\.text).map { platform in
      let ending = written["platformSuffix"]?.text ?? "_\(platform)"
      return XcodeGenTarget(name, written, templates, ending: ending, platform: platform)
    }
  }

  private init(
    _ name: String, _ written: XcodeGenValue, _ templates: [String: XcodeGenValue], ending: String = "",
    platform: String
  ) {
    let merged = Self.withTemplates(written, templates, depth: 0)
    var variables = (merged["templateAttributes"]?.entries ?? [:]).compactMapValues(\.text)
    variables["target_name"] = name
    variables["platform"] = platform
    let target = merged.replacing(variables)
    self.name = name + ending
    productType = "com.apple.product-type.\(target["type"]?.text ?? "")"
    let settings = [target["settings"]?["base"], target["settings"]].compactMap { $0 }
    let names = ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"].flatMap { key in settings.compactMap { $0[key]?.text } }
    module = (names + [target["productName"]?.text].compactMap { $0 }).first { !$0.contains("$") }
    sources = (target["sources"]?.items ?? []).compactMap(Self.source)
  }

  private static func withTemplates(
    _ target: XcodeGenValue, _ templates: [String: XcodeGenValue], depth: Int
  ) -> XcodeGenValue {
    let names = (target["templates"]?.items ?? []).compactMap(\.text)
    // A template may use others, and a mistaken one itself.
    guard !names.isEmpty, depth < 8 else { return target }
    let base = names.compactMap { templates[$0] }.reduce(XcodeGenValue.mapping([:])) {
      withTemplates($1, templates, depth: depth + 1).merged(onto: $0)
    }
    return target.merged(onto: base)
  }

  /// Returns what an item of `sources` finds, or `nil` if the target doesn't build it.
  private static func source(_ item: XcodeGenValue) -> Source? {
    guard let path = item.text ?? item["path"]?.text else { return nil }
    // The files of a folder that is copied as it is aren't tables.
    guard item["buildPhase"].map({ ["sources", "resources"].contains($0.text) }) ?? true, item["type"]?.text != "folder"
    else { return nil }
    func paths(_ key: String) -> [String] {
      (item[key]?.items ?? []).compactMap(\.text).map { FilePath.joined(path, $0) }
    }
    let includes = paths("includes")
    return Source(patterns: includes.isEmpty ? [path] : includes, exceptions: paths("excludes"))
  }

  /// Returns a target of an included file with the paths of its sources relative to the file that includes it.
  static func moving(_ target: XcodeGenValue, to folder: String) -> XcodeGenValue {
    guard case .mapping(var entries) = target, let sources = entries["sources"] else { return target }
    entries["sources"] = .list(
      sources.items.map { item in
        guard case .mapping(var source) = item else {
          return item.text.map { .text(FilePath.joined(folder, $0)) } ?? item
        }
        source["path"] = source["path"]?.text.map { .text(FilePath.joined(folder, $0)) }
        return .mapping(source)
      })
    return .mapping(entries)
  }
}
