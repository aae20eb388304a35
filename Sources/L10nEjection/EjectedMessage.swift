import L10nCatalog
import L10nEmission
import L10nFormats
import L10nLanguage
import L10nMessages

/// A message as strings of a table, and how an accessor finds and fills them.
struct EjectedMessage {
  /// The name of the table.
  let table: String
  /// The strings, in all languages that have them.
  let strings: [AppleTableString]
  /// The losses of the strings, each as a sentence without a final full stop.
  let losses: [String]
  /// A Boolean value indicating whether a Korean text has particles after an argument, such as `을(를)`, which stay as
  /// they are written.
  let hasParticles: Bool

  /// The beginning of its keys.
  let key: String
  /// The choices that the accessor makes, in the order of the parts of a key.
  let choices: [EjectedChoice]
  /// The values that the accessor passes.
  let arguments: [EjectedArgument]
  /// A Boolean value indicating whether some of its texts lack an argument before one that they have.
  let skipsArguments: Bool
  /// A Boolean value indicating whether the accessor needs to know the device.
  let readsDevice: Bool
  /// The number of items, or `nil` if it isn't a list.
  let itemCount: Int?

  /// More keys than a person would look through.
  private static let keyLimit = 200

  /// - Parameters:
  ///   - place: its key in one of the project's tables, or `nil` if its files aren't tables.
  ///   - languages: the catalog's languages.
  ///   - preparations: the preparations of their messages.
  init(
    _ message: CatalogMessage, in place: AppleTableKey?, languages: [String], _ preparations: [MessagePreparation]
  ) {
    table = place?.table ?? "Localizable"
    key = place?.key ?? message.keyPath
    let texts = Self.texts(of: message, languages, preparations)
    hasParticles = texts.contains { $0.patterns.contains(where: \.hasParticles) }
    itemCount = message.isList ? texts.first?.patterns.count ?? 0 : nil
    var losses: [String] = []
    var choices = EjectedChoice.all(in: texts.flatMap(\.patterns), of: message)
    while choices.reduce(1, { $0 * $1.all.count }) > Self.keyLimit, let last = choices.popLast() {
      losses.append("too many texts depend on each other; the one of '\(last.argument)' for 'other' is always shown")
    }
    for text in texts where itemCount.map({ $0 != text.patterns.count }) ?? false {
      losses.append("the list has \(text.patterns.count) items in \(text.language)")
    }
    self.choices = choices
    var ejection = PatternEjection(message)
    var filled: [(key: String, texts: [EjectedText])] = []
    for item in 0..<(itemCount ?? 1) {
      for ways in Self.ways(choices) {
        let texts = texts.compactMap { text -> EjectedText? in
          guard text.patterns.indices.contains(item) else { return nil }
          return EjectedText(language: text.language, pattern: ejection.text(text.patterns[item], ways))
        }
        filled.append((Self.key(key, item: itemCount.map { _ in item }, choices.compactMap { ways[$0] }), texts))
      }
    }
    let all = filled.flatMap(\.texts)
    arguments = Self.ordered(ejection, by: all)
    let names = arguments.map(ejection.name)
    let sparse = all.filter { $0.skips(names) }
    skipsArguments = sparse.contains { !$0.hasPlural }
    losses += Set(sparse.filter(\.hasPlural).map(\.language)).sorted().map {
      "the text in \($0) lacks an argument that others have; Foundation can't skip one next to a plural"
    }
    self.losses = losses + ejection.losses.sorted()
    let devices = Set(message.arguments.filter(\.isDevice).map(\.name))
    readsDevice =
      choices.contains { devices.contains($0.argument) } || arguments.contains { devices.contains($0.argument) }
    let types = Dictionary(message.arguments.map { ($0.name, $0.type) }) { first, _ in first }
    let written = zip(names, arguments).enumerated().map { index, argument in
      AppleTableString.Argument(
        name: argument.0, type: argument.1.type(types), position: index + 1, isDevice: false)
    }
    strings = filled.map { key, texts in
      AppleTableString(
        key: key, description: message.description, isTranslatable: message.metadata.isTranslatable,
        arguments: written,
        texts: texts.map { $0.written(of: message, hasArguments: !written.isEmpty) })
    }
  }

  /// Returns the patterns of each language that has the message, with Korean particles after words resolved, and with
  /// isolated arguments.
  private static func texts(
    of message: CatalogMessage, _ languages: [String], _ preparations: [MessagePreparation]
  ) -> [(language: String, patterns: [MessagePattern])] {
    languages.indices.compactMap { index in
      message.emitted(inLanguage: index).map { localized in
        let marked = localized.completePatterns.map(preparations[index].marked)
        return (languages[index], preparations[index].isolated(marked, from: localized, of: message))
      }
    }
  }

  /// Returns the values to pass, those that most texts have first, because Foundation can't skip one.
  private static func ordered(_ ejection: PatternEjection, by texts: [EjectedText]) -> [EjectedArgument] {
    ejection.arguments.enumerated().map { index, argument in
      let name = ejection.name(of: argument)
      return (index, argument, count: texts.count { $0.names.contains(name) })
    }.sorted { ($1.count, $0.0) < ($0.count, $1.0) }.map(\.1)
  }

  /// Returns each way through some choices.
  private static func ways(_ choices: [EjectedChoice]) -> [[EjectedChoice: EjectedChoice.Way]] {
    choices.reduce([[:]]) { ways, choice in
      ways.flatMap { way in choice.all.map { way.merging([choice: $0]) { $1 } } }
    }
  }

  /// Returns the key of a string: `chat.role|owner`, `tips|2`.
  private static func key(_ key: String, item: Int?, _ ways: [EjectedChoice.Way]) -> String {
    ([key] + (item.map { [String($0 + 1)] } ?? []) + ways.map(\.name)).joined(separator: "|")
  }
}

extension EjectedArgument {
  /// Returns the type of the value in a table.
  fileprivate func type(_ types: [String: ArgumentType]) -> ArgumentType {
    switch content {
    case .text, .digits: .string
    case .value, .difference:
      switch types[argument] {
      case .select: .string
      case .int64: .int
      case let type: type ?? .string
      }
    }
  }
}

extension MessagePattern {
  /// A Boolean value indicating whether it has a particle whose form depends on an argument.
  fileprivate var hasParticles: Bool {
    elements.contains { element in
      switch element {
      case .particle: true
      case .plural(let choice): choice.branches.contains { $0.pattern.hasParticles }
      case .select(let choice): choice.branches.contains { $0.pattern.hasParticles }
      case .text, .placeholder, .pluralNumber: false
      }
    }
  }
}
