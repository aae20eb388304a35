import Foundation
import TestSupport
import Testing

@Suite("l10n-gen extract --stringsdata")
struct ExtractStringsDataTests {
  private static let empty = "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\n  },\n  \"version\" : \"1.0\"\n}"

  private static let files = [
    "Package.swift": """
    import PackageDescription
    let package = Package(name: "App", targets: [.target(name: "App")])
    """,
    "Sources/App/Cart.swift": "import SwiftUI\nlet a = Text(\"Open \\(other)\")\n",
    "Sources/App/Views/Row.swift": "import SwiftUI\nlet b = Text(\"Save\")\n",
    "Sources/App/Localizable.xcstrings": empty,
  ]

  private static func data(_ source: String, _ key: String) -> String {
    #"""
    {"source":"\#(source)","tables":{"Localizable":[{"comment":"","key":"\#(key)","location":{"startingColumn":14,"startingLine":2}}]},"version":1}
    """#
  }

  private static func write(_ source: String, _ key: String, to name: String, in sandbox: Sandbox) throws {
    try sandbox.write(data(source, key), to: "build/Objects-normal/arm64/\(name).stringsdata")
  }

  private static func path(_ sandbox: Sandbox) -> String { sandbox.directory.resolvingSymlinksInPath().path }

  @Test("a build settles the type of an interpolation; other files are read as usual")
  func types() throws {
    let sandbox = try Sandbox(Self.files)
    #expect(try sandbox.run("extract", "--check").output.contains("1 not written (type unknown)"))
    let source = Self.path(sandbox) + "/Sources/App/Cart.swift"
    try Self.write(source, "Open %lld", to: "Cart", in: sandbox)
    let check = try sandbox.run("extract", "--check", "--stringsdata", "build")
    #expect(check.output.contains("Sources/App/Cart.swift:2:14: 'Open %lld' isn't in Localizable.xcstrings"))
    let run = try sandbox.run("extract", "--stringsdata", "build")
    #expect(run.status == 0)
    #expect(run.output == "Sources/App/Localizable.xcstrings: 2 added\n")
    let written = try sandbox.read("Sources/App/Localizable.xcstrings")
    #expect(written.contains("\"Open %lld\"") && written.contains("\"Save\""))
    #expect(try sandbox.run("extract", "--stringsdata", "build").output == "1 String Catalog up to date\n")
  }

  @Test("code that changed after the build is listed, and read itself")
  func changed() throws {
    let sandbox = try Sandbox(Self.files)
    try Self.write(Self.path(sandbox) + "/Sources/App/Views/Row.swift", "Old", to: "Row", in: sandbox)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 0)],
      ofItemAtPath: sandbox.directory.appending(path: "build/Objects-normal/arm64/Row.stringsdata").path)
    let run = try sandbox.run("extract", "--check", "--stringsdata", "build")
    #expect(run.output.contains("Sources/App/Views/Row.swift changed after the build"))
    #expect(run.output.contains("'Save' isn't in") && !run.output.contains("'Old'"))
    let json = try sandbox.run("extract", "--check", "--stringsdata", "build", "--format", "json").output
    #expect(json.contains(#""stringsdata":{"files":0,"changed":["Sources/App/Views/Row.swift"],"unmatched":[]}"#))
  }

  @Test("sources of another machine are found by the ends of their paths, or listed")
  func otherMachine() throws {
    let sandbox = try Sandbox(Self.files)
    try Self.write("/Users/ci/checkout/Sources/App/Cart.swift", "Open %@", to: "Cart", in: sandbox)
    try Self.write("/Users/ci/checkouts/Other/Row.swift", "Other", to: "Row", in: sandbox)
    try sandbox.write(
      #"{"source":"ExtractedAppShortcutsMetadata","tables":{},"version":2}"#,
      to: "build/ExtractedAppShortcutsMetadata.stringsdata")
    let run = try sandbox.run("extract", "--stringsdata", "build")
    #expect(run.status == 0)
    #expect(run.output.contains("no file here is the build's '/Users/ci/checkouts/Other/Row.swift'\n"))
    let written = try sandbox.read("Sources/App/Localizable.xcstrings")
    #expect(written.contains("\"Open %@\"") && written.contains("\"Save\"") && !written.contains("Other"))
  }

  @Test("a file of xcstringstool, which knows no types, doesn't replace the code")
  func withoutTypes() throws {
    let sandbox = try Sandbox(Self.files)
    try Self.write(Self.path(sandbox) + "/Sources/App/Cart.swift", "Open %arg", to: "Cart", in: sandbox)
    let run = try sandbox.run("extract", "--stringsdata", "build")
    #expect(run.output.contains("1 added; 1 not written (type unknown)"))
    #expect(!(try sandbox.read("Sources/App/Localizable.xcstrings").contains("Open")))
  }

  @Test("a damaged file is named, and nothing is written")
  func damaged() throws {
    let sandbox = try Sandbox(Self.files)
    try Self.write(Self.path(sandbox) + "/Sources/App/Cart.swift", "Open %lld", to: "Cart", in: sandbox)
    try sandbox.write("{\"source\":", to: "build/Row.stringsdata")
    let run = try sandbox.run("extract", "--stringsdata", "build")
    #expect(run.status == 2)
    #expect(run.error.contains("build/Row.stringsdata"))
    #expect(try sandbox.read("Sources/App/Localizable.xcstrings") == Self.empty)
  }

  @Test("a folder without such files, or one that is missing, is refused")
  func noFiles() throws {
    let sandbox = try Sandbox(Self.files)
    let run = try sandbox.run("extract", "--stringsdata", "Sources")
    #expect(run.status == 2)
    #expect(run.error.contains("SWIFT_EMIT_LOC_STRINGS"))
    #expect(try sandbox.run("extract", "--stringsdata", "missing").status == 2)
  }
}
