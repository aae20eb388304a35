package import L10nLanguage

extension ArgumentStyle {
  /// The kind of text that a value becomes, with its article.
  package var words: String {
    switch self {
    case .list: "a list"
    case .relativeDate: "a relative date"
    case .interval: "an interval"
    case .bytes: "a number of bytes"
    case .duration: "a duration"
    }
  }
}
