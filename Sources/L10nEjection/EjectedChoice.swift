import L10nCatalog
import L10nLanguage
import L10nMessages

/// A choice of a message that a table can't make, so that the accessor makes it: each way has a key of its own.
struct EjectedChoice: Hashable {
  /// The name of the argument that decides.
  var argument: String
  var ways: Ways

  enum Ways: Hashable {
    /// The words of a select, `other` among them.
    case words([String])
    /// The numbers for which a plural has a text of its own; all others are one more way.
    case numbers([Double])
  }

  /// A way that an accessor can take.
  enum Way: Hashable {
    case word(String)
    case number(Double)
    case anyOtherNumber

    /// The last part of the key.
    var name: String {
      switch self {
      case .word(let word): word
      case .number(let number): "=\(NumberText.plain(number))"
      case .anyOtherNumber: "other"
      }
    }
  }

  var all: [Way] {
    switch ways {
    case .words(let words): words.map(Way.word)
    case .numbers(let numbers): numbers.map(Way.number) + [.anyOtherNumber]
    }
  }

  /// Returns the choices of a message in all of its texts, in the order of its arguments.
  ///
  /// - Parameter patterns: the patterns of all languages.
  static func all(in patterns: [MessagePattern], of message: CatalogMessage) -> [EjectedChoice] {
    var words: [String: Set<String>] = [:]
    var numbers: [String: Set<Double>] = [:]
    for pattern in patterns { collect(pattern, &words, &numbers) }
    return message.arguments.flatMap { argument -> [EjectedChoice] in
      var choices: [EjectedChoice] = []
      if let words = words[argument.name] {
        let known = argument.keywords.isEmpty ? words.union(["other"]).sorted() : argument.keywords
        choices.append(EjectedChoice(argument: argument.name, ways: .words(known)))
      }
      if let numbers = numbers[argument.name] {
        choices.append(EjectedChoice(argument: argument.name, ways: .numbers(numbers.sorted())))
      }
      return choices
    }
  }

  private static func collect(
    _ pattern: MessagePattern, _ words: inout [String: Set<String>], _ numbers: inout [String: Set<Double>]
  ) {
    for element in pattern.elements {
      switch element {
      case .select(let choice):
        for branch in choice.branches {
          words[choice.argument, default: []].insert(branch.keyword)
          collect(branch.pattern, &words, &numbers)
        }
      case .plural(let choice):
        for branch in choice.branches {
          if case .exactly(let number) = branch.selector { numbers[choice.argument, default: []].insert(number) }
          collect(branch.pattern, &words, &numbers)
        }
      case .text, .placeholder, .pluralNumber, .particle: break
      }
    }
  }
}
