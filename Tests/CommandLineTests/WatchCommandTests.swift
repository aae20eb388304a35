import Foundation
import TestSupport
import Testing

@Suite("l10n-gen watch")
struct WatchCommandTests {
  static let files = [
    "l10n.yml": "source: ko\noutput: { directory: Generated }\n",
    "translations/ko.yml": "title: 제목\n",
    "translations/en.yml": "title: Title\n",
  ]

  @Test("a line for each run has what changed, the findings and the files that were written")
  func runs() throws {
    let watch = try Watch(Self.files)
    defer { watch.end() }
    #expect(try watch.line(1).contains("started: no findings; wrote "))
    try watch.sandbox.write("title: 제목\nopen: 열림\n", to: "translations/ko.yml")
    let changed = try watch.line(2)
    #expect(changed.contains("  translations/ko.yml: 1 warning; wrote ") || changed.contains("1 error"), "\(changed)")
    let code = try watch.sandbox.files(below: "Generated").map { try watch.sandbox.read("Generated/\($0)") }.joined()
    #expect(code.contains("open"))
    try watch.sandbox.write("title: \"Title\n", to: "translations/en.yml")
    let broken = try watch.line(3)
    #expect(
      broken.contains("translations/en.yml: 1 error") && broken.contains("translations/en.yml:1:8: error: "),
      "\(broken)")
    try watch.sandbox.write("title: Title\nopen: Open\n", to: "translations/en.yml")
    #expect(try watch.line(4).contains("translations/en.yml: no findings; "))
  }

  @Test("files that come, go, or are replaced by another one under their name are noticed")
  func replaced() throws {
    let watch = try Watch(Self.files)
    defer { watch.end() }
    _ = try watch.line(1)
    try watch.sandbox.write("title: 새 제목\n", to: "saved")
    let manager = FileManager.default
    let place = { (path: String) in watch.sandbox.directory.appending(path: path) }
    try manager.removeItem(at: place("translations/ko.yml"))
    try manager.moveItem(at: place("saved"), to: place("translations/ko.yml"))
    #expect(try watch.line(2).contains("  translations/ko.yml: no findings; wrote "))
    try watch.sandbox.write("title: Titre\n", to: "translations/fr.yml")
    #expect(try watch.line(3).contains("  translations/fr.yml: no findings; wrote "))
    try manager.removeItem(at: place("translations/fr.yml"))
    #expect(try watch.line(4).contains("  translations/fr.yml: no findings; wrote "))
    // A backup of an editor isn't a translation file.
    try watch.sandbox.write("x", to: "translations/ko.yml~")
    try watch.sandbox.write("title: { description: About }\n", to: "translations/metadata.yml")
    #expect(try watch.line(5).contains("  translations/metadata.yml: no findings; "))
  }

  @Test("strings of other platforms are compared, and their changes are noticed")
  func platforms() throws {
    let resources = "<resources>\n    <string name=\"title\">가게</string>\n</resources>\n"
    let watch = try Watch([
      "l10n.yml": "source: ko\nsources: [android]\n", "translations/ko.yml": "title: 제목\n",
      "android/values/strings.xml": resources,
    ])
    defer { watch.end() }
    #expect(try watch.line(1).hasSuffix("started: 1 warning"))
    try watch.sandbox.write(resources.replacing("가게", with: "제목"), to: "android/values/strings.xml")
    #expect(try watch.line(2).hasSuffix("  android/values/strings.xml: no findings"))
  }

  @Test("a broken configuration or a missing directory is reported, and the next run goes on")
  func configuration() throws {
    let watch = try Watch(Self.files)
    defer { watch.end() }
    _ = try watch.line(1)
    try watch.sandbox.write("sorce: ko\n", to: "l10n.yml")
    #expect(try watch.line(2).contains("  l10n.yml: not run: l10n.yml:1:1: error: "))
    try watch.sandbox.write("source: ko\n", to: "l10n.yml")
    #expect(try watch.line(3).hasSuffix("  l10n.yml: no findings"))
    let manager = FileManager.default
    let place = { (path: String) in watch.sandbox.directory.appending(path: path) }
    try manager.moveItem(at: place("translations"), to: place("away"))
    #expect(try watch.line(4).contains("not run: translations: error: "))
    try manager.moveItem(at: place("away"), to: place("translations"))
    #expect(try watch.line(5).hasSuffix(": no findings"))
  }

  @Test("several files written one after another are one run, and tables that a run writes start no other one")
  func bursts() throws {
    var files = Self.files
    files["l10n.yml"] = "source: ko\ntables:\n  - { path: App/InfoPlist.xcstrings, keys: { title: [CFBundleName] } }\n"
    for number in 0..<8 { files["translations/ko/n\(number).yml"] = "a: 가\n" }
    files["translations/ko.yml"] = "title: 제목\n"
    let watch = try Watch(files)
    defer { watch.end() }
    _ = try watch.line(1)
    try watch.sandbox.write("title: 다른 제목\n", to: "translations/ko.yml")
    #expect(try watch.line(2).contains("wrote 1 file"))
    for number in 0..<8 { try watch.sandbox.write("a: 나\n", to: "translations/ko/n\(number).yml") }
    #expect(try watch.line(3).contains("translations/ko/n0.yml, "))
    try watch.sandbox.write("title: 제목\n", to: "translations/ko.yml")
    // The line of this change is the fourth or, if the burst was slow, a later one; none is about the table alone.
    let lines = try watch.lines { $0.contains("  translations/ko.yml: ") && $0.contains("wrote 1 file") }
    #expect(lines.allSatisfy { !$0.contains("  App/InfoPlist.xcstrings: ") }, "\(lines)")
  }
}

/// The tool while it watches a directory.
private final class Watch {
  let sandbox: Sandbox
  private let command: Command.Running
  /// The time that a slow machine may need for a run, in seconds.
  private static let patience = 60.0

  init(_ files: [String: String]) throws {
    sandbox = try Sandbox(files)
    command = try sandbox.start(["watch"])
  }

  /// Waits for a line, counted from 1.
  func line(_ number: Int) throws -> String {
    try printed { $0.count >= number }[number - 1]
  }

  /// Waits until one of the lines after the third matches, and returns all lines.
  func lines(_ isLast: (String) -> Bool) throws -> [String] {
    try printed { $0.dropFirst(3).contains(where: isLast) }
  }

  private func printed(until areEnough: ([String]) -> Bool) throws -> [String] {
    let start = Date()
    while true {
      let lines = try command.printed().split(separator: "\n").map(String.init)
      if areEnough(lines) { return lines }
      struct Late: Error { var lines: [String] }
      guard Date().timeIntervalSince(start) < Self.patience else { throw Late(lines: lines) }
      Thread.sleep(forTimeInterval: 0.05)
    }
  }

  /// Ends the tool immediately.
  func end() {
    command.kill()
    _ = try? command.finish()
  }
}
