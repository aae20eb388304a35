import CatalogTestSupport
import L10nMessages
import Testing

@testable import L10nCatalog
@testable import L10nEmission

@Suite("Names in generated Swift code")
struct GeneratedNamesTests {
  /// Words with a meaning in Swift, its standard library or generated code.
  private static let words = """
    associatedtype class deinit enum extension fileprivate func import init inout internal let open operator package
    precedencegroup private protocol public rethrows static struct subscript typealias var break case catch continue
    default defer do else fallthrough for guard if in repeat return throw switch where while Any as await false is nil
    self Self super throws true try associativity async convenience didSet dynamic final get indirect infix lazy left
    mutating none nonmutating optional override postfix precedence prefix Protocol required right set some Type unowned
    weak willSet any actor nonisolated isolated sending consume copy discard each borrowing consuming yield then unsafe
    macro distributed reasync borrow module unsafely dynamicType _ rawValue hashValue allCases hash description raw key
    arguments forKey String Int UInt64 Double Decimal Date Data Bool Character Array Dictionary Set Optional Result Never
    Void Error Hashable Equatable Sendable Codable Identifiable RawRepresentable StaticString Float URL UUID Locale Swift
    Foundation L10nRuntime Localization MessageArgument MessageSyntax LanguagePreferences L10n text localization list
    languages chain _localization __localization main print type of other zero two few many Names MainActor Task
    """.split { $0.isWhitespace }.map(String.init)

  /// Words that only some versions or modes of Swift reserve, most of them in accessors, declarations and attributes.
  private static let contextualWords = """
    mutate unsafeAddress unsafeMutableAddress read modify yielding deprecated renamed available unavailable introduced
    obsoleted message noasync iOS macOS Linux os arch canImport swift compiler line file column function keyPath
    higherThan lowerThan assignment escaping autoclosure preconcurrency newValue oldValue error StringLiteralType
    IntegerLiteralType BooleanLiteralType externalMacro inherits value rawvalue name Name male raw N n g G count
    """.split { $0.isWhitespace }.map(String.init)

  /// Keys that programmers wouldn't write.
  private static let oddKeys =
    [
      "\"\"\"#", #"\"#, #"\(x)"#, "", " ", ".", "-", "/", "404", "1.0", "0", "00", "_0", "😀", "❤️", "★", "👩‍👩‍👧", "매장", "店铺",
      "متجر", "חנות", "ร้าน", "दुकान", "é", "Ünï", "ß", "ı", "İ", "ﬁ", "ǆ", "µ", "a\u{200D}b", "\u{202E}a", "a b",
      "a\u{301}\u{302}",
      "\u{301}", "#if", "// x", "\"", "'", "`", "``", "`class`", "$0", "$x", "@x", "&", "{}", "x{y}", "\u{10FFFD}",
      "\u{E000}",
      "\u{FFFD}", "㈱", "①", "²", "ªº", "\u{1F1F0}\u{1F1F7}", "x̂", "\u{FFFE}", "𝒳", "𠀀",
    ] + [String(repeating: "k", count: 1000), String(repeating: "긴", count: 340)]

  /// A scalar on each side of every boundary in the grammar of identifiers.
  private static let borders = (UInt32(0x80)...0x2FFFF)
    .filter { value in
      guard let scalar = Unicode.Scalar(value), let next = Unicode.Scalar(value + 1) else { return false }
      return IdentifierScalars.canContinue(scalar) != IdentifierScalars.canContinue(next)
    }
    .flatMap { [$0, $0 + 1] }.compactMap(Unicode.Scalar.init)

