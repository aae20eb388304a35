import L10nLanguage

/// Writes a text.
struct MessagePrinter {
  private let syntax: MessageSyntax
  private let hasArguments: Bool
  private var losses: [PrintedMessage.Loss] = []
  /// The positions of arguments in the printf syntax.
  private var positions = PrintfPositions([])

  init(_ syntax: MessageSyntax, hasArguments: Bool) {
    self.syntax = syntax
    self.hasArguments = hasArguments
  }

  /// The construct around a part of a message, which decides the meaning of `#`.
  private enum Enclosing {
    case nothing, plural, select
  }

  mutating func print(_ pattern: MessagePattern) -> (text: String, losses: [PrintedMessage.Loss]) {
    let isInterpolated = hasArguments || !pattern.isPlainText
    if syntax == .printf { positions = PrintfPositions(pattern.placeholders.map(\.argument)) }
    var text = MessageTextBuilder(syntax, isInterpolated: isInterpolated)
    write(pattern, within: .nothing, to: &text)
    return (text.finish(), losses.eachOnce)
  }

  private mutating func write(_ pattern: MessagePattern, within enclosing: Enclosing, to text: inout MessageTextBuilder)
  {
    for element in pattern.elements {
      switch element {
      case .text(let words): text.add(words.string, isInPlural: enclosing == .plural)
      case .particle(let particle): text.add(particle.written, isInPlural: enclosing == .plural)
      case .placeholder(let hole): text.addSyntax(placeholder(hole))
      case .pluralNumber:
        if syntax == .icu, enclosing == .plural { text.addSyntax("#") } else { losses.append(.pluralNumber) }
      case .plural(let choice): write(choice, within: enclosing, to: &text)
      case .select(let choice): write(choice, within: enclosing, to: &text)
      }
    }
  }

  // MARK: Choices

  private mutating func write(_ choice: PluralChoice, within enclosing: Enclosing, to text: inout MessageTextBuilder) {
    guard syntax.isOfICU else {
      losses.append(.plural(argument: choice.argument))
      let other = choice.branches.last { $0.selector == .category(.other) } ?? choice.branches.last
      guard let other else { return }
      let number = Placeholder(argument: choice.argument, format: .plain, range: 0..<0)
      return write(other.pattern.replacingNumber(with: number), within: enclosing, to: &text)
    }
    let type = choice.kind == .cardinal ? "plural" : "selectordinal"
    let offset = choice.offset == 0 ? "" : " offset:\(NumberText.plain(choice.offset))"
    text.addSyntax("{\(choice.argument), \(type),\(offset)")
    for branch in syntax.joinsNumbersToCategories ? choice.branchesForFlutter : choice.branches {
      let selector =
        switch branch.selector {
        case .exactly(let number): "=\(NumberText.plain(number))"
        case .category(let category): category.rawValue
        }
      text.addSyntax(" \(selector) {")
      write(branch.pattern, within: .plural, to: &text)
      text.addSyntax("}")
    }
    text.addSyntax("}")
  }

  private mutating func write(_ choice: SelectChoice, within enclosing: Enclosing, to text: inout MessageTextBuilder) {
    guard syntax.isOfICU else {
      losses.append(.select(argument: choice.argument))
      let other = choice.branches.last { $0.keyword == "other" } ?? choice.branches.last
      if let other { write(other.pattern, within: enclosing, to: &text) }
      return
    }
    text.addSyntax("{\(choice.argument), select,")
    for branch in choice.branches {
      text.addSyntax(" \(branch.keyword) {")
      write(branch.pattern, within: .select, to: &text)
      text.addSyntax("}")
    }
    text.addSyntax("}")
  }

  // MARK: Placeholders

  private mutating func placeholder(_ hole: Placeholder) -> String {
    switch syntax {
    case .icu, .flutter, .flutterQuoting: icuPlaceholder(hole)
    case .ruby: rubyPlaceholder(hole)
    case .printf: printfPlaceholder(hole)
    case .messageFormat2: MessageFormat2.print(MessagePattern([.placeholder(hole)])).text
    case .verbatim: verbatimPlaceholder(hole)
    case .i18next: i18nextPlaceholder(hole)
    }
  }

  private mutating func icuPlaceholder(_ hole: Placeholder) -> String {
    let name = icuName(hole.argument)
    switch hole.format {
    case .plain: return "{\(name)}"
    case .number(let format):
      if let style = format.icuStyle { return "{\(name), \(format.icuType)\(style.isEmpty ? "" : ", " + style)}" }
      losses.append(.numberFormat(argument: hole.argument))
      return "{\(name), number}"
    case .date(let style): return "{\(name), date\(style.icuStyle)}"
    case .time(let style): return "{\(name), time\(style.icuStyle)}"
    case .styled(let style): return "{\(name), \(style.icuWords)}"
    case .conversion(let conversion):
      if conversion.isPlainText { return "{\(name)}" }
      losses.append(.conversion(argument: hole.argument))
      switch conversion.argumentType {
      case .int: return "{\(name), number, integer}"
      case .double:
        let digits = conversion.specifier == .fixed ? conversion.precision ?? 6 : nil
        return digits.map { "{\(name), number, \($0 == 0 ? "::precision-integer" : "::." + zeros($0))}" }
          ?? "{\(name), number}"
      default: return "{\(name)}"
      }
    }
  }

