import L10nAllLanguages
import L10nCatalog
import L10nLanguage
import L10nText

/// A path with `{language}` in one of its components.
package struct LanguagePath {
  private let folder: String
  private let start: String
  private let end: String
  private let rest: String

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
  }

  package func path(of language: String) -> String {
    "\(folder)\(start)\(language)\(end)\(rest.replacing(SystemTable.placeholder, with: language))"
  }

  /// The existing files, with their languages.
  package var files: [(language: String, path: String)] {
    let names = (try? FileSystem.names(in: folder.isEmpty ? "." : folder)) ?? []
    return names.sorted().compactMap { name in
      guard name.hasPrefix(start), name.hasSuffix(end), name.count > start.count + end.count else { return nil }
      let language = String(name.dropFirst(start.count).dropLast(end.count))
      let path = path(of: language)
      guard LanguageTag(language)?.hasLocaleData == true, FileSystem.kind(of: path) == .file else { return nil }
      return (language, path)
    }
  }
}
