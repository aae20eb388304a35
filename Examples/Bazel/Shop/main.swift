import L10nRuntime

for language in ["en", "ko"] {
  LanguagePreferences.shared.setLanguages([language])
  print(L10n.title, L10n.items(count: 3), separator: ": ")
}
