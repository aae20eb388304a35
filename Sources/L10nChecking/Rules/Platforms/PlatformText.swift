import L10nCatalog
import L10nFormats
import L10nMessages
import L10nText

/// `platform-text`: strings whose text on another platform differs.
struct PlatformText: CatalogRule {
  private let sources: [SourcePairs]

  /// - Parameter sources: the strings of the other platforms, with those of the catalog; none to find nothing.
  init(_ sources: [SourcePairs] = []) {
    self.sources = sources
  }

  let id = RuleID.platformText
  let defaultSeverity = Severity.warning

  func check(_ catalog: Catalog, _: AccessorTree, _ reporter: inout Reporter) {
    for pairs in sources {
      var comparison = TextComparison(of: catalog, pairs)
      comparison.report(to: &reporter)
    }
  }
}

/// The comparison of a project's texts with those of another platform.
private struct TextComparison {
  private let project: Catalog
  private let pairs: SourcePairs
  private let projectKeys: WrittenKeys
  private let keys: WrittenKeys
  private var locator: PlaceLocator

  init(of project: Catalog, _ pairs: SourcePairs) {
    self.project = project
    self.pairs = pairs
    projectKeys = WrittenKeys(project)
    keys = WrittenKeys(pairs.source.catalog)
    locator = PlaceLocator(files: pairs.source.catalog.files)
  }

  private var source: ComparedSource { pairs.source }

  mutating func report(to reporter: inout Reporter) {
    let languages = source.languages(in: project)
    for pair in pairs.pairs {
      let strings = PairedStrings(pair, project, source)
      // Without the same arguments, 'platform-arguments' reports the string.
      guard strings.haveSameArguments else { continue }
      for difference in strings.differences(languages) { report(difference, to: &reporter) }
    }
  }

  private mutating func report(_ difference: PairedStrings.Difference, to reporter: inout Reporter) {
    let message = project.messages[difference.own]
    let other = source.catalog.messages[difference.other]
    guard let text = message.texts[difference.language]?.text(of: difference.form),
      let found = other.texts[difference.otherLanguage]?.text(of: difference.form)
    else { return }
    let same = source.configured.match == .text ? projectKeys.name(of: message.keyPath) : nil
    reporter.report(
      .platformText,
      OtherText(
        platform: source.name, found: found.text, expected: text.text,
        same: same.map { ($0, project.languages[0]) }),
      at: .code(locator.location(of: .within(found, offset: 0))),
      of: .message(difference.own, language: difference.language), name: .init(key: keys.shown(other.keyPath)),
      related: [.init(place: text.place, words: "the project's text")])
  }
}

extension LocalizedMessage {
  /// Returns the text of a part, or the only text if the part isn't a text of its own.
  fileprivate func text(of form: ComparableMessage.Form) -> BundleText? {
    switch (form, message) {
    case (.item(let index), _): return text(at: index)
    case (.category(let category), .pluralMap(let variants)):
      return (variants.first { $0.category == category } ?? variants.last)?.text
    case (.category, _): return text(at: 0)
    }
  }
}

/// A text that differs from the project's.
private struct OtherText: Facts {
  /// The path of the other platform's files.
  var platform: String
  var found: String
  var expected: String
  /// The key in the project and the source language, in which both have the same text, if that is how they were matched.
  var same: (key: String, language: String)?

  var values: KeyValuePairs<FactName, String?> {
    [
      .name: platform, .found: ShortenedText.asFact(found), .expected: ShortenedText.asFact(expected),
    ]
  }
  var sentence: String {
    let expected = ShortenedText.inSentence(expected)
    guard let same else { return "the project's text is '\(expected)'; use one text on both platforms" }
    return
      "the project's '\(same.key)' has the same text in \(same.language), but is translated as '\(expected)'; use one "
      + "translation on both platforms"
  }
}
