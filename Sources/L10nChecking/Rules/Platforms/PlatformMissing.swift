import L10nCatalog
import L10nFormats
import L10nText

/// `platform-missing`: strings that only one of two platforms has.
struct PlatformMissing: CatalogRule {
  private let sources: [SourcePairs]

  /// - Parameter sources: the strings of the other platforms, with those of the catalog; none to find nothing.
  init(_ sources: [SourcePairs] = []) {
    self.sources = sources
  }

  let id = RuleID.platformMissing
  let defaultSeverity = Severity.info

  func check(_ catalog: Catalog, _: AccessorTree, _ reporter: inout Reporter) {
    for pairs in sources {
      let source = pairs.source
      let keys = WrittenKeys(source.catalog)
      var locator = PlaceLocator(files: source.catalog.files)
      for index in pairs.missingHere {
        let message = source.catalog.messages[index]
        guard message.isTranslatable, let place = message.source?.keyPlace else { continue }
        let path = source.configured.namespace + source.catalog.keys.segments(message.key)
        reporter.report(
          id, MissingString(platform: source.name, match: source.configured.match, isInProject: false),
          at: .code(locator.location(of: place)), of: .other(key: KeySegment.path(path), language: nil),
          name: .init(key: keys.shown(message.keyPath)))
      }
      for index in pairs.missingThere {
        let message = catalog.messages[index]
        guard message.isTranslatable, let place = message.source?.keyPlace else { continue }
        reporter.report(
          id, MissingString(platform: source.name, match: source.configured.match, isInProject: true),
          at: .place(place), of: .message(index, language: 0))
      }
    }
  }
}

/// A string without a counterpart.
private struct MissingString: Facts {
  /// The path of the other platform's files.
  var platform: String
  var match: ConfiguredSource.Match
  /// A Boolean value indicating whether the project has it, rather than the other platform.
  var isInProject: Bool

  var values: KeyValuePairs<FactName, String?> {
    [.problem: isInProject ? "missing-there" : "missing-here", .name: platform]
  }
  var sentence: String {
    let place = isInProject ? "'\(platform)'" : "the project"
    return switch match {
    case .keys: "\(place) has no string with this key; add it there, or remove it here if no code uses it"
    case .text: "\(place) has no string with this text; add it there, or use one text on both platforms"
    }
  }
}
