import L10nAllLanguages
import L10nFormats
import L10nLanguage
package import L10nText

/// Finds out whether files are written in a dialect of their format.
package enum DialectSurvey {
  /// Returns the dialect of files of a translations directory, or `nil` if they show signs of none.
  package static func dialect(of files: [InputFile]) -> FileDialect? {
    BundleFormats.all.lazy.compactMap { format in
      format.dialectSigns.flatMap { dialect(of: files.filter { format.reads($0) }, showing: $0) }
    }.first
  }

  private static func dialect(of files: [InputFile], showing signs: any FileDialectSigns) -> FileDialect? {
    var signs = signs
    for file in files {
      guard case .found(let language) = BundlePath(file.path, listed: nil).language,
        let rules = LanguageTag(language).map({ PluralRules(for: $0) }), let text = file.text
      else { continue }
      signs.add(text, categories: Set(rules.categories(.cardinal)))
      if let dialect = signs.dialect { return dialect }
    }
    return nil
  }
}

extension BundleFormat {
  /// Returns a Boolean value indicating whether a file has the format in the format's own dialect.
  fileprivate func reads(_ file: InputFile) -> Bool {
    file.path.last.flatMap { BundleFormats.format(ofFile: $0, in: ownDialect) }?.id == id
  }
}
