import L10nSwiftCode
import L10nText

/// The packages in a project that its app doesn't use, such as tools.
struct UnusedPackages {
  /// The folders of the packages.
  let folders: [String]

  /// - Parameters:
  ///   - manifests: the manifests of all packages.
  ///   - used: the names of the package products that Xcode projects use. If they use none, each package may be a part
  ///     of the app.
  init(_ manifests: [(path: String, file: PackageManifest)], usedBy used: Set<String>) {
    var used = used
    var unused = used.isEmpty ? [] : manifests.map { (folder: FilePath.parent($0.path), file: $0.file) }
    while let index = unused.firstIndex(where: { package in
      package.folder == "." || used.contains(FilePath.name(package.folder))
        || !used.isDisjoint(with: package.file.names)
    }) {
      used.formUnion(unused.remove(at: index).file.uses)
    }
    folders = unused.map(\.folder)
  }

  /// Returns the folder of the unused package that contains a file, or `nil` if the app may use the file.
  func folder(around path: String) -> String? { folders.first { FilePath.isInside(path, $0) } }
}
