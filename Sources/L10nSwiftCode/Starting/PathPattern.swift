import L10nCatalog
import L10nText

/// An absolute path in which `*` stands for a part of a name, and `**` for any number of folders.
struct PathPattern {
  /// The path before the first name with a star.
  let folder: String
  /// The names from there on, or `nil` if there is no star.
  private let rest: KeyGlob?

  /// The most patterns that one with braces stands for.
  private static let limit = 64

  /// Returns the patterns that a written one stands for, which are several if it has braces, as in `*.{strings,xcassets}`.
  ///
  /// - Parameter folder: the absolute path of the folder that it is relative to.
  static func all(_ written: String, in folder: String) -> [PathPattern] {
    expanded(written).map { PathPattern($0, in: folder) }
  }

  private static func expanded(_ written: String) -> [String] {
    var open = [written]
    var plain: [String] = []
    while let next = open.popLast(), open.count + plain.count < limit {
      guard let braces = next.firstMatch(of: /\{([^{}]*)\}/) else {
        plain.append(next)
        continue
      }
      for part in braces.1.split(separator: ",", omittingEmptySubsequences: false).reversed() {
        open.append("\(next[..<braces.range.lowerBound])\(part)\(next[braces.range.upperBound...])")
      }
    }
    return plain
  }

  private init(_ path: String, in base: String) {
    let names = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let plain = names.prefix { !$0.contains("*") }
    let stars = names.dropFirst(plain.count).filter { !$0.isEmpty && $0 != "." }
    folder = FilePath.absolute(plain.joined(separator: "/"), in: base)
    rest = stars.isEmpty ? nil : KeyGlob(segments: stars)
  }

  /// Returns a Boolean value indicating whether the pattern stands for a file or folder.
  func matches(_ path: String) -> Bool {
    guard let rest else { return path == folder }
    return FilePath.isInside(path, folder) && rest.matches(names(of: path))
  }

  /// Returns a Boolean value indicating whether the pattern stands for a file or a folder around it.
  func matchesFolder(around path: String) -> Bool {
    guard FilePath.isInside(path, folder) else { return false }
    guard let rest else { return true }
    let names = names(of: path)
    return names.indices.contains { rest.matches(Array(names[...$0])) }
  }

  private func names(of path: String) -> [String] {
    FilePath.relative(path, to: folder).split(separator: "/").map(String.init)
  }
}
