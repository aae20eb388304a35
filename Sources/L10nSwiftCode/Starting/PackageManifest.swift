import L10nText

/// The parts of a `Package.swift` about its strings and targets.
package struct PackageManifest {
  /// The language of the package's own resources, as written, or `nil` if there is none.
  package let defaultLocalization: String?
  /// A Boolean value indicating whether a target uses the build tool plugin.
  package let usesPlugin: Bool
  /// The code targets whose names are literals, in the order of the file.
  package let targets: [Target]
  /// The names of the products and targets that others can use.
  package let names: Set<String>
  /// The names of its targets' dependencies, and of the folders of packages next to it.
  package let uses: Set<String>

  /// A target of code.
  package struct Target: Sendable, Hashable {
    package let name: String
    /// The folder of its code as written, relative to the package, or `nil` for the default folder.
    package let path: String?
    /// The names of the targets and products that its code can import.
    package let dependencies: Set<String>
    /// A Boolean value indicating whether it is a test target.
    package let isOfTests: Bool
  }

  /// Reads the file as text; nothing in it runs.
  package init(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    defaultLocalization = text.firstMatch(of: /defaultLocalization\s*:\s*"([A-Za-z0-9_-]+)"/).map { String($0.1) }
    usesPlugin = Self.namesPlugin(text)
    let code = SwiftCode(bytes, in: 0..<bytes.count)
    targets = Self.targets(in: code)
    names = Set(targets.map(\.name)).union(Self.arguments("name", of: ["library", "executable"], in: code))
    uses = targets.reduce(into: Set(Self.arguments("path", of: ["package"], in: code).map(FilePath.name))) {
      $0.formUnion($1.dependencies)
    }
  }

  static func namesPlugin(_ text: String) -> Bool { text.contains("L10nBuildPlugin") }

  private static let kinds: Set = ["target", "executableTarget", "macro", "testTarget"]

  /// Returns the names of the manifest's own functions that create targets, such as `static func module(name:) -> Target`.
  private static func ownKinds(in code: SwiftCode) -> [String] {
    code.tokens.indices.compactMap { index in
      guard code.word(index) == "func", code.word(index - 1) == "static", let name = code.name(index + 1),
        let end = code.closing(of: index + 2), code.isSign(end + 1, "-"), code.isSign(end + 2, ">"),
        code.name(end + 3) == "Target"
      else { return nil }
      return name
    }
  }

  private static func targets(in code: SwiftCode) -> [Target] {
    let kinds = kinds.union(ownKinds(in: code))
    var targets: [Target] = []
    var end = 0
    for index in code.tokens.indices where index >= end {
      guard code.isSign(index - 1, "."), let kind = code.word(index), kinds.contains(kind),
        let call = SwiftCall(code, at: index + 1), let name = call.argument("name")?.literal?.text
      else { continue }
      // A '.target(name:)' inside a target is a dependency.
      end = call.end
      targets.append(
        Target(
          name: name, path: call.argument("path")?.literal?.text,
          dependencies: dependencies(call.argument("dependencies"), code),
          isOfTests: kind.lowercased().contains("test")))
    }
    return targets
  }

  /// Returns the string literals that calls pass for an argument.
  private static func arguments(_ label: String, of functions: Set<String>, in code: SwiftCode) -> [String] {
    code.tokens.indices.compactMap { index in
      guard code.isSign(index - 1, "."), let name = code.word(index), functions.contains(name) else { return nil }
      return SwiftCall(code, at: index + 1)?.argument(label)?.literal?.text
    }
  }

  private static func dependencies(_ argument: SwiftCall.Argument?, _ code: SwiftCode) -> Set<String> {
    var names: Set<String> = []
    for index in argument?.tokens ?? 0..<0 where code.isString(index) {
      let label = code.isSign(index - 1, ":") ? code.word(index - 2) : nil
      guard label == nil || label == "name", let name = SwiftStringLiteral(code.bytes, code.tokens[index].range)?.text
      else { continue }
      names.insert(name)
    }
    return names
  }
}
