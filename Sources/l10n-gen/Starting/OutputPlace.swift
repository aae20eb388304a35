import L10nText

/// The directory for generated code: one that a Swift target compiles, that of an app rather than one of its extensions.
struct OutputPlace {
  let directory: String

  /// - Parameter places: the places of the translation files.
  init(_ layout: ProjectLayout, besides places: [String]) {
    let folder = layout.compiledFolder(in: Self.folder(layout, besides: places) ?? ".")
    directory = FilePath.joined(folder, "Generated")
  }

  private static func folder(_ layout: ProjectLayout, besides places: [String]) -> String? {
    func hasCode(_ folder: String) -> Bool { layout.mainCodeCount(below: folder) > 0 && !folder.hasSuffix("Tests") }
    let stated = layout.targets.targets.filter { $0.package == "." && !$0.isOfTests }.map(\.folder)
    // What Package.swift says in another way than by literals has its code in the usual folder.
    let isUsual = stated.isEmpty || stated.contains { FilePath.isInside($0, "Sources") }
    let targets = stated + (isUsual ? folders(in: "Sources") : [])
    // A package beside an app that something else builds may have only tools.
    let codeOfPackage = targets.reduce(0) { $0 + layout.mainCodeCount(below: $1) }
    let isPackage =
      FileSystem.kind(of: "Package.swift") != nil && codeOfPackage > 0
      && (isUsual || folders(in: ".").allSatisfy { layout.mainCodeCount(below: $0) <= codeOfPackage })
    // The code of the strings is the code around them; an app has more than its extensions.
    let main = places.max { (layout.size(ofTablesIn: $0), $1) < (layout.size(ofTablesIn: $1), $0) }
    let own = main.flatMap { place in
      FilePath.ancestors(place).first { $0 != "." && $0 != "Sources" && hasCode($0) }
    }
    if let own {
      guard isPackage else { return own }
      if let target = targets.first(where: { FilePath.isInside(own, $0) }) { return target }
      // An app beside a package of tools has a project of its own.
      if layout.appCodeCount(below: own) > 0 { return own }
    }
    return (isPackage ? targets : folders(in: ".")).filter(hasCode).max { first, second in
      (layout.appCodeCount(below: first), layout.mainCodeCount(below: first), second)
        < (layout.appCodeCount(below: second), layout.mainCodeCount(below: second), first)
    }
  }

  private static func folders(in folder: String) -> [String] {
    ((try? FileSystem.names(in: folder)) ?? []).map { FilePath.joined(folder, $0) }
      .filter { FileSystem.kind(of: $0) == .directory }
  }
}
