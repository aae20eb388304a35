/// What a text is for on a screen, as its key says. Many languages word a heading, a button and a hint differently.
struct TextRole: OptionSet {
  let rawValue: Int

  static let heading = TextRole(rawValue: 1)
  static let hint = TextRole(rawValue: 2)
  static let order = TextRole(rawValue: 4)
  static let title = TextRole(rawValue: 8)
  static let action = TextRole(rawValue: 16)

  init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The role that the words of a key name; empty if they name none.
  init(ofKey key: String) {
    self = KeyWords.words(of: key).reduce(into: []) { $0.formUnion(Self.roles[$1] ?? []) }
  }

  private static let roles: [String: TextRole] = [
    "header": .heading, "heading": .heading, "section": .heading, "placeholder": .hint, "hint": .hint,
    "tooltip": .hint, "help": .hint, "footer": .hint, "sort": .order, "title": .title, "button": .action,
    "action": .action,
  ]

  /// Returns a Boolean value indicating whether texts with both roles are worded the same way. A title may be the name of
  /// a row or of a button.
  func isWorded(as other: TextRole) -> Bool {
    let differing = symmetricDifference(other)
    return differing.isDisjoint(with: [.heading, .hint, .order]) && !differing.isSuperset(of: [.title, .action])
  }
}
