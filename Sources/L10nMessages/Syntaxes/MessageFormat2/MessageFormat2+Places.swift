extension MessageFormat2 {
  /// The message with all places set to 0, so that messages with the same meaning are equal.
  package var withoutPlaces: MessageFormat2 {
    let declarations = declarations.map {
      Declaration($0.kind, Variable($0.variable.name), $0.value.withoutPlaces)
    }
    switch body {
    case .pattern(let pattern):
      return MessageFormat2(declarations: declarations, body: .pattern(pattern.map(\.withoutPlaces)))
    case .matcher(let matcher):
      let variants = matcher.variants.map { variant in
        Variant(
          keys: variant.keys.map { $0.literal.map { .literal(Literal($0)) } ?? .catchAll(0..<0) },
          pattern: variant.pattern.map(\.withoutPlaces))
      }
      let selectors = matcher.selectors.map { Variable($0.name) }
      return MessageFormat2(
        declarations: declarations, body: .matcher(Matcher(selectors: selectors, variants: variants)))
    }
  }
}

extension MessageFormat2.Element {
  fileprivate var withoutPlaces: MessageFormat2.Element {
    switch self {
    case .text(let text): .text(LiteralText(text.string))
    case .expression(let expression): .expression(expression.withoutPlaces)
    case .markup(let markup):
      .markup(
        .init(
          markup.kind, markup.name, options: markup.options.map(\.withoutPlaces),
          attributes: markup.attributes.map(\.withoutPlaces)))
    }
  }
}

extension MessageFormat2.Expression {
  fileprivate var withoutPlaces: MessageFormat2.Expression {
    .init(
      operand?.withoutPlaces, function.map { .init($0.name, options: $0.options.map(\.withoutPlaces)) },
      attributes: attributes.map(\.withoutPlaces))
  }
}

extension MessageFormat2.Operand {
  fileprivate var withoutPlaces: MessageFormat2.Operand {
    switch self {
    case .literal(let literal): .literal(.init(literal.value))
    case .variable(let variable): .variable(.init(variable.name))
    }
  }
}

extension MessageFormat2.Option {
  fileprivate var withoutPlaces: MessageFormat2.Option { .init(name, value.withoutPlaces) }
}

extension MessageFormat2.Attribute {
  fileprivate var withoutPlaces: MessageFormat2.Attribute { .init(name, value.map { .init($0.value) }) }
}
