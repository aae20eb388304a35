package import L10nLanguage
package import L10nMessages
import L10nReleases

/// The part of a source message that its translations depend on: words, digits, placeholders, links and line breaks.
///
/// Spaces, the case of letters, the shape of quotes, punctuation and tags aren't part of it. Two messages have the same
/// meaning if one of them only has more plural forms than the other, or if words are only spelled in another way.
///
///     SourceMeaning("Delete {n, plural, one {# file} other {# files}}?")
///     main:      delete, placeholder n, files
///     branches:  n one → file
package struct SourceMeaning: Sendable, Hashable {
  /// The text that users read if each choice takes its branch `other`.
  private let main: [MeaningToken]
  /// The other branches.
  private let branches: [Branch: [MeaningToken]]
  private let isEnglish: Bool

  /// A branch of one of a message's choices.
  private struct Branch: Hashable, Comparable {
    var argument: String
    var selector: String
    /// The number of earlier branches with the same argument and selector.
    var occurrence: Int

    static func < (left: Branch, right: Branch) -> Bool {
      (left.argument, left.selector, left.occurrence) < (right.argument, right.selector, right.occurrence)
    }
  }

  /// Creates the meaning of a message; `hasArguments` has the same meaning as in `MessageSyntax.parse`.
  package init(_ stored: StoredMessage, in language: LanguageTag, syntax: MessageSyntax, hasArguments: Bool) {
    self.init(
      syntax.parse(stored, hasArguments: hasArguments).patterns, namesArguments: syntax.namesArguments,
      isEnglish: language.language == "en")
  }

  /// Creates the meaning of patterns: one for each item of a list.
  ///
  /// - Parameter namesArguments: a Boolean value indicating whether arguments have names in the texts. Otherwise, only
  ///   their order counts, because their names come from elsewhere.
  init(_ patterns: [MessagePattern], namesArguments: Bool, isEnglish: Bool) {
    var arguments = ArgumentNumbers(isUsed: !namesArguments)
    var main: [MeaningToken] = []
    var branches: [Branch: [MeaningToken]] = [:]
    for (index, pattern) in patterns.enumerated() {
      if index > 0 { main.append(.item) }
      main += MeaningToken.tokens(of: pattern, &arguments)
      for choice in pattern.choices {
        for (selector, pattern) in choice.branches {
          var branch = Branch(argument: arguments.name(of: choice.argument), selector: selector, occurrence: 0)
          while branches[branch] != nil { branch.occurrence += 1 }
          let tokens = MeaningToken.tokens(of: pattern, &arguments)
          // `one {# file}` may become `one {one file}`: grammar decides how a form writes its number.
          branches[branch] = choice.isPlural ? tokens.filter { !$0.isNumberOfForm } : tokens
        }
      }
    }
    self.main = main
    self.branches = branches
    self.isEnglish = isEnglish
  }

  /// Returns a Boolean value indicating whether a translation of one message doesn't fit the other. A branch that only
  /// one of them has makes no difference.
  package func differs(from other: SourceMeaning) -> Bool {
    !isSimilar(main, other.main)
      || branches.contains { branch, tokens in other.branches[branch].map { !isSimilar(tokens, $0) } ?? false }
  }

  private func isSimilar(_ left: [MeaningToken], _ right: [MeaningToken]) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { $0.isSimilar(to: $1, isEnglish: isEnglish) }
  }

  /// A digest of 12 hexadecimal digits, which is the same for all messages of this meaning.
  package var digest: String {
    var text = main.map(\.written).joined(separator: "\n")
    for (branch, tokens) in branches.sorted(by: { $0.key < $1.key }) {
      text += "\n\n\(branch.argument) \(branch.selector) \(branch.occurrence)\n"
      text += tokens.map(\.written).joined(separator: "\n")
    }
    return String(SHA256.hexadecimal(of: text.utf8).prefix(12))
  }
}

/// Numbers for arguments that have no names in texts, in the order in which they appear.
struct ArgumentNumbers {
  private let isUsed: Bool
  private var numbers: [String: Int] = [:]

  init(isUsed: Bool) {
    self.isUsed = isUsed
  }

  mutating func name(of argument: String) -> String {
    guard isUsed else { return argument }
    let number = numbers[argument] ?? numbers.count + 1
    numbers[argument] = number
    return String(number)
  }
}

extension MessagePattern {
  /// A choice with its branches besides `other`.
  fileprivate struct Choice {
    var argument: String
    var isPlural: Bool
    var branches: [(selector: String, pattern: MessagePattern)]
  }

  /// All choices, the outer ones first.
  fileprivate var choices: [Choice] {
    elements.flatMap { element -> [Choice] in
      switch element {
      case .plural(let choice):
        let own = choice.branches.compactMap { branch -> (String, MessagePattern)? in
          switch branch.selector {
          case .category(.other): return nil
          case .category(let category): return (category.rawValue, branch.pattern)
          case .exactly(let number): return ("=\(number)", branch.pattern)
          }
        }
        return [Choice(argument: choice.argument, isPlural: true, branches: own)]
          + choice.branches.flatMap(\.pattern.choices)
      case .select(let choice):
        let own = choice.branches.filter { $0.keyword != "other" }.map { ($0.keyword, $0.pattern) }
        return [Choice(argument: choice.argument, isPlural: false, branches: own)]
          + choice.branches.flatMap(\.pattern.choices)
      case .text, .placeholder, .pluralNumber, .particle: return []
      }
    }
  }
}
