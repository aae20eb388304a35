import L10nLanguage
import L10nMessages

/// The value that one language has for a string of a table.
package struct AppleTableValue {
  /// The start of the value, in scalars from the start of the file.
  let offset: Int
  let content: Content
  /// The substitutions for `%#@name@` in the text, in the order of the file.
  let substitutions: [Substitution]
  /// The parts that were read, but may mean something else.
  var doubts: [DocumentProblem] = []
  /// The substitutions whose arguments are known only from the order of the text, which doesn't matter if there is one
  /// argument.
  var doubtsOfOrder: [DocumentProblem] = []
  /// The name of the number that a plural of texts counts, or `nil` if the file has none.
  fileprivate(set) var countName: String?

  indirect enum Content {
    case text(DocumentNode)
    case list([DocumentNode])
    /// Texts by category, with the positions of the categories' keys.
    case plural([PluralVariant])
    /// Contents by device, in the order of the file.
    case devices([(name: String, content: Content)])
    /// A value that couldn't be read.
    case unread
  }

  struct PluralVariant {
    var category: PluralCategory
    var keyOffset: Int
    var text: DocumentNode
  }

  /// A plural inside a text.
  struct Substitution {
    var name: String
    /// The position of its argument, or `nil` if the order of the text decides.
    var position: Int?
    /// The conversion for `%arg`, without the percent sign: `lld`.
    var specifier: String
    var variants: [PluralVariant]
    /// A Boolean value indicating whether the first conversion of a variant is the number itself, as in `.stringsdict`
    /// files; in catalogs, the number is `%arg`.
    var startsWithOwnArgument = false
  }

  package init(text: DocumentNode) {
    self.init(offset: text.offset, content: .text(text))
  }

  init(offset: Int, content: Content, substitutions: [Substitution] = []) {
    self.offset = offset
    self.content = content
    self.substitutions = substitutions
  }

  /// A Boolean value indicating whether it is more than a text, a list or a plural of texts.
  var needsComposition: Bool {
    switch content {
    case .devices: true
    case .text(let text): !substitutions.isEmpty || text.text?.containsSubstitution == true
    case .list, .plural, .unread: !substitutions.isEmpty
    }
  }

  var hasPlural: Bool {
    if case .plural = content { true } else { false }
  }

  /// Returns the node of a value that needs no composition.
  /// - Parameter isPlural: a Boolean value indicating whether the message is a plural, so that a single text is used
  ///   for all numbers.
  func node(isPlural: Bool) -> DocumentNode {
    switch content {
    case .text(let text) where isPlural:
      let other = DocumentEntry(key: PluralCategory.other.rawValue, keyOffset: text.offset, value: text)
      return DocumentNode(offset: offset, content: .mapping([other]))
    case .text(let text): return text
    case .list(let items): return DocumentNode(offset: offset, content: .list(items))
    case .plural(let variants):
      let entries = variants.map {
        DocumentEntry(key: $0.category.rawValue, keyOffset: $0.keyOffset, value: $0.text)
      }
      return DocumentNode(offset: offset, content: .mapping(entries))
    case .devices, .unread: return .unread(at: offset)
    }
  }
}

extension [AppleTableValue] {
  /// The values of all languages as plurals of texts, if all can be converted, as most in `.stringsdict` files can;
  /// otherwise the values themselves.
  package var simplified: [AppleTableValue] {
    let plurals = map(\.simplified)
    return plurals.contains(where: \.needsComposition) ? self : plurals
  }
}

extension AppleTableValue {
  /// The value as a plural of texts, if its text is exactly one substitution, as most in `.stringsdict` files are;
  /// otherwise the value itself.
  fileprivate var simplified: AppleTableValue {
    guard case .text(let node) = content, let substitution = substitutions.first, substitution.startsWithOwnArgument,
      ["%#@\(substitution.name)@", "%1$#@\(substitution.name)@"].contains(node.text),
      !substitution.variants.contains(where: { $0.text.text?.containsSubstitution == true })
    else { return self }
    var value = AppleTableValue(offset: offset, content: .plural(substitution.variants))
    value.countName = substitution.name
    return value
  }
}

extension String {
  /// A Boolean value indicating whether the text may have a substitution: `%#@` or `%1$#@`.
  var containsSubstitution: Bool {
    withBytes { bytes in
      bytes.contains(UInt8(ascii: "%"))
        && bytes.indices.dropLast().contains { bytes[$0] == UInt8(ascii: "#") && bytes[$0 + 1] == UInt8(ascii: "@") }
    }
  }
}
