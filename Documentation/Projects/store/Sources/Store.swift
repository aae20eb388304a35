struct Store {
  let name: String
  let reviewCount: Int

  var lines: [String] { [L10n.Store.visit(name: name), L10n.Store.reviews(count: reviewCount)] }
}

func title(of setting: String) -> String {
  L10n.text(forKey: "settings.\(setting)") ?? setting
}
