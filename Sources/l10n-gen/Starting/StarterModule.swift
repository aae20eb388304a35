import L10nCatalog
import L10nFormats
import L10nSwiftCode
import L10nText

/// A module in the first configuration of a project: a target with tables of its own.
struct StarterModule {
  private(set) var name: String
  /// The places of its tables.
  let translations: [String]
  /// The folder of its code, or `nil` if it can be left out.
  let sources: String?
  /// The place of the code, and its enum and access.
  private(set) var output: StarterOutput

  /// Gives the code of SwiftGen's module the same place, enum and access.
  static func put(_ swiftGen: SwiftGenOutput, in modules: inout [StarterModule]) {
    let own = modules.indices.filter { index in
      modules[index].folder.map { FilePath.isInside(swiftGen.directory, $0) } ?? false
    }
    guard let index = own.max(by: { modules[$0].folder?.utf8.count ?? 0 < modules[$1].folder?.utf8.count ?? 0 }) else {
      return
    }
    modules[index].output = StarterOutput(swiftGen)
  }

  /// Chooses another name for its enum if its code has a type of that name.
  mutating func avoid(_ layout: ProjectLayout) {
    let folder = folder ?? "."
    output.avoid { layout.declaresType($0, below: folder) }
  }

  /// The folder of its code.
  private var folder: String? { sources ?? output.directory.map(FilePath.parent) }

  /// Returns the modules of a project whose tables belong to several targets, with apps first; none if all tables
  /// belong to one target.
  ///
  /// A table belongs to the package target whose folder contains it, or else to the app of the nearest Xcode project.
  ///
  /// - Parameter places: the places of the translation files.
  static func modules(_ layout: ProjectLayout, in places: [String]) -> [StarterModule] {
    // The tables that the system reads have no accessors.
    let tables = layout.tables.filter { table in
      places.contains { $0 == "." || FilePath.isInside(table, $0) }
        && !ProjectLayout.isOfSystem(table)
    }
    let ofTargets = Dictionary(grouping: tables) { target(of: $0, layout)?.folder }
    let ofProjects = Dictionary(grouping: ofTargets[nil] ?? [], by: layout.project)
    let targets = owners(among: layout.targets.targets.filter { ofTargets[$0.folder] != nil })
    guard
      ofProjects.count + targets.count > 1 || ofProjects.values.contains(where: { !divided($0, layout).others.isEmpty })
        || targets.count == 1 && places.count > 1
        || ofProjects.values.joined().contains(where: { targetOfResources(of: $0, layout) != nil })
    else { return [] }
    func hasApp(_ tables: [String]) -> Bool {
      tables.contains { layout.membership.kinds(ofTargetsOf: $0).contains(.app) }
    }
    func rank(_ project: String?, _ tables: [String]) -> (Int, Int) {
      (hasApp(tables) ? 0 : 1, -layout.mainCodeCount(below: project.map(FilePath.parent) ?? "."))
    }
    let sorted = ofProjects.sorted { first, second in
      let ranks = (rank(first.key, first.value), rank(second.key, second.value))
      return ranks.0 == ranks.1 ? (first.key ?? "") < (second.key ?? "") : ranks.0 < ranks.1
    }
    let apps = sorted.flatMap { project, tables in
      let folder = project.map(FilePath.parent)
      let byResources = Dictionary(grouping: tables) { targetOfResources(of: $0, layout) }
      let ofResources = byResources.compactMap { target, tables in
        target.map { StarterModule(ofResourcesOf: $0, tables, in: folder ?? ".", layout) }
      }.sorted { $0.name < $1.name }
      guard let tables = byResources[nil] else { return ofResources }
      let (own, others) = divided(tables, layout)
      // The app may have all of its strings in packages, next to an extension with a table.
      if others.isEmpty, let code = codeOfAddition(own, layout) {
        return [StarterModule(ofTargetIn: code, AppleTablePlaces(own).folders, layout)]
      }
      let app = StarterModule(
        appOf: project, own, sources: ofProjects.count > 1 && folder != "." ? folder : nil, layout)
      let byCode = Dictionary(grouping: others) { codeFolder(ofTablesIn: $0, tables, besides: own, layout) ?? $0 }
      return [app] + byCode.keys.sorted().map { StarterModule(ofTargetIn: $0, byCode[$0] ?? [], layout) } + ofResources
    }
    let ofPackages = targets.map { target in
      var module = StarterModule(
        name: target.name, translations: AppleTablePlaces(ofTargets[target.folder] ?? []).folders, sources: nil,
        output: layout.usesPlugin ? nil : FilePath.joined(target.folder, "Generated"))
      if layout.isForStrings(target) { module.output.makePublic() }
      return module
    }
    return distinct(apps + ofPackages)
  }

