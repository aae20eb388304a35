import Testing

@testable import L10nSwiftCode

@Suite("The content of a Package.swift")
struct PackageManifestTests {
  private func manifest(_ text: String) -> PackageManifest { PackageManifest(Array(text.utf8)) }

  @Test("targets are read with their folders and the modules that they can import")
  func targets() throws {
    let manifest = manifest(
      """
      // .target(name: "Commented")
      let package = Package(
        name: "Kit", defaultLocalization: "en",
        products: [.library(name: "Kit", targets: ["Kit"])],
        targets: [
          .target(
            name: "Kit", dependencies: ["A", .product(name: "B", package: "b"), .target(name: "C"), .byName(name: "D")],
            path: "Kit/Code", exclude: ["Info.plist"], resources: [.process("Resources")]),
          .executableTarget(name: "Tool"), .macro(name: "Macros", path: "Macros"),
          .testTarget(name: "KitTests", dependencies: ["Kit"]),
          .systemLibrary(name: "CLibrary"), .binaryTarget(name: "Binary", path: "a.xcframework"),
          .plugin(name: "Plugin", capability: .buildTool()), .target(name: computed),
        ])
      package.targets.append(.target(name: "More"))
      """)
    #expect(manifest.defaultLocalization == "en")
    #expect(manifest.targets.map(\.name) == ["Kit", "Tool", "Macros", "KitTests", "More"])
    #expect(manifest.targets.map(\.path) == ["Kit/Code", nil, "Macros", nil, nil])
    #expect(manifest.targets.map(\.isOfTests) == [false, false, false, true, false])
    #expect(manifest.targets[0].dependencies == ["A", "B", "C", "D"])
    #expect(manifest.targets[3].dependencies == ["Kit"])
  }

  @Test("a manifest's own function that creates targets counts like SwiftPM's")
  func ownFunctions() {
    let manifest = manifest(
      """
      let package = Package(name: "Kit", targets: [.module(name: "Kit", path: "."), .moduleTests(name: "KitTests")])
      extension Target {
        static func module(name: String, path: String) -> Target { target(name: name, path: path) }
        static func moduleTests(name: String) -> Target { .testTarget(name: name) }
      }
      extension Product { static func module(name: String) -> Product { .library(name: name, targets: [name]) } }
      """)
    #expect(manifest.targets.map(\.name) == ["Kit", "KitTests"])
    #expect(manifest.targets.map(\.path) == [".", nil])
    #expect(manifest.targets.map(\.isOfTests) == [false, true])
  }

  @Test("a file that isn't Swift code has no targets")
  func damaged() {
    #expect(manifest(".target(name: \"A\"").targets.isEmpty)
    #expect(manifest("").targets.isEmpty)
  }
}
