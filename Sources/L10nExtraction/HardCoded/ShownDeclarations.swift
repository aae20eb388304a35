import L10nSwiftCode
import L10nText

/// The app's own declarations whose texts users see: variables, results and parameters that reach a framework's views.
package struct ShownDeclarations: Sendable {
  private(set) var all: Set<TextDeclaration> = []
  let errors: ErrorDescriptions

  /// The number of calls that a text is followed through, from one function to the next.
  private static let depthLimit = 6

  package init(of extraction: Extraction) {
    let (code, apis) = (extraction.code, extraction.apis)
    let files = Concurrently.map(code.files.count) { index in
      FileFlow(code.files[index], TextDestinations(code, apis))
    }
    var reached = files.reduce(into: Set<TextDeclaration>()) { $0.formUnion($1.shown) }
    var flows: [TextDeclaration: Set<TextDeclaration>] = [:]
    for file in files {
      for (target, sources) in file.flows { flows[target, default: []].formUnion(sources) }
    }
    for _ in 0..<Self.depthLimit where !reached.isEmpty {
      all.formUnion(reached)
      reached = Set(reached.flatMap { flows[$0] ?? [] }).subtracting(all)
    }
    let shown = all
    errors = ErrorDescriptions(
      shownBy: files.indices.filter { index in
        files[index].errors.areShown || !files[index].errors.declarations.isDisjoint(with: shown)
      }, code.visibility)
  }
}

/// The declarations whose texts a file shows, or passes on to other declarations.
private struct FileFlow: Sendable {
  private(set) var shown: Set<TextDeclaration> = []
  /// The declarations whose texts become that of another one.
  private(set) var flows: [TextDeclaration: Set<TextDeclaration>] = [:]
  let errors: ErrorDescriptions.Uses

  init(_ file: CodeFile, _ destinations: TextDestinations) {
    errors = ErrorDescriptions.uses(in: file, destinations)
    for token in 0..<file.count {
      switch file.sign(token) {
      case "(":
        guard Callee(file, at: token) != nil, let call = SwiftCall(file.code, at: token) else { continue }
        for argument in call.arguments { add(argument.tokens, file, destinations) }
      case "=" where file.isAssignment(token):
        add(token + 1..<file.endOfExpression(from: token + 1), file, destinations)
      default:
        if file.isWord(token, "return") {
          add(token + 1..<file.endOfExpression(from: token + 1), file, destinations)
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