  private static var catalog: HandMadeCatalog {
    let keys = words + oddKeys
    // A number before each distinguishes those with the same name in Swift.
    var messages: [(segments: [String], message: StoredMessage)] = []
    for (index, key) in keys.enumerated() {
      messages.append((["members\(index)", key], .text("plain")))
      messages.append((["namespaces\(index)", key, key], .list(["item", "%{\(words[index % words.count])}"])))
    }
    for (index, word) in words.enumerated() {
      messages.append((["arguments", "a\(index)"], .text("%{\(word)} %<n>d")))
      messages.append((["functions\(index)", word], .text("%{\(word)} %<n>d")))
    }
    for (index, scalar) in borders.enumerated() {
      messages.append((["borders", "x\(index)", "a\(scalar)"], .text("inside")))
      messages.append((["borders", "y\(index)", "\(scalar)"], .text("first")))
    }
    // As many as can be at the top level together.
    messages += Set(words.map { SwiftIdentifier.member($0, rootEnum: .rootEnum("Names")) }).sorted {
      $0.spelling < $1.spelling
    }.map { ([$0.spelling.filter { $0 != "`" }], .text("%{\($0.spelling.filter { $0 != "`" })}")) }
    return HandMadeCatalog(syntax: .ruby).adding("ko", stored: messages)
  }

  private static var selects: HandMadeCatalog {
    let keywords = Set(words.map { SwiftIdentifier.member($0).spelling.filter { $0 != "`" && $0 != "_" } })
      .subtracting(["other"]).sorted()
    let branches = (keywords + ["Ａ", "매장", "12", "x\u{301}y", "other"]).map { "\($0){x}" }.joined(separator: " ")
    let many = words.enumerated().map { index, word in
      (["s\(index)\(index % 4 == 0 ? "shared" : "")", word], StoredMessage.text("{\(word), select, a{1} other{2}}"))
    }
    return HandMadeCatalog().adding("ko", stored: [(["all"], .text("{kind, select, \(branches)}"))] + many)
      .describing("*shared.*") { metadata in
        for (index, word) in words.enumerated() { metadata.arguments[word] = .sharedEnum("\(word)_\(index)") }
      }
  }

  @Test("all names compile in every mode without a warning, and can be used in an app")
  func compile() throws {
    var program = try GeneratedProgram()
    for (name, catalog) in [("Names", Self.catalog), ("L10n", Self.selects)] {
      let tree = AccessorTree(catalog.catalog, rootEnum: name)
      #expect(tree.collisions.filter { if case .parameter = $0.subject { false } else { true } } == [])
      let options = EmissionOptions(enumName: name, access: .public)
      try program.add(SwiftEmitter(options).files(for: catalog.catalog))
      try program.add(Uses(of: tree, catalog.catalog).source, name: "Use\(name).swift")
    }
    for mode in GeneratedProgram.modes { try program.typecheck(mode) }
  }

  /// A catalog with all kinds of accessors, including former ones, whose bodies begin with the outermost enum.
  private static let everyKind = HandMadeCatalog()
    .adding(
      "ko",
      stored: [
        (["plain"], .text("x")), (["shop", "plain"], .text("x")), (["shop", "list"], .list(["x", "{name}"])),
        (["shop", "steps"], .list(["x", "y"])), (["shop", "count"], .text("{n, plural, other{#}}")),
        (["shop", "who"], .text("{g, select, male{x} other{y}}")), (["text"], .text("x")), (["get"], .text("{name}")),
      ]
    )
    .renaming("plain", from: "older").renaming("shop.plain", from: "old.plain").renaming("shop.list", from: "old.list")
    .renaming("shop.steps", from: "shop.stairs").renaming("shop.who", from: "old.who")
    .renaming("shop.count", from: "shop.number").renaming("text", from: "old.text").renaming("get", from: "old.get")

  @Test("any permitted name of the outermost enum compiles together with all kinds of accessors")
  func rootEnums() throws {
    let words = Set(Self.words + Self.contextualWords).sorted().filter {
      EmissionOptions.explainRefusal(ofEnumName: $0) == nil
    }
    #expect(words.count > 110)
    let catalog = Self.everyKind.catalog
    // File systems may not distinguish names by case.
    var programs: [[String]] = [[], []]
    for word in words { programs[programs[0].contains { $0.lowercased() == word.lowercased() } ? 1 : 0].append(word) }
    for names in programs {
      var program = try GeneratedProgram()
      for name in names { try program.add(SwiftEmitter(EmissionOptions(enumName: name)).files(for: catalog)) }
      // A name is the same in both language modes; `compile` tries the others.
      try program.typecheck(try #require(GeneratedProgram.modes.last))
    }
  }

  @Test(
    "words that begin an accessor, and those that generated code needs, are refused as the outermost enum",
    arguments: ["get", "set", "willSet", "didSet", "mutate", "unsafeAddress", "unsafeMutableAddress", "text", "other"])
  func unfitRootEnums(word: String) throws {
    let refusal = try #require(EmissionOptions.explainRefusal(ofEnumName: word))
    #expect(
      refusal == "'\(word)' can't be the name of an enum here; '\(word.prefix(1).uppercased() + word.dropFirst())' can")
  }
}

/// A function that uses every accessor in the way an app would.
private struct Uses {
  private(set) var source = "import L10nRuntime\n\nnonisolated func use() {\n"

  init(of tree: AccessorTree, _ catalog: Catalog) {
    var path = [tree.rootEnum.spelling]
    source = "import L10nRuntime\n\nnonisolated func use\(path[0])() {\n"
    for step in tree.steps {
      switch step {
      case .open(let name): path.append(name.spelling)
      case .close: path.removeLast()
      case .former: break
      case .member(let member):
        let enums = path.joined(separator: ".")
        let arguments = member.parameters.map { "\(label(of: $0)): \(value(of: $0.type, enums))" }
        let call = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
        let type = catalog.messages[member.message].isList ? "[String]" : "String"
        source += "  let _: \(type) = \(enums).\(member.name.spelling)\(call)\n"
        for selectEnum in member.selectEnums {
          for selectCase in selectEnum.cases {
            source += "  let _: \(enums).\(selectEnum.name.spelling)? = .\(selectCase.name.spelling)\n"
          }
        }
      }
    }
    source += "}\n"
  }

  /// Argument labels in calls need no backticks, with one exception.
  private func label(of parameter: AccessorTree.Parameter) -> String {
    let spelling = parameter.name.spelling
    return spelling == "`inout`" ? spelling : spelling.filter { $0 != "`" }
  }

  private func value(of type: AccessorTree.ParameterType, _ enums: String) -> String {
    switch type {
    case .string: "\"\""
    case .int: "1"
    case .double: "1.5"
    case .decimal: "Decimal(1)"
    case .date: "Date()"
    case .int64: "1"
    case .list: "[\"\"]"
    case .interval: "Date.distantPast..<Date()"
    case .duration: ".seconds(1)"
    case .device: ".current"
    case .select(let name): "\(enums).\(name.spelling)(\"x\")"
    case .sharedSelect(let name): "L10n.\(name.spelling)(\"x\")"
    }
  }
}
