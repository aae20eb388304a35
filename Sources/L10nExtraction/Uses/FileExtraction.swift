import L10nSwiftCode

/// Finds the keys of one file.
struct FileExtraction {
  private(set) var found = Found()
  private let places: ExpectedTypes
  private let keyTexts: KeyTexts
  private let apis: LocalizableAPIs
  private let lookups: OwnLookups
  private let constants: TextConstants

  /// The keys of a file, and the texts and names by which it may use others.
  struct Found: Sendable {
    var keys: [ExtractedKey] = []
    var texts: Set<[String]> = []
    var names: Set<String> = []
  }

  init(_ file: CodeFile, _ code: ReadCode, _ apis: LocalizableAPIs, lookups: OwnLookups) {
    (self.apis, self.lookups) = (apis, lookups)
    places = ExpectedTypes(code, apis)
    keyTexts = KeyTexts(types: places.types)
    constants = TextConstants(file)
    let excluded = ExcludedCode(file)
    read(file) { excluded.contains($0) }
  }

  private mutating func read(_ file: CodeFile, depth: Int = 0, isExcluded: (Int) -> Bool) {
    for token in 0..<file.count {
      if file.code.tokens[token].kind == .word {
        found.names.insert(file.name(token) ?? "")
        continue
      }
      guard let literal = file.literal(token) else { continue }
      found.texts.insert(literal.texts)
      if !isExcluded(token) { read(literal, at: token, in: file) }
      guard depth < 16 else { continue }
      for range in literal.interpolations {
        let inner = CodeFile(file.source, index: file.index, in: range, outer: .init(file, at: token))
        let isOutside = isExcluded(token)
        read(inner, depth: depth + 1) { _ in isOutside }
      }
    }
  }

  private mutating func read(_ literal: SwiftStringLiteral, at token: Int, in file: CodeFile) {
    guard let expected = places.expected(of: token..<token + 1, in: file), let kind = expected.kind else {
      return readOwnLookup(literal, at: token, in: file)
    }
    // The name of a key has no interpolations.
    if kind == .name, !literal.interpolations.isEmpty { return }
    if kind == .value, expected.call?.argument("defaultValue") != nil, !literal.interpolations.isEmpty { return }
    let isPhrase = kind == .phrase
    let text = keyTexts.text(of: literal, at: token, in: file, kind)
    let phrases = isPhrase ? self.phrases(at: token, in: file) : []
    // The first phrase is the key of all.
    if isPhrase, let own = text.key, phrases.first != own { return }
    let table = isPhrase ? "AppShortcuts" : table(expected, file)
    let isPossible = expected.certainty == .possible || expected.api == .viewKey && text.isString || table == nil
    let value = expected.call.flatMap { defaultValue(in: $0, kind, file, of: text.key) }
    found.keys.append(
      ExtractedKey(
        key: text.key, table: table ?? Self.standardTable, comment: comment(expected, file),
        defaultValue: value,
        positional: kind == .name ? text.key.flatMap(KeyText.init(format:))?.positional : text.positional,
        phrases: phrases,
        certainty: isPossible ? .possible : text.key == nil ? .typeUnknown : .certain,
        namesBundle: namesBundle(expected), isRedacted: file.isRedacted(token),
        isByMacro: expected.callee.map { apis.isCustomMacro($0.name) } ?? false, file: file.index,
        byte: literal.range.lowerBound, texts: text.texts,
        conversions: text.conversions))
  }

  private mutating func readOwnLookup(_ literal: SwiftStringLiteral, at token: Int, in file: CodeFile) {
    guard let key = literal.text, let table = lookups.table(ofKeyAt: token, in: file) else { return }
    found.keys.append(
      ExtractedKey(
        key: key, table: table, comment: nil, defaultValue: nil, positional: nil, phrases: [], certainty: .certain,
        isByOwnLookup: true, file: file.index, byte: literal.range.lowerBound, texts: [key], conversions: []))
  }

  private func phrases(at token: Int, in file: CodeFile) -> [String] {
    guard let opening = file.opening(around: token), file.isSign(opening, "["),
      let closing = file.partner(of: opening)
    else { return [] }
    return (opening + 1..<closing).compactMap { token in
      file.opening(around: token) == opening
        ? file.literal(token).flatMap { keyTexts.text(of: $0, at: token, in: file, .phrase).key } : nil
    }
  }

  private static let standardTable = "Localizable"

  /// Returns the table that a call looks in, or `nil` if the code doesn't show it.
  private func table(_ expected: ExpectedType, _ file: CodeFile) -> String? {
    let isFunctionForTables = expected.callee?.name.hasPrefix("NSLocalizedStringFromTable") == true
    let argument =
      expected.call?.argument("table") ?? expected.call?.argument("tableName")
      ?? (isFunctionForTables ? expected.call?.arguments.dropFirst().first : nil)
    guard let argument else { return Self.standardTable }
    if let literal = argument.literal { return literal.text }
    // A constant may be qualified: `Self.table`.
    guard let last = argument.tokens.last, let name = file.name(last) else { return nil }
    return name == "nil" && argument.tokens.count == 1 ? Self.standardTable : constants.text(ofConstant: name)
  }

  private func namesBundle(_ expected: ExpectedType) -> Bool {
    guard let bundle = expected.call?.argument("bundle") else {
      return expected.callee?.name == "NSLocalizedStringFromTableInBundle"
    }
    return ![".main", "Bundle.main", "nil"].contains(bundle.text)
  }

  private func comment(_ expected: ExpectedType, _ file: CodeFile) -> String? {
    guard let literal = expected.call?.argument("comment").flatMap({ file.literal($0.tokens.lowerBound) }),
      literal.interpolations.isEmpty
    else { return nil }
    return literal.texts[0].isEmpty ? nil : literal.texts[0]
  }

  private func defaultValue(in call: SwiftCall, _ kind: LocalizableType.Kind, _ file: CodeFile, of key: String?)
    -> String?
  {
    guard let argument = call.argument("defaultValue") ?? (kind == .name ? call.argument("value") : nil),
      argument.tokens.count == 1, let literal = file.literal(argument.tokens.lowerBound)
    else { return nil }
    let text = keyTexts.text(of: literal, at: argument.tokens.lowerBound, in: file, .value)
    // A value that is the key isn't one of its own.
    guard let value = text.value, value != key else { return nil }
    return kind == .name ? KeyText(format: value)?.positional ?? value : value
  }
}
