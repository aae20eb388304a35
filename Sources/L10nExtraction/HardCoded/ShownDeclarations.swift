import L10nSwiftCode
import L10nText

/// The app's own declarations whose texts users see: variables, results and parameters that reach a framework's views.
package struct ShownDeclarations: Sendable {
  private(set) var all: Set<TextDeclaration> = []
  /// The declarations whose texts are keys that code looks up: `Text(LocalizedStringKey(tool.title))`.
  private(set) var lookedUp: Set<TextDeclaration>
  let errors: ErrorDescriptions

  /// The number of calls that a text is followed through, from one function to the next.
  private static let depthLimit = 6

  package init(of extraction: Extraction) {
    let (code, apis) = (extraction.code, extraction.apis)
    let files = Concurrently.map(code.files.count) { index in
      FileFlow(code.files[index], TextDestinations(code, apis))
    }
    let shown = files.reduce(into: Set<TextDeclaration>()) { $0.formUnion($1.shown) }
    let keys = files.reduce(into: Set<TextDeclaration>()) { $0.formUnion($1.lookedUp) }
    var flows: [TextDeclaration: Set<TextDeclaration>] = [:]
    for file in files {
      for (target, sources) in file.flows { flows[target, default: []].formUnion(sources) }
    }
    lookedUp = Self.sources(of: keys, flows)
    let all = Self.sources(of: shown, flows)
    self.all = all.subtracting(lookedUp)
    errors = ErrorDescriptions(
      shownBy: files.indices.filter { index in
        files[index].errors.areShown || !files[index].errors.declarations.isDisjoint(with: all)
      }, code.visibility)
  }

  /// Returns some declarations with those whose texts become theirs.
  private static func sources(
    of declarations: Set<TextDeclaration>, _ flows: [TextDeclaration: Set<TextDeclaration>]
  ) -> Set<TextDeclaration> {
    var all: Set<TextDeclaration> = []
    var reached = declarations
    for _ in 0..<depthLimit where !reached.isEmpty {
      all.formUnion(reached)
      reached = Set(reached.flatMap { flows[$0] ?? [] }).subtracting(all)
    }
    return all
  }
}

/// The declarations whose texts a file shows, or passes on to other declarations.
private struct FileFlow: Sendable {
  private(set) var shown: Set<TextDeclaration> = []
  private(set) var lookedUp: Set<TextDeclaration> = []
  /// The declarations whose texts become that of another one.
  private(set) var flows: [TextDeclaration: Set<TextDeclaration>] = [:]
  let errors: ErrorDescriptions.Uses

  init(_ file: CodeFile, _ destinations: TextDestinations) {
    errors = ErrorDescriptions.uses(in: file, destinations)
    for token in 0..<file.count {
      switch file.sign(token) {
      case "(":
        guard let callee = Callee(file, at: token), let call = SwiftCall(file.code, at: token) else { continue }
        for argument in call.arguments {
          add(argument.tokens, file, destinations)
          if destinations.looksUp(argument.tokens, at: token, callee, in: file) {
            lookedUp.formUnion(destinations.sources(of: argument.tokens, in: file))
          }
        }
      case "=" where file.isAssignment(token):
        add(token + 1..<file.endOfExpression(from: token + 1), file, destinations)
      default:
        if file.isWord(token, "return") {
          add(token + 1..<file.endOfExpression(from: token + 1), file, destinations)
        } else if let value = file.value(localizedAt: token) {
          lookedUp.formUnion(destinations.sources(of: value, in: file))
        }
      }
    }
  }

  private mutating func add(_ range: Range<Int>, _ file: CodeFile, _ destinations: TextDestinations) {
    guard range.count > 0, range.contains(where: { file.code.tokens[$0].kind == .word }) else { return }
    let sources = destinations.sources(of: range, in: file)
    guard !sources.isEmpty, let destination = destinations.destination(of: range, in: file) else { return }
    switch destination {
    case .shown: shown.formUnion(sources)
    case .declared(let target): flows[target, default: []].formUnion(sources)
    }
  }
}

extension CodeFile {
  /// Returns the value before a member that looks it up: `title` of `title.localized`.
  fileprivate func value(localizedAt token: Int) -> Range<Int>? {
    guard isSign(token - 1, "."), let name = name(token), TextContext.looksUpValue(name) else { return nil }
    return chain(endingAt: token - 2, dot: token - 1)
  }
}

extension TextDestinations {
  /// Returns a Boolean value indicating whether a call looks up a key that isn't a literal: `LocalizedStringKey(title)`,
  /// `Text(.init(title))` and `NSLocalizedString(title, comment: "")`.
  fileprivate func looksUp(_ argument: Range<Int>, at opening: Int, _ callee: Callee, in file: CodeFile) -> Bool {
    if callee.name == "init" {
      let expected = places.parameters.expected(ofArgument: argument, at: opening, in: file, places, 0)
      return expected?.api != nil && LocalizableType.isKey(expected?.type)
    }
    return TextContext.looksUpValue(callee.name)
  }
}
