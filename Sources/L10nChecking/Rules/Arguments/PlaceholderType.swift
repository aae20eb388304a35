import L10nCatalog
import L10nLanguage
import L10nMessages
import L10nText

/// `placeholder-type`: a use that an argument's type doesn't allow.
struct PlaceholderType: TextRule, TranslationRule {
  let id = RuleID.placeholderType
  let defaultSeverity = Severity.error

  // MARK: The source

  package func join(_ rules: inout CalledRules) {
    rules.textRules.append(self)
    rules.translationRules.append(self)
  }

  func check(_ text: CheckedText, _ reporter: inout Reporter) {
    guard text.isSource, text.isSound else { return }
    var reported = ArgumentSet()
    for use in text.uses.all.lazy.filter({ text.isMisuse($0) }).prefix(CheckedText.findingLimit) {
      guard let index = use.argument, !reported.contains(index) else { continue }
      if text.arguments[index].isTypeGiven {
        reportGiven(text.arguments[index], use, text, &reporter)
      } else {
        reported.insert(index)
        reportContradiction(of: index, in: text, &reporter)
      }
    }
    for (index, argument) in text.arguments.enumerated() {
      guard let shared = argument.sharedEnum, argument.type != .select, !reported.contains(index) else { continue }
      reporter.report(
        id, MisusedArgument(name: argument.name, problem: .enumWithoutSelect(shared)), at: .place(text.text.keyPlace),
        of: text.subject)
    }
  }

  private func reportGiven(
    _ argument: CatalogArgument, _ use: ArgumentUse, _ text: CheckedText, _ reporter: inout Reporter
  ) {
    reporter.report(
      id,
      MisusedArgument(name: argument.name, problem: .source(use.kind?.description ?? "", metadata: argument.type)),
      at: text.spot(of: use.range, in: use.textIndex), of: text.subject)
  }

  /// Reports a use from which no type can be inferred: the first that contradicts the first one with a type.
  private func reportContradiction(of argument: Int, in text: CheckedText, _ reporter: inout Reporter) {
    let uses = text.uses.all.filter { $0.argument == argument }
    guard let first = uses.lazy.compactMap(\.kind).first(where: { $0.requiredType != nil }),
      let type = first.requiredType,
      let second = uses.first(where: { $0.kind?.agrees(with: type, in: text.owner.syntax) == false }),
      let kind = second.kind
    else { return }
    reporter.report(
      id,
      MisusedArgument(name: second.name, problem: .contradiction(kind.description, elsewhere: first.description)),
      at: text.spot(of: second.range, in: second.textIndex), of: text.subject,
      // A number can be shown as text, but not by Apple's systems.
      severity: uses.allSatisfy { $0.kind?.accepts(text.arguments[argument].type) ?? true } ? .warning : nil)
  }

  // MARK: Translations

  func check(_ translation: CheckedText, against source: CheckedText, _ reporter: inout Reporter) {
    // A conversion that isn't recognized shifts the arguments of the others.
    if !translation.owner.syntax.namesArguments, translation.uses.all.contains(where: translation.isMisuse),
      !translation.lookalikes.isEmpty
    {
      return
    }
    var reordered: Int?
    for use in translation.uses.all.lazy.filter({ translation.isMisuse($0) }).prefix(CheckedText.findingLimit) {
      guard let index = use.argument, let kind = use.kind, use.textIndex != reordered else { continue }
      // Contradictions in the source are reported there.
      guard !source.uses.all.contains(where: { $0.argument == index && source.isMisuse($0) }) else { continue }
      if let conversions = NumberedConversions(of: translation, in: use.textIndex, like: source) {
        reordered = use.textIndex
        report(conversions, use, of: translation, &reporter)
        continue
      }
      let argument = translation.arguments[index]
      let isUntyped = argument.type == .string && !argument.isTypeGiven && !translation.hasConversions(use)
      reporter.report(
        id,
        MisusedArgument(
          name: argument.name,
          problem: isUntyped
            ? .untyped(kind, source: source.language.name) : problem(use, of: argument, kind, translation, source)),
        at: translation.spot(of: use.range, in: use.textIndex), of: translation.subject,
        severity: isUntyped ? .warning : nil, related: translation.owner.relatedSource)
    }
  }

  private func report(
    _ conversions: NumberedConversions, _ use: ArgumentUse, of translation: CheckedText, _ reporter: inout Reporter
  ) {
    reporter.report(
      id, MisusedArgument(name: use.name, problem: .order(conversions, source: translation.owner.source.name)),
      at: translation.spot(of: use.range, in: use.textIndex), of: translation.subject,
      related: translation.owner.relatedSource)
  }

  private func problem(
    _ use: ArgumentUse, of argument: CatalogArgument, _ kind: PatternArgument.Kind, _ translation: CheckedText,
    _ source: CheckedText
  ) -> MisusedArgument.Problem {
    guard translation.hasConversions(use), !argument.isTypeGiven else {
      return .type(argument.type, use: kind.description)
    }
    return .conversion(
      argument.type, written: translation.written(use), expected: source.placeholder(argument.name),
      source: source.language.name)
  }
}

