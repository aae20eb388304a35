/// Joins and splits POSIX paths: bytes between slashes. As Swift characters, a slash with a combining mark after it,
/// which some file names begin with, wouldn't be a slash.
package enum FilePath {
  private static let slash = UInt8(ascii: "/")

  /// Returns a path relative to a base, or the path itself if it is absolute or the base is the working directory.
  package static func joined(_ base: String, _ path: String) -> String {
    if isAbsolute(path) || base.isEmpty || base == "." { return path }
    if path.isEmpty || path == "." { return base }
    return base.utf8.last == slash ? base + path : "\(base)/\(path)"
  }

  private static func isAbsolute(_ path: String) -> Bool { path.utf8.first == slash }

  /// Returns the directory that contains a path: `.` for a bare name.
  package static func parent(_ path: String) -> String {
    guard let end = path.utf8.lastIndex(of: slash) else { return "." }
    return end == path.startIndex ? "/" : String(path[..<end])
  }

  /// Returns the number of directories that a relative path names before its last component.
  package static func depth(_ path: String) -> Int { path.utf8.count { $0 == slash } }

  /// Returns an absolute path and all directories above it, up to the root.
  package static func ancestors(_ path: String) -> [String] {
    var paths = [path]
    while let last = paths.last, last != "/", last != "." { paths.append(parent(last)) }
    return paths
  }

  /// Returns the last component.
  package static func name(_ path: String) -> String {
    String(path[(path.utf8.lastIndex(of: slash).map(path.utf8.index(after:)) ?? path.startIndex)...])
  }

  /// Returns an absolute path without `.` and `..`; symbolic links aren't resolved.
  package static func absolute(_ path: String, in directory: String) -> String {
    var components: [String] = []
    for component in Self.components(joined(directory, path)) where component != "." {
      if component == ".." { _ = components.popLast() } else { components.append(component) }
    }
    return "/" + components.joined(separator: "/")
  }

  /// Returns a Boolean value indicating whether an absolute path is a directory or is inside it.
  package static func isInside(_ path: String, _ directory: String) -> Bool {
    path.utf8.elementsEqual(directory.utf8) || path.utf8.starts(with: withSlash(directory).utf8)
  }

  /// Returns an absolute path relative to a directory that contains it, or the path itself if the directory doesn't.
  package static func relative(_ path: String, to directory: String) -> String {
    guard !path.utf8.elementsEqual(directory.utf8) else { return "." }
    guard isInside(path, directory) else { return path }
    return String(Substring(path.utf8.dropFirst(withSlash(directory).utf8.count)))
  }

  /// Returns an absolute path relative to any directory, with `..` for each folder to leave.
  package static func route(from directory: String, to path: String) -> String {
    let start = components(directory)
    let end = components(path)
    let common = zip(start, end).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    let route = Array(repeating: "..", count: start.count - common) + end.dropFirst(common)
    return route.isEmpty ? "." : route.joined(separator: "/")
  }

  private static func components(_ path: String) -> [String] {
    path.utf8.split(separator: slash).map { String(Substring($0)) }
  }

  private static func withSlash(_ directory: String) -> String {
    directory.utf8.last == slash ? directory : directory + "/"
  }
}