  /// Returns the targets without those that share a folder, and thus its tables, with another: the one with the name of the
  /// package has them, or the first.
  private static func owners(among targets: [PackageTargets.Target]) -> [PackageTargets.Target] {
    let byFolder = Dictionary(grouping: targets, by: \.folder)
    return targets.filter { target in
      let sharing = byFolder[target.folder] ?? []
      let owner = sharing.first { $0.name == FilePath.name($0.package) } ?? sharing.first
      return target.name == owner?.name
    }
  }

  /// Returns modules with unique names and directories.
  private static func distinct(_ modules: [StarterModule]) -> [StarterModule] {
    var (names, outputs): (Set<String>, Set<String>) = ([], [])
    return modules.map { module in
      var module = module
      var number = 2
      while !names.insert(module.name).inserted {
        module.name = "\(module.name)-\(number)"
        number += 1
      }
      if let output = module.output.directory, !outputs.insert(output).inserted { module.output.directory = nil }
      return module
    }
  }

  private init(name: String, translations: [String], sources: String?, output: String?) {
    self.name = name
    self.translations = translations
    self.sources = sources
    self.output = StarterOutput(directory: output)
  }

  /// Creates the module of an extension or a framework.
  private init(ofTargetIn code: String, _ places: [String], _ layout: ProjectLayout) {
    let targets = layout.mainTargets(below: code)
    self.init(
      name: (targets.count == 1 ? targets.first : nil) ?? FilePath.name(code), translations: places, sources: code,
      output: layout.usesPlugin ? nil : FilePath.joined(layout.compiledFolder(in: code), "Generated"))
  }

  /// Creates the module of a framework that has only resources: its code has a folder of its own, and the accessors are for
  /// other targets.
  private init(ofResourcesOf target: String, _ tables: [String], in folder: String, _ layout: ProjectLayout) {
    let places = AppleTablePlaces(tables).folders
    let around = places.first.flatMap { FilePath.ancestors($0).first { FilePath.name($0) == target } }
    let own = around ?? FilePath.joined(folder, target)
    self.init(
      name: target, translations: places, sources: around,
      output: layout.usesPlugin ? nil : FilePath.joined(own, "Generated"))
    self.output.makePublic()
  }

  /// Returns the name of the target that has a table and no code of its own, or `nil` if there is none.
  private static func targetOfResources(of table: String, _ layout: ProjectLayout) -> String? {
    guard !layout.targetsOfResources.isEmpty else { return nil }
    return layout.membership.targets(of: table).intersection(layout.targetsOfResources).min()
  }

  private init(appOf project: String?, _ tables: [String], sources: String?, _ layout: ProjectLayout) {
    let folders = AppleTablePlaces(tables).folders
    // Among the folders of an app are those of its extensions, which have less code.
    let counts = folders.map { (folder: $0, code: layout.mainCodeCount(around: $0, besides: folders)) }
    let main = counts.max { $0.code < $1.code }.flatMap { $0.code > 0 ? [$0.folder] : nil }
    let output = OutputPlace(layout, besides: main ?? folders).directory
    // Without an Xcode project, the folder of the code often has the name of the target.
    let code = FilePath.parent(output)
    let name = project.map { BundlePath.stem(FilePath.name($0)) }.flatMap { $0.isEmpty ? nil : $0 }
    self.init(
      name: name ?? FilePath.name(code == "." ? FileSystem.realPath(".") ?? "App" : code),
      translations: folders.count > Self.placeLimit ? [sources ?? "."] : folders, sources: sources,
      output: layout.usesPlugin ? nil : output)
  }

