import L10nText

/// The directory for generated code: one that a Swift target compiles.
struct OutputPlace {
  let directory: String

  /// - Parameter places: the places of the translation files.
  init(_ layout: ProjectLayout, besides places: [String]) {
    directory = FilePath.joined(Self.folder(layout, besides: places) ?? ".", "Generated")
  }

  private static func folder(_ layout: ProjectLayout, besides places: [String]) -> String? {
    func hasSwift(_ folder: String) -> Bool { layout.codeCount(below: folder) > 0 }
    func isOfTests(_ folder: String) -> Bool { folder.hasSuffix("Tests") }
    let isPackage = FileSystem.kind(of: "Package.swift") != nil
    let top = isPackage ? "Sources" : "."
    let targets = ((try? FileSystem.names(in: top)) ?? []).map { FilePath.joined(top, $0) }.filter {
      FileSystem.kind(of: $0) == .directory && hasSwift($0) && !isOfTests($0)
    }
    // The code of the strings is the code around them; an app has more than its extensions.
    let main = places.max { (layout.size(ofTablesIn: $0), $1) < (layout.size(ofTablesIn: $1), $0) }
    let own = main.flatMap { place in
      FilePath.ancestors(place).first { $0 != "." && $0 != top && hasSwift($0) && !isOfTests($0) }
    }
    if let own, !isPackage || FilePath.isInside(own, top) {
      return isPackage ? targets.first { FilePath.isInside(own, $0) } : own
    }
    return targets.max { (layout.codeCount(below: $0), $1) < (layout.codeCount(below: $1), $0) }
  }
}