/// An argument that is used in a way that its type doesn't allow.
private struct MisusedArgument: Facts {
  var name: String
  var problem: Problem

  enum Problem {
    /// The source uses it in two ways, each in words.
    case contradiction(String, elsewhere: String)
    /// The source uses it in another way than the metadata says.
    case source(String, metadata: ArgumentType)
    /// The metadata gives it this enum, but no text has a select for it.
    case enumWithoutSelect(String)
    /// A translation needs a type, but the source doesn't determine one.
    case untyped(PatternArgument.Kind, source: String)
    /// A translation uses it in another way than its type allows.
    case type(ArgumentType, use: String)
    /// A translation has another conversion than the source.
    case conversion(ArgumentType, written: String, expected: String, source: String)
    /// A translation has the source's conversions in another order, without numbers.
    case order(NumberedConversions, source: String)
  }

  var values: KeyValuePairs<FactName, String?> {
    switch problem {
    case .contradiction(let use, _): [.problem: "contradiction", .argument: name, .found: use]
    case .source(let use, let type): [.problem: "metadata", .argument: name, .found: use, .expected: type.rawValue]
    case .enumWithoutSelect: [.problem: "enum", .argument: name]
    case .untyped(let kind, _): [.problem: "untyped", .argument: name, .expected: kind.neededType.rawValue]
    case .type(let type, let use): [.problem: "type", .argument: name, .found: use, .expected: type.rawValue]
    case .conversion(_, let written, let expected, _):
      [.problem: "conversion", .argument: name, .found: written, .expected: expected]
    case .order(let conversions, _):
      [
        .problem: "order", .argument: name, .found: conversions.written.joined(separator: " "),
        .expected: conversions.numbered.joined(separator: " "),
      ]
    }
  }
  var sentence: String {
    switch problem {
    case .contradiction(let use, let other):
      "'\(name)' is used \(use) here and \(other) elsewhere in the text; use two arguments"
    case .source(let use, let type):
      "'\(name)' is used \(use) here, but the metadata says it is \(type.words); change one of the two"
    case .enumWithoutSelect(let shared):
      "the metadata gives '\(name)' the enum '\(shared)', but no 'select' uses it; remove the type, or add a "
        + "'select'"
    case .untyped(let kind, let source):
      "'\(name)' is used \(kind.description) here, but is a text in \(source); give it a type there, or in metadata.yml "
        + "with 'arguments: { \(name): \(kind.neededType.rawValue) }'"
    case .type(let type, let use):
      "'\(name)' is used \(use) here, but is \(type.words); write it as \(type.advice)"
    case .conversion(let type, let written, let expected, let source):
      "'\(written)' replaces '\(expected)' from the text in \(source), which is \(type.words); write '\(expected)'"
    case .order(let conversions, let source):
      "'\(conversions.written.joined(separator: " "))' takes the values in the order of the text in \(source); number them: "
        + "write '\(conversions.numbered.joined(separator: " "))'"
    }
  }
}

extension PatternArgument.Kind {
  /// The type that an argument without one needs.
  fileprivate var neededType: ArgumentType { requiredType ?? .int }
}

extension CheckedText {
  /// Returns a Boolean value indicating whether the text of a use has Apple's conversions, which say their types.
  fileprivate func hasConversions(_ use: ArgumentUse) -> Bool {
    !owner.syntax.namesArguments || isComposed(use.textIndex)
  }

  /// Returns a Boolean value indicating whether the argument's type doesn't allow the use.
  fileprivate func isMisuse(_ use: ArgumentUse) -> Bool {
    guard let index = use.argument, let kind = use.kind else { return false }
    let argument = arguments[index]
    return argument.isTypeGiven ? !kind.accepts(argument.type) : !kind.agrees(with: argument.type, in: owner.syntax)
  }
}

extension PatternArgument.Kind {
  /// Returns a Boolean value indicating whether the use fits the type from the source's use of the argument. Apple's
  /// conversions must be of the same class, because C reads an argument as the type of its conversion.
  fileprivate func agrees(with type: ArgumentType, in syntax: MessageSyntax) -> Bool {
    if !syntax.namesArguments, case .conversion(let conversion) = self { return conversion.argumentType == type }
    return accepts(type)
  }
}

extension ArgumentType {
  fileprivate var words: String {
    switch self {
    case .string: "a text"
    case .int, .int64: "an \(rawValue)"
    case .double, .decimal, .date, .duration: "a \(rawValue)"
    case .list: "a list"
    case .interval: "an interval"
    case .select: "one of the words of a 'select'"
    }
  }

  fileprivate var advice: String {
    switch self {
    case .string: "a text"
    case .int, .int64, .double, .decimal: "a number"
    case .date: "a date or a time"
    case .list: "a list"
    case .interval: "an interval"
    case .duration: "a duration"
    case .select: "a 'select'"
    }
  }
}
