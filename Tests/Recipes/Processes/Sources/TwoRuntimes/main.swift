import L10nRuntime
import ShopKit

// Switches the copy of the runtime in this program, and not the one in the library.
LanguagePreferences.shared.setLanguages(["ko"])
print(L10n.title)
