import L10nLanguage
import L10nMessages

extension PluralChoice {
  /// Returns the branches by the categories of Apple's tables, in which `zero` means the number 0.
  func tableVariants() throws(AppleTextWriter.Inexpressible) -> [(category: PluralCategory, pattern: MessagePattern)] {
    guard kind == .cardinal, offset == 0 else {
      throw .init(reason: "a table has no ordinals and no offsets in plurals")
    }
    let hasNumberZero = branches.contains { $0.selector == .exactly(0) }
    var variants: [(category: PluralCategory, pattern: MessagePattern)] = []
    for branch in branches {
      switch branch.selector {
      case .exactly(0): variants.append((.zero, branch.pattern))
      case .category(.zero) where hasNumberZero: continue
      case .category(let category): variants.append((category, branch.pattern))
      case .exactly: throw .init(reason: "a table has no plural variant for one number other than 0")
      }
    }
    return variants
  }
}
