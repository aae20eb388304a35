import L10nCatalog
import L10nText

/// The files that a generator of Xcode projects finds for a target.
struct TargetSearch {
  /// The name of the target.
  let target: String
  let patterns: [PathPattern]
  let exceptions: [PathPattern]
  let content: Content

  /// The files that count among those that the patterns match.
  enum Content {
    /// All files in the matched folders.
    case all
    /// All files except tables.
    case code
    /// All files except Swift code, and the files in a matched folder of a language.
    case resources
  }

  /// Returns a Boolean value indicating whether the target has a file.
  ///
  /// - Parameters:
  ///   - path: the absolute path.
  ///   - package: the absolute path of the package that the file is in, or `nil`. A pattern for files around a package
  ///     doesn't have the files of the package.
  func finds(_ path: String, in package: String?) -> Bool {
    let isMatched = patterns.contains { pattern in
      if let package, !FilePath.isInside(pattern.folder, package) { return false }
      return switch content {
      case .all: pattern.matchesFolder(around: path)
      case .code: !AppleTable.fileEndings.contains(where: path.hasSuffix) && pattern.matches(path)
      case .resources: !path.hasSuffix(".swift") && (pattern.matches(path) || isOfLanguage(path, in: pattern))
      }
    }
    return isMatched && !exceptions.contains { $0.matchesFolder(around: path) }
  }

  private func isOfLanguage(_ path: String, in pattern: PathPattern) -> Bool {
    let folder = FilePath.parent(path)
    return folder.hasSuffix(".lproj") && pattern.matches(folder)
  }
}
