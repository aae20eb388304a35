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
      case .formatted(let argument, let format): write(argument, as: program.formats[format])
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

  // Inlined wherever an argument is written, it would take a quarter of the code here.
  @inline(never)
  private mutating func writeUnfilled(_ argument: Int) {
    output.append(UInt8(ascii: "{"))
    output.append(program.argumentNames[argument])
    output.append(UInt8(ascii: "}"))
  }

  private mutating func writeLocalized(_ argument: Int) {
    guard let value = value(argument) else { return writeUnfilled(argument) }
    writeLocalized(value)
  }

  private mutating func writeLocalized(_ value: MessageArgument) {
    if case .string(let text) = value {
      output.append(ArgumentMarking.text(text))
    } else if let number = NumericValue(value) {
      locale.append(number, to: &output)
    } else {
      output.append(PrintfConversion.plainText(value, in: locale))
    }
  }

  private mutating func write(_ argument: Int, as format: ArgumentFormat) {
    guard let value = value(argument), write(value, as: format) else { return writeUnfilled(argument) }
  }

  /// Writes a value in a format. Returns `false` if it isn't of a type that the format takes.
  private mutating func write(_ value: MessageArgument, as format: ArgumentFormat) -> Bool {
    switch format {
    case .localized: writeLocalized(value)
    case .verbatim:
      let text = PrintfConversion.plainText(value, in: locale)
      if case .string = value { output.append(ArgumentMarking.text(text)) } else { output.append(text) }
    case .number(let format):
      guard let number = NumericValue(value) else { return false }
      locale.append(number, as: format, to: &output)
    case .date(let style): return writeDate(value, as: .date(style))
    case .time(let style): return writeDate(value, as: .time(style))
    case .conversion(let conversion):
      guard let text = conversion.text(value, in: locale) else { return false }
      output.append(ArgumentMarking.text(text))
    case .styled(let style):
      guard let text = locale.styled.text(value, as: style) else { return false }
      output.append(text)
    }
    return true
  }

  private mutating func writeDate(_ value: MessageArgument, as format: DateFormat) -> Bool {
    guard case .date(let date) = value else { return false }
    output.append(locale.text(date, as: format))
    return true
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
