import L10nLanguage
import L10nMessages

/// A message for formats that have a whole text for each plural category: one pattern, or one for each form of its only
/// plural, with what is around the plural.
enum PluralTexts {
  case text(MessagePattern)
  case plural(argument: String, [(category: PluralCategory, pattern: MessagePattern)])

  /// The words for a format and its entries, to say what these can't hold.
  struct Owner {
    /// An entry of its files: "an Android resource".
    var entry: String
    /// The format: "Android".
    var name: String
  }

  /// - Throws: the reason why such a format can't hold the message.
  init(_ pattern: MessagePattern, for owner: Owner) throws(AppleTextWriter.Inexpressible) {
    let plurals = pattern.elements.indices.filter { if case .plural = pattern.elements[$0] { true } else { false } }
    guard let index = plurals.first, case .plural(let choice) = pattern.elements[index] else {
      try Self.refuseSelect(in: pattern, owner)
      self = .text(pattern)
      return
    }
    guard plurals.count == 1 else {
      throw .init(reason: "\(owner.entry) has one plural; write one message for each")
    }
    guard choice.kind == .cardinal, choice.offset == 0 else {
      throw .init(reason: "\(owner.name)'s plurals have no ordinals and no offsets")
    }
    var variants: [(category: PluralCategory, pattern: MessagePattern)] = []
    for branch in choice.branches {
      guard case .category(let category) = branch.selector else {
        // A plural map's `zero` is also the variant for 0.
        if choice.isPluralMap { continue }
        throw .init(
          reason: "\(owner.name)'s plurals have no variant for one number, only for the categories of a language")
      }
      var whole = pattern
      whole.elements.replaceSubrange(index...index, with: branch.pattern.elements)
      try Self.refuseSelect(in: whole, owner)
      variants.append((category, whole))
    }
    self = .plural(argument: choice.argument, variants.sorted { $0.category < $1.category })
  }

  private static func refuseSelect(
    in pattern: MessagePattern, _ owner: Owner
  ) throws(AppleTextWriter.Inexpressible) {
    let hasSelect = pattern.elements.contains { if case .select = $0 { true } else { false } }
    if hasSelect { throw .init(reason: "\(owner.entry) chooses by numbers only") }
  }
}
