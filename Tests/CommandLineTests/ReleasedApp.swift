import Foundation
import TestSupport
import Testing

/// An app with the tag `v1.0`, whose translations may be a submodule.
final class ReleasedApp {
  let sandbox: Sandbox
  let repository: ScratchRepository

  init(submodule: Bool = false) throws {
    sandbox = try Sandbox()
    let root = try sandbox.run("sign", "--new-root", "root.pem")
    try #require(root.status == 0, "\(root.error)")
    repository = try ScratchRepository(in: sandbox, at: "app")
    let key = root.output.trimmingCharacters(in: .newlines)
    try sandbox.write(
      "source: ko\nupdates: { url: 'https://a.example', catalog: app.test, roots: ['\(key)'] }\n", to: "app/l10n.yml")
    let signed = try sandbox.run("sign", "--app", "app", "--new-key", "online.pem", "--root-key", "root.pem")
    try #require(signed.status == 0, "\(signed.error)")
    if submodule {
      let texts = try ScratchRepository(in: sandbox, at: "texts")
      try write(korean: "가", english: "Typpo", in: "texts")
      try texts.commit()
      try repository.git("submodule", "add", "-q", texts.directory.path, "translations")
    } else {
      try write(korean: "가", english: "Typpo")
    }
    try repository.commit()
    try repository.git("tag", "v1.0")
  }

  func write(korean: String, english: String, in directory: String = "app/translations") throws {
    try sandbox.write("a: \(korean)\nconsent: 동의\n", to: "\(directory)/ko.yml")
    try sandbox.write("a: \(english)\nconsent: I agree\n", to: "\(directory)/en.yml")
  }

  func pack(_ arguments: String..., at time: Int = 1_795_262_400) throws -> Sandbox.Run {
    try sandbox.run(
      ["pack", "--app", "app", "--releases", "v*", "--out", "site"] + arguments,
      environment: ["SOURCE_DATE_EPOCH": String(time)])
  }

  /// Writes a correction, and packs and signs it.
  func publish(english: String, at time: Int = 1_795_262_400) throws {
    try write(korean: "가", english: english)
    let packed = try pack(at: time)
    try #require(packed.status == 0, "\(packed.error)")
    try sign()
  }

  /// Signs the packed release.
  func sign() throws {
    let signed = try run("sign", "--key", "online.pem")
    try #require(signed.status == 0, "\(signed.error)")
  }

  func run(_ command: String, _ arguments: String...) throws -> Sandbox.Run {
    try sandbox.run([command, "--app", "app", "site"] + arguments)
  }

  /// Returns the files of the site: their names and, for manifests, the lines that aren't about keys.
  func files(_ suffixes: String...) throws -> [String: String] {
    let site = sandbox.directory.appending(path: "site")
    let names = FileManager.default.enumerator(atPath: site.path)?.compactMap { $0 as? String } ?? []
    return try Dictionary(
      uniqueKeysWithValues: names.filter { name in suffixes.contains { name.hasSuffix($0) } }.map { name in
        (name, String(decoding: try Data(contentsOf: site.appending(path: name)), as: UTF8.self))
      })
  }

  /// Returns the only manifest that apps read.
  func manifest() throws -> (name: String, text: String) {
    let files = try files(".l10n").filter { !$0.key.dropLast(5).suffix(11).contains("-") }
    try #require(files.count == 1)
    return try #require(files.first.map { ($0.key, $0.value) })
  }
}

/// A Boolean value indicating whether the tests can sign.
let hasOpenSSL: Bool = {
  let run = try? Command(["openssl", "version"]).run()
  return run?.output.split(separator: " ").dropFirst().first.map { ($0.first?.wholeNumberValue ?? 0) >= 3 } ?? false
}()
