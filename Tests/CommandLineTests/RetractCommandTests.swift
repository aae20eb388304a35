import Foundation
import TestSupport
import Testing

@Suite("l10n-gen retract, and reuse of earlier releases", .enabled(if: hasOpenSSL, "needs OpenSSL 3"))
struct RetractCommandTests {
  @Test("builds that were tagged after a release return to their compiled strings when the others return to it")
  func retractedToBeforeTag() throws {
    let app = try ReleasedApp()
    try app.publish(english: "One")
    try app.repository.commit()
    try app.repository.git("tag", "v2.0")
    try app.publish(english: "Two", at: 1_795_262_500)
    let retracted = try app.run("retract", "--to", "1795262400")
    #expect(retracted.status == 0, "\(retracted.error)")
    #expect(retracted.error.contains("has no release 1795262400; it returns to its compiled strings"))
    #expect(retracted.error.contains(": release 1795262400 of 2026-11-21T12:00:00Z, en 1 string (47 bytes)\n"))
    #expect(retracted.error.contains(": the compiled strings\n"))
    #expect(try app.files(".unsigned").values.count { $0.contains("\npack en ") } == 1)
    #expect(try app.files(".unsigned").count == 2)
  }

  @Test("unsigned parts of a release aren't reused, since the host may be compromised")
  func forgedRelease() throws {
    let app = try ReleasedApp()
    try app.publish(english: "One")
    let (name, text) = try app.manifest()
    let copy = name.replacingOccurrences(of: ".l10n", with: "-1795262400.l10n")
    let forged = text.replacingOccurrences(of: "sequence 1795262400", with: "sequence 18446744073709551615")
    for path in [name, copy] {
      try app.sandbox.write(forged, to: "site/\(path)")
      let runs = try [
        app.pack("--stage", "10%", at: 1_795_262_500), app.run("retract", "--to", "1795262400"),
        app.run("retract", "--to", "current"),
      ]
      for run in path == name ? runs : [runs[1]] {
        #expect(run.status == 2)
        #expect(run.error.contains("the signature of this manifest is not by its key"), "\(run.error)")
      }
      try app.sandbox.write(text, to: "site/\(path)")
    }
  }

  @Test("an expired release can be replaced, renewed and retracted, and is reported until then")
  func over() throws {
    let app = try ReleasedApp()
    try app.publish(english: "One", at: 1_748_000_000)
    let over = try app.run("verify")
    #expect(over.status == 1)
    #expect(over.error.contains("this manifest ended at "), "\(over.error)")
    #expect(try app.pack(at: 1_795_262_500).status == 0)
    #expect(try app.run("verify").status == 0)
    #expect(try app.run("verify", "--reproduce", "--releases", "v*").status == 0)
    for destination in ["current", "compiled"] {
      #expect(try app.run("retract", "--to", destination).status == 0)
      let verified = try app.run("verify")
      #expect(verified.status == 0, "\(verified.error)")
    }
  }

  @Test("a renewed release is the same for its users")
  func renewed() throws {
    let app = try ReleasedApp()
    try app.publish(english: "One")
    try app.write(korean: "나", english: "Two")
    let packed = try app.pack("--stage", "10%", at: 1_795_262_500)
    #expect(packed.error.contains("other installations keep release 1795262400 of 2026-11-21T12:00:00Z"))
    try app.sign()
    let before = try app.manifest().text.split(separator: "\n")
    try app.write(korean: "다", english: "Three")
    let renewed = try app.run("retract", "--to", "current")
    #expect(renewed.status == 0, "\(renewed.error)")
    try app.sign()
    let after = try app.manifest().text.split(separator: "\n")
    let isOfTime = { (line: Substring) in
      ["sequence", "issued", "expires", "signature"].contains { line.hasPrefix($0 + " ") }
    }
    #expect(before.filter { !isOfTime($0) } == after.filter { !isOfTime($0) })
    #expect(Set(before).intersection(after).count == before.count - 4)
    #expect(try app.run("verify").status == 0)
  }

  @Test("nothing of an ended epoch is reused, because a stolen key may have signed it")
  func overEpoch() throws {
    let app = try ReleasedApp()
    try app.publish(english: "One")
    let key = try app.sandbox.run(
      "sign", "--app", "app", "--new-key", "next.pem", "--root-key", "root.pem", "--epoch", "2")
    #expect(key.status == 0, "\(key.error)")
    for release in ["1795262400", "current"] {
      #expect(try app.run("retract", "--to", release).error.contains("no build has a release"))
    }
    #expect(try app.pack("--stage", "10%", at: 1_795_262_500).status == 0)
    #expect(try app.files(".unsigned").values.allSatisfy { !$0.contains("previous ") })
  }
}
