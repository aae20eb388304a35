import L10nText

/// The format that a file's name says.
package struct FormatName: Equatable {
  private let id: FormatID

  /// `nil` for a name that no format has.
  package init?(_ path: String) {
    guard let format = BundleFormats.format(ofFile: FilePath.name(path)) else { return nil }
    id = format.id
  }

  /// The path of the file that has the rest of a table, beside the one at a path; `nil` if that has all of it.
  package static func companion(of path: String) -> String? {
    guard let format = BundleFormats.format(ofFile: FilePath.name(path)), let other = format.companionExtension,
      let own = format.fileExtensions.first(where: { path.hasSuffix(".\($0)") })
    else { return nil }
    return path.dropLast(own.count) + other
  }

  /// The ways in which names of files end that are read.
  package static var endings: String {
    let all = BundleFormats.all.flatMap(\.fileExtensions).map { ".\($0)" }
    return all.dropLast().joined(separator: ", ") + " or " + (all.last ?? "")
  }
}
