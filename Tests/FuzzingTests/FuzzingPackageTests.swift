import Foundation
import Testing

/// Only `scripts/fuzz.sh` builds the fuzzer's package.
@Suite("The fuzzer's package")
struct FuzzingPackageTests {
  @Test("the package has the modules that its targets import, as links to the repository's")
  func modules() throws {
    let repository = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
    let package = try targets(of: repository.appending(path: "Package.swift"))
    let fuzzing = try targets(of: repository.appending(path: "Fuzzing/Package.swift"))
    for (name, dependencies) in fuzzing where name != "fuzz" {
      #expect(package[name] == dependencies, "\(name)")
      for module in dependencies.union([name]) {
        #expect(fuzzing[module] != nil)
        let link = repository.appending(path: "Fuzzing/Sources/\(module)").path
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "../../Sources/\(module)")
      }
    }
    #expect(fuzzing.count > 5)
  }

  /// Returns the names of a manifest's targets, with the modules that they depend on.
  private func targets(of manifest: URL) throws -> [String: Set<String>] {
    let text = try String(contentsOf: manifest, encoding: .utf8)
    var targets: [String: Set<String>] = [:]
    let target = /\.(?:systemLibrary|target|executableTarget)\(\s*name: "([^"]+)"(?:,\s*dependencies: \[([^\]]*)\])?/
    for match in text.matches(of: target) {
      let dependencies = match.2?.matches(of: /"([^"]+)"/).map { String($0.1) } ?? []
      targets[String(match.1)] = Set(dependencies)
    }
    return targets
  }
}
