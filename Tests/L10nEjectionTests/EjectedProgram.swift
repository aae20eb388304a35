import CatalogTestSupport
import Foundation
import L10nLanguage
import TestSupport

@testable import L10nCatalog
@testable import L10nEjection
@testable import L10nEmission
@testable import L10nText

/// A program that shows every string of a catalog twice: with the runtime, and with ejected accessors and tables.
///
/// On Linux, Foundation crashes if a bundle has `.stringsdict` files, so the program reads these itself, as Apple
/// documents them ("Stringsdict File Format"). Everything else is Foundation's.
struct EjectedProgram {
  let tables: EjectedTables
  private let catalog: Catalog
  private let tree: AccessorTree

  private let bidi: EmissionOptions.Bidi

  init(_ catalog: Catalog, bidi: EmissionOptions.Bidi = .none) {
    var options = EmissionOptions(enumName: "Ejected")
    options.bidi = bidi
    self.bidi = bidi
    options.fallback = catalog.languages
    self.catalog = catalog
    tree = AccessorTree(catalog, rootEnum: "Ejected")
    tables = EjectedTables(catalog, tree, to: .swiftgen, options)
  }

  /// Returns the calls whose texts differ, each with its language and both texts.
  ///
  /// - Parameter except: the key paths of messages to leave out.
  func differences(except: Set<String> = []) throws -> [String] {
    let directory = try ScratchDirectory()
    for file in tables.files where file.path.hasSuffix(".strings") || file.path.hasSuffix(".stringsdict") {
      try directory.write(Data(file.bytes), to: (file.path.hasSuffix("dict") ? "plurals/" : "tables/") + file.path)
    }
    var program = try GeneratedProgram()
    // Foundation leaves both forms of a particle.
    var options = EmissionOptions(koreanParticles: false)
    options.bidi = bidi
    try program.add(SwiftEmitter(options).files(for: catalog))
    let swift =
      tables.files.first { $0.path == "Ejected.swift" }.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
    try program.add(Self.prepared(swift), name: "Ejected.swift")
    try program.add(support(at: directory.directory.path), name: "Support.swift")
    let names = (0..<((calls(except).count + 99) / 100)).map { "show\($0)" }
    for (index, name) in names.enumerated() {
      let lines = calls(except).dropFirst(index * 100).prefix(100)
        .map { "  compare(\"\($0.filter { $0 != "\"" })\", L10n.\($0), Ejected.\($0))" }
      try program.add(
        "import Foundation\nimport L10nRuntime\nnonisolated func \(name)() {\n\(lines.joined(separator: "\n"))\n}\n",
        name: "\(name).swift")
    }
    try program.add(
      """
      import Foundation
      import L10nRuntime
      for (tag, locale) in languages {
        language = tag
        withLanguages([tag], locale: locale) { \(names.map { "\($0)()" }.joined(separator: "; ")) }
      }
      """, name: "main.swift")
    return try program.run().split(separator: "\n").map(String.init)
  }

  /// The number of calls for each language.
  var callCount: Int { calls([]).count }

  /// Returns the ejected file with the program's bundle, locale and plurals instead of the app's.
  private static func prepared(_ swift: String) -> String {
    let lines = swift.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let start = lines.firstIndex { $0.contains("class _BundleToken") } ?? 0
    let end = lines.firstIndex { $0.contains("private func _text") } ?? 0
    return (lines[..<start] + lines[end...]).joined(separator: "\n")
      .replacing("private func _text(", with: "func _foundationText(")
      .replacing("private func _format(", with: "func _foundationFormat(")
      .replacing(
        "table: String = \"Localizable\", _ arguments: [any CVarArg] = [])",
        with: "table: String, _ arguments: [any CVarArg])"
      )
      .replacing(" _bundle.", with: " bundle(language).").replacing(" _source.", with: " bundle(languages[0].0).")
  }

  // MARK: Calls

  private func calls(_ except: Set<String>) -> [String] {
    var path: [String] = []
    var calls: [String] = []
    for step in tree.steps {
      switch step {
      case .open(let name): path.append(name.spelling)
      case .close: path.removeLast()
      case .former: break
      case .member(let member):
        let message = catalog.messages[member.message]
        guard !except.contains(message.keyPath) else { continue }
        let name = (path + [member.name.spelling]).joined(separator: ".")
        let parameters = member.parameters.filter { $0.type != .device }
        guard !parameters.isEmpty else {
          calls.append(name)
          continue
        }
        let enums = (member.selectEnums + tree.sharedEnums).reduce(into: [:]) { $0[$1.name.spelling] = $1.cases }
        for round in 0..<6 {
          let arguments = parameters.enumerated().map { index, parameter in
            "\(parameter.name.asLabel.spelling): \(Self.value(of: parameter.type, round + index, enums))"
          }
          calls.append("\(name)(\(arguments.joined(separator: ", ")))")
        }
      }
    }
    return calls
  }

  private static func value(
    of type: AccessorTree.ParameterType, _ round: Int, _ enums: [String: [AccessorTree.SelectEnum.Case]]
  ) -> String {
    switch type {
    case .string: ["\"해온\"", "\"100% %@\"", "\"Ann\""][round % 3]
    case .int: ["0", "1", "2", "5", "21", "1234567"][round % 6]
    case .double: ["0.25", "1", "2.5", "1234.5678", "-3.125", "0"][round % 6]
    case .decimal: ["Decimal(12000)", "Decimal(1)", "Decimal(-5)"][round % 3]
    case .date: ["Date(timeIntervalSince1970: 1_779_000_000)", "Date(timeIntervalSince1970: 0)"][round % 2]
    case .int64: ["0", "1", "1_200_000", "21", "-5000"][round % 5]
    case .list: ["[\"a\", \"b\", \"c\"]", "[\"해온\"]", "[]"][round % 3]
    case .interval:
      "Date(timeIntervalSince1970: 1_779_000_000)..<Date(timeIntervalSince1970: \(1_779_000_000 + round * 100_000))"
    case .duration: ["Duration.seconds(3_725)", "Duration.seconds(59)", "Duration.seconds(-7_200)"][round % 3]
    case .device: ""
    case .select(let name), .sharedSelect(let name):
      enums[name.spelling].map { ".\($0[round % $0.count].name.spelling)" } ?? ".other"
    }
  }

  // MARK: Support

  private func support(at directory: String) -> String {
    let languages = catalog.languages.map { "(\"\($0)\", Locale(identifier: \"\($0)\"))" }.joined(separator: ", ")
    return """
      import Foundation
      import L10nLanguage

      nonisolated(unsafe) var language = ""
      nonisolated let languages: [(String, Locale)] = [\(languages)]
      nonisolated var _locale: Locale { Locale(identifier: language) }
      nonisolated func bundle(_ language: String) -> Bundle { Bundle(path: "\(directory)/tables/\\(language).lproj")! }
      nonisolated func compare<Text: Equatable>(_ call: String, _ expected: Text, _ found: Text) {
        if expected != found { print(language, call, expected, found, separator: " | ") }
      }

      nonisolated func _text(_ key: String, table: String = "Localizable", _ arguments: [any CVarArg] = []) -> String {
        guard let entry = plural(key, table),
          var text = entry["NSStringLocalizedFormatKey"] as? String
        else { return _foundationText(key, table: table, arguments) }
        // %#@name@ and %2$#@name@
        while let match = text.firstMatch(of: /%(?:(\\d+)\\$)?#@(\\w+)@/) {
          let variable = entry[String(match.2)] as! [String: String]
          let argument = arguments[(match.1.flatMap { Int($0) } ?? 1) - 1]
          let number = argument as? Int ?? Int(argument as! Int64)
          let category = category(number).rawValue
          let chosen = (number == 0 ? variable["zero"] : nil) ?? variable[category] ?? variable["other"]!
          text.replaceSubrange(match.range, with: chosen)
        }
        return String(format: text, locale: _locale, arguments: arguments)
      }

      nonisolated func _format(_ key: String, _ table: String) -> String {
        plural(key, table) == nil ? _foundationFormat(key, table) : "%#@variable@"
      }

      nonisolated func plural(_ key: String, _ table: String) -> [String: Any]? {
        for language in [language, languages[0].0] {
          let file = "\(directory)/plurals/\\(language).lproj/\\(table).stringsdict"
          let data = FileManager.default.contents(atPath: file)
          let plurals = data.map { try! PropertyListSerialization.propertyList(from: $0, format: nil) as! [String: Any] }
          if let plural = plurals?[key] as? [String: Any] { return plural }
          if bundle(language).localizedString(forKey: key, value: "?", table: table) != "?" { return nil }
        }
        return nil
      }

      nonisolated func category(_ number: Int) -> PluralCategory {
        \(catalog.languages.contains("ru") ? "if language == \"ru\" { return number % 10 == 1 && number % 100 != 11 ? .one : (2...4).contains(number % 10) && !(12...14).contains(number % 100) ? .few : .many }" : "")
        return language == "en" && number == 1 ? .one : .other
      }
      """
  }
}
