print(L10n.greeting)
