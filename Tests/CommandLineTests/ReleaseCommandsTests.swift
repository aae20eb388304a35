import Foundation
import TestSupport
import Testing

@Suite("l10n-gen pack, sign and verify, from a tag to a retraction", .enabled(if: hasOpenSSL, "needs OpenSSL 3"))
struct ReleaseCommandsTests {
  @Test("a corrected translation is packed for a tag, signed, verified and retracted", arguments: [false, true])
  func release(submodule: Bool) throws {
    let app = try ReleasedApp(submodule: submodule)
    try app.write(korean: "가", english: "Typo")
    let packed = try app.pack()
    #expect(packed.status == 0, "\(packed.error)")
    #expect(packed.error.contains("v1.0: en 1 string (48 bytes)\n"), "\(packed.error)")
    let packs = try app.files(".pack")
    #expect(packs.count == 1)
    #expect(packs.values.first?.hasSuffix("Typo") == true)
    let reproduced = try app.run("verify", "--reproduce", "--releases", "v*")
    #expect(reproduced.status == 0, "\(reproduced.error)")
    try app.sign()
    #expect(try app.files(".unsigned").isEmpty)
    #expect(try app.run("verify").status == 0)
    let manifest = try app.manifest()
    #expect(manifest.text.contains("\nsequence 1795262400\nissued 2026-11-21T12:00:00Z\n"))
    #expect(manifest.text.contains("\npack en "))

    let retracted = try app.run("retract", "--to", "compiled")
    #expect(retracted.status == 0, "\(retracted.error)")
    try app.sign()
    #expect(try !app.manifest().text.contains("\npack "))
    #expect(try app.run("retract", "--to", "1795262400").status == 0)
    try app.sign()
    #expect(try app.manifest().text.contains("\npack en "))
    #expect(try app.run("verify").status == 0)
    #expect(try app.run("retract", "--to", "5").error.contains("no build has a release 5"))
  }

  @Test("a release with a time in the future is neither verified nor signed")
  func future() throws {
    let app = try ReleasedApp()
    try app.write(korean: "가", english: "Typo")
    _ = try app.pack(at: 32_503_680_000)
    let verified = try app.run("verify")
    #expect(verified.status == 1)
    #expect(verified.error.contains("from the future: it was issued at 3000-01-01T00:00:00Z"), "\(verified.error)")
    let signed = try app.run("sign", "--key", "online.pem")
    #expect(signed.status == 2)
    #expect(signed.error.contains("from the future"), "\(signed.error)")
    #expect(try app.files(".unsigned").count == 1)
  }

  @Test("the same input produces the same bytes, and an unchanged translation produces no packs")
  func reproducible() throws {
    let app = try ReleasedApp()
    _ = try app.pack()
    let first = try app.files(".l10n", ".unsigned", ".pack")
    #expect(first.count == 1)
    #expect(first.values.first?.contains("pack ") == false)
    let again = try app.pack()
    #expect(again.error.contains("v1.0: nothing differs"))
    #expect(try app.files(".l10n", ".unsigned", ".pack") == first)
  }

  @Test("another clone, in another folder, time zone and locale, produces the same bytes")
  func otherMachine() throws {
    let app = try ReleasedApp()
    try app.write(korean: "가나", english: "Typo")
    try app.repository.commit()
    let packed = try app.pack()
    #expect(packed.status == 0, "\(packed.error)")
    let first = try app.files(".unsigned", ".pack")
    #expect(first.count == 3)
    let folder = app.sandbox.directory
    let clone = try Command(["git", "clone", "-q", "--no-hardlinks", "app", "other/place"], in: folder).run()
    try #require(clone.status == 0, "\(clone.error)")
    // A folder that was filled in another order, at other times, lists its files in another order.
    let texts = folder.appending(path: "other/place/translations")
    for name in ["en.yml", "ko.yml"] {
      let bytes = try Data(contentsOf: texts.appending(path: name))
      try FileManager.default.removeItem(at: texts.appending(path: name))
      try bytes.write(to: texts.appending(path: name))
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: texts.appending(path: name).path)
    }
    let again = try app.sandbox.run(
      ["pack", "--app", "other/place", "--releases", "v*", "--out", "second"],
      environment: [
        "SOURCE_DATE_EPOCH": "1795262400", "TZ": "Asia/Seoul", "LC_ALL": "ko_KR.UTF-8", "HOME": folder.path,
      ])
    #expect(again.status == 0, "\(again.error)")
    for (name, text) in first { #expect(try app.sandbox.read("second/\(name)") == text, "\(name)") }
  }

