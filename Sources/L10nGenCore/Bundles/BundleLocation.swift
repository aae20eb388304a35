import L10nLanguage

/// The result of looking for the language of a file in its path.
enum BundleLocation {
  /// The language as the path writes it.
  case language(String)
  /// The path has none.
  case unknown
  /// The path is not one of a file to read.
  case refused(BundleProblem.Kind)

  /// - Parameters:
  ///   - path: the components of the path below the translations directory.
  ///   - listed: the configured languages, or `nil` if none are.
  init(_ path: [String], listed: [LanguageTag]?) {
    switch BundlePath(path, listed: listed).language {
    case .found(let written): self = .language(written)
    case .none:
      if listed != nil, case .found(let unlisted) = BundlePath(path, listed: nil).language {
        self = .refused(.unlistedLanguage(unlisted))
      } else {
        self = .unknown
      }
    case .ambiguous(let first, let second): self = .refused(.twoLanguages(first, second))
    case .countryCode(let code, let suggestion): self = .refused(.countryCode(code, suggestion: suggestion, in: .path))
    }
  }
}