  private func zeros(_ count: Int) -> String {
    String(repeating: "0", count: min(count, NumberFormat.mostDigits))
  }

  /// Returns a name that ICU accepts.
  private mutating func icuName(_ name: String) -> String {
    // Nearly all names are words that ICU always accepts.
    if name.utf8.first.map(ASCIISet.letters.contains) == true, name.utf8.allSatisfy(ASCIISet.word.contains) {
      return name
    }
    let written = "{\(name)}"
    let read = MessageSyntax.icu.parse(written)
    if read.problems.isEmpty, case .placeholder(let hole)? = read.pattern.elements.first, hole.argument == name {
      return name
    }
    let replacement = Self.wordName(name)
    losses.append(.argumentName(name, writtenAs: replacement))
    return replacement
  }

  private mutating func rubyPlaceholder(_ hole: Placeholder) -> String {
    let characters =
      if case .conversion = hole.format { ASCIISet.word } else { ASCIISet.rubyName }
    let isName = !hole.argument.isEmpty && hole.argument.utf8.allSatisfy(characters.contains)
    let name = isName ? hole.argument : Self.wordName(hole.argument)
    if !isName { losses.append(.argumentName(hole.argument, writtenAs: name)) }
    switch hole.format {
    case .plain: return "%{\(name)}"
    case .number: losses.append(.numberFormat(argument: hole.argument))
    case .date, .time: losses.append(.dateFormat(argument: hole.argument))
    case .styled(let style): losses.append(.style(argument: hole.argument, style))
    case .conversion(let conversion):
      if let written = conversion.written(in: .ruby) { return "%<\(name)>\(written)" }
      if !conversion.isPlainText { losses.append(.conversion(argument: hole.argument)) }
    }
    return "%{\(name)}"
  }

  private mutating func printfPlaceholder(_ hole: Placeholder) -> String {
    let position = positions.position(of: hole.argument)
    if positions.isRenamed(hole.argument) {
      losses.append(.argumentName(hole.argument, writtenAs: PatternArgument.name(atPosition: position)))
    }
    let prefix = positions.areImplicit ? "%" : "%\(position)$"
    switch hole.format {
    case .plain: return prefix + "@"
    case .number(let format):
      losses.append(.numberFormat(argument: hole.argument))
      return prefix + (format.isOfWholeNumber ? "ld" : "f")
    case .date, .time:
      losses.append(.dateFormat(argument: hole.argument))
      return prefix + "@"
    case .styled(let style):
      losses.append(.style(argument: hole.argument, style))
      return prefix + "@"
    case .conversion(let conversion):
      if let written = conversion.written(in: .apple) { return prefix + written }
      losses.append(.conversion(argument: hole.argument))
      return prefix + "@"
    }
  }

  private mutating func i18nextPlaceholder(_ hole: Placeholder) -> String {
    let isName = I18nextMessageParser.isName(hole.argument)
    let name = isName ? hole.argument : Self.wordName(hole.argument)
    if !isName { losses.append(.argumentName(hole.argument, writtenAs: name)) }
    switch hole.format {
    case .plain: return "{{\(name)}}"
    case .conversion(let conversion) where conversion.isPlainText: return "{{\(name)}}"
    case .number, .date, .time, .styled, .conversion: break
    }
    if let written = I18nextPlaceholderFormat.written(hole.format, of: name) { return "{{\(name), \(written)}}" }
    switch hole.format {
    case .plain, .number: losses.append(.numberFormat(argument: hole.argument))
    case .date, .time: losses.append(.dateFormat(argument: hole.argument))
    case .styled(let style): losses.append(.style(argument: hole.argument, style))
    case .conversion: losses.append(.conversion(argument: hole.argument))
    }
    return "{{\(name)}}"
  }

  private mutating func verbatimPlaceholder(_ hole: Placeholder) -> String {
    losses.append(.conversion(argument: hole.argument))
    return "{\(hole.argument)}"
  }

  /// Returns a name of ASCII letters, digits and `_` that is as close to another name as possible.
  static func wordName(_ name: String) -> String {
    let word = String(decoding: name.utf8.map { ASCIISet.word.contains($0) ? $0 : UInt8(ascii: "_") }, as: UTF8.self)
    let isNumber = word.utf8.allSatisfy(ASCIISet.digits.contains)
    return isNumber ? "arg" + word : word
  }
}
