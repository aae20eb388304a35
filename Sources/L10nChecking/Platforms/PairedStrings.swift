import L10nCatalog

/// A string of another platform with those of the project that it may be.
struct PairedStrings {
  private let pair: SourcePairs.Pair
  private let project: Catalog
  private let source: ComparedSource

  /// A language in which the string differs from the project's.
  struct Difference {
    /// The indexes of the string in the project and on the other platform.
    var own: Int
    var other: Int
    /// The indexes of the language in the project and on the other platform.
    var language: Int
    var otherLanguage: Int
    var form: ComparableMessage.Form
  }

  init(_ pair: SourcePairs.Pair, _ project: Catalog, _ source: ComparedSource) {
    self.pair = pair
    self.project = project
    self.source = source
  }

  private var other: CatalogMessage { source.catalog.messages[pair.other] }

  /// A Boolean value indicating whether the source texts of the first strings show as many arguments.
  var haveSameArguments: Bool {
    guard let own = pair.own.first.map({ project.messages[$0] }) else { return false }
    return ShownArguments(of: own.source).names.count == ShownArguments(of: other.source).names.count
  }

  /// Returns the languages in which no string of the project has the same text. If the source texts differ, so do most
  /// translations, and only the source is returned.
  ///
  /// - Parameter languages: the index in the project of each language of the other platform.
  func differences(_ languages: [Int?]) -> [Difference] {
    let arguments = ShownArguments(of: other.source)
    var differences: [Difference] = []
    for case (let otherLanguage, let language?) in languages.enumerated() {
      guard other.texts.indices.contains(otherLanguage),
        let found = ComparableMessage(other.texts[otherLanguage], in: project.bundles[language].tag, arguments),
        let difference = difference(found, in: language, otherLanguage)
      else { continue }
      differences.append(difference)
      if otherLanguage == 0 { break }
    }
    return differences
  }

  private func difference(_ found: ComparableMessage, in language: Int, _ otherLanguage: Int) -> Difference? {
    var first: Difference?
    for index in pair.own {
      let message = project.messages[index]
      guard message.texts.indices.contains(language),
        let text = ComparableMessage(
          message.texts[language], in: project.bundles[language].tag, ShownArguments(of: message.source))
      else { continue }
      guard let form = text.difference(from: found) else { return nil }
      if first == nil {
        first = Difference(
          own: index, other: pair.other, language: language, otherLanguage: otherLanguage, form: form)
      }
    }
    return first
  }
}
