import L10nFormats
import L10nText

extension Store {
  /// The reason why a folder can't be read as a listing, and what to do.
  var reasonForNoFiles: String {
    let example = texts.first.map { "en-US/\($0.name).txt" } ?? ""
    return "no texts for \(name) in this directory; add files such as \(example), or correct 'listings' in l10n.yml"
  }
}
