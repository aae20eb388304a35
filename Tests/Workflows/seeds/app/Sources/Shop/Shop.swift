import L10nRuntime

@main
enum Shop {
  static func main() {
    for language in ["ko", "en", "zh-Hans"] {
      LanguagePreferences.shared.setLanguages([language])
      print("\(language): \(L10n.Store.empty) | \(L10n.Store.visit(name: "봄빛뷰티")) | \(L10n.Store.reviews(count: 2))")
    }
  }
}
