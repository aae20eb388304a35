import L10nCatalog
import L10nFormats
import L10nMessages

extension BundleMessage {
  /// Returns its texts by variant.
  ///
  /// - Parameter state: the state of all of them.
  func unitTexts(state: TranslationState?) -> [UnitPath: UnitText] {
    let texts: [(path: UnitPath, text: BundleText)] =
      switch self {
      case .text(let text): [(UnitPath(), text)]
      case .list(let items): items.enumerated().map { (UnitPath(steps: [.item($0)]), $1) }
      case .pluralMap(let variants): variants.map { (UnitPath(steps: [.plural($0.category)]), $0.text) }
      }
    return Dictionary(texts.map { ($0.path, UnitText(text: $0.text.text, state: state)) }) { first, _ in first }
  }

  /// Returns the text of a variant, or `nil` if the message doesn't have the variant.
  func text(at path: UnitPath) -> BundleText? {
    switch (self, path.steps.first) {
    case (.text(let text), nil): text
    case (.list(let items), .item(let index)?): items.indices.contains(index) ? items[index] : nil
    case (.pluralMap(let variants), .plural(let category)?): variants.first { $0.category == category }?.text
    default: nil
    }
  }
}

extension StoredMessage {
  /// Creates a message from all of its texts, or returns `nil` if they aren't the variants of one message.
  init?(_ texts: [UnitPath: UnitText]) {
    if texts.count == 1, let text = texts[UnitPath()] {
      self = .text(text.text)
      return
    }
    var items: [Int: String] = [:]
    var variants: [PluralVariant] = []
    for (path, text) in texts {
      guard path.steps.count == 1 else { return nil }
      switch path.steps[0] {
      case .plural(let category): variants.append(.init(category: category, text: text.text))
      case .item(let index): items[index] = text.text
      case .device, .substitution: return nil
      }
    }
    guard items.isEmpty || variants.isEmpty, items.keys.allSatisfy({ $0 < items.count }) else { return nil }
    self =
      variants.isEmpty
      ? .list(items.sorted { $0.key < $1.key }.map(\.value)) : .pluralMap(variants.sorted { $0.category < $1.category })
  }
}
