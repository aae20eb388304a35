import Foundation
import TestSupport
import Testing

/// The page itself is tested in a browser, by `scripts/check-translators-page.py`.
@Suite("l10n-gen export page")
struct ExportPageCommandTests {
  private static let files = [
    "l10n.yml": "source: en\nlanguages: [en, ko, ja]\nrules: {edge-whitespace: off}\n",
    "translations/en.yml": "greeting: Hello, {name}\nstore: The store\nmarkup: </script>\n",
    "translations/ko.yml": "greeting: \"{name}님 안녕하세요\"\n",
    "translations/metadata.yml": """
    greeting: { max-width: 20, examples: { name: Ola }, ignore: { ja: [max-width], ko: [terms] } }

    """,
    "translations/terms.yml": "terms:\n- { en: store, ja: [店舗], ko: [가게] }\n",
  ]

  /// Returns the document in a page.
  private func document(_ page: String) throws -> String {
    let start = try #require(page.firstRange(of: #"id="project">"#)?.upperBound)
    return String(page[start...].prefix { $0 != "<" })
  }

  /// Returns the line about a message.
  private func line(_ key: String, _ page: String) throws -> Substring {
    try #require(try document(page).split(separator: "\n").first { $0.hasPrefix(#"{"key":"\#(key)""#) })
  }

  @Test("a language without files gets a page with all that is known about the strings")
  func new() throws {
    let sandbox = try Sandbox(Self.files)
    let run = try sandbox.run("export", "page", "--to", "ja")
    #expect(run.status == 0, "\(run.error)")
    #expect(run.error.hasPrefix("Outdated translations aren't marked: outdated translations are found in the history"))
    #expect(run.error.hasSuffix("Wrote ja.html\n3 strings written\n"))
    let page = try sandbox.read("ja.html")
    #expect(
      try line("greeting", page) == """
        {"key":"greeting","syntax":"icu","examples":{"name":"Ola"},"maxWidth":20,"silent":["max-width"],\
        "arguments":["name"],"others":{"ko":"{name}님 안녕하세요"},\
        "note":"Example of name: Ola\\nAt most 20 characters wide; a Korean or Chinese one counts twice",\
        "units":[{"id":"greeting","source":"Hello, {name}"}]},
        """)
    #expect(try line("store", page).contains(#""terms":[{"word":"store","words":["店舗"]}]"#))
    let text = try document(page)
    #expect(text.contains(#""silent":["edge-whitespace","#))
    #expect(text.contains(#""others":["ko"]"#))
    #expect(text.contains(#""source":"\u003c/script>""#))
    #expect(try JSONSerialization.jsonObject(with: Data(text.utf8)) is [String: Any])
  }

  @Test("outdated translations are marked with the source that they translate, and can be selected")
  func outdated() throws {
    let sandbox = try Sandbox(Self.files)
    let repository = try ScratchRepository(in: sandbox)
    try repository.commit()
    try sandbox.write("greeting: Goodbye, {name}\nstore: The store\nmarkup: </script>\n", to: "translations/en.yml")
    try repository.commit()
    let environment = ["XDG_CACHE_HOME": sandbox.directory.appending(path: ".cache").path]
    let run = try sandbox.run(
      ["export", "page", "--to", "ko", "--only", "outdated", "--output", "pages/korean.html"], environment: environment)
    #expect(run.status == 0)
    #expect(run.error == "Wrote pages/korean.html\n1 string written\n")
    let page = try sandbox.read("pages/korean.html")
    #expect(try line("greeting", page).contains(#""oldSource":"Hello, {name}""#))
    #expect(!page.contains(#""key":"store""#))
  }

  @Test("wrong usage is refused, and nothing is written")
  func usage() throws {
    let sandbox = try Sandbox(Self.files)
    for (options, error) in [
      (["--to", "en"], "error: 'en' is the source language, so there is nothing to translate\n"),
      (["--to", "p l"], "error: the project has no language 'p l'\n"),
      (["--to", "ko", "--output", ""], "error: --output is empty; write a path\n"),
      (["--to", "ko", "--only", "done"], "error: --only 'done': there is no kind 'done'; known are missing, "),
      (
        ["--to", "ko", "--only", "outdated"],
        "error: outdated translations are found in the history of a git repository"
      ),
    ] {
      let run = try sandbox.run(["export", "page"] + options)
      #expect(run.status == 2)
      #expect(run.error.contains(error), "\(run.error)")
    }
    #expect(try sandbox.run("export", "page").status == 2)
    #expect(!sandbox.exists("ko.html"))
  }

  @Test("strings that XLIFF can't represent are left out, with status 1")
  func leftOut() throws {
    let sandbox = try Sandbox(["l10n.yml": "source: en\n", "translations/en.json": #"{"a": "A", "b": "\u0001"}"#])
    let run = try sandbox.run("export", "page", "--to", "ko")
    #expect(run.status == 1)
    #expect(run.error.hasSuffix("1 string written, 1 left out\n"), "\(run.error)")
    #expect(try !document(sandbox.read("ko.html")).contains(#""key":"b""#))
  }
}
