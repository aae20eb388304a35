/// Names of what the server knows by a key; the translations have them under the same key.
enum NamesByKey {
  /// A region's name, and where we are for one that these translations don't know yet.
  static func region(_ key: String) -> String {
    L10n.text(forKey: "region.\(key)") ?? L10n.Region.default
  }

  /// A language's name; the key itself for one that these translations don't know yet.
  static func language(_ key: String) -> String {
    L10n.text(forKey: "store.languages.\(key)") ?? key
  }
}
