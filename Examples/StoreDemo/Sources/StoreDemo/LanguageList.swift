/// Lists of languages as people type them.
enum LanguageList {
  /// The tags between commas, or between spaces, or `nil` if one looks like none (BCP 47: up to eight letters and
  /// digits between hyphens, letters first).
  static func languages(in list: String) -> [String]? {
    let tags = list.split(whereSeparator: { $0 == "," || $0 == " " }).map(String.init)
    return !tags.isEmpty && tags.allSatisfy(isTag) ? tags : nil
  }

  private static func isTag(_ text: String) -> Bool {
    let subtags = text.split(separator: "-", omittingEmptySubsequences: false)
    guard let language = subtags.first, (2...3).contains(language.count), language.allSatisfy(\.isLetter) else {
      return false
    }
    return subtags.allSatisfy {
      (1...8).contains($0.count) && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
  }
}
