import L10nCatalog
import L10nChecking
import L10nFormats
import L10nMessages
import L10nText

/// The places of the strings that the product has on other platforms, such as an Android app next to an app for Apple's
/// systems.
struct OtherPlatforms {
  /// The places, those with the most strings of the project first.
  let sources: [(source: ConfiguredSource, count: Int)]

  /// No place.
  init() {
    sources = []
  }

  /// - Parameters:
  ///   - places: the places of the project's own strings.
  ///   - language: the source language.
  init(_ layout: ProjectLayout, besides places: TranslationPlaces, source language: String) {
    let folders = AppleTablePlaces(layout.tablesOfOthers).folders.filter { folder in
      !places.paths.contains { $0 == "." || FilePath.isInside(folder, $0) || FilePath.isInside($0, folder) }
    }
    guard !folders.isEmpty,
      let paths = places.paths.count == 1 ? TranslationPaths(places.paths[0]) : TranslationPaths(places.paths),
      let (project, _) = Self.catalog(at: paths, language, places.survey.syntax)
    else {
      sources = []
      return
    }
    let found = folders.prefix(Self.limit).compactMap { folder -> (source: ConfiguredSource, count: Int)? in
      guard let (catalog, format) = Self.catalog(at: TranslationPaths(folder), language, nil) else { return nil }
      let (match, count) = ComparedSource.suggestedMatch(of: catalog, with: project)
      return count > 0 ? (ConfiguredSource(path: folder, match: match, format: format), count) : nil
    }
    sources = found.sorted { ($1.count, $0.source.path) < ($0.count, $1.source.path) }
  }

  /// The number of places to look at: an app with many modules has a folder of resources in each.
  private static let limit = 20

  private static func catalog(
    at paths: TranslationPaths, _ language: String, _ syntax: SyntaxSurvey?
  ) -> (Catalog, ConfiguredFormat)? {
    guard let files = try? TranslationsDirectory.files(at: paths) else { return nil }
    var options = ReadingOptions(source: language, syntax: syntax?.standard ?? .icu)
    let format = DialectSurvey.dialect(of: files).flatMap(ConfiguredFormat.init) ?? .json
    options.take(format)
    return (CatalogReader.catalog(of: options.configured(files), options: options), format)
  }

  /// The places as a list in `l10n.yml`.
  var setting: String {
    let items = sources.map { source, _ in
      let path = SettingsText.written(source.path)
      let fields = [
        source.match == .keys ? nil : "match: \(source.match.rawValue)",
        source.format == .json ? nil : "format: \(source.format.rawValue)",
      ].compactMap { $0 }
      return fields.isEmpty ? path : "{ \((["path: \(path)"] + fields).joined(separator: ", ")) }"
    }
    return "[\(items.joined(separator: ", "))]"
  }
}
