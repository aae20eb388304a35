import Basket
import L10nRuntime
import Shared

/// Prints strings of all three modules in two languages. One line switches all of them.
@main
struct Shop {
  static func main() {
    for language in ["en", "ko"] {
      LanguagePreferences.shared.setLanguages([language])
      print(L10n.title, Basket(items: 3).summary, Button.done, separator: ": ")
    }
  }
}
