import L10nText

/// The places of a project's Swift code.
extension ProjectLayout {
  /// Returns the number of Swift files in a folder and those in it.
  func codeCount(below folder: String) -> Int { Self.count(swiftFolders, below: folder) }

  /// Returns the same without the files that only extensions and tests compile.
  func mainCodeCount(below folder: String) -> Int {
    codeCount(below: folder) - Self.count(additionFolders, below: folder)
  }

  /// Returns the number of Swift files in a folder and those in it that an app's target in an Xcode project compiles.
  func appCodeCount(below folder: String) -> Int { Self.count(appFolders, below: folder) }

  private static func count(_ folders: [String: Int], below folder: String) -> Int {
    folders.reduce(0) { folder == "." || FilePath.isInside($1.key, folder) ? $0 + $1.value : $0 }
  }

  /// Returns the number of Swift files in the nearest folder around a place that has any, such as the `App` around
  /// `App/Resources`, without those that only extensions compile. A folder around the code of another place isn't this one's
  /// alone, unless all of it is the app's.
  func mainCodeCount(around place: String, besides others: [String]) -> Int {
    let around = codeFolder(around: place) ?? place
    let isShared = others.contains { other in
      other != place && FilePath.isInside(other, around) && codeCount(below: other) > appCodeCount(below: other)
    }
    return mainCodeCount(below: isShared ? place : around)
  }

  /// Returns the number of Swift files that an app's target with tables of a place compiles, or of those around the place
  /// if no target is known.
  func mainCodeCount(ofTablesIn place: String, besides others: [String]) -> Int {
    let known = codeOfTables.filter { place == "." || FilePath.isInside($0.key, place) }.map(\.value)
    return known.max() ?? mainCodeCount(around: place, besides: others)
  }

  /// Returns the nearest folder around a place that has Swift code, or `nil` if that is the project's root or contains
  /// another place, too.
  func codeFolder(around place: String, besides other: String? = nil) -> String? {
    guard let folder = FilePath.ancestors(place).first(where: { $0 != "." && codeCount(below: $0) > 0 }) else {
      return nil
    }
    return other.map { FilePath.isInside($0, folder) } == true ? nil : folder
  }
}
