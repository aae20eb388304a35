import Foundation
import ShopKit

LanguageChoice.follow()
LanguageChoice.set(Array(CommandLine.arguments.dropFirst()))
print(L10n.title)
// Foundation on Linux writes defaults only when it is told to.
_ = UserDefaults(suiteName: "group.com.example.shop")?.synchronize()
