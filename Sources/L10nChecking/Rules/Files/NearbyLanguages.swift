import L10nCatalog
import L10nText

/// The languages that the tables for code have in each folder of a project, for tables that the system reads: those of a
/// macOS app may be fewer than those of the iOS app next to it.
struct NearbyLanguages {
  /// The indexes of the languages, by the path of a folder; those of folders below are a folder's, too.
  private var languages: [String: Set<Int>] = [:]

  init(_ catalog: Catalog) {
    guard !catalog.systemStrings.isEmpty else { return }
    let ofSystem = Set(
      catalog.systemStrings.flatMap { catalog.messages[$0.message].texts.compactMap(\.?.keyPlace.file) })
    for (language, bundle) in catalog.bundles.enumerated() {
      for file in bundle.files where !ofSystem.contains(file) {
        for folder in Self.folders(around: catalog.files[file].path) { languages[folder, default: []].insert(language) }
      }
    }
  }

  /// Returns the languages of the nearest folder around a file that has any, or `nil` if none has.
  func around(_ path: String) -> Set<Int>? {
    Self.folders(around: path).lazy.compactMap { languages[$0] }.first
  }

  /// The folders around a file, the nearest first; a folder of a language is taken for a part of the file's name.
  private static func folders(around path: String) -> [String] {
    var folders: [String] = []
    var components = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    if components.last?.hasSuffix(".lproj") == true { components.removeLast() }
    while !components.isEmpty {
      folders.append(components.joined(separator: "/"))
      components.removeLast()
    }
    return folders + [""]
  }
}
