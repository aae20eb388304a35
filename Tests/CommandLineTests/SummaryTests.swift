import Foundation
import TestSupport
import Testing

@Suite("Summaries of workflows")
struct SummaryTests {
  private let configuration = "source: ko\n"

  @Test("a summary is added to the existing content")
  func appended() throws {
    let sandbox = try Sandbox([
      "l10n.yml": configuration, "translations/ko.yml": "a: 안녕 {name}\nb: 1\n", "translations/en.yml": "a: \"Hi\"\n",
      "summary.md": "# Build\nno line end",
    ])
    #expect(try sandbox.run("check", "--summary", "summary.md").status == 1)
    #expect(
      try sandbox.read("summary.md") == """
        # Build
        no line end
        ## Translations

        1 error, 1 warning

        | language | keys | translated | missing | |
        |:--|--:|--:|--:|--:|
        | ` ko ` | 2 | 2 | 0 | 100 % |
        | ` en ` | 2 | 1 | 1 | 50 % |

        | rule | errors | warnings | notes |
        |:--|--:|--:|--:|
        | missing-key |  | 1 |  |
        | placeholder-missing | 1 |  |  |

        Findings:

        1. error at ` translations/en.yml:1:4 `: ` en 'a': '{name}' from the text in ko is missing; write it where the value \
        belongs ` (placeholder-missing)
        1. warning at ` translations/en.yml:1:1 `: ` 'b' is missing in en; add it here, or users of en see it in \
        another language ` (missing-key)

        """)
  }

  @Test("a summary of ten thousand findings shows the ten most severe")
  func short() throws {
    let keys = (0..<10_000).map { "k\($0): 1\n" }.joined()
    let sandbox = try Sandbox([
      "l10n.yml": configuration, "translations/ko.yml": keys + "z: \"{x}\"\n", "translations/en.yml": "z: 1\n",
    ])
    _ = try sandbox.run("check", "--summary", "summary.md")
    let lines = try sandbox.read("summary.md").split(separator: "\n").filter { $0.hasPrefix("1. ") }
    #expect(lines.count == 10)
    #expect(lines[0].hasPrefix("1. error at ` translations/en.yml:1:4 `: "))
    #expect(try sandbox.read("summary.md").contains("The 10 most severe of 10001 findings:"))
  }

  @Test("keys and texts contain no markup, and mention nobody")
  func hostile() throws {
    let key = "`@octocat` | <img src=x> [a](https://b.c) #1 ::error::"
    let sandbox = try Sandbox([
      "l10n.yml": configuration, "translations/ko.yml": "'\(key)': 1\n\"a\\n\\n# b\": 2\n",
      "translations/en.yml": "{}\n",
    ])
    _ = try sandbox.run("check", "--summary", "summary.md")
    let lines = try sandbox.read("summary.md").split(separator: "\n").filter { $0.hasPrefix("1. ") }
    #expect(lines.count == 2)
    for line in lines {
      let code = try #require(line.split(separator: "`: ", maxSplits: 1).last)
      #expect(code.hasPrefix("`` '") || code.hasPrefix("` '"))
      #expect(code.hasSuffix("` (missing-key)") && !code.contains("|"))
    }
  }

  @Test("an unwritable summary ends with status 2", arguments: ["translations", "/dev/full", "no/x.md", ""])
  func unwritable(path: String) throws {
    let sandbox = try Sandbox(["l10n.yml": configuration, "translations/ko.yml": "a: 1\n"])
    let run = try sandbox.run("check", "--summary", path)
    #expect(run.status == 2)
    #expect(run.error.hasPrefix("error: "))
  }

  @Test("strings that aren't final have a column")
  func states() throws {
    let sandbox = try Sandbox([
      "l10n.yml": configuration, "translations/ko.yml": "a: 안녕\n", "translations/en.yml": "a: Hi\n",
      "translations/metadata.yml": "a: { state: { en: needs-review } }\n",
    ])
    #expect(try sandbox.run("check", "--summary", "summary.md").status == 0)
    #expect(
      try sandbox.read("summary.md").contains(
        """
        | language | keys | translated | missing | to review | |
        |:--|--:|--:|--:|--:|--:|
        | ` ko ` | 1 | 1 | 0 | 0 | 100 % |
        | ` en ` | 1 | 1 | 0 | 1 | 100 % |

        """))
  }
}
