import L10nLanguage
import L10nMessages

/// A part of a message without its position, for comparing the meaning of two texts.
///
/// Choices are flat: a choice begins, each branch has its selector, its parts and an end, and then the choice ends.
enum MessageToken: Hashable {
  /// Text as shown, in UTF-8. Text and names are bytes here, because Swift's strings are equal if they are canonically
  /// equivalent, but names in generated code aren't.
  case text([UInt8])
  case placeholder(argument: [UInt8], PlaceholderFormat)
  /// `#`, with the number that it shows: the argument of its plural, minus that plural's offset.
  case pluralNumber(argument: [UInt8], offset: Double)
  case plural(argument: [UInt8], PluralKind, offset: Double)
  case selector(PluralSelector)
  case select(argument: [UInt8])
  case keyword([UInt8])
  /// The end of a branch or of a choice.
  case end
}

extension MessageToken {
  /// Returns the parts of a pattern, with adjacent texts joined.
  static func tokens(of pattern: MessagePattern) -> [MessageToken] {
    var tokens: [MessageToken] = []
    append(pattern, in: nil, to: &tokens)
    return tokens
  }

  private static func append(_ pattern: MessagePattern, in plural: PluralChoice?, to tokens: inout [MessageToken]) {
    for element in pattern.elements {
      switch element {
      case .text(let text): append(text.string.utf8, to: &tokens)
      case .placeholder(let hole): tokens.append(.placeholder(argument: Array(hole.argument.utf8), hole.format))
      case .pluralNumber:
        tokens.append(.pluralNumber(argument: Array((plural?.argument ?? "").utf8), offset: plural?.offset ?? 0))
      case .plural(let choice):
        tokens.append(.plural(argument: Array(choice.argument.utf8), choice.kind, offset: choice.offset))
        for branch in choice.branches {
          tokens.append(.selector(branch.selector))
          append(branch.pattern, in: choice, to: &tokens)
          tokens.append(.end)
        }
        tokens.append(.end)
      case .select(let choice):
        tokens.append(.select(argument: Array(choice.argument.utf8)))
        for branch in choice.branches {
          tokens.append(.keyword(Array(branch.keyword.utf8)))
          append(branch.pattern, in: plural, to: &tokens)
          tokens.append(.end)
        }
        tokens.append(.end)
      // Only patterns that are about to be formatted have particles; those of parsers don't.
      case .particle: break
      }
    }
  }

  private static func append(_ text: some Sequence<UInt8>, to tokens: inout [MessageToken]) {
    if case .text(var bytes)? = tokens.last {
      tokens.removeLast()
      bytes += text
      tokens.append(.text(bytes))
    } else {
      tokens.append(.text(Array(text)))
    }
  }
}

extension [MessageToken] {
  /// Returns the parts with every occurrence of some bytes of text replaced.
  func replacing(_ mark: [UInt8], with replacement: [MessageToken]) -> [MessageToken] {
    var tokens: [MessageToken] = []
    for token in self {
      guard case .text(let bytes) = token else {
        tokens.append(token)
        continue
      }
      for (index, part) in bytes.split(separator: mark, omittingEmptySubsequences: false).enumerated() {
        if index > 0 { replacement.forEach { tokens.join($0) } }
        tokens.join(.text([UInt8](part)))
      }
    }
    return tokens
  }

  private mutating func join(_ token: MessageToken) {
    guard case .text(let bytes) = token else { return append(token) }
    guard !bytes.isEmpty else { return }
    if case .text(let before)? = last {
      self[count - 1] = .text(before + bytes)
    } else {
      append(token)
    }
  }
}
