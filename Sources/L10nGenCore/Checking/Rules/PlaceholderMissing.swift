import L10nLanguage

/// `placeholder-missing`: a translation that drops what the source shows.
struct PlaceholderMissing: TranslationRule {
  let id = RuleID.placeholderMissing
  let defaultSeverity = Severity.error
  let summary = "a translation never writes an argument that the source text writes"
  let explanation = """
    Readers would miss a name, a price or a date. An argument is written if any branch writes it, so 'one {an item} \
    other {# items}' is complete, and so is a '=0' branch without the number.

    Arguments that the source only chooses by are not asked for, and neither is the 'count' of a plural map.
    """
  let example = RuleExample(
    flagged: ["ko.yml": "hello: \"{name} 님, 안녕하세요\"\n", "en.yml": "hello: Hello!\n"],
    finding: "'{name}' of the text in ko is missing; write it where the value belongs",
    mended: ["ko.yml": "hello: \"{name} 님, 안녕하세요\"\n", "en.yml": "hello: \"Hello, {name}!\"\n"])

  func check(_ translation: CheckedText, against source: LocalizedMessage, _ reporter: inout Reporter) {
    guard !translation.message.arguments.isEmpty else { return }
    let written = translation.argumentsWritten(in: translation.text)
    let required = translation.argumentsWritten(in: source)
    for (index, argument) in translation.message.arguments.enumerated()
    where required.contains(index) && !written.contains(index) {
      if argument.name == MessageSyntax.pluralMapArgument, source.isPluralMap || translation.text.isPluralMap {
        continue
      }
      let placeholder = translation.placeholder(argument.name, writtenIn: source)
      reporter.report(
        id, "'\(placeholder)' of the text in \(translation.sourceName) is missing; write it where the value belongs",
        at: .place(place(for: argument.name, in: translation.text, source)), of: translation.subject,
        related: [.init(place: source.keyPlace, words: "the text in \(translation.sourceName)")])
    }
  }

  /// The text that should write it: in a list that of the same item, in a plural map `other`.
  private func place(for argument: String, in translation: LocalizedMessage, _ source: LocalizedMessage) -> Place {
    switch translation.message {
    case .text(let text): return text.place
    case .pluralMap(let variants):
      return (variants.last?.text ?? translation.text(at: 0))?.place ?? translation.keyPlace
    case .list:
      var index: Int?
      source.visitElements { visited in
        if index == nil, visited.writtenArgument == argument { index = visited.textIndex }
      }
      return translation.text(at: index ?? 0)?.place ?? translation.keyPlace
    }
  }
}

extension CheckedText {
  fileprivate func argumentsWritten(in text: LocalizedMessage) -> ArgumentSet {
    var written = ArgumentSet()
    text.visitElements { visited in
      if let name = visited.writtenArgument, let index = argumentIndex(name) { written.insert(index) }
    }
    return written
  }
}

extension LocalizedMessage {
  fileprivate var isPluralMap: Bool {
    if case .pluralMap = message { true } else { false }
  }
}
