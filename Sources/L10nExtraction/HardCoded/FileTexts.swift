import L10nChecking
import L10nSwiftCode
import L10nText

/// Finds the hard-coded texts of one file.
struct FileTexts {
  private(set) var found: [Found] = []
  private let destinations: TextDestinations
  private let shown: ShownDeclarations?
  private let wording: Wording
  private let ignored: IgnoredLines
  private let languages: LanguageBranches
  private let hasAllErrors: Bool

  /// A literal that users see.
  struct Found {
    let literal: SwiftStringLiteral
    let kind: HardCodedText.Literal.Kind
    /// The index of its token, in the file or in an interpolation of it.
    let token: Int
    let file: CodeFile
  }

  /// The number of literals in Chinese, Japanese or Korean in the arrays of a file from which on they are data.
  private static let dataLimit = 30

  /// - Parameters:
  ///   - shown: the declarations whose texts users see, or `nil` to find each literal that may be a text.
  ///   - hasAllErrors: a Boolean value indicating whether all descriptions of errors are found, even if the code shows
  ///     none.
  init(
    _ file: CodeFile, _ destinations: TextDestinations, _ shown: ShownDeclarations?, _ wording: Wording,
    hasAllErrors: Bool = false
  ) {
    (self.destinations, self.shown, self.wording, self.hasAllErrors) = (destinations, shown, wording, hasAllErrors)
    ignored = IgnoredLines(file.source)
    languages = LanguageBranches(file)
    let excluded = ExcludedCode(file)
    let developers = DeveloperCode(file)
    read(file) { token in excluded.contains(token) || developers.contains(token) }
    if found.count(where: { $0.kind == .element }) > Self.dataLimit { found.removeAll { $0.kind == .element } }
  }

  private mutating func read(_ file: CodeFile, depth: Int = 0, isExcluded: (Int) -> Bool) {
    for token in 0..<file.count {
      guard let literal = file.literal(token), !isExcluded(token) else { continue }
      if wording.isText(literal.texts), let kind = kind(of: literal, at: token, in: file) {
        if !ignored.contains(literal.range.lowerBound) {
          found.append(Found(literal: literal, kind: kind, token: token, file: file))
        }
        // Its interpolations are parts of the same text.
        continue
      }
      guard depth < 4 else { continue }
      for range in literal.interpolations {
        let inner = CodeFile(file.source, index: file.index, in: range, outer: .init(file, at: token))
        read(inner, depth: depth + 1) { _ in false }
      }
    }
  }

  /// Returns how users see a literal, or `nil` if they don't see it or something looks it up.
  private func kind(of literal: SwiftStringLiteral, at token: Int, in file: CodeFile) -> HardCodedText.Literal.Kind? {
    let context = TextContext(file, at: token)
    guard !context.isLookedUp, !context.isOfDevelopers, !file.isRedacted(token),
      !(file.outer == nil ? languages : LanguageBranches(file)).contains(token),
      destinations.places.expected(of: token..<token + 1, in: file)?.kind == nil
    else { return nil }
    guard let shown else { return context.mayBeText ? .variable : nil }
    let outermost = outermost(token, in: file)
    switch destinations.destination(of: outermost.token..<outermost.token + 1, in: outermost.file) {
    case .shown(.view): return .view
    case .shown(.verbatim):
      return DeveloperCode.isPathOfLicenses(file.source.path) || wording.mayBeName(literal.texts) ? nil : .verbatim
    case .shown(.object): return InitialTexts(outermost.file).contains(outermost.token) ? nil : .object
    case .declared(let declaration):
      if shown.lookedUp.contains(declaration) { return nil }
      if shown.all.contains(declaration) {
        if wording.isCapitals(literal.texts) || context.isWork || context.isName && wording.mayBeName(literal.texts)
          || TextContext.isRoleOfData(destinations.name(of: declaration)) || context.isStoredSetting
          || isNameOfRecord(context) || isNameOfData(literal, context)
        {
          return nil
        }
        return declaration.parameter == nil ? .variable : .parameter
      }
      if destinations.isError(declaration) {
        return hasAllErrors || shown.errors.areShown(ofFile: declaration.file) ? .error : nil
      }
      if destinations.isDescription(declaration) { return nil }
      if wording.isEastAsian(literal.texts), context.mayBeText, TextContext.isText(destinations.name(of: declaration)) {
        return .eastAsian
      }
    case nil: break
    }
    if context.isDescriptionOfError, !shown.errors.areShown(ofFile: file.index) { return nil }
    guard wording.isEastAsian(literal.texts), !wording.isCharacter(literal.texts), context.mayBeText,
      context.isCalledText || wording.isSentence(literal.texts)
    else { return nil }
    return context.isElement ? .element : .eastAsian
  }

  /// Returns a Boolean value indicating whether a literal is the name of a record in a database, which views replace by a
  /// translation: `File(id: -1, name: "Trash")`.
  private func isNameOfRecord(_ context: TextContext) -> Bool {
    guard let type = context.namedType else { return false }
    return !Self.records.isDisjoint(with: destinations.code.table.lineage(of: type))
  }

  /// Returns a Boolean value indicating whether a literal in other letters is the name of a value that isn't part of the
  /// interface, such as a filter or a model: `Filter(name: "Noir")`. Such names are mostly the same in all languages.
  private func isNameOfData(_ literal: SwiftStringLiteral, _ context: TextContext) -> Bool {
    guard let type = context.namedType, !wording.isEastAsian(literal.texts) else { return false }
    let lineage = destinations.code.table.lineage(of: type)
    return !lineage.contains("View") && !lineage.contains { $0.contains(Self.partsOfInterface) }
  }

  nonisolated(unsafe) private static let partsOfInterface =
    /(?:View|Row|Cell|Button|Label|Menu|Tab|Section|Page|Screen|Action|Controller)(?![a-z])/

  private static let records: Set = ["Object", "EmbeddedObject", "NSManagedObject"]

  /// Returns the literal whose text the literal in an interpolation is a part of.
  private func outermost(_ token: Int, in file: CodeFile) -> (token: Int, file: CodeFile) {
    guard let outer = file.outer, file.values(of: 1..<max(1, file.count - 1)).contains(token..<token + 1) else {
      return (token, file)
    }
    return outermost(outer.token, in: outer.file)
  }
}
