/// The format that a file's name says.
package struct FormatName: Equatable {
  private let id: FormatID

  /// `nil` for a name that no format has.
  package init?(_ path: String) {
    guard let format = BundleFormats.format(ofFile: FilePath.name(path)) else { return nil }
    id = format.id
  }

  /// The ways in which names of files end that are read.
  package static var endings: String {
    let all = BundleFormats.all.flatMap(\.fileExtensions).map { ".\($0)" }
    return all.dropLast().joined(separator: ", ") + " or " + (all.last ?? "")
  }
}
