import L10nLanguage

/// The folders of Android's resources for languages (developer.android.com, "Provide alternative resources").
enum AndroidFolder {
  /// The folder with the values for all languages that have none of their own.
  static let base = "values"

  /// The name of the table that all files in such a folder belong to.
  static let tableName = "strings"

  /// Returns a Boolean value indicating whether a path is that of resources for tests, by the source set that it is in: the
  /// folder in `src` (developer.android.com, "Configure build variants").
  static func isOfTests(_ path: String) -> Bool {
    let folders = path.split(separator: "/").dropLast()
    return zip(folders, folders.dropFirst()).contains { outer, sourceSet in
      outer == "src" && ["test", "androidTest"].contains(where: sourceSet.hasPrefix)
    }
  }

  /// Returns the language that a folder is for, or `nil` if it is another folder, or only for some devices.
  static func language(of folder: String) -> String? {
    guard folder.hasPrefix("\(base)-") else { return nil }
    return language(ofQualifier: String(folder.dropFirst(base.count + 1)))
  }

  /// Returns the language of what follows `values-`: `ko`, `zh-rCN`, `b+zh+Hans`.
  static func language(ofQualifier qualifier: String) -> String? {
    if qualifier.hasPrefix("b+") {
      let subtags = qualifier.split(separator: "+").dropFirst()
      let tag = subtags.joined(separator: "-")
      return LanguageTag(tag) == nil ? nil : current(tag)
    }
    let parts = qualifier.split(separator: "-", omittingEmptySubsequences: false)
    guard let language = parts.first, parts.count <= 2, (2...3).contains(language.utf8.count),
      language.utf8.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }),
      !["car", "mcc", "mnc"].contains(language.lowercased())
    else { return nil }
    guard parts.count == 2 else { return current(String(language)) }
    let region = parts[1]
    guard region.utf8.count == 3, region.first == "r" || region.first == "R" else { return nil }
    let tag = "\(language)-\(region.dropFirst())"
    return LanguageTag(tag) == nil ? nil : current(tag)
  }

  /// Returns the folder for a language.
  static func name(of language: String) -> String { "\(base)-\(qualifier(of: language))" }

  /// Returns a path with the folder of a language in the place of `values-{language}`.
  ///
  /// - Parameters:
  ///   - placeholder: the placeholder for the language.
  ///   - isSource: a Boolean value indicating whether the language is the source, whose values are those for all others.
  /// - Returns: `nil` if the path doesn't have such a folder.
  static func path(
    _ path: String, placeholder: String, language: String, isSource: Bool
  ) -> String? {
    let folder = "\(base)-\(placeholder)"
    let folders = path.split(separator: "/", omittingEmptySubsequences: false)
    guard folders.contains(folder[...]) else { return nil }
    return folders.map { $0 != folder ? String($0) : isSource || language == base ? base : name(of: language) }
      .joined(separator: "/")
  }

  /// Returns what follows `values-` in the folder for a language.
  static func qualifier(of language: String) -> String {
    var subtags = language.split { $0 == "-" || $0 == "_" }.map(String.init)
    if let first = subtags.first, let old = former[first.lowercased()] { subtags[0] = old }
    if subtags.count == 1 { return subtags[0] }
    let isRegion = subtags.count == 2 && subtags[1].utf8.count == 2
    return isRegion ? "\(subtags[0])-r\(subtags[1].uppercased())" : "b+\(subtags.joined(separator: "+"))"
  }

  /// The codes that Android's folders have for three languages, as Java once did.
  private static let former = ["he": "iw", "id": "in", "yi": "ji"]

  /// Returns a tag with the code that its language has today.
  private static func current(_ tag: String) -> String {
    let language = tag.prefix { $0 != "-" }
    guard let code = former.first(where: { $0.value == language.lowercased() })?.key else { return tag }
    return code + tag.dropFirst(language.count)
  }
}
