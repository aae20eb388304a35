import L10nCatalog
import L10nFormats
import L10nLanguage
import L10nMessages

/// Shows a translator how a refused answer could be right, because a model follows an example sooner than a rule.
struct CorrectedExample {
  private let request: TranslationRequest
  private let needed: [UnitPath]
  private let syntax: MessageSyntax
  /// The placeholders of the source.
  private let expected: [String]

  /// - Parameters:
  ///   - needed: the variants that a translation must have.
  ///   - syntax: the syntax of the texts.
  init(for request: TranslationRequest, needed: [UnitPath], syntax: MessageSyntax) {
    self.request = request
    self.needed = needed
    self.syntax = syntax
    expected = request.arguments.compactMap(\.written)
  }

  /// Returns texts of all needed variants with the source's placeholders, or `nil` if the answer has all of these.
  func correcting(_ answer: VariantTexts) -> VariantTexts? {
    let spare = answer.texts[needed.last ?? UnitPath()] ?? answer.sorted.last?.text ?? "…"
    var example: [UnitPath: String] = [:]
    for path in needed {
      let text = answer.texts[path] ?? spare
      example[path] = skeleton(of: text) ?? withExpectedPlaceholders(text, at: path)
    }
    return example == answer.texts ? nil : VariantTexts(example)
  }

  /// Returns the outline of the choice between texts that a text should have but can't be read with.
  private func skeleton(of text: String) -> String? {
    guard let argument = request.arguments.first(where: { !$0.choices.isEmpty }), argument.written == nil else {
      return nil
    }
    let found = syntax.parse(.text(text), hasArguments: true)
    let isComplete = found.problems.isEmpty && found.arguments.contains { $0.name == argument.name }
    guard !isComplete else { return nil }
    let kind = argument.keywords.isEmpty ? argument.plurals.isEmpty ? "selectordinal" : "plural" : "select"
    let isNumber = kind != "select"
    let branches = argument.choices.map { "\($0){\(isNumber ? "# " : "")…}" }
    return "{\(argument.name), \(kind), \(branches.joined(separator: " "))}"
  }

  private func withExpectedPlaceholders(_ text: String, at path: UnitPath) -> String {
    // Only some forms of a plural need the number.
    let wanted = request.source.texts[path].map { source in expected.filter { source.contains($0) } } ?? expected
    var text = text.withPlainBrackets(around: request.arguments.map(\.name), in: syntax)
    let found = syntax.placeholders(in: text)
    var missing = wanted.filter { !found.contains($0) }
    for unknown in found where !expected.contains(unknown) && !missing.isEmpty {
      text = text.replacing(unknown, with: missing.removeFirst(), maxReplacements: 1)
    }
    guard !missing.isEmpty else { return text }
    return ([text] + missing).joined(separator: " ")
  }
}

extension TranslationRequest.Argument {
  /// The names of the texts that it chooses from.
  fileprivate var choices: [String] {
    keywords.isEmpty ? (plurals.isEmpty ? ordinals : plurals).map(\.rawValue) : keywords
  }
}

extension MessageSyntax {
  /// Returns the placeholders of a text as it writes them, in their order.
  fileprivate func placeholders(in text: String) -> [String] {
    let ranges = parse(.text(text), hasArguments: true).arguments.flatMap(\.uses).filter {
      $0.kind.isWritten && !$0.range.isEmpty
    }.map(\.range)
    return ranges.sorted { $0.lowerBound < $1.lowerBound }.compactMap { range in
      range.upperBound > text.utf8.count ? nil : String(text.utf8.dropFirst(range.lowerBound).prefix(range.count))
    }
  }
}

extension String {
  /// Returns the text with the syntax's own brackets in the place of those of other syntaxes.
  fileprivate func withPlainBrackets(around names: [String], in syntax: MessageSyntax) -> String {
    names.reduce(self) { text, name in
      guard let own = syntax.placeholder(named: name) else { return text }
      let others = ["{{\(name)}}", "%{\(name)}", "${\(name)}", "％{\(name)}", "｛\(name)｝", "'{\(name)}'", "{\(name)}"]
      // The own brackets may be part of others, so the longest come first.
      for other in others where other != own && text.contains(other) { return text.replacing(other, with: own) }
      return text
    }
  }
}
