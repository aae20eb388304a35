public import L10nLanguage

extension RowLine {
  /// Returns the program of a message (`ProgramReader`), which is never empty and has no line feeds.
  public static func program(of meaning: MessageMeaning) -> [UInt8] {
    var line: [UInt8] = []
    appendProgram(of: meaning, to: &line)
    return line
  }

  /// Appends the program of a message. It must be the last part of its line.
  public static func appendProgram(of meaning: MessageMeaning, to line: inout [UInt8]) {
    guard meaning.isList else {
      let pattern = meaning.patterns.first ?? MessagePattern()
      guard pattern.plainText != "" else { return line += [backslash, UInt8(ascii: "-")] }
      return append(pattern, meaning, isLast: true, to: &line)
    }
    line += [backslash, UInt8(ascii: "l")]
    for (index, pattern) in meaning.patterns.enumerated() {
      line += [backslash, UInt8(ascii: ",")]
      append(pattern, meaning, isLast: index + 1 == meaning.patterns.count, to: &line)
    }
  }

  /// Appends the program of a text without placeholders. It must be the last part of its line.
  public static func appendProgram(of text: String, to line: inout [UInt8]) {
    if text.isEmpty { line += [backslash, UInt8(ascii: "-")] } else { append(text, to: &line) }
  }

  private static func append(
    _ pattern: MessagePattern, _ meaning: MessageMeaning, isLast: Bool = false, isInPlural: Bool = false,
    to line: inout [UInt8]
  ) {
    for (index, element) in pattern.elements.enumerated() {
      switch element {
      case .text(let text): append(text.string, isLast: isLast && index + 1 == pattern.elements.count, to: &line)
      case .placeholder(let hole):
        append(words: [hole.argument] + hole.format.programWords(localized: meaning.localizesPlainNumbers), to: &line)
      case .plural(let choice):
        append(words: [choice.argument] + choice.programWords, to: &line)
        for branch in choice.branches {
          append(selector: branch.selector.programWord, to: &line)
          append(branch.pattern, meaning, isInPlural: true, to: &line)
        }
        end(isEmpty: choice.branches.isEmpty, to: &line)
      case .select(let choice):
        append(words: [choice.argument, "select"], to: &line)
        for branch in choice.branches {
          append(selector: branch.keyword, to: &line)
          append(branch.pattern, meaning, isInPlural: isInPlural, to: &line)
        }
        end(isEmpty: choice.branches.isEmpty, to: &line)
      case .pluralNumber:
        if isInPlural { line += [backslash, UInt8(ascii: "*")] } else { line.append(UInt8(ascii: "#")) }
      case .particle(let particle): append(particle, to: &line)
      }
    }
  }

  private static func append(_ particle: KoreanParticle, to line: inout [UInt8]) {
    line += [backslash, UInt8(ascii: "<")]
    append(word: particle.written, endedBy: "|>", to: &line)
    line.append(UInt8(ascii: "|"))
    append(word: particle.afterConsonant, endedBy: "|>", to: &line)
    line.append(UInt8(ascii: "|"))
    append(word: particle.afterVowel, endedBy: "|>", to: &line)
    line.append(UInt8(ascii: ">"))
  }

  /// Appends the beginning of an argument or a choice.
  private static func append(words: [String], to line: inout [UInt8]) {
    line += [backslash, UInt8(ascii: "{")]
    for (index, word) in words.enumerated() {
      if index > 0 { line.append(UInt8(ascii: " ")) }
      append(word: word, endedBy: " }", to: &line)
    }
    line.append(UInt8(ascii: "}"))
  }

  private static func append(selector: String, to line: inout [UInt8]) {
    line += [backslash, UInt8(ascii: "(")]
    append(word: selector, endedBy: ")", to: &line)
    line.append(UInt8(ascii: ")"))
  }

  /// Ends a choice. A choice without branches, which only a message with errors has, gets an empty one.
  private static func end(isEmpty: Bool, to line: inout [UInt8]) {
    if isEmpty { append(selector: PluralCategory.other.rawValue, to: &line) }
    line += [backslash, UInt8(ascii: ".")]
  }

  /// Appends a name, a keyword, a part of a format or the form of a particle.
  ///
  /// - Parameter ends: the characters that would end the word. They are escaped, and so are quotes, three of which would
  ///   end a literal.
  private static func append(word: String, endedBy ends: String, to line: inout [UInt8]) {
    if word.utf8.allSatisfy(isPlain) {
      line += word.utf8
    } else {
      for scalar in word.unicodeScalars {
        if scalar == "\"" || ends.unicodeScalars.contains(scalar) {
          appendEscape(UInt8(scalar.value), to: &line)
        } else {
          append(String(scalar), to: &line)
        }
      }
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
    default: false
    }
  }
}

extension PluralChoice {
  /// The words after the argument's name.
  fileprivate var programWords: [String] {
    let word = kind == .cardinal ? "plural" : "selectordinal"
    return offset == 0 ? [word] : [word, offset.programText]
  }
}

extension PluralSelector {
  fileprivate var programWord: String {
    switch self {
    case .category(let category): category.rawValue
    case .exactly(let value): "=\(value.programText)"
    }
  }
}
