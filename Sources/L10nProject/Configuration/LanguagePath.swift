import L10nAllLanguages
import L10nCatalog
import L10nFormats
import L10nLanguage
import L10nText

/// A path with `{language}` in one of its components.
package struct LanguagePath {
  private let folder: String
  private let start: String
  private let end: String
  private let rest: String
  private let path: String

  /// Returns `nil` for the path of a single file.
  package init?(_ path: String) {
    guard let mark = path.firstRange(of: SystemTable.placeholder) else { return nil }
    let before = path[..<mark.lowerBound]
    let after = path[mark.upperBound...]
    let slash = before.lastIndex(of: "/")
    folder = slash.map { String(before[...$0]) } ?? ""
    start = slash.map { String(before[before.index(after: $0)...]) } ?? String(before)
    let next = after.firstIndex(of: "/") ?? after.endIndex
    end = String(after[..<next])
    rest = String(after[next...])
    self.path = path
  }

  /// - Parameter isSource: a Boolean value indicating whether it is the source language, whose folder may not name it.
  package func path(of language: String, isSource: Bool = false) -> String {
    SystemTable.path(path, of: language, isSource: isSource)
  }

  /// The existing files, with their languages; those for all languages in a folder of their own have its name instead.
  package var files: [(language: String, path: String)] {
    let names = (try? FileSystem.names(in: folder.isEmpty ? "." : folder)) ?? []
    return names.sorted().compactMap { name in
      if let naming {
        let language = name == naming.base ? name : naming.language(of: name)
        let path = "\(folder)\(name)\(rest)"
        return FileSystem.kind(of: path) == .file ? language.map { ($0, path) } : nil
      }
      guard name.hasPrefix(start), name.hasSuffix(end), name.count > start.count + end.count else { return nil }
      let language = String(name.dropFirst(start.count).dropLast(end.count))
      let path = path(of: language)
      guard LanguageTag(language)?.hasLocaleData == true, FileSystem.kind(of: path) == .file else { return nil }
      return (language, path)
    }
  }

  /// The naming of the folders in which the files are, or `nil` if these or the files have languages as they are.
  private var naming: (any LanguageFolderNaming)? {
    let naming = BundleFormats.format(ofFile: FilePath.name(path))?.folders
    let folder = "\(start)\(SystemTable.placeholder)\(end)"
    return naming.flatMap { !$0.writesTags && $0.name(of: SystemTable.placeholder) == folder ? $0 : nil }
  }
}
