/// Joins and takes apart paths as POSIX writes them.
public enum FilePath {
  /// A path below a base; the path itself where it is absolute or the base is the working directory.
  public static func joined(_ base: String, _ path: String) -> String {
    if path.hasPrefix("/") || base.isEmpty || base == "." { return path }
    if path.isEmpty || path == "." { return base }
    return base.hasSuffix("/") ? base + path : "\(base)/\(path)"
  }

  /// The directory that holds a path: `.` for a bare name.
  public static func parent(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last component.
  public static func name(_ path: String) -> String {
    String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
  }

  /// An absolute path with `.` and `..` taken out, links not looked at.
  public static func absolute(_ path: String, in directory: String) -> String {
    var components: [Substring] = []
    for component in joined(directory, path).split(separator: "/") where component != "." {
      if component == ".." { _ = components.popLast() } else { components.append(component) }
    }
    return "/" + components.joined(separator: "/")
  }

  /// Whether an absolute path is a directory or lies below it.
  public static func isInside(_ path: String, _ directory: String) -> Bool {
    path == directory || path.hasPrefix(directory.hasSuffix("/") ? directory : directory + "/")
  }

  /// An absolute path as seen from a directory that holds it; the path itself where none does.
  public static func relative(_ path: String, to directory: String) -> String {
    guard path != directory else { return "." }
    guard isInside(path, directory) else { return path }
    return String(path.dropFirst(directory.hasSuffix("/") ? directory.count : directory.count + 1))
  }
}
