/// The files here that a build on another machine read, found by the ends of their paths.
///
/// The build of `/Users/ci/app/Sources/Cart.swift` and `/Users/ci/app/Sources/Views/Row.swift` read the files
/// `/work/app/Sources/Cart.swift` and `/work/app/Sources/Views/Row.swift`.
package struct SourceMatches {
  /// The index of the file that a source is.
  package private(set) var files: [String: Int] = [:]

  /// - Parameters:
  ///   - sources: the paths of files on the other machine.
  ///   - paths: the absolute paths of the files here.
  package init(_ sources: Set<String>, among paths: [String]) {
    let components = paths.map(Self.components)
    let depth = Self.depthOfCommonFolder(components)
    // The file of another package often has the same name, so everything below the folder of all files must be the same.
    let indexes = Dictionary(zip(components.map { Array($0.dropFirst(depth)) }, paths.indices)) { first, _ in first }
    var candidates: [Int: [(source: String, length: Int)]] = [:]
    for source in sources {
      let parts = Self.components(source)
      let ends = parts.indices.lazy.map { Array(parts[$0...]) }
      guard let index = ends.compactMap({ indexes[$0] }).first else { continue }
      let length = zip(parts.reversed(), components[index].reversed()).prefix { $0 == $1 }.count
      candidates[index, default: []].append((source, length))
    }
    for (index, candidates) in candidates {
      let longest = candidates.map(\.length).max()
      let best = candidates.filter { $0.length == longest }
      if best.count == 1 { files[best[0].source] = index }
    }
  }

  private static func depthOfCommonFolder(_ paths: [[String]]) -> Int {
    guard var folder = paths.first?.dropLast() else { return 0 }
    for path in paths { folder = folder.prefix(zip(folder, path.dropLast()).prefix { $0 == $1 }.count) }
    return folder.count
  }

  private static func components(_ path: String) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
  }
}
