import Foundation
import Testing

@testable import TestSupport

/// An app that depends on the package of a release, where libyaml, expat and zlib aren't installed.
@Suite("The prebuilt plugin", .serialized)
struct PrebuiltPluginTests {
  @Test("an app is built without these libraries and the tool's code", arguments: ["native", "swiftbuild"])
  func libraries(_ buildSystem: String) async throws {
    let package = try await ScratchPackage.prebuilt(
      buildSystem,
      ["l10n.yml": "source: ko\n", "translations/ko.yml": "a: 하나\n", "translations/en.yml": "a: one\n"])
    #expect(try package.printed(by: "App", "a") == "하나\n")
    // Packages of other tests are built in the same folder, such as one with a target Feature.
    let modules = try package.modules().subtracting(["Feature"])
    #expect(modules == ["App", "CL10nAtomics", "L10nLanguage", "L10nRuntime"])
    #expect(try package.fetched() == [])
    #expect(try package.package("l10n", "check", "--strict").status == 0)
  }

  @Test(
    "the tests above would notice the libraries", .enabled(if: HiddenLibraries.isPossible),
    arguments: [("CLibYAML", "yaml_get_version_string()"), ("CExpat", "XML_ExpatVersion()")])
  func hidden(name: String, call: String) async throws {
    let program = "import \(name)\nprint(\(call) != nil)\n"
    let package = try await ScratchPackage(
      "hidden-", buildSystem: "native", hidesLibraries: true, ["main.swift": program])
    let module = ScratchPackage.repository.appending(path: "Sources/\(name)").path
    let compile = ["swiftc", "-I", module, "-module-cache-path", "modules", "-typecheck", "main.swift"]
    #expect(try ScratchPackage.run(HiddenLibraries.command(compile), in: package.directory).status != 0)
    try package.remove("modules")
    #expect(try ScratchPackage.run(compile, in: package.directory).status == 0)
  }

  @Test("a package that uses only the runtime needs no library, and builds no code of the tool")
  func runtimeAlone() async throws {
    let manifest = ScratchPackage.manifest(
      app: "dependencies: [.product(name: \"L10nRuntime\", package: \"l10n-gen\")]", from: .sources)
    let program = """
      import L10nRuntime
      LanguagePreferences.shared.setLanguages(["en"])
      print(LanguagePreferences.shared.languages)

      """
    let package = try await ScratchPackage(
      "runtime-", buildSystem: "native", hidesLibraries: true,
      ["Package.swift": manifest, "Sources/App/main.swift": program])
    #expect(try package.printed(by: "App") == "[\"en\"]\n")
    // Packages of other tests are built in the same folder, such as one with a target Feature.
    let modules = try package.modules().subtracting(["Feature"])
    #expect(modules == ["App", "CL10nAtomics", "L10nLanguage", "L10nRuntime"])
  }
}
