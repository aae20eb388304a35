import L10nCatalog
import L10nSwiftCode
import L10nText

/// The texts of a file that accessors can replace: those that nothing localizes, and lookups of sentences.
package struct CodeTexts {
  /// The texts in the order of the file.
  package private(set) var found: [Found] = []
  /// The texts in the order of the file, with the reasons against those that can't be replaced.
  package var texts: [Result<CodeText, CodeTextRefusal>] { found.map(\.text) }
  private let destinations: TextDestinations
  private let wording: Wording
  private let ignored: IgnoredLines

  /// A literal with its text, or with the reason why that can't be replaced.
  package struct Found {
    /// The range of the literal, in bytes.
    package let literal: Range<Int>
    package let text: Result<CodeText, CodeTextRefusal>
  }

  /// - Parameters:
  ///   - file: the index of the file among those of the extraction.
  ///   - shown: the declarations of the extraction's code that users see, or `nil` if a text counts wherever it may be
  ///     one, because a person chooses among them.
  ///   - names: names that nobody translates, such as those of the targets.
  package init(ofFile file: Int, in extraction: Extraction, _ shown: ShownDeclarations?, names: Set<String>) {
    let code = extraction.code
    destinations = TextDestinations(code, extraction.apis)
    wording = Wording(names: names)
    ignored = IgnoredLines(code.files[file].source)
    for text in FileTexts(code.files[file], destinations, shown, wording, hasAllErrors: true).found {
      let result = Result { () throws(CodeTextRefusal) in try hardCoded(text) }
      found.append(Found(literal: text.literal.range, text: result))
    }
    let excluded = ExcludedCode(code.files[file])
    for token in 0..<code.files[file].count where !excluded.contains(token) {
      guard let literal = code.files[file].literal(token),
        let text = lookup(of: literal, at: token, in: code.files[file])
      else { continue }
      found.append(Found(literal: literal.range, text: text))
    }
    found.sort { $0.literal.lowerBound < $1.literal.lowerBound }
  }

  // MARK: Hard-coded texts

  private func hardCoded(_ found: FileTexts.Found) throws(CodeTextRefusal) -> CodeText {
    let byte = found.literal.range.lowerBound
    if case .rawValue = found.file.value(around: found.token..<found.token + 1).place {
      throw CodeTextRefusal(
        byte: byte, reason: "a raw value must be a literal; give the enum a property that returns the text")
    }
    if let opening = found.file.opening(around: found.token), let callee = Callee(found.file, at: opening),
      callee.name == "String",
      SwiftCall(found.file.code, at: opening)?.argument("format")?.tokens.contains(found.token) ?? false
    {
      throw CodeTextRefusal(
        byte: byte, reason: "String(format:) needs a format; write the values into the literal, as in \"\\(count)\"")
    }
    return CodeText(
      range: found.literal.range, byte: byte, parts: try parts(of: found.literal, at: found.token, in: found.file))
  }

  private func parts(
    of literal: SwiftStringLiteral, at token: Int, in file: CodeFile
  ) throws(CodeTextRefusal) -> [CodeText.Part] {
    var parts: [CodeText.Part] = []
    var names: Set<String> = []
    for part in literal.parts {
      switch part {
      case .text(let text): parts.append(.text(text))
      case .interpolation(let range):
        let value = try InterpolatedValue(range, ofLiteralAt: token, in: file, destinations.places.types)
        parts.append(.value(name: value.name(besides: &names), expression: value.expression, value.type))
      }
    }
    return parts
  }

  // MARK: Lookups

  /// Returns the text of a literal that the code looks up, or `nil` if it doesn't.
  private func lookup(
    of literal: SwiftStringLiteral, at token: Int, in file: CodeFile
  ) -> Result<CodeText, CodeTextRefusal>? {
    guard let expected = destinations.places.expected(of: token..<token + 1, in: file),
      expected.certainty == .certain, let kind = expected.kind, let call = expected.call, let callee = expected.callee,
      kind == .viewKey || kind == .name || callee.name == "String", !ignored.contains(file.byte(token))
    else { return nil }
    return Result { () throws(CodeTextRefusal) in
      func refuse(_ reason: String) -> CodeTextRefusal { CodeTextRefusal(byte: file.byte(token), reason: reason) }
      guard call.arguments.first?.tokens == token..<token + 1, kind != .viewKey || Self.takesString(callee) else {
        throw refuse("an accessor's String doesn't fit here; call the accessor by hand")
      }
      let others = call.arguments.dropFirst().compactMap(\.label)
      let isPlain =
        kind == .viewKey
        ? Self.placeLabels.isDisjoint(with: others) : Self.valueLabels.isSuperset(of: others)
      guard isPlain else { throw refuse("the lookup names a table, a bundle or a comment; call the accessor by hand") }
      var source = (literal: literal, token: token)
      if let value = call.argument("defaultValue") ?? call.argument("value"), value.tokens.count == 1,
        let own = file.literal(value.tokens.lowerBound)
      {
        source = (own, value.tokens.lowerBound)
      }
      let key = KeyTexts(types: destinations.places.types).text(of: literal, at: token, in: file, kind).key
      guard wording.isText(source.literal.texts), kind != .name || !(source.literal.text ?? "%").contains("%") else {
        throw refuse("this is a key whose text is in a table; 'l10n-gen import --rewrite' replaces such lookups")
      }
      let start = callee.receiver.map { file.byte($0.lowerBound) } ?? file.byte(callee.token)
      let range =
        kind == .viewKey ? literal.range : start..<file.code.tokens[call.end].range.upperBound
      return CodeText(
        range: range, byte: literal.range.lowerBound,
        parts: try parts(of: source.literal, at: source.token, in: file),
        key: key.map { AppleTableKey(table: "Localizable", key: $0) })
    }
  }

  /// Returns a Boolean value indicating whether SwiftUI shows a `String` in place of a literal.
  private static func takesString(_ callee: Callee) -> Bool {
    (callee.isMember ? SwiftUITitles.modifiers : SwiftUITitles.views).contains(callee.name)
  }

  /// The labels of arguments that a view has only for a lookup.
  private static let placeLabels: Set = ["table", "tableName", "bundle", "comment"]
  /// The labels of arguments that an accessor makes unnecessary.
  private static let valueLabels: Set = ["comment", "value", "defaultValue"]
}
