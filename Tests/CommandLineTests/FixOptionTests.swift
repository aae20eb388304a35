import Foundation
import TestSupport
import Testing

@Suite("l10n-gen check --fix")
struct FixOptionTests {
  private static let configuration = "source: ko\noutput: { directory: Generated }\n"

  @Test("files aren't touched if there is nothing to fix, and the findings are those of a plain check")
  func nothing() throws {
    let sandbox = try Sandbox([
      "l10n.yml": Self.configuration, "translations/ko.yml": "a: 하나\nb: 둘\n", "translations/en.yml": "a: one\n",
    ])
    let path = sandbox.directory.appending(path: "translations/en.yml").path
    let before = try FileManager.default.attributesOfItem(atPath: path)
    let plain = try sandbox.run("check")
    let run = try sandbox.run("check", "--fix")
    #expect(run.status == 0)
    #expect(run.output == plain.output)
    #expect(run.error == "Nothing was fixed.\n")
    let after = try FileManager.default.attributesOfItem(atPath: path)
    #expect(before[.modificationDate] as? Date == after[.modificationDate] as? Date)
    #expect(before[.systemFileNumber] as? Int == after[.systemFileNumber] as? Int)
    #expect(try sandbox.run("check", "--fix", "--strict").status == 1)
  }

  @Test("a missing directory is reported as without the option")
  func noDirectory() throws {
    let sandbox = try Sandbox(["l10n.yml": Self.configuration])
    let run = try sandbox.run("check", "--fix")
    #expect(run.status == 2)
    #expect(run.error.contains("translations: there is no such directory"))
  }

  /// Bundles with two texts to fix in one file and one in another.
  private static let files = [
    "l10n.yml": configuration,
    "translations/ko.yml": "# 설명\na: 저장\nb: 취소\nc: 열기 # 왜\n",
    "translations/en.yml": "# why\na: \"Save \"  # why\nb: 'Can\u{200B}cel'\nc: Open",
    "translations/zh-Hans.yml": "a: &save |-\n  保存\u{200B}\nb: 取消\nc: *save\n",
  ]
  private static let fixed = [
    "translations/ko.yml": files["translations/ko.yml"],
    "translations/en.yml": "# why\na: \"Save\"  # why\nb: 'Cancel'\nc: Open",
    "translations/zh-Hans.yml": "a: &save |-\n  保存\nb: 取消\nc: *save\n",
  ]

  private func isFixed(_ sandbox: Sandbox) throws -> Bool {
    try Self.fixed.allSatisfy { try sandbox.read($0.key) == $0.value }
  }