  @Test("builds of older versions get the translations of their own branch")
  func branches() throws {
    let app = try ReleasedApp()
    try app.repository.git("checkout", "-qb", "release/1")
    try app.write(korean: "가", english: "Old")
    try app.repository.commit()
    try app.repository.git("checkout", "-q", "-")
    try app.sandbox.write("a: 가\nconsent: 동의\nb: 나\n", to: "app/translations/ko.yml")
    try app.sandbox.write("a: Typpo\nconsent: I agree\nb: B\n", to: "app/translations/en.yml")
    try app.repository.commit()
    try app.repository.git("tag", "v2.0")
    try app.sandbox.write("a: New\nconsent: I agree\nb: B\n", to: "app/translations/en.yml")
    let branch = "v1.*=release/1"
    let packed = try app.pack("--translations-for", branch)
    #expect(packed.status == 0, "\(packed.error)")
    #expect(packed.error.contains("v1.0: en 1 string (47 bytes)\nv2.0: en 1 string (47 bytes)\n"), "\(packed.error)")
    #expect(Set(try app.files(".pack").values.map { String($0.suffix(3)) }) == ["Old", "New"])
    let reproduced = try app.run("verify", "--reproduce", "--releases", "v*", "--translations-for", branch)
    #expect(reproduced.status == 0, "\(reproduced.error)")
    #expect(try app.run("verify", "--reproduce", "--releases", "v*").status == 1)
    for (wrong, reason) in [
      ("v1.*", "'v1.*' has no '='"), ("v9.*=release/1", "no git tag of"), ("v1.*=nowhere", "'nowhere' is neither"),
    ] {
      let refused = try app.pack("--translations-for", wrong)
      #expect(refused.status != 0)
      #expect(refused.error.contains(reason), "\(refused.error)")
    }
  }

