/// The files that an argument of a Tuist target names.
struct TuistPaths: Hashable {
  /// The patterns of paths relative to the manifest's folder.
  var patterns: [String] = []
  /// The patterns of files that the target doesn't have although the others match them.
  var exceptions: [String] = []

  init() {}

  /// Reads the strings of an expression that are paths, such as `["Sources/**", .glob("More/**", excluding: "More/x")]`.
  /// Those that can't be read are left out.
  init(_ expression: TuistExpression?) {
    guard let expression else { return }
    read(expression, depth: 0)
  }

  private mutating func read(_ expression: TuistExpression, depth: Int) {
    // A constant may be defined by itself in code that doesn't compile.
    guard depth < 8 else { return }
    let code = expression.code
    var index = expression.tokens.lowerBound
    while index < expression.tokens.upperBound {
      let end = code.closing(of: index).map { $0 + 1 } ?? index + 1
      if let label = code.name(index), code.isSign(index + 1, ":") {
        let valueEnd = code.closing(of: index + 2).map { $0 + 1 } ?? index + 3
        if ["excluding", "exceptions"].contains(label) {
          exceptions += Self(expression.part(index + 2..<valueEnd), depth: depth).patterns
        } else if ["pattern", "globs", "path", "resources", "sources"].contains(label) {
          read(expression.part(index + 2..<valueEnd), depth: depth + 1)
        }
        index = valueEnd
      } else if code.isWord(index, "folderReference"), code.isSign(index + 1, "(") {
        // Files that are copied as they are.
        index = code.closing(of: index + 1).map { $0 + 1 } ?? index + 2
      } else if code.isString(index) {
        if let path = expression.part(index..<index + 1).text { patterns.append(path) }
        index += 1
      } else if let name = code.name(index), !code.isSign(index - 1, "."), let constant = expression.names[name] {
        read(constant, depth: depth + 1)
        index += 1
      } else {
        if end > index + 1 { read(expression.part(index + 1..<end - 1), depth: depth + 1) }
        index = end
      }
    }
  }

  private init(_ expression: TuistExpression, depth: Int) {
    read(expression, depth: depth + 1)
  }
}