  /// Separates the tables of an app from those of its extensions and frameworks: tables in different folders with the
  /// same name, or that other targets copy, are distinguished by the code around them.
  private static func divided(_ tables: [String], _ layout: ProjectLayout) -> (own: [String], others: [String]) {
    let tablesByFolder = Dictionary(grouping: tables, by: AppleTablePlaces.folder)
    let folders = tablesByFolder.keys.sorted()
    let names = tablesByFolder.mapValues { Set($0.map { FilePath.name($0).prefix { $0 != "." } }) }
    let counts = folders.map { folder in
      (folder, layout.mainCodeCount(ofTablesIn: folder, besides: folders), layout.codeCount(below: folder))
    }
    guard let main = counts.max(by: { ($0.1, $0.2) < ($1.1, $1.2) })?.0 else { return (tables, []) }
    let targets = tablesByFolder.mapValues(layout.membership.mainTargets)
    let ofMain = (targets[main] ?? []).union(layout.codeFolder(around: main).map(layout.mainTargets) ?? [])
    let others = Set(
      folders.filter { folder in
        guard folder != main else { return false }
        let own = targets[folder] ?? []
        let isOfOthers = !own.isEmpty && !ofMain.isEmpty && own.isDisjoint(with: ofMain)
        if isOfOthers, layout.codeFolder(ofTargets: own, besides: ofMain) != nil { return true }
        guard let code = layout.codeFolder(around: folder, besides: main) else { return false }
        guard own.isEmpty || ofMain.isEmpty else { return isOfOthers }
        // One target can't have two enums with the same name.
        return layout.mainTargets(below: code).isDisjoint(with: ofMain)
          && names.contains { $0.key != folder && !$0.value.isDisjoint(with: names[folder] ?? []) }
      })
    return (tables.filter { !others.contains(AppleTablePlaces.folder(of: $0)) }, others.sorted())
  }

  /// Returns the folder of the code of the targets that copy the tables in a folder: that around the tables, if the targets
  /// compile it.
  ///
  /// - Parameter own: the tables of the app.
  private static func codeFolder(
    ofTablesIn folder: String, _ tables: [String], besides own: [String], _ layout: ProjectLayout
  ) -> String? {
    let around = layout.targetFolder(around: folder, besides: own)
    let targets = layout.membership.mainTargets(of: tables.filter { AppleTablePlaces.folder(of: $0) == folder })
    guard !targets.isEmpty, around.map({ layout.mainTargets(below: $0).isDisjoint(with: targets) }) ?? true else {
      return around
    }
    return layout.codeFolder(ofTargets: targets, besides: layout.membership.mainTargets(of: own)) ?? around
  }

  /// Returns the folder of the code next to tables if only an extension copies them and the app's code is elsewhere, or
  /// `nil` otherwise.
  private static func codeOfAddition(_ tables: [String], _ layout: ProjectLayout) -> String? {
    guard tables.allSatisfy({ layout.membership.kinds(ofTargetsOf: $0).isSubset(of: [.addition]) }) else { return nil }
    let folders = Set(tables.map { layout.targetFolder(around: AppleTablePlaces.folder(of: $0), besides: []) })
    return folders.count == 1 ? folders.first?.flatMap { layout.mainCodeCount(below: $0) == 0 ? $0 : nil } : nil
  }

  /// The maximum number of folders that are listed. Otherwise, the app's place is the folder around all of them.
  private static let placeLimit = 8

  /// Returns the target of a table, which must be a package target with Swift code.
  private static func target(of table: String, _ layout: ProjectLayout) -> PackageTargets.Target? {
    let swift = layout.targets.targets.filter { target in
      !target.isOfTests && layout.swiftFolders.keys.contains { FilePath.isInside($0, target.folder) }
    }
    let around = swift.filter { FilePath.isInside(table, $0.folder) }
    if let nearest = around.max(by: { $0.folder.utf8.count < $1.folder.utf8.count }) { return nearest }
    // If a package has a single target, a table outside the target's sources belongs to it, too.
    guard let package = layout.targets.package(around: table), package != "." else { return nil }
    let own = swift.filter { $0.package == package }
    return own.count == 1 ? own[0] : nil
  }

  /// The lines in `l10n.yml`.
  var text: String {
    let places = translations.map(SettingsText.written).joined(separator: ", ")
    return """
        - name: \(SettingsText.written(name))
          translations: \(translations.count == 1 ? places : "[\(places)]")\(writtenSources)
          \(output.text)

      """
  }

  private var writtenSources: String { sources.map { "\n    sources: \(SettingsText.written($0))" } ?? "" }
}
