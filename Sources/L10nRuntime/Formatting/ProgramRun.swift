import L10nLanguage

extension MessageProgram {
  /// Returns the message with its arguments, which are in the order of the signature. An argument that is missing or
  /// has a type that the message doesn't take is written as `{name}`.
  func text(_ values: MessageValues, in locale: FormattingLocale) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 512) { scratch in
      var run = ProgramRun(program: self, values: values, locale: locale, output: TextBuffer(scratch))
      run.write(block: main, number: nil)
      return run.output.text
    }
  }
}

/// One formatting of a message.
private struct ProgramRun: ~Copyable {
  let program: MessageProgram
  let values: MessageValues
  let locale: FormattingLocale
  var output: TextBuffer

  /// Writes a block; `#` is written as `number` in it. It recurses as deep as the program, which its reader limits.
  mutating func write(block: Int, number: NumericValue?) {
    for instruction in program.instructions[program.blocks[block]] {
      switch instruction {
      case .text(let start, let end): writeLiteral(start, end)
      case .localized(let argument): writeLocalized(argument)
      case .verbatim(let argument): writeVerbatim(argument)
      case .number(let argument, let format): writeNumber(argument, program.numberFormats[format])
      case .date(let argument, let format): writeDate(argument, program.dateFormats[format])
      case .conversion(let argument, let conversion): writeConversion(argument, program.conversions[conversion])
      case .styled(let argument, let style): writeStyled(argument, program.styles[style])
      case .plural(let plural): write(program.plurals[plural])
      case .select(let select): write(program.selects[select], number: number)
      case .pluralNumber: writePluralNumber(number)
      case .particle(let particle): output.append(program.particles[particle].form(after: output.written))
      }
    }
  }

  private mutating func writeLiteral(_ start: Int, _ end: Int) {
    output.append(program.literals[start..<end])
  }

  private func value(_ argument: Int) -> MessageArgument? {
    values.value(argument, named: program.argumentNames[argument])
  }

  private mutating func writeUnfilled(_ argument: Int) {
    output.append(UInt8(ascii: "{"))
    output.append(program.argumentNames[argument])
    output.append(UInt8(ascii: "}"))
  }

  private mutating func writeLocalized(_ argument: Int) {
    switch value(argument) {
    case nil: writeUnfilled(argument)
    case .string(let text): output.append(ArgumentMarking.text(text))
    case .int(let value): locale.append(.int(value), to: &output)
    case .some(let other):
      if let number = NumericValue(other) {
        locale.append(number, to: &output)
      } else {
        output.append(PrintfConversion.plainText(other, in: locale))
      }
    }
  }

  private mutating func writeVerbatim(_ argument: Int) {
    switch value(argument) {
    case nil: writeUnfilled(argument)
    case .string(let text): output.append(ArgumentMarking.text(text))
    case .some(let other): output.append(PrintfConversion.plainText(other, in: locale))
    }
  }

  private mutating func writeNumber(_ argument: Int, _ format: NumberFormat) {
    guard let number = value(argument).flatMap(NumericValue.init) else { return writeUnfilled(argument) }
    locale.append(number, as: format, to: &output)
  }

  private mutating func writeDate(_ argument: Int, _ format: DateFormat) {
    guard case .date(let date) = value(argument) else { return writeUnfilled(argument) }
    output.append(locale.text(date, as: format))
  }

  private mutating func writeStyled(_ argument: Int, _ style: ArgumentStyle) {
    guard let text = value(argument).flatMap({ locale.styled.text($0, as: style) }) else {
      return writeUnfilled(argument)
    }
    output.append(text)
  }

  private mutating func writeConversion(_ argument: Int, _ conversion: PrintfConversion) {
    guard let text = value(argument).flatMap({ conversion.text($0, in: locale) }) else {
      return writeUnfilled(argument)
    }
    output.append(ArgumentMarking.text(text))
  }

  private mutating func writePluralNumber(_ number: NumericValue?) {
    if let number { locale.append(number, to: &output) } else { output.append(UInt8(ascii: "#")) }
  }

  private mutating func write(_ plural: MessageProgram.Plural) {
    guard let number = value(plural.argument).flatMap(NumericValue.init) else {
      return writeUnfilled(plural.argument)
    }
    let rest = number.subtracting(plural.offset)
    if let exact = program.exactBranches[plural.exact].first(where: { number.equals($0.value) }) {
      write(block: exact.block, number: rest)
    } else {
      write(block: plural.blocks[program.rules.map { rest.category($0, plural.kind) } ?? .other], number: rest)
    }
  }

  private mutating func write(_ select: MessageProgram.Select, number: NumericValue?) {
    guard let value = value(select.argument) else { return writeUnfilled(select.argument) }
    let word = PrintfConversion.plainText(value, in: locale)
    // The lengths are compared first, because comparing long runs of combining marks would take very long.
    let branch = program.keywords[select.keywords].first {
      $0.keyword.utf8.count == word.utf8.count && $0.keyword == word
    }
    write(block: branch?.block ?? select.other, number: number)
  }
}

extension MessageProgram.Blocks {
  fileprivate subscript(category: PluralCategory) -> Int {
    switch category {
    case .zero: zero
    case .one: one
    case .two: two
    case .few: few
    case .many: many
    case .other: other
    }
  }
}
