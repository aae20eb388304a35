import L10nLanguage

/// Writes the tree of all syntaxes as MessageFormat 2.
///
/// Choices become variants of the whole text. Arguments by which a message chooses are declared.
struct MessageFormat2Writer {
  /// The maximum number of variants, beyond which translators can't survey them.
  static let mostVariants = 500

  private let columns: [ChoiceColumns.Column]
  /// The variable of each column.
  private var variables: [ChoiceColumns.Column: String] = [:]
  /// The function of each declared argument.
  private var functions: [String: String] = [:]
  private var losses: [PrintedMessage.Loss]
  private var variants: [MessageFormat2.Variant] = []

  /// Returns the message, with what it can't express.
  static func message(_ pattern: MessagePattern) -> (message: MessageFormat2, losses: [PrintedMessage.Loss]) {
    var writer = MessageFormat2Writer(pattern)
    let message = writer.message(pattern)
    return (message, writer.losses.eachOnce)
  }

  private init(_ pattern: MessagePattern) {
    let choices = ChoiceColumns(pattern)
    columns = choices.columns
    losses = choices.losses
  }

  private mutating func message(_ pattern: MessagePattern) -> MessageFormat2 {
    let declarations = declarations(for: pattern)
    guard !columns.isEmpty else {
      return MessageFormat2(body: .pattern(written(choosing(.other, of: nil, in: pattern))))
    }
    addVariants(pattern, from: 0, keys: [])
    let selectors = columns.map { MessageFormat2.Variable(variables[$0] ?? "") }
    return MessageFormat2(
      declarations: declarations, body: .matcher(.init(selectors: selectors, variants: variants)))
  }

  // MARK: Declarations

  private mutating func declarations(for pattern: MessagePattern) -> [MessageFormat2.Declaration] {
    var declarations: [MessageFormat2.Declaration] = []
    var names = Set(pattern.arguments.map(\.name))
    for argument in columns.map(\.argument) where functions[argument] == nil {
      let own = columns.filter { $0.argument == argument }
      let function = function(of: argument, own, in: pattern)
      functions[argument] = function
      let name = variableName(argument)
      // A value that selects in one way does so by its own name.
      let single =
        own.first { $0.kind == .number(.cardinal, offset: 0) || $0.kind == .word }
        ?? own.first { $0.kind == .number(.ordinal, offset: 0) && own.count == 1 }
      let options: [MessageFormat2.Option] =
        single?.kind == .number(.ordinal, offset: 0) ? [.init("select", .literal(.init("ordinal")))] : []
      declarations.append(
        .init(.input, .init(name), .init(.variable(.init(name)), .init(function, options: options))))
      for column in own {
        let declared = column == single ? nil : localFunction(column, function)
        guard let declared else {
          variables[column] = name
          continue
        }
        var local = name + (declared.name == "offset" ? "_offset" : "_ordinal")
        while !names.insert(local).inserted { local += "_" }
        variables[column] = local
        declarations.append(.init(.local, .init(local), .init(.variable(.init(name)), declared)))
      }
    }
    return declarations
  }

  private func function(
    of argument: String, _ columns: [ChoiceColumns.Column], in pattern: MessagePattern
  ) -> String {
    if columns.contains(where: { $0.kind == .word }) { return "string" }
    let formats = pattern.placeholders.filter { $0.argument == argument }.map(\.format)
    let isWhole = formats.allSatisfy { format in
      switch format {
      case .plain, .conversion: true
      case .number(let number): number.isOfWholeNumber
      case .date, .time, .styled: false
      }
    }
    return isWhole ? "integer" : "number"
  }

  /// Returns the function of a column that needs a variable of its own, or `nil` for the argument itself.
  private func localFunction(_ column: ChoiceColumns.Column, _ function: String) -> MessageFormat2.Function? {
    guard case .number(let kind, let offset) = column.kind else { return nil }
    if offset != 0 {
      let option = offset > 0 ? "subtract" : "add"
      return .init("offset", options: [.init(option, .literal(.init("\(offset.magnitude)")))])
    }
    return kind == .ordinal ? .init(function, options: [.init("select", .literal(.init("ordinal")))]) : nil
  }

  // MARK: Variants

  private mutating func addVariants(_ pattern: MessagePattern, from index: Int, keys: [MessageFormat2.Key]) {
    guard columns.indices.contains(index) else {
      variants.append(.init(keys: keys, pattern: written(choosing(.other, of: nil, in: pattern))))
      return
    }
    let column = columns[index]
    for key in pattern.keys(of: column) {
      guard variants.count < Self.mostVariants else {
        losses.append(column.kind == .word ? .select(argument: column.argument) : .plural(argument: column.argument))
        break
      }
      let chosen = choosing(.key(key), of: column, in: pattern)
      addVariants(chosen, from: index + 1, keys: keys + [.literal(.init(text(of: key, column)))])
    }
    addVariants(choosing(.other, of: column, in: pattern), from: index + 1, keys: keys + [.catchAll(0..<0)])
  }

  private func text(of key: ChoiceKey, _ column: ChoiceColumns.Column) -> String {
    switch key {
    case .word(let word): return word
    case .number(.category(let category)): return category.rawValue
    case .number(.exactly(let number)):
      guard case .number(_, let offset) = column.kind else { return NumberText.plain(number) }
      return NumberText.plain(number - Double(offset))
    }
  }

  /// The branch to choose.
  private enum Choosing {
    case key(ChoiceKey)
    case other
  }

