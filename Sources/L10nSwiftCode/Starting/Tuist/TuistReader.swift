/// Finds the targets in a manifest and in the functions that it calls. What depends on a condition isn't read.
struct TuistReader {
  private let manifest: SwiftCode
  private var functions: [String: [TuistFunction]] = [:]
  /// The constants of the manifest, which its own functions can name.
  private var constants: [String: TuistExpression] = [:]
  /// The name of the project.
  private(set) var name: String?
  private(set) var targets: [TuistProject.Target] = []
  /// The apps whose names aren't stated.
  private var unnamedApps: [TuistProject.Target] = []

  /// The depth up to which functions call others.
  private static let depthLimit = 6
  /// The most targets that are read.
  private static let limit = 2000

  /// - Parameter helpers: the files with functions for manifests.
  init(_ manifest: SwiftCode, helpers: [SwiftCode]) {
    self.manifest = manifest
    for (number, code) in ([manifest] + helpers).enumerated() {
      for index in code.tokens.indices where code.isWord(index, "func") {
        guard let function = TuistFunction(code, at: index, isOfManifest: number == 0) else { continue }
        functions[function.name, default: []].append(function)
      }
    }
  }

  mutating func read() {
    read(TuistExpression(code: manifest, tokens: 0..<manifest.tokens.count, names: [:]), depth: 0)
    // The code and the resources of an app are its own, whatever its name is.
    if let name, !targets.contains(where: { $0.name == name }) {
      targets += unnamedApps.prefix(1).map { $0.named(name) }
    }
  }

  private mutating func read(_ body: TuistExpression, depth: Int) {
    let code = body.code
    var names = body.names
    var index = body.tokens.lowerBound
    while index < body.tokens.upperBound, targets.count < Self.limit {
      let word = code.name(index) ?? ""
      if Self.conditions.contains(word) || word == "func" {
        index = Self.end(ofBlockFrom: index, in: code)
        continue
      }
      if ["let", "var"].contains(word), let constant = Self.constant(code, at: index, names) {
        names[constant.name] = constant.value
        if depth == 0 { constants = names }
        index += 2
        continue
      }
      guard !word.isEmpty, let call = SwiftCall(code, at: index + 1) else {
        index += 1
        continue
      }
      func expression(_ label: String) -> TuistExpression? {
        call.argument(label).map { TuistExpression(code: code, tokens: $0.tokens, names: names) }
      }
      if ["target", "Target"].contains(word), call.argument("name") != nil, call.argument("product") != nil {
        if let target = TuistProject.Target(expression) {
          if target.name.isEmpty { unnamedApps.append(target) } else { targets.append(target) }
        }
        // Its dependencies are also called targets.
        index = call.end + 1
        continue
      }
      if word == "Project", let text = expression("name")?.text { name = name ?? text }
      if depth < Self.depthLimit, let function = functions[word]?.first(where: { $0.takes(call) }) {
        read(function.body(called: call, in: code, names, besides: constants), depth: depth + 1)
      }
      index += 2
    }
  }

  private static let conditions: Set = ["if", "guard", "switch", "for", "while", "else"]

  /// Returns the index after the braces that follow a keyword.
  private static func end(ofBlockFrom index: Int, in code: SwiftCode) -> Int {
    var index = index + 1
    while index < code.tokens.count {
      if let end = code.closing(of: index) {
        if code.isSign(index, "{") { return end + 1 }
        index = end
      }
      index += 1
    }
    return index
  }

  /// Returns the constant that a declaration defines by a literal, a list or a call, or `nil` for other values.
  private static func constant(
    _ code: SwiftCode, at index: Int, _ names: [String: TuistExpression]
  ) -> (name: String, value: TuistExpression)? {
    guard let name = code.name(index + 1) else { return nil }
    var start = index + 2
    // A type before the value.
    while code.name(start) != nil || [":", ".", "[", "]", "?"].contains(where: { code.isSign(start, $0) }) {
      start += 1
    }
    guard code.isSign(start, "="), !code.isSign(start + 1, "=") else { return nil }
    start += 1
    var end = start
    while code.isSign(end, ".") || code.name(end) != nil && (end == start || code.isSign(end - 1, ".")) { end += 1 }
    if code.isString(end) && end == start { end += 1 } else if let closing = code.closing(of: end) { end = closing + 1 }
    let continues = ["?", "+", "."].contains { code.isSign(end, $0) }
    guard end > start, !continues else { return nil }
    return (name, TuistExpression(code: code, tokens: start..<end, names: names))
  }
}

extension TuistProject.Target {
  /// Returns a target, or `nil` if its product or its name isn't stated. The name of an app may be missing.
  ///
  /// - Parameter argument: returns the argument with a label.
  init?(_ argument: (_ label: String) -> TuistExpression?) {
    guard let product = argument("product")?.member else { return nil }
    kind = XcodeTargets.Kind(tuistProduct: product)
    isOfTests = ["unitTests", "uiTests"].contains(product)
    hasCode = product != "bundle"
    module = argument("productName")?.text
    guard let name = argument("name")?.text ?? module ?? (kind == .app ? "" : nil) else { return nil }
    self.name = name
    sources = TuistPaths(argument("sources"))
    resources = TuistPaths(argument("resources"))
    folders = TuistPaths(argument("buildableFolders"))
  }

  /// Returns the target with a name.
  func named(_ name: String) -> Self {
    var target = self
    target.name = name
    return target
  }
}
