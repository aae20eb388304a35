/// Finds the errors of a well-formed message (LDML 48 part 9, "Data Model Errors").
struct MessageFormat2Validator {
  private var problems: [MessageFormat2.Problem] = []

  static func problems(of message: MessageFormat2) -> [MessageFormat2.Problem] {
    var validator = MessageFormat2Validator()
    validator.checkDeclarations(message.declarations)
    switch message.body {
    case .pattern(let pattern): validator.checkOptions(of: pattern)
    case .matcher(let matcher):
      validator.check(matcher, annotated: annotatedNames(message.declarations))
    }
    return validator.problems
  }

  private mutating func report(_ kind: MessageFormat2.Problem.Kind, _ explanation: String, at range: Range<Int>) {
    problems.append(.init(kind: kind, explanation: explanation, range: range))
  }

  // MARK: Declarations

  private mutating func checkDeclarations(_ declarations: [MessageFormat2.Declaration]) {
    /// The names that are declared, or used before a declaration.
    var taken: Set<String> = []
    var declared: Set<String> = []
    for declaration in declarations {
      let value = declaration.value
      if case .variable(let operand) = value.operand, declaration.kind == .local { taken.insert(operand.name) }
      for case .variable(let used) in (value.function?.options ?? []).map(\.value) { taken.insert(used.name) }
      let name = declaration.variable.name
      if !taken.insert(name).inserted {
        report(
          .duplicateDeclaration,
          declared.contains(name)
            ? "`$\(name)` is already declared; use another name"
            : "`$\(name)` is used before this declaration; declare it first, or use another name",
          at: declaration.variable.range)
      }
      declared.insert(name)
      checkOptions(value.function?.options ?? [])
    }
  }

  /// Returns the declared variables whose value comes from a function, directly or through other variables.
  private static func annotatedNames(_ declarations: [MessageFormat2.Declaration]) -> Set<String> {
    var annotated: Set<String> = []
    for declaration in declarations {
      if declaration.value.function != nil {
        annotated.insert(declaration.variable.name)
      } else if case .variable(let operand) = declaration.value.operand, annotated.contains(operand.name) {
        annotated.insert(declaration.variable.name)
      }
    }
    return annotated
  }

  // MARK: Options

  private mutating func checkOptions(of pattern: MessageFormat2.Pattern) {
    for element in pattern {
      switch element {
      case .text: break
      case .expression(let expression): checkOptions(expression.function?.options ?? [])
      case .markup(let markup): checkOptions(markup.options)
      }
    }
  }

  private mutating func checkOptions(_ options: [MessageFormat2.Option]) {
    guard options.count > 1 else { return }
    var names: Set<String> = []
    for option in options where !names.insert(option.name).inserted {
      report(.duplicateOptionName, "The option `\(option.name)` is already set; delete one of them", at: option.range)
    }
  }

  // MARK: Matchers

  private mutating func check(_ matcher: MessageFormat2.Matcher, annotated: Set<String>) {
    for selector in matcher.selectors where !annotated.contains(selector.name) {
      report(
        .missingSelectorAnnotation,
        "`$\(selector.name)` needs a declaration with a function, such as `.input {$\(selector.name) :number}`",
        at: selector.range)
    }
    var known: Set<[String?]> = []
    for variant in matcher.variants {
      checkOptions(of: variant.pattern)
      if variant.keys.count != matcher.selectors.count {
        report(
          .variantKeyMismatch,
          "`.match` needs \(matcher.selectors.count) keys in each variant, one for each variable; this one has "
            + "\(variant.keys.count)", at: variant.range)
      }
      // `*` and the key `|*|` differ.
      if !known.insert(variant.keys.map(\.literal)).inserted {
        report(.duplicateVariant, "Another variant already has these keys; delete one of them", at: variant.range)
      }
    }
    if !matcher.variants.contains(where: \.isFallback) {
      let keys = matcher.selectors.map { _ in "*" }.joined(separator: " ")
      let range = matcher.selectors.first?.range ?? 0..<0
      report(.missingFallbackVariant, "A variant for all other values is missing; add `\(keys) {{…}}`", at: range)
    }
  }
}
