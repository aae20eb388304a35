extension MessageFormat2 {
  /// The message as text. Parsing it gives the same message, except for places, if its names are names of the syntax and
  /// it has no character U+0000.
  ///
  /// Text and literals are in quotes only if they need them. A message with declarations or variants has one in each
  /// line.
  public var text: String {
    let start = declarations.map { declaration in
      switch declaration.kind {
      case .input: ".input \(declaration.value.text)\n"
      case .local: ".local \(declaration.variable.text) = \(declaration.value.text)\n"
      }
    }.joined()
    switch body {
    case .pattern(let pattern):
      let text = pattern.map(\.text).joined()
      return start.isEmpty && !Self.beginsComplexMessage(text) ? text : "\(start){{\(text)}}"
    case .matcher(let matcher): return start + matcher.text
    }
  }

  /// Returns a Boolean value indicating whether a pattern without quotes would be read as something else.
  private static func beginsComplexMessage(_ text: String) -> Bool {
    let first = text.unicodeScalars.first {
      $0 != "\u{3000}" && !"\t\r\n ".unicodeScalars.contains($0) && !MessageFormat2Characters.isDirectional($0)
    }
    return first == "."
  }
}

extension MessageFormat2.Matcher {
  fileprivate var text: String {
    let lines = variants.map { variant in
      "\n" + variant.keys.map(\.text).joined(separator: " ") + " {{" + variant.pattern.map(\.text).joined() + "}}"
    }
    return ".match " + selectors.map(\.text).joined(separator: " ") + lines.joined()
  }
}

extension MessageFormat2.Key {
  fileprivate var text: String {
    switch self {
    case .literal(let literal): literal.text
    case .catchAll: "*"
    }
  }
}

extension MessageFormat2.Element {
  fileprivate var text: String {
    switch self {
    case .text(let text): text.string.escaped(["\\", "{", "}"])
    case .expression(let expression): expression.text
    case .markup(let markup): markup.text
    }
  }
}

extension MessageFormat2.Expression {
  /// The expression in braces, as the syntax writes it.
  package var text: String {
    let function = function.map { [":" + $0.name] + $0.options.map(\.text) } ?? []
    return "{" + ((operand.map { [$0.text] } ?? []) + function + attributes.map(\.text)).joined(separator: " ") + "}"
  }
}

extension MessageFormat2.Markup {
  fileprivate var text: String {
    let start = kind == .close ? "{/" : "{#"
    // A space separates the slash from a literal or a name.
    let end = kind == .standalone ? " /}" : "}"
    return start + ([name] + options.map(\.text) + attributes.map(\.text)).joined(separator: " ") + end
  }
}

extension MessageFormat2.Operand {
  fileprivate var text: String {
    switch self {
    case .literal(let literal): literal.text
    case .variable(let variable): variable.text
    }
  }
}

extension MessageFormat2.Variable {
  fileprivate var text: String { "$" + name }
}

extension MessageFormat2.Literal {
  fileprivate var text: String { MessageFormat2Characters.isUnquoted(value) ? value : quotedText }

  /// The literal in quotes.
  package var quotedText: String { "|" + value.escaped(["\\", "|"]) + "|" }
}

extension MessageFormat2.Option {
  fileprivate var text: String { name + "=" + value.text }
}

extension MessageFormat2.Attribute {
  fileprivate var text: String { "@" + name + (value.map { "=" + $0.text } ?? "") }
}

extension String {
  /// Returns the text with a backslash before each of some characters.
  fileprivate func escaped(_ special: Set<Unicode.Scalar>) -> String {
    guard unicodeScalars.contains(where: special.contains) else { return self }
    var escaped = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if special.contains(scalar) { escaped.append("\\") }
      escaped.append(scalar)
    }
    return String(escaped)
  }
}