  @Test("texts are fixed in place, each change is reported, and a second run changes nothing")
  func fixing() throws {
    let sandbox = try Sandbox(Self.files)
    #expect(try sandbox.run("check", "--strict").status == 1)
    let run = try sandbox.run("check", "--fix", "--strict")
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.hasSuffix("Nothing to report.\n"))
    #expect(
      run.error == """
        translations/en.yml:2:9: fixed: 'Save ' → 'Save' [edge-whitespace]
        translations/en.yml:3:8: fixed: 'Can\\u{200b}cel' → 'Cancel' [control-character]
        translations/zh-Hans.yml:2:5: fixed: '保存\\u{200b}' → '保存' [control-character]
        Fixed 3 findings in 2 files.

        """)
    #expect(try isFixed(sandbox))
    let again = try sandbox.run("check", "--fix", "--strict")
    #expect(again.status == 0)
    #expect(again.error == "Nothing was fixed.\n")
    #expect(sandbox.files(below: "translations") == ["en.yml", "ko.yml", "zh-Hans.yml"])
  }

  @Test("findings of a disabled rule aren't fixed, and a finding that can't be fixed shows the reason")
  func left() throws {
    var files = Self.files
    files["translations/en.yml"] = "a: ' Save '\nb: Cancel\nc: Open\n"
    files["translations/ko.yml"] = "a: ' 저장 '\nb: '취소: '\nc: 열기\n"
    let sandbox = try Sandbox(files)
    let run = try sandbox.run("check", "--fix", "--rule", "control-character=off")
    #expect(try sandbox.read("translations/en.yml") == files["translations/en.yml"])
    #expect(try sandbox.read("translations/zh-Hans.yml") == files["translations/zh-Hans.yml"])
    #expect(
      run.output.contains("(not fixed, because the fixed text needs quotes; write it in double quotes)"))
    #expect(run.error == "Nothing was fixed.\n")
    let json = try sandbox.run("check", "--fix", "--rule", "control-character=off", "--format", "json")
    #expect(!json.output.contains("\"fixable\": true") && !json.output.contains("\"fixable\":true"))
  }

  @Test("a file with errors is unchanged, and the others are fixed")
  func errors() throws {
    var files = Self.files
    files["translations/en.yml"] = "a: 'Save '\n<<<<<<< ours\nb: Cancel\n=======\nb: Stop\n>>>>>>> theirs\n"
    let sandbox = try Sandbox(files)
    let run = try sandbox.run("check", "--fix")
    #expect(run.status == 1)
    #expect(try sandbox.read("translations/en.yml") == files["translations/en.yml"])
    #expect(try sandbox.read("translations/zh-Hans.yml") == Self.fixed["translations/zh-Hans.yml"])
    #expect(run.error.hasSuffix("Fixed 1 finding in 1 file.\n"))
  }

  @Test("a link is still a link after fixing")
  func link() throws {
    let sandbox = try Sandbox(Self.files)
    let path = sandbox.directory.appending(path: "translations/en.yml").path
    try FileManager.default.createDirectory(
      at: sandbox.directory.appending(path: "translations/.texts"), withIntermediateDirectories: true)
    try FileManager.default.moveItem(
      atPath: path, toPath: sandbox.directory.appending(path: "translations/.texts/en.yml").path)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: ".texts/en.yml")
    #expect(try sandbox.run("check", "--fix").status == 0)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == ".texts/en.yml")
    #expect(try isFixed(sandbox))
  }

  @Test(
    "a file that can't be written is reported with status 2, and is unchanged",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func unwritable() throws {
    var files = Self.files
    files["translations/en.yml"] = "a: 'Save '\nb: Cancel\nc: Open # " + String(repeating: "x", count: 2_000) + "\n"
    let sandbox = try Sandbox(files)
    // In a test, a limit on the size of files, in units of 1,024 bytes, replaces a full disk.
    _ = try sandbox.script("ulimit -f 1; exec \"$0\" check --fix --format xcode 2>&1 >/dev/null | cat > told")
    let told = try sandbox.read("told")
    #expect(told.contains("error: translations/en.yml: File too large\n"))
    #expect(told.contains("Fixed 1 finding in 1 file.\n"))
    #expect(try sandbox.read("translations/en.yml") == files["translations/en.yml"])
    #expect(try sandbox.read("translations/zh-Hans.yml") == Self.fixed["translations/zh-Hans.yml"])
    #expect(sandbox.files(below: "translations") == ["en.yml", "ko.yml", "zh-Hans.yml"])
  }

  @Test("a run that is killed at any time leaves old or new files, and the next one finishes")
  func killed() throws {
    for milliseconds in stride(from: 0, to: 60, by: 6) {
      let sandbox = try Sandbox(Self.files)
      let running = try sandbox.start(["check", "--fix"])
      Thread.sleep(forTimeInterval: Double(milliseconds) / 1000)
      running.kill()
      _ = try running.finish()
      for (path, text) in Self.fixed {
        let left = try sandbox.read(path)
        #expect(left == text || left == Self.files[path])
      }
      #expect(try sandbox.run("check", "--fix").status == 0)
      #expect(try isFixed(sandbox))
      #expect(sandbox.files(below: "translations").count == 3)
    }
  }

  @Test("only one of two simultaneous runs fixes the files")
  func together() throws {
    for _ in 0..<5 {
      let sandbox = try Sandbox(Self.files)
      let runs = try [sandbox.start(["check", "--fix"]), sandbox.start(["check", "--fix"])].map { try $0.finish() }
      #expect(runs.map(\.status) == [0, 0])
      #expect(runs.filter { $0.error == "Nothing was fixed.\n" }.count == 1)
      #expect(try isFixed(sandbox))
    }
  }
}
