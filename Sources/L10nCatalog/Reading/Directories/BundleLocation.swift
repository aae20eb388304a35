import L10nLanguage
import L10nText

/// The language of a file, and the part of its key paths that comes from its path.
struct BundleLocation {
  /// The result of searching for the language in the path.
  enum Language {
    /// The language as the path writes it.
    case written(String)
    /// No language is in the path.
    case unknown
    /// The file isn't read.
    case refused(BundleProblem.Kind)
  }

  let language: Language
  /// The file and folder names besides the language, outermost first.
  let namespace: [String]

  /// - Parameters:
  ///   - path: the components of the path below the translations directory.
  ///   - listed: the configured languages, or `nil` if none are.
  init(_ path: [String], listed: [LanguageTag]?) {
    let bundlePath = BundlePath(path, listed: listed)
    namespace = bundlePath.namespace
    switch bundlePath.language {
    case .found(let written): language = .written(written)
    case .none:
      if listed != nil, case .found(let unlisted) = BundlePath(path, listed: nil).language {
        language = .refused(.unlistedLanguage(unlisted))
      } else {
        language = .unknown
      }
    case .ambiguous(let first, let second): language = .refused(.twoLanguages(first, second))
    case .countryCode(let code, let suggestion):
      language = .refused(.countryCode(code, suggestion: suggestion, in: .path))
    }
  }
}

extension InputFile {
  /// Returns a Boolean value indicating whether the file may have texts of a language: its path names that language or
  /// none.
  package func mayHave(language: String, listed: [String]?) -> Bool {
    switch BundleLocation(path, listed: LanguageNames(listed: listed).listedTags).language {
    case .written(let written): LanguageNames.areSame(written, language)
    case .unknown: true
    case .refused: false
    }
  }
}
