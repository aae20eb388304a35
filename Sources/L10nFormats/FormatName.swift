import L10nText

/// The format of a file's name.
package struct FormatName: Equatable {
  private let id: FormatID

  /// Creates the format of a name, or returns `nil` if no format has it.
  package init?(_ path: String) {
    guard let format = BundleFormats.format(ofFile: FilePath.name(path)), !format.isWholeText else { return nil }
    id = format.id
  }

  /// Returns the path of the companion file, which has the rest of a table, or `nil` if the file at a path has all of
  /// it.
  package static func companion(of path: String) -> String? {
    guard let format = BundleFormats.format(ofFile: FilePath.name(path)), let other = format.tables?.companionExtension,
      let own = format.fileExtensions.first(where: { path.hasSuffix(".\($0)") })
    else { return nil }
    return path.dropLast(own.count) + other
  }

  /// The extensions of the files that are read, as a phrase.
  package static var endings: String {
    var seen: Set<String> = []
    let all = BundleFormats.all.filter { !$0.isWholeText }.flatMap(\.fileExtensions)
      .filter { seen.insert($0).inserted }.map { ".\($0)" }
    return all.dropLast().joined(separator: ", ") + " or " + (all.last ?? "")
  }
}
