import Foundation
import Testing

@testable import TestSupport

extension BuildPluginTests {
  @Test("the command plugin runs the tool's commands in the package, with their messages and failures")
  func commands() async throws {
    let package = try await ScratchPackage.prebuilt(
      "native",
      [
        "l10n.yml": "source: ko\n", "translations/ko.yml": "a: 하나\n", "translations/en.yml": "a: \"one {x}\"\n",
      ])
    let failed = try package.package("l10n", "check", "--format", "text")
    #expect(failed.status != 0)
    #expect(failed.output.contains("translations/en.yml:1:9: error: en 'a': '{x}' is not an argument"))
    try package.write("a: one\n", to: "translations/en.yml")
    #expect(try package.package("l10n", "check", "--strict").status == 0)
    let emitted = try package.package(
      "--allow-writing-to-package-directory", "l10n", "emit", "--output", "Sources/Texts")
    #expect(emitted.status == 0)
    #expect(emitted.output.contains("Wrote Sources/Texts/L10n.swift"))
  }
}
