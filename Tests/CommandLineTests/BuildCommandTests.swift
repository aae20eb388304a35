import Foundation
import TestSupport
import Testing

@Suite("l10n-gen build")
struct BuildCommandTests {
  private static let files = [
    "l10n.yml": "source: ko\n", "translations/ko.yml": "a: 하나\n", "translations/en.yml": "a: one\nb: two\n",
  ]

  private func build(_ sandbox: Sandbox) throws -> Sandbox.Run {
    try FileManager.default.createDirectory(
      at: sandbox.directory.appending(path: "work"), withIntermediateDirectories: true)
    return try sandbox.run("build", "--config", "l10n.yml", "--work-directory", "work", "--target", "App")
  }

  /// Returns the file system's identity of each generated file.
  private func identities(_ sandbox: Sandbox) throws -> [String: Int] {
    let names = sandbox.files(below: "work").filter { $0.hasSuffix(".swift") }
    return try Dictionary(
      uniqueKeysWithValues: names.map { name in
        let path = sandbox.directory.appending(path: "work/\(name)").path
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        return (name, attributes[.systemFileNumber] as? Int ?? 0)
      })
  }

  @Test("the files are written, and the findings are printed in the compiler's format")
  func first() throws {
    let sandbox = try Sandbox(Self.files)
    let run = try build(sandbox)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("/"))
    #expect(run.output.contains("/translations/en.yml:2:1: warning: en: 'b' is not a key in ko"))
    #expect(try sandbox.read("work/L10nGen.swift").contains("var a: String"))
    #expect(try sandbox.read("work/L10nGen+Tables.swift").contains("하나"))
  }

  @Test("a build without changes prints the same findings and doesn't touch generated files")
  func unchanged() throws {
    let sandbox = try Sandbox(Self.files)
    let first = try build(sandbox)
    let files = try identities(sandbox)
    // A change within the same clock tick would go unnoticed, so only the third build can be sure that there was none.
    #expect(try build(sandbox).output == first.output)
    Thread.sleep(forTimeInterval: 3.1)
    #expect(try build(sandbox).output == first.output)
    let recorded = try sandbox.read("work/l10n-gen.stamp")
    #expect(recorded.contains("translations/ko.yml"))
    #expect(try build(sandbox).output == first.output)
    #expect(try identities(sandbox) == files)
    #expect(try sandbox.read("work/l10n-gen.stamp") == recorded)
  }

  @Test("every change is noticed, even after a long time without changes")
  func changes() throws {
    let sandbox = try Sandbox(Self.files)
    Thread.sleep(forTimeInterval: 3.1)
    _ = try build(sandbox)
    #expect(try sandbox.read("work/l10n-gen.stamp").contains("translations/ko.yml"))
    try sandbox.write("a: 둘둘\n", to: "translations/ko.yml")
    _ = try build(sandbox)
    #expect(try sandbox.read("work/L10nGen+Tables.swift").contains("둘둘"))
    try sandbox.write("c: 셋\n", to: "translations/more/ko.yml")
    _ = try build(sandbox)
    #expect(try sandbox.read("work/L10nGen+Tables.swift").contains("셋"))
    try FileManager.default.removeItem(at: sandbox.directory.appending(path: "translations/more"))
    _ = try build(sandbox)
    #expect(try !sandbox.read("work/L10nGen+Tables.swift").contains("셋"))
    try sandbox.write("source: ko\noutput: { enum: Texts }\n", to: "l10n.yml")
    _ = try build(sandbox)
    #expect(try sandbox.read("work/L10nGen.swift").contains("enum Texts"))
    try FileManager.default.removeItem(at: sandbox.directory.appending(path: "work/L10nGen.swift"))
    _ = try build(sandbox)
    #expect(sandbox.exists("work/L10nGen.swift"))
  }

  @Test("an error is reported in every build, and leaves the generated files unchanged")
  func errors() throws {
    let sandbox = try Sandbox(Self.files)
    _ = try build(sandbox)
    let before = try identities(sandbox)
    try sandbox.write("a: \"{x\"\n", to: "translations/ko.yml")
    for _ in 1...2 {
      let run = try build(sandbox)
      #expect(run.status == 1)
      #expect(run.output.contains("ko.yml:1:5: error: ko 'a': the argument `x`"))
    }
    #expect(try identities(sandbox) == before)
  }

  @Test("an error in a translation is a warning in a build, which continues without the text")
  func translationErrors() throws {
    let sandbox = try Sandbox(Self.files)
    try sandbox.write("a: \"{x}\"\n", to: "translations/en.yml")
    let run = try build(sandbox)
    #expect(run.status == 0)
    #expect(run.output.contains("en.yml:1:5: warning: en 'a': '{x}' is not an argument"))
    #expect(!run.output.contains(" error: "))
    #expect(try !sandbox.read("work/L10nGen+Tables.swift").contains("{x}"))
    try sandbox.write("source: ko\nstrict: true\n", to: "l10n.yml")
    let strict = try build(sandbox)
    #expect(strict.status == 1)
    #expect(strict.output.contains("en.yml:1:5: error: en 'a': '{x}' is not an argument"))
  }

  @Test("the findings in the baseline don't count, and a changed baseline is noticed")
  func baseline() throws {
    let sandbox = try Sandbox(Self.files)
    try sandbox.write("source: ko\nbaseline: known.yml\n", to: "l10n.yml")
    #expect(try build(sandbox).error.contains("known.yml: there is no such file"))
    _ = try sandbox.run("check", "--write-baseline", "known.yml")
    Thread.sleep(forTimeInterval: 3.1)
    #expect(try build(sandbox).output == "")
    try sandbox.write("version: 2\n", to: "known.yml")
    #expect(try build(sandbox).output.contains("en.yml:2:1: warning"))
  }

  @Test("a record that is damaged or can't be written only costs time")
  func record() throws {
    let sandbox = try Sandbox(Self.files)
    for text in ["", "l10n-gen build record 1\n", "l10n-gen build record 9\n\n", "\u{0}\n\n\n"] {
      try sandbox.write(text, to: "work/l10n-gen.stamp")
      let run = try build(sandbox)
      #expect(run.status == 0)
      #expect(run.output.contains("is not a key in ko"))
    }
  }

  @Test("a replaced file has a time that is later by whole seconds")
  func seconds() throws {
    let sandbox = try Sandbox(Self.files)
    func modified() throws -> Int {
      let path = sandbox.directory.appending(path: "work/L10nGen+Tables.swift").path
      let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
      return Int(date?.timeIntervalSince1970 ?? 0)
    }
    _ = try build(sandbox)
    var last = try modified()
    for text in ["둘", "셋", "넷"] {
      try sandbox.write("a: \(text)\n", to: "translations/ko.yml")
      _ = try build(sandbox)
      #expect(try modified() > last)
      last = try modified()
    }
  }

  @Test(
    "a build, which can't write names, shows the package's command that can",
    arguments: [("", ""), ("Sources/App/", " --config Sources/App/l10n.yml")])
  func namesOfPackage(folder: String, option: String) throws {
    let sandbox = try Sandbox([
      "\(folder)l10n.yml": "source: en\ntranslations: Localizable.xcstrings\n",
      "\(folder)Localizable.xcstrings": #"{"sourceLanguage": "en", "strings": {"Sign in": {}}, "version": "1.0"}"#,
      "Package.swift": "",
    ])
    let run = try sandbox.run(
      "build", "--config", "\(folder)l10n.yml", "--work-directory", ".", "--target", "App")
    let command = "'swift package --allow-writing-to-package-directory l10n check --fix\(option)'"
    #expect(run.output.contains("note: a build can't write names.yml"), "\(run.output)")
    #expect(run.output.contains(command), "\(run.output)")
  }
}