  @Test("a staged release keeps the previous one for all others, and a wider stage selects the same installations")
  func stages() throws {
    let app = try ReleasedApp()
    try app.publish(english: "One")
    try app.write(korean: "가", english: "Two")
    #expect(try app.pack("--stage", "12.5%", at: 1_795_262_500).status == 0)
    try app.sign()
    let staged = try app.manifest().text.split(separator: "\n")
    let stage = try #require(staged.first { $0.hasPrefix("stage 1250 ") })
    #expect(staged.contains("previous 1795262400"))
    #expect(try app.pack("--stage", "50%", at: 1_795_262_600).status == 0)
    try app.sign()
    let wider = try app.manifest().text.split(separator: "\n")
    #expect(wider.contains("stage 5000 \(stage.suffix(8))"))
    #expect(wider.contains("previous 1795262400"))
    #expect(try app.pack(at: 1_795_262_700).status == 0)
    try app.sign()
    #expect(try !app.manifest().text.contains("stage"))
    for stage in ["0%", "101%", "x", "0.001"] { #expect(try app.pack("--stage", stage).status == 2) }
  }

  @Test("metadata keeps strings as they were built")
  func metadata() throws {
    let app = try ReleasedApp()
    try app.sandbox.write("consent: { ota: false }\na: { ota-since: v2 }\n", to: "app/translations/metadata.yml")
    try app.sandbox.write("a: 나\nconsent: 아니요\n", to: "app/translations/ko.yml")
    #expect(try app.pack().error.contains("nothing differs"))
    try app.sandbox.write("a: { ota-since: main }\n", to: "app/translations/metadata.yml")
    let refused = try app.pack()
    #expect(refused.status == 1)
    #expect(refused.error.contains("'main' has no number"), "\(refused.error)")
  }

  @Test("files that were changed after signing, or are missing, are found")
  func tampered() throws {
    let app = try ReleasedApp()
    try app.publish(english: "Typo")
    let (name, text) = try app.manifest()
    let pack = try #require(try app.files(".pack").first)
    func error() throws -> String {
      let run = try app.run("verify")
      #expect(run.status == 1)
      return run.error
    }
    try app.sandbox.write(text.replacingOccurrences(of: "runtime 1", with: "runtime 0"), to: "site/\(name)")
    #expect(try error().contains("the signature of this manifest is not by its key"))
    try app.sandbox.write(text.replacingOccurrences(of: " epoch 1 until", with: " epoch 2 until"), to: "site/\(name)")
    #expect(try app.run("verify").status == 2)
    try app.sandbox.write(text, to: "site/\(name)")
    try app.sandbox.write(pack.value + "!", to: "site/\(pack.key)")
    #expect(try error().contains("this pack isn't what its name says"))
    try FileManager.default.removeItem(at: app.sandbox.directory.appending(path: "site/\(pack.key)"))
    #expect(try error().contains("a manifest names this pack"))
  }

  @Test("a different key, a missing key and a command that signs are handled")
  func signers() throws {
    let app = try ReleasedApp()
    _ = try app.pack()
    #expect(try app.run("sign", "--key", "root.pem").error.contains("the signature is not by the key"))
    #expect(try app.run("sign").error.contains("name the key with one of"))
    #expect(try app.run("sign", "--key-env", "NO_SUCH").error.contains("'NO_SUCH' is not set"))
    #expect(try app.run("sign", "--sign-with", "echo no").error.contains("printed no signature"))
    #expect(try app.run("sign", "--sign-with", "exit 3").error.contains("the command failed"))
    #expect(try !app.files(".unsigned").isEmpty)
    let command = "cat > message; openssl pkeyutl -sign -rawin -inkey online.pem -in message | base64"
    let signed = try app.run("sign", "--sign-with", command)
    #expect(signed.status == 0, "\(signed.error)")
    #expect(try app.run("verify").status == 0)
    _ = try app.pack(at: 1_795_262_500)
    let key = try String(contentsOf: app.sandbox.directory.appending(path: "online.pem"), encoding: .utf8)
    let run = try app.sandbox.run(
      ["sign", "--app", "app", "site", "--key-env", "L10N_ONLINE_KEY"], environment: ["L10N_ONLINE_KEY": key])
    #expect(run.status == 0, "\(run.error)")
  }

  @Test("keys are files that other users can't read, and are never overwritten")
  func keys() throws {
    let app = try ReleasedApp()
    let path = app.sandbox.directory.appending(path: "online.pem").path
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    let again = try app.sandbox.run("sign", "--app", "app", "--new-key", "online.pem", "--root-key", "root.pem")
    #expect(again.status == 2)
    #expect(again.error.contains("online.pem"))
    let other = try app.sandbox.run("sign", "--app", "app", "--new-key", "new.pem", "--root-key", "online.pem")
    #expect(other.error.contains("is none of 'roots'"))
    // A new epoch after a key was stolen.
    let next = try app.sandbox.run(
      "sign", "--app", "app", "--new-key", "new.pem", "--root-key", "root.pem", "--epoch", "2")
    #expect(next.error.contains("for epoch 2 until"))
    _ = try app.pack()
    #expect(try app.run("sign", "--key", "new.pem").status == 0)
    #expect(try app.manifest().text.contains("\nepoch 2\n"))
  }

  @Test("translations with errors are refused, and tags that can't be published for are listed")
  func refusals() throws {
    let app = try ReleasedApp()
    try app.sandbox.write("a: '{'\nconsent: x\n", to: "app/translations/ko.yml")
    let broken = try app.pack()
    #expect(broken.status == 1)
    #expect(broken.error.hasSuffix("Nothing was written.\n"))
    #expect(try app.files(".l10n", ".unsigned", ".pack").isEmpty)
    try app.write(korean: "가", english: "A")
    let none = try app.sandbox.run("pack", "--app", "app", "--releases", "w*", "--out", "site")
    #expect(none.status == 2)
    #expect(none.error.contains("no git tag"))
    #expect(try app.sandbox.run("pack", "--app", "app", "--out", "site").error.contains("--releases is missing"))
    try app.sandbox.write("source: ko\n", to: "app/old.yml")
    try app.repository.git(
      "tag", "v0.5", try app.repository.git("commit-tree", "-m", "x", try app.repository.git("mktree", "--missing")))
    let packed = try app.pack()
    #expect(packed.error.contains("v0.5 is left out: it has no l10n.yml"), "\(packed.error)")
    #expect(packed.status == 0)
  }

  @Test("a key can't begin a line of the report, which others could read as a tag or as Markdown")
  func forgedReport() throws {
    let app = try ReleasedApp()
    let key = #""evil\n```\n--config=x: en 1 string (12 bytes)""#
    for (language, text) in [("ko", "가"), ("en", "A")] {
      try app.sandbox.write(
        "a: \(text)\nconsent: x\n\(key): Hi\n", to: "app/translations/\(language).yml")
    }
    try app.repository.commit()
    try app.repository.git("tag", "v2.0")
    try app.sandbox.write("a: B\nconsent: x\n\(key): [x, y]\n", to: "app/translations/en.yml")
    try app.sandbox.write("a: 가\nconsent: x\n\(key): [x, y]\n", to: "app/translations/ko.yml")
    let packed = try app.pack()
    #expect(packed.error.contains("evil\\u{a}```"), "\(packed.error)")
    let lines = packed.error.split(separator: "\n")
    #expect(!lines.contains { $0.hasPrefix("```") || $0.hasPrefix("--") }, "\(packed.error)")
  }

  @Test("the signatures of manifests can be checked before there are packs")
  func signaturesAlone() throws {
    let app = try ReleasedApp()
    try app.publish(english: "Typo")
    try FileManager.default.removeItem(at: app.sandbox.directory.appending(path: "site/app.test/packs"))
    let sound = try app.run("verify", "--signatures")
    #expect(sound.status == 0)
    #expect(sound.error == "Verified the signatures of 2 manifests.\n")
    #expect(try app.run("verify").status == 1)
    let (name, text) = try app.manifest()
    try app.sandbox.write(text.replacing("expires 2", with: "expires 3"), to: "site/\(name)")
    let forged = try app.run("verify", "--signatures")
    #expect(forged.status != 0, "\(text) \(forged.error)")
  }
}