  /// Returns the pattern with the branches of a column's choices instead of the choices.
  ///
  /// - Parameter column: the column, or `nil` for all choices that are left.
  private mutating func choosing(
    _ key: Choosing, of column: ChoiceColumns.Column?, in pattern: MessagePattern
  ) -> MessagePattern {
    var pieces = PatternBuilder()
    for element in pattern.elements {
      switch element.mappingBranches({ choosing(key, of: column, in: $0) }) {
      case .text, .placeholder, .pluralNumber, .particle: pieces.add(element)
      case .plural(let choice):
        guard column == nil || choice.column == column else {
          pieces.add(.plural(choice))
          continue
        }
        let number = choice.column.flatMap { variables[$0] } ?? variableName(choice.argument)
        let branch = branch(key, of: choice)?.replacingNumbers(with: number) ?? MessagePattern()
        for element in branch.elements { pieces.add(element) }
      case .select(let choice):
        guard column == nil || choice.column == column else {
          pieces.add(.select(choice))
          continue
        }
        for element in branch(key, of: choice)?.elements ?? [] { pieces.add(element) }
      }
    }
    return pieces.finish()
  }

  private mutating func branch(_ key: Choosing, of choice: PluralChoice) -> MessagePattern? {
    if case .key(.number(let selector)) = key {
      if let branch = choice.branches.first(where: { $0.selector == selector }) { return branch.pattern }
      let hasCategories = choice.branches.contains {
        if case .category(let category) = $0.selector { category != .other } else { false }
      }
      // The category of a number depends on the language.
      if case .exactly = selector, hasCategories { losses.append(.plural(argument: choice.argument)) }
    }
    return (choice.branches.last { $0.selector == .category(.other) } ?? choice.branches.last)?.pattern
  }

  private func branch(_ key: Choosing, of choice: SelectChoice) -> MessagePattern? {
    if case .key(.word(let word)) = key, let branch = choice.branches.first(where: { $0.keyword == word }) {
      return branch.pattern
    }
    return (choice.branches.last { $0.keyword == "other" } ?? choice.branches.last)?.pattern
  }
}

// MARK: - Placeholders

extension MessageFormat2Writer {
  /// Returns a pattern without choices.
  private mutating func written(_ pattern: MessagePattern) -> MessageFormat2.Pattern {
    var pieces = PatternBuilder()
    for element in pattern.plainlyWritten.elements {
      if case .text(let text) = element, text.string.utf8.contains(0) {
        losses.append(.characters)
        pieces.add(LiteralText(text.string.replacing("\0", with: "")))
      } else {
        pieces.add(element)
      }
    }
    return pieces.finish().elements.compactMap { element in
      switch element {
      case .text(let text): return .text(text)
      case .placeholder(let hole): return .expression(expression(hole))
      case .pluralNumber:
        losses.append(.pluralNumber)
        return nil
      case .plural, .select, .particle: return nil
      }
    }
  }

  private mutating func expression(_ hole: Placeholder) -> MessageFormat2.Expression {
    let variable = MessageFormat2.Operand.variable(.init(variableName(hole.argument)))
    let function = function(of: hole)
    // A declared function applies without being repeated.
    if let declared = functions[hole.argument], function == nil || function == .init(declared) {
      return .init(variable)
    }
    return .init(variable, function)
  }

  private mutating func function(of hole: Placeholder) -> MessageFormat2.Function? {
    switch hole.format {
    case .plain: return nil
    case .number(let format):
      if let function = format.messageFormat2Function { return function }
      losses.append(.numberFormat(argument: hole.argument))
      return .init("number")
    case .date(let style):
      if let function = style.dateFunction { return function }
      losses.append(.dateFormat(argument: hole.argument))
      return .init("date")
    case .time(let style):
      if let function = style.timeFunction { return function }
      losses.append(.dateFormat(argument: hole.argument))
      return .init("time")
    case .styled(let style):
      losses.append(.style(argument: hole.argument, style))
      switch style.argumentType {
      case .date: return .init("date")
      case .int64: return .init("integer")
      default: return nil
      }
    case .conversion(let conversion):
      if conversion.isPlainText { return nil }
      losses.append(.conversion(argument: hole.argument))
      switch conversion.argumentType {
      case .int: return .init("integer")
      case .double: return .init("number")
      default: return nil
      }
    }
  }

  /// Returns a name that the syntax allows.
  private mutating func variableName(_ argument: String) -> String {
    let scalars = argument.unicodeScalars
    if let first = scalars.first, MessageFormat2Characters.isNameStart(first),
      scalars.allSatisfy(MessageFormat2Characters.isName), argument.utf8.count <= MessageFormat2Parser.longestName
    {
      return argument
    }
    let word = MessagePrinter.wordName(String(argument.prefix(100)))
    let name = word.unicodeScalars.first.map(MessageFormat2Characters.isNameStart) == true ? word : "arg" + word
    losses.append(.argumentName(argument, writtenAs: name))
    return name
  }
}

extension MessagePattern {
  /// Returns the pattern of a plural's branch with a placeholder for each of its numbers, also within selects.
  fileprivate func replacingNumbers(with variable: String) -> MessagePattern {
    MessagePattern(
      elements.map { element in
        switch element {
        case .pluralNumber: return .placeholder(Placeholder(argument: variable, format: .plain, range: 0..<0))
        case .select(var choice):
          for index in choice.branches.indices {
            choice.branches[index].pattern = choice.branches[index].pattern.replacingNumbers(with: variable)
          }
          return .select(choice)
        case .text, .placeholder, .particle, .plural: return element
        }
      })
  }
}
