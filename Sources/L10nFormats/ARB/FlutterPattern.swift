import L10nAllLanguages
import L10nLanguage
import L10nMessages

/// The conversion of a pattern to one that Flutter can write.
struct FlutterPattern {
  let arguments: [AppleTableString.Argument]
  let language: String
  /// The formats of arguments by name, which Flutter declares once for all places of an argument.
  private(set) var formats: [String: ARBType.Format] = [:]
  /// The formats of the places so far, by the names of their arguments.
  private var places: [String: PlaceholderFormat] = [:]

  init(arguments: [AppleTableString.Argument], language: String) {
    self.arguments = arguments
    self.language = language
  }

  /// - Parameter counted: the argument that the innermost plural counts.
  mutating func converted(
    _ pattern: MessagePattern, counted: String? = nil
  ) throws(AppleTextWriter.Inexpressible) -> MessagePattern {
    var elements: [MessagePattern.Element] = []
    for element in pattern.elements {
      switch element {
      case .text: elements.append(element)
      // Flutter shows both forms, as in every app without automatic particles.
      case .particle(let particle): elements.append(.text(LiteralText(particle.written, at: 0)))
      case .placeholder(let hole): elements.append(.placeholder(try converted(hole)))
      case .pluralNumber(let range):
        guard let counted else { continue }
        elements.append(.placeholder(try converted(Placeholder(argument: counted, format: .plain, range: range))))
      case .plural(let choice): elements.append(.plural(try converted(choice)))
      case .select(var choice):
        if arguments.contains(where: { $0.name == choice.argument && $0.isDevice }) {
          throw .init(reason: "Flutter doesn't choose by the device")
        }
        for index in choice.branches.indices {
          choice.branches[index].pattern = try converted(choice.branches[index].pattern, counted: counted)
        }
        elements.append(.select(choice))
      }
    }
    return MessagePattern(elements)
  }

  private mutating func converted(
    _ hole: Placeholder
  ) throws(AppleTextWriter.Inexpressible) -> Placeholder {
    guard let argument = arguments.first(where: { $0.name == hole.argument }) else {
      throw .init(reason: "the source doesn't have the argument '\(hole.argument)'")
    }
    guard let format = argument.namedFormat(of: hole) else {
      throw .init(reason: "Flutter can't write '\(hole.argument)' in the format of this conversion")
    }
    if let other = places[hole.argument], other != format {
      throw .init(reason: "Flutter writes '\(hole.argument)' in one format everywhere, and the message has two")
    }
    places[hole.argument] = format
    if format != .plain {
      guard let declared = ARBType.format(format) else {
        throw .init(reason: Self.refusal(of: Placeholder(argument: hole.argument, format: format, range: hole.range)))
      }
      formats[hole.argument] = declared
    }
    return Placeholder(argument: hole.argument, format: .plain, range: hole.range)
  }

  private static func refusal(of hole: Placeholder) -> String {
    switch hole.format {
    case .date: "Flutter writes dates by their fields; write '{\(hole.argument), date, ::yMMMd}', for example"
    case .time: "Flutter writes times by their fields; write '{\(hole.argument), time, ::jm}', for example"
    case .styled(let style): "Flutter can't write '\(hole.argument)' as \(style.words)"
    default: "Flutter can't write the number '\(hole.argument)' in this format"
    }
  }

  // MARK: Plurals

  private mutating func converted(
    _ choice: PluralChoice
  ) throws(AppleTextWriter.Inexpressible) -> PluralChoice {
    guard choice.kind == .cardinal, choice.offset == 0 else {
      throw .init(reason: "Flutter's plurals have no ordinals and no offsets")
    }
    var choice = choice
    for index in choice.branches.indices {
      let selector = choice.branches[index].selector
      if selector.pair == nil, case .exactly = selector {
        throw .init(reason: "Flutter's plurals have variants for 0, 1 and 2 only, besides the categories of a language")
      }
      choice.branches[index].pattern = try converted(choice.branches[index].pattern, counted: choice.argument)
    }
    if let number = firstNumberReadAsCategory(in: choice) {
      throw .init(reason: "Flutter takes '=\(number)' for other numbers of its category, too")
    }
    // A text of its own in a bundle becomes a part of the text.
    choice.isPluralMap = false
    return choice
  }

  /// Returns the number of a branch that Flutter would also use for other numbers, or `nil` if there is none.
  private func firstNumberReadAsCategory(in choice: PluralChoice) -> Int? {
    guard let rules = LanguageTag(language).map({ PluralRules(for: $0) }) else { return nil }
    func pattern(for number: Int, in choice: PluralChoice) -> MessagePattern? {
      let category = rules.category(number, .cardinal)
      let branch =
        choice.branches.first { $0.selector == .exactly(Double(number)) }
        ?? choice.branches.first { $0.selector == .category(category) }
        ?? choice.branches.first { $0.selector == .category(.other) }
      return branch?.pattern.withoutPlaces
    }
    guard case .plural(let joined)? = MessagePattern([.plural(choice)]).joiningNumbersToCategories.elements.first else {
      return nil
    }
    let changed = (0...200).first { pattern(for: $0, in: choice) != pattern(for: $0, in: joined) }
    guard changed != nil else { return nil }
    return choice.branches.lazy.compactMap { branch -> Int? in
      guard case .exactly(let number) = branch.selector else { return nil }
      return Int(exactly: number)
    }.first ?? changed
  }
}
