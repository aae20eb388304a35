import Foundation
import Testing

@testable import TestSupport

/// Packages that are built from the lines of the README and of Adopting.md alone, as a new user would copy them.
extension PrebuiltPluginTests {
  @Test("the README's lines produce an app whose code is generated in every build")
  func readme() async throws {
    let readme = try Page("README.md")
    let install = try readme.block("swift", containing: "L10nBuildPlugin")
    let package = try await ScratchPackage.prebuilt(
      "native",
      try readme.firstFiles().merging([
        "Package.swift": try manifest(install: install, dependency: try PrebuiltPackage.made().dependency),
        "Sources/App/main.swift": try program(readme),
      ]) { $1 })
    try package.runCommands(of: readme)
    #expect(try package.printed(by: "App") == "해온 뷰티를 찾아가 보세요\n리뷰 3개\n")
    #expect(try package.printed(by: "App", languages: "en") == "Visit 해온 뷰티\n3 reviews\n")
  }

  @Test("the code of an app with a String Catalog is generated in every build, with the names in names.yml")
  func stringCatalog() async throws {
    let readme = try Page("README.md")
    let install = try readme.block("swift", containing: "L10nBuildPlugin")
    let catalog = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "Pay %@ a visit" : {
            "localizations" : {
              "ko" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%@을(를) 찾아가 보세요"
                }
              }
            }
          }
        },
        "version" : "1.0"
      }
      """
    let lookup = "String(format: NSLocalizedString(\"Pay %@ a visit\", comment: \"\"), \"해온 뷰티\")"
    let call = "import Foundation\nimport L10nRuntime\nprint(L10n.payAVisit(arg1: \"해온 뷰티\"))\n"
    let code = call.replacing("L10n.payAVisit(arg1: \"해온 뷰티\")", with: lookup)
    let package = try await ScratchPackage.prebuilt(
      "native",
      [
        "Package.swift": try manifest(install: install, dependency: try PrebuiltPackage.made().dependency),
        "Resources/Localizable.xcstrings": catalog, "Sources/App/main.swift": code,
      ])
    let initialize = try package.package(["--allow-writing-to-package-directory", "l10n", "init"])
    #expect(initialize.status == 0, "\(initialize.output)")
    let rewritten = try package.package([
      "--allow-writing-to-package-directory", "l10n", "import", "Resources", "--rewrite", "Sources",
    ])
    #expect(rewritten.status == 0, "\(rewritten.output)")
    #expect(
      try String(contentsOf: package.directory.appending(path: "Sources/App/main.swift"), encoding: .utf8) == call)
    try package.remove("names.yml")
    let first = try package.build()
    #expect(first.status == 0, "\(first.output)")
    #expect(
      first.output.contains(
        "Localizable.xcstrings:4:5: warning: 'Pay %@ a visit': names.yml doesn't have 'pay_a_visit'"))
    #expect(try package.printed(by: "App", languages: "ko") == "해온 뷰티를 찾아가 보세요\n")

    #expect(try package.package(["--allow-writing-to-package-directory", "l10n", "check", "--fix"]).status == 0)
    #expect(try !package.build().output.contains("derived-name"))
    try package.write(
      "Localizable:\n  visit: { key: \"Pay %@ a visit\", arguments: { store: 1 } }\n", to: "names.yml")
    try package.write(call.replacing("payAVisit(arg1:", with: "visit(store:"), to: "Sources/App/main.swift")
    #expect(try package.printed(by: "App", languages: "en") == "Pay 해온 뷰티 a visit\n")
    try package.write(
      catalog.replacingOccurrences(of: "찾아가 보세요", with: "들러 보세요"), to: "Resources/Localizable.xcstrings")
    #expect(try package.printed(by: "App", languages: "ko") == "해온 뷰티를 들러 보세요\n")
  }
}

/// The same with the tool's sources.
extension SourcePluginTests {
  @Test("the README's lines for the source package and Adopting.md's commands produce a server with committed code")
  func server() async throws {
    let readme = try Page("README.md")
    let adopting = try Page("Documentation/Adopting.md")
    let runtime = try Page("Documentation/Runtime.md")
    #expect(readme.text.contains("// or from source, as 'l10n-gen' below"))
    let install = try readme.block("swift", containing: "L10nBuildPlugin")
      .replacingOccurrences(of: "package: \"l10n-gen-prebuilt\"", with: "package: \"l10n-gen\"")
      .split(separator: "\n").filter { !$0.hasPrefix("plugins:") }.joined(separator: "\n")
    let page = try runtime.block("swift", containing: "acceptLanguage: String")
    let function = try #require(page.components(separatedBy: "\n\n@Test").first)
    let files = try readme.firstFiles().map { path, text in
      (path, text + (path.contains("/ko/") ? "empty: 주변에 매장이 없습니다\n" : "empty: No stores nearby\n"))
    }
    let package = try await ScratchPackage(
      buildSystem: "native",
      Dictionary(uniqueKeysWithValues: files).merging([
        "Package.swift": try manifest(install: install, dependency: .sources),
        "Sources/App/main.swift": """
        import L10nRuntime
        \(function)
        print(page(acceptLanguage: "fr, ko;q=0.8"), page(acceptLanguage: "en-GB"), separator: "\\n")

        """,
      ]) { $1 })
    // A tool of the same sources is there already; to build it once more for the command plugin takes more than a minute.
    let plugins = try package.package("plugin", "--list").output
    #expect(plugins.contains("\u{2018}l10n\u{2019}") || plugins.contains("'l10n'"), "\(plugins)")
    for command in readme.commands {
      let run = try package.tool(Array(command.drop { $0 != "l10n" }.dropFirst()))
      #expect(run.status == 0, "\(run.output)")
    }
    let commands = try adopting.block("", containing: "l10n-gen emit --verify").split(separator: "\n")
      .map { $0.prefix { $0 != "#" }.split(separator: " ").dropFirst().map(String.init) }
    #expect(commands == [["check"], ["emit", "--verify"]])
    #expect(try package.tool(["emit"]).output.contains("Wrote Sources/App/Generated/L10n.swift"))
    for command in commands { #expect(try package.tool(command).status == 0) }
    #expect(try package.printed(by: "App") == "주변에 매장이 없습니다\nNo stores nearby\n")
    // The package needs the argument parser for its tool; only the trait adds cryptography.
    #expect(try package.fetched().allSatisfy { $0.hasPrefix("swift-argument-parser-") })

    try package.write("empty: 매장이 없습니다\n", to: "translations/ko/store.yml")
    let stale = try package.tool(commands[1])
    #expect(stale.status != 0)
    #expect(stale.output.contains("L10n+Tables.swift"))
  }
}

/// Returns the manifest of a package with one program, including the lines of an installation.
private func manifest(install: String, dependency: ScratchPackage.Dependency) throws -> String {
  let lines = install.split(separator: "\n").map(String.init)
  let address = try #require(lines.first { $0.hasPrefix(".package(url: \"") && $0.contains("/\(dependency.name)\"") })
  let target = lines.filter { $0.hasPrefix("dependencies:") || $0.hasPrefix("plugins:") }
  #expect(address.contains("from: \"0.1.0\"),"))
  return ScratchPackage.manifest(
    app: target.joined(separator: "\n").trimmingCharacters(in: [","]), from: dependency)
}

/// Returns a program that prints the strings in the README's view.
private func program(_ readme: Page) throws -> String {
  let view = try readme.block("swift", containing: "struct StoreList: View")
  let texts = view.matches(of: /Text\((L10n\.Store\.\w+\(.*?\))\)/).map { "print(\($0.1))" }
  #expect(texts.count == 2)
  return "import L10nRuntime\nlet reviews = 3\n" + texts.reversed().joined(separator: "\n") + "\n"
}

extension ScratchPackage {
  /// Runs the tool that was built with the tests, in the package.
  fileprivate func tool(_ arguments: [String]) throws -> Run {
    let built = Self.repository.appending(path: ".build/debug/l10n-gen").path
    let tool = ProcessInfo.processInfo.environment["L10N_GEN"] ?? built
    return try Self.run([tool] + arguments, in: directory)
  }

  /// Runs a page's SwiftPM commands in order. Each must succeed.
  fileprivate func runCommands(of page: Page) throws {
    #expect(page.commands.count == 2)
    for command in page.commands {
      let run = try package(command)
      guard run.status == 0 else { throw Failure(description: run.output) }
    }
  }
}

/// A page of the documentation.
private struct Page {
  let path: String
  let text: String

  init(_ path: String) throws {
    self.path = path
    text = try String(contentsOf: ScratchPackage.repository.appending(path: path), encoding: .utf8)
  }

  /// The arguments of its SwiftPM commands, in the order to run them: the page mentions the command that checks before the
  /// one that creates the configuration.
  var commands: [[String]] {
    text.matches(of: /`swift package ([^`]+)`/).map { $0.1.split(separator: " ").map(String.init) }.reversed()
  }

  /// Returns the first code block in a language that contains a text.
  func block(_ language: String, containing words: String) throws -> String {
    for part in text.components(separatedBy: "\n```\(language)\n").dropFirst() {
      guard let block = part.components(separatedBy: "\n```").first, block.contains(words) else { continue }
      return block
    }
    throw ScratchPackage.Failure(description: "\(path) has no block in '\(language)' with '\(words)'")
  }

  /// Returns the translation files in the quick start, each of which follows a comment with its path.
  func firstFiles() throws -> [String: String] {
    var files: [String: String] = [:]
    var path = ""
    for line in try block("yaml", containing: "reviews:").split(separator: "\n") {
      if line.hasPrefix("# ") {
        path = String(line.dropFirst(2))
      } else {
        files[path, default: ""] += line + "\n"
      }
    }
    #expect(files.keys.sorted() == ["translations/en/store.yml", "translations/ko/store.yml"])
    return files
  }
}
