import Testing

@testable import L10nCatalog
@testable import L10nText

@Suite("Reading 'updates' of l10n.yml")
struct UpdatesReaderTests {
  private static let root = "ed25519:AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE="

  private func settings(_ fields: String) -> (settings: UpdateSettings?, problems: [String]) {
    let text = "source: ko\nupdates:\n" + fields.split(separator: "\n").map { "  \($0)\n" }.joined()
    switch ConfigurationReader.read(SourceFile(path: "l10n.yml", bytes: Array(text.utf8))) {
    case .configuration(let configuration): return (configuration.emission.updates, [])
    case .problems(let problems): return (nil, problems.map { "\($0.location.line): \($0.message)" })
    }
  }

  @Test("all fields are read, and missing ones have defaults")
  func fields() {
    let full = settings(
      """
      url: https://texts.example.com/l10n/
      catalog: app.dabom.ios
      channel: beta
      roots: ["\(Self.root)"]
      certificate: keys/online.txt
      """)
    #expect(
      full.settings
        == UpdateSettings(
          url: "https://texts.example.com/l10n", catalog: "app.dabom.ios", channel: "beta", roots: [Self.root],
          certificate: "keys/online.txt"))
    #expect(full.settings?.rootKeys == [[UInt8](repeating: 1, count: 32)])
    let least = settings("url: http://localhost:8080\ncatalog: a\nroots: ['\(Self.root)']").settings
    #expect(least?.channel == "production")
    #expect(least?.certificate == "updates.certificate")
  }

  @Test(
    "each mistake is reported with its line",
    arguments: [
      ("catalog: a\nroots: ['\(root)']", "3: 'url' is missing"),
      ("url: https://a.b\nroots: ['\(root)']", "3: 'catalog' is missing"),
      ("url: https://a.b\ncatalog: a", "3: 'roots' is missing"),
      ("url: http://a.b\ncatalog: a\nroots: ['\(root)']", "3: 'http://a.b' is not an address"),
      ("url: https://\ncatalog: a\nroots: ['\(root)']", "3: 'https://' is not an address"),
      ("url: http://localhost.evil.com\ncatalog: a\nroots: ['\(root)']", "3: 'http://localhost.evil.com' is not"),
      ("url: https://a.b/?x=1\ncatalog: a\nroots: ['\(root)']", "3: the address of releases has no '?'"),
      ("url: https://a.b\ncatalog: a/b\nroots: ['\(root)']", "4: 'a/b' can't be a part of an address"),
      ("url: https://a.b\ncatalog: a\nchannel: packs\nroots: ['\(root)']", "5: 'packs' is the directory of all packs"),
      ("url: https://a.b\ncatalog: ..\nroots: ['\(root)']", "4: '..' can't be a part of an address"),
      ("url: https://a.b\ncatalog: a\nroots: ['ed25519:AQE=']", "5: 'ed25519:AQE=' is not a public key"),
      ("url: https://a.b\ncatalog: a\nroots: ['\(root)', '\(root)']", "5: '\(root)' is written twice"),
      ("url: https://a.b\ncatalog: a\nrots: ['\(root)']", "unknown field 'rots' in 'updates'; did you mean 'roots'?"),
    ])
  func mistakes(_ fields: String, _ problem: String) {
    let problems = settings(fields).problems
    #expect(problems.contains { $0.contains(problem) }, "\(problems)")
  }
}
