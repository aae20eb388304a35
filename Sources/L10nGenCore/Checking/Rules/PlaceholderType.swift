import L10nLanguage

/// `placeholder-type`: a use that an argument's type doesn't allow.
struct PlaceholderType: TextRule, TranslationRule {
  let id = RuleID.placeholderType
  let defaultSeverity = Severity.error
  let summary = "an argument is used as something that its type is not"
  let explanation = """
    The source text and the metadata decide an argument's type, so that no translator can change what the app passes. A \
    text that is formatted as a date, or a '%d' for a '%@', can't be shown.

    Where the source only inserts the argument, it is a text. A translation that chooses a plural by it or formats it as \
    a number is a warning that says how to give it the type: it would work then.
    """
  let example = RuleExample(
    flagged: [
      "ko.yml": "day: \"{n, number, integer}일째\"\n", "en.yml": "day: \"Day {n, date, short}\"\n",
    ],
    finding: "'n' is used as a date here, but is an Int; write it as a number",
    mended: ["ko.yml": "day: \"{n, number, integer}일째\"\n", "en.yml": "day: \"Day {n, number, integer}\"\n"])

  // MARK: The source

  func check(_ text: CheckedText, _ reporter: inout Reporter) {
    guard text.isSource, !text.message.arguments.isEmpty, text.text.isSound else { return }
    var contradicted = ArgumentSet()
    text.forEachMisuse(in: text.text) { use in
      guard !contradicted.contains(use.index) else { return }
      if !use.argument.isTypeGiven { contradicted.insert(use.index) }
      reportMisuse(use, inSource: text, &reporter)
    }
    for (index, argument) in text.message.arguments.enumerated() where argument.sharedEnum != nil {
      guard argument.type != .select, !contradicted.contains(index) else { continue }
      reporter.report(
        id,
        "the metadata gives '\(argument.name)' the enum '\(argument.sharedEnum ?? "")', but no 'select' chooses by it; "
          + "remove the type, or write a 'select'",
        at: .place(text.text.keyPlace), of: text.subject)
    }
  }

  private func reportMisuse(_ use: Misuse, inSource text: CheckedText, _ reporter: inout Reporter) {
    guard !use.argument.isTypeGiven else {
      let words =
        "'\(use.argument.name)' is used \(use.kind.description) here, but the metadata says it is "
        + "\(use.argument.type.words); change one of the two"
      reporter.report(id, words, at: text.spot(of: use.range, in: use.textIndex), of: text.subject)
      return
    }
    // The type could not be told: show the first use that contradicts the first that says something.
    let uses = text.text.arguments.first { $0.name == use.argument.name }?.uses ?? []
    guard let first = uses.first(where: { $0.kind.requiredType != nil }), let type = first.kind.requiredType,
      let second = uses.first(where: { !$0.kind.agrees(with: type, in: text.syntax) })
    else { return }
    reporter.report(
      id,
      "'\(use.argument.name)' is used \(second.kind.description) here and \(first.kind.description) elsewhere in the "
        + "text; use two arguments",
      at: text.spot(of: second.range, in: second.textIndex), of: text.subject)
  }

  // MARK: Translations

  func check(_ translation: CheckedText, against source: LocalizedMessage, _ reporter: inout Reporter) {
    guard !translation.message.arguments.isEmpty else { return }
    translation.forEachMisuse(in: translation.text) { use in
      let isContradictory = translation.isMisused(use.index, in: source)
      guard !isContradictory else { return }
      let isUntyped = use.argument.type == .string && !use.argument.isTypeGiven && translation.syntax != .printf
      let name = use.argument.name
      let words: String
      if isUntyped {
        let type = use.kind.requiredType?.rawValue ?? ArgumentType.int.rawValue
        words =
          "'\(name)' is used \(use.kind.description) here, but is a text in \(translation.sourceName); give it a type "
          + "there, or in metadata.yml with 'arguments: { \(name): \(type) }'"
      } else {
        words =
          "'\(name)' is used \(use.kind.description) here, but is \(use.argument.type.words); "
          + "write it as \(use.argument.type.advice)"
      }
      reporter.report(
        id, words, at: translation.spot(of: use.range, in: use.textIndex), of: translation.subject,
        grade: isUntyped ? .warning : nil,
        related: [.init(place: source.keyPlace, words: "the text in \(translation.sourceName)")])
    }
  }
}

/// A use of an argument that its type doesn't allow.
private struct Misuse {
  var argument: CatalogArgument
  var index: Int
  var kind: MessageArgument.Kind
  var range: Range<Int>
  var textIndex: Int
}

extension CheckedText {
  fileprivate func forEachMisuse(in text: LocalizedMessage, _ body: (Misuse) -> Void) {
    text.visitElements { visited in
      guard let range = visited.range, let name = visited.argument, let kind = visited.use,
        let index = argumentIndex(name)
      else { return }
      let argument = message.arguments[index]
      let agrees = argument.isTypeGiven ? kind.accepts(argument.type) : kind.agrees(with: argument.type, in: syntax)
      guard !agrees else { return }
      body(Misuse(argument: argument, index: index, kind: kind, range: range, textIndex: visited.textIndex))
    }
  }

  fileprivate func isMisused(_ index: Int, in text: LocalizedMessage) -> Bool {
    var isMisused = false
    forEachMisuse(in: text) { if $0.index == index { isMisused = true } }
    return isMisused
  }
}

extension VisitedElement {
  /// What the element uses its argument for. For a select, the keywords don't matter here.
  fileprivate var use: MessageArgument.Kind? {
    switch element {
    case .placeholder(let hole): hole.format.use
    case .plural(let choice): choice.kind == .cardinal ? .plural : .ordinal
    case .select: .select(keywords: [])
    case .text, .particle, .pluralNumber: nil
    }
  }
}

extension MessageArgument.Kind {
  /// Whether the use goes with a type that the source's use of the argument gave it. Apple's conversions must be of one
  /// class, since C finds an argument by what the conversion says it is.
  fileprivate func agrees(with type: ArgumentType, in syntax: MessageSyntax) -> Bool {
    if syntax == .printf, case .conversion(let conversion) = self { return conversion.argumentType == type }
    return accepts(type)
  }
}

extension ArgumentType {
  fileprivate var words: String {
    switch self {
    case .string: "a text"
    case .int: "an Int"
    case .double, .decimal, .date: "a \(rawValue)"
    case .select: "one of the words of a 'select'"
    }
  }

  fileprivate var advice: String {
    switch self {
    case .string: "a text"
    case .int, .double, .decimal: "a number"
    case .date: "a date or a time"
    case .select: "a 'select'"
    }
  }
}
