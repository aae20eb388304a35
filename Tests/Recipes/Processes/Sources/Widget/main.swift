import ShopKit

LanguageChoice.follow()
print(L10n.title)
