import L10nFormats
import L10nLanguage
import L10nText

/// The languages that the configuration names.
struct ConfiguredLanguages {
  private let options: ReadingOptions
  private let listed: [(name: String, tag: LanguageTag)]?

  init(_ options: ReadingOptions, listed: [(name: String, tag: LanguageTag)]?) {
    self.options = options
    self.listed = listed
  }

  /// Returns the place of a language in the configuration.
  func place(of language: String) -> Place {
    Place(file: 0, offset: options.languageOffsets[language] ?? 0)
  }

  /// The problems of the languages' names.
  var problems: [BundleProblem] {
    let names = Set((options.languages ?? []) + [options.source] + options.fallback)
    let wrong = names.sorted(by: KeyOrder.precedes).compactMap { name -> BundleProblem? in
      if LanguageTag(name) == nil { return BundleProblem(kind: .notATag(name), place: place(of: name)) }
      return BundlePath.languageMeant(by: name).map {
        BundleProblem(kind: .countryCode(name, suggestion: $0, in: .configuration), place: place(of: name))
      }
    }
    let listed = listed ?? []
    let repeated = listed.enumerated().compactMap { index, language -> BundleProblem? in
      listed[..<index].first { $0.tag.identity == language.tag.identity }.map { earlier in
        BundleProblem(
          kind: .twoSpellings(earlier.name, language.name, other: place(of: earlier.name)),
          place: place(of: language.name))
      }
    }
    return wrong + repeated
  }

  /// Returns a Boolean value indicating whether a language has none of these problems.
  func isSound(_ name: String) -> Bool {
    guard let tag = LanguageTag(name), BundlePath.languageMeant(by: name) == nil else { return false }
    return listed?.first { $0.tag.identity == tag.identity }?.name ?? name == name
  }
}
