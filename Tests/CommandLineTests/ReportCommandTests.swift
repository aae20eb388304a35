import Foundation
import TestSupport
import Testing

/// The content of the page is tested in a browser, by `scripts/check-report.py`.
@Suite("l10n-gen report")
struct ReportCommandTests {
  private static let files = [
    "l10n.yml": "source: ko\nlanguages: [ko, en]\n",
    "translations/ko.yml": "store:\n  reviews: \"{count, plural, other {리뷰 #개}}\"\n  name: 가게\n",
    "translations/en.yml": "store:\n  reviews: \"{count, plural, one {# review} other {# reviews}} \"\n",
    "translations/metadata.yml": """
    store.reviews:
      description: On a store's page
      context: The map
      max-width: 40
      renamed-from: store.ratings
      state: { en: needs-review }
    store.name: { deprecated: Use title }

    """,
    "translations/terms.yml": "terms:\n- { ko: 리뷰, en: [review] }\n",
  ]

  /// Returns the document that is printed for programs.
  private func document(_ sandbox: Sandbox, _ options: String...) throws -> [String: Any] {
    let run = try sandbox.run(["report", "--format", "json"] + options)
    #expect(run.status == 0, "\(run.error)")
    return try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
  }

  @Test("the document has everything that is known about a message")
  func message() throws {
    let run = try Sandbox(Self.files).run("report", "--format", "json")
    let line = try #require(run.output.split(separator: "\n").first { $0.contains("\"key\":\"store.reviews\"") })
    #expect(
      line == """
        {"key":"store.reviews","namespace":"store","accessor":"L10n.Store.reviews(count: Int) -> String",\
        "formerKey":"store.ratings","description":"On a store's page","context":"The map","maxWidth":40,\
        "terms":[{"word":"리뷰","words":{"en":["review"]}}],"languages":{\
        "ko":{"text":"{count, plural, other {리뷰 #개}}","file":0,"line":2,"column":12,"width":11,\
        "reads":[{"with":{},"text":"리뷰 1개"}],"sentences":[["리뷰 ","개"]]},\
        "en":{"text":"{count, plural, one {# review} other {# reviews}} ","file":1,"line":2,"column":12,\
        "state":"needs-review","width":13,\
        "reads":[{"with":{"count":"1"},"text":"1 review "},{"with":{"count":"2"},"text":"2 reviews "}],\
        "sentences":[[""," review"],[""," reviews"]],\
        "findings":[\
        {"rule":"needs-review","severity":"info","message":"this string needs review; mark it as final afterward",\
        "file":1,"line":2,"column":12},\
        {"rule":"edge-whitespace","severity":"warning",\
        "message":"the text ends with a space, but the text in ko doesn't; delete it","file":1,"line":2,"column":62,\
        "fixable":true,"fix":{"before":"…{# reviews}} ","after":"…{# reviews}}"}}]}}}
        """)
  }

  @Test("the document has the coverage, the files and the findings without a message")
  func project() throws {
    let sandbox = try Sandbox(Self.files.merging(["translations/fr.yml": "x: y\n"]) { $1 })
    let document = try document(sandbox)
    #expect(document["version"] as? Int == 1)
    let languages = try #require(document["languages"] as? [String: [String: Int]])
    #expect(languages["en"] == ["messages": 2, "translated": 1, "to-review": 1])
    let files = try #require(document["files"] as? [[String: String]])
    #expect(files.map { $0["file"] }.contains("translations/ko.yml"))
    #expect(files.allSatisfy { $0["address"]?.hasPrefix("file:///") == true })
    let findings = try #require(document["findings"] as? [[String: Any]])
    #expect(findings.contains { $0["key"] == nil && $0["rule"] as? String == "unknown-language" })
  }

  @Test("the document has the changes since a revision, including removed messages")
  func changes() throws {
    let sandbox = try Sandbox(Self.files)
    let repository = try ScratchRepository(in: sandbox)
    try repository.commit()
    try repository.git("remote", "add", "origin", "git@gitlab.com:team/app.git")
    try sandbox.write("store:\n  name: 상점\n  title: 이름\n", to: "translations/ko.yml")
    try sandbox.write("store:\n  name: Store\n", to: "translations/en.yml")
    let document = try document(sandbox, "--since", "HEAD")
    #expect(document["since"] as? String == "HEAD")
    let messages = try #require(document["messages"] as? [[String: Any]])
    let changes = Dictionary(
      uniqueKeysWithValues: messages.map { ($0["key"] as? String ?? "", $0["change"] as? String) })
    #expect(changes["store.name"] == "changed")
    #expect(changes["store.title"] == "added")
    let gone = try #require(messages.last { $0["change"] as? String == "removed" })
    #expect(gone["accessor"] as? String == "L10n.Store.reviews(count: Int) -> String")
    let files = try #require(document["files"] as? [[String: String]])
    let commit = try repository.git("rev-parse", "HEAD")
    #expect(files.first?["address"] == "https://gitlab.com/team/app/-/blob/\(commit)/translations/ko.yml#L")
  }

  @Test("the report is a single page, and no string ends the element that contains it")
  func page() throws {
    let sandbox = try Sandbox([
      "l10n.yml": "source: en\n", "translations/en.yml": "a: \"</script><script>alert(1)</script><!--\"\n",
    ])
    let run = try sandbox.run("report", "--output", "out/strings.html")
    #expect(run.status == 0)
    #expect(run.error.hasSuffix("Wrote out/strings.html\n"))
    let page = try sandbox.read("out/strings.html")
    #expect(page.contains(#""text":"\u003c/script>\u003cscript>alert(1)\u003c/script>\u003c!--""#))
    #expect(!page.contains("alert(1)</script>"))
    #expect(!page.contains("/* report.js */"))
  }

  @Test("the page shows everything that can be read, and lists the rest")
  func broken() throws {
    let sandbox = try Sandbox(Self.files.merging(["translations/en.yml": "store: [\n"]) { $1 })
    let run = try sandbox.run("report")
    #expect(run.status == 1)
    #expect(run.error.contains("translations/en.yml:1:8: error:"))
    let page = try sandbox.read("report.html")
    #expect(page.contains(#""rule":"yaml-syntax""#))
    #expect(page.contains("가게"))
  }

  @Test("impossible options are refused, and nothing is written")
  func refusals() throws {
    let sandbox = try Sandbox(Self.files)
    for arguments in [["--since", "nothing"], ["--output", ""], ["--output", "translations"], ["--format", "pdf"]] {
      let run = try sandbox.run(["report"] + arguments)
      #expect(run.status == 2, "\(arguments)")
      #expect(!run.error.isEmpty)
    }
    #expect(!FileManager.default.fileExists(atPath: sandbox.directory.appending(path: "report.html").path))
  }
}
