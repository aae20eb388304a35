import L10nAllLanguages
import L10nFormats
package import L10nLanguage

/// The language and the key namespace in the path of a translation file.
package struct BundlePath: Hashable {
  package enum Language: Hashable {
    /// The language, as it is written in the path.
    case found(String)
    /// No part of the path is a language.
    case none
    /// Two parts are different languages.
    case ambiguous(String, String)
    /// A part is a country code that was meant as a language.
    case countryCode(String, suggestion: String)
  }

  package var language: Language
  /// The file and folder names besides the language, outermost first.
  package var namespace: [String]

  /// Country codes that are written instead of languages, with the language that is meant. `kr` and `tw` are languages,
  /// too (Kanuri and Twi), but hardly ever meant.
  private static let countryCodes = ["kr": "ko", "cn": "zh-Hans", "jp": "ja", "tw": "zh-Hant"]

  /// Returns the language that people mean by a country code, or `nil` for anything else.
  static func languageMeant(by code: String) -> String? {
    countryCodes[code.lowercased()]
  }

  /// Reads a path relative to the translations directory.
  ///
  /// - Parameters:
  ///   - path: its components, ending with the file's name.
  ///   - listed: the configured languages, or `nil` if none are, and any language with CLDR data counts.
  package init(_ path: [String], listed: [LanguageTag]?) {
    let name = path.last ?? ""
    let format = BundleFormats.format(ofFile: name)
    let stem = Self.stem(name)
    let folders = path.dropLast()
    let recognizer = Recognizer(listed: listed)
    // A template's name is only that of its table.
    let isTemplate = format?.isTemplate == true
    let inStem = isTemplate || format?.saysLanguageInFolder == true ? nil : Self.languageInStem(stem, recognizer)
    let folderLanguages = folders.map { folder in
      let name = Self.withoutProjectSuffix(folder)
      return recognizer.isLanguage(name, isProjectFolder: name != folder) ? name : nil
    }
    let others = zip(folders, folderLanguages).filter { $0.1 == nil }.map(\.0)
    let rest = inStem.map(\.rest) ?? stem
    namespace = format?.namespace(in: others, name: rest) ?? (rest.isEmpty ? others : others + [rest])
    guard !isTemplate else {
      language = .none
      return
    }
    let inFolders = folderLanguages.compactMap { $0 }
    let candidates = inFolders + (inStem.map { [$0.language] } ?? [])
    if let found = inFolders.last ?? inStem?.language, let innermost = candidates.last {
      let other = candidates.first { !LanguageNames.areSame($0, innermost) }
      language = other.map { .ambiguous($0, innermost) } ?? .found(found)
    } else {
      let parts = folders.map(Self.withoutProjectSuffix) + [stem] + Self.suffixes(of: stem).map(\.suffix)
      let code = parts.lazy.compactMap { part in Self.languageMeant(by: part).map { (part, $0) } }.first
      language = code.map { .countryCode($0, suggestion: $1) } ?? .none
    }
  }

  /// Returns the path of another language's file for the same keys, or `nil` if the path doesn't have exactly one
  /// language that can be replaced.
  package static func path(_ path: [String], in language: String, listed: [LanguageTag]?) -> [String]? {
    let location = BundlePath(path, listed: listed)
    guard case .found(let written) = location.language, let name = path.last else { return nil }
    let own = BundleFormats.format(ofFile: name)?.name(ofLanguage: language) ?? language
    var path = path.map { component in
      withoutProjectSuffix(component) == written
        ? LanguageFolder(component)?.naming.name(of: language) ?? own : component
    }
    let stem = stem(name)
    if let inStem = languageInStem(stem, Recognizer(listed: listed)) {
      path[path.count - 1] = stem.dropLast(inStem.length) + own + name.dropFirst(stem.count)
    }
    let other = BundlePath(path, listed: listed)
    guard case .found(let found) = other.language, LanguageNames.areSame(found, language),
      other.namespace == location.namespace
    else { return nil }
    return path
  }

  /// Returns a file's name without its extension.
  package static func stem(_ name: String) -> String {
    String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)])
  }

  /// Returns a file's extension, without the dot.
  package static func fileExtension(_ name: String) -> String {
    String(name[(name.lastIndex(of: ".").map(name.index(after:)) ?? name.endIndex)...])
  }

  /// Returns the language in the name of a folder of Xcode's or Android's, or another folder's name.
  private static func withoutProjectSuffix(_ folder: String) -> String {
    LanguageFolder(folder)?.language ?? locale(folder)
  }

  /// Returns the tag for a locale with a modifier, `sr@latin`, or any other text as it is.
  private static func locale(_ text: String) -> String { text.contains("@") ? POSIXLocale.tag(of: text) : text }

  /// Returns the language in the stem, which may be all of it or its end, with its length there and the part before it.
  private static func languageInStem(
    _ stem: String, _ recognizer: Recognizer
  ) -> (language: String, length: Int, rest: String)? {
    if recognizer.isLanguage(locale(stem)) { return (locale(stem), stem.count, "") }
    return suffixes(of: stem).first { recognizer.isLanguage(locale($0.suffix)) }
      .map { (locale($0.suffix), $0.suffix.count, $0.rest) }
  }

  /// Returns the parts after each separator, the longest first, so that `messages_zh_CN` ends in `zh_CN` rather than
  /// `CN`.
  private static func suffixes(of stem: String) -> [(suffix: String, rest: String)] {
    stem.indices.filter { stem[$0] == "." || stem[$0] == "_" || stem[$0] == "-" }
      .map { (String(stem[stem.index(after: $0)...]), String(stem[..<$0])) }
  }

  /// Distinguishes languages from ordinary words that are also well-formed tags.
  private struct Recognizer {
    let listed: [LanguageTag]?

    /// - Parameter isProjectFolder: whether it is the name of an `.lproj` folder, which can only be a language: one that CLDR
    ///   has no data for counts, too, such as Corsican.
    func isLanguage(_ text: String, isProjectFolder: Bool = false) -> Bool {
      guard let tag = LanguageTag(text) else { return false }
      guard let listed else {
        let isCode = isProjectFolder && tag.language.utf8.count < 4 && !Self.specialCodes.contains(tag.language)
        return BundlePath.languageMeant(by: text) == nil && (tag.hasLocaleData || isCode)
      }
      return listed.contains { $0.isSameLanguage(as: tag) }
    }

    /// The codes of ISO 639-2 for situations rather than languages; Xcode calls a folder of catalogs `mul.lproj`.
    private static let specialCodes: Set = ["mis", "mul", "und", "zxx"]
  }
}
