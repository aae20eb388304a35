import Foundation
import TestSupport
import Testing

@Suite("l10n-gen diff")
struct DiffCommandTests {
  /// A store before and after a translator's and a developer's work.
  private static let files = [
    "l10n.yml": "source: ko\nlanguages: [ko, en, zh-Hans]\n",
    "old/ko.yml": """
    store:
      empty: 주변에 매장이 없습니다
      reviews: "리뷰 {count}개"
      gone: 사라질 글
    """,
    "old/en.yml": """
    store:
      empty: No stores nearby
      reviews: "{count} reviews"
      gone: A text to go
    """,
    "old/zh-Hans.yml": "store: { empty: 附近没有门店, reviews: \"{count}条\", gone: 要去的 }\n",
    "new/ko.yml": """
    store:
      empty: 근처에 매장이 없습니다
      reviews: "{name}의 리뷰 {count, plural, other{#개}}"
      bought: "{item}을(를) 샀어요"
    """,
    "new/en.yml": """
    store:
      empty: No stores nearby
      reviews: "{count, plural, one{# review} other{# reviews}} by {name}"
      bought: "You bought {item}"
    """,
    "new/zh-Hans.yml": "store: { empty: 附近没有商店, reviews: \"{name}：{count}条\" }\n",
  ]

  @Test("people see the changes that break code, each text before and after, and the text as users see it")
  func text() throws {
    let run = try Sandbox(Self.files).run("diff", "old", "new")
    #expect(run.status == 0)
    #expect(run.error.isEmpty)
    #expect(
      run.output == """
        old → new
        1 message added, 1 removed, 2 changed; 2 changes break the Swift API

        Breaks the Swift API

          - L10n.Store.gone: String
          - L10n.Store.reviews(count: String) -> String
          + L10n.Store.reviews(name: String, count: Int) -> String

        Changed

          store.empty
            ko      - [-주변-]에 매장이 없습니다
                    + {+근처+}에 매장이 없습니다
            en        No stores nearby (outdated)
            zh-Hans - 附近没有[-门-]店
                    + 附近没有{+商+}店

          store.reviews
            ko      - 리뷰 [-{count}개-]
                    + {+{name}의 +}리뷰 {+{count, plural, other{#개}}+}
                    › Apple의 리뷰 1개
            en      - [-{count} -]reviews
                    + {+{count, plural, one{# review} other{# +}reviews{+}} by {name}+}
                    › count 1: 1 review by Apple
                    › count 2: 2 reviews by Apple
            zh-Hans - {count}条
                    + {+{name}：+}{count}条
                    › Apple：1条

        Added

          store.bought
            ko      + {item}을(를) 샀어요
                    › item 크림: 크림을 샀어요
                    › item 팩트: 팩트를 샀어요
                    › item Apple: Apple을 샀어요
                    › item 10%: 10%를 샀어요
            en      + You bought {item}
                    › You bought Apple
            zh-Hans   (none)

        Removed

          store.gone
            ko      - 사라질 글
            en      - A text to go
            zh-Hans - 要去的

        language  before   after  added  removed  reworded
        ko        3 of 3  3 of 3      1        1         2
        en        3 of 3  3 of 3      1        1         1
        zh-Hans   3 of 3  2 of 3               1         2

        """, "\(run.output)")
  }

  @Test("GitHub gets the same as tables, beginning with third-level headings")
  func markdown() throws {
    let run = try Sandbox(Self.files).run("diff", "old", "new", "--format", "markdown")
    #expect(run.status == 0)
    #expect(
      run.output == """
        ### 1 message added, 1 removed, 2 changed; 2 changes break the Swift API

        ` old ` → ` new `

        | language | before | after | added | removed | reworded |
        |:--|--:|--:|--:|--:|--:|
        | ` ko ` | 3 of 3 | 3 of 3 | 1 | 1 | 2 |
        | ` en ` | 3 of 3 | 3 of 3 | 1 | 1 | 1 |
        | ` zh-Hans ` | 3 of 3 | 2 of 3 |  | 1 | 2 |

        #### Breaks the Swift API

        ```diff
        - L10n.Store.gone: String
        - L10n.Store.reviews(count: String) -> String
        + L10n.Store.reviews(name: String, count: Int) -> String
        ```

        #### Changed

        **` store.empty `**

        | | before | after |
        |:--|:--|:--|
        | **` ko `** | ~~` 주변 `~~` 에 매장이 없습니다 ` | **` 근처 `**` 에 매장이 없습니다 ` |
        | ` en ` | the same, **outdated** | ` No stores nearby ` |
        | **` zh-Hans `** | ` 附近没有 `~~` 门 `~~` 店 ` | ` 附近没有 `**` 商 `**` 店 ` |

        **` store.reviews `**

        | | before | after |
        |:--|:--|:--|
        | **` ko `** | ` 리뷰  `~~` {count}개 `~~ | **` {name}의  `**` 리뷰  `**` {count, plural, other{#개}} `** |
        | **` en `** | ~~` {count}  `~~` reviews ` | **` {count, plural, one{# review} other{#  `**` reviews `**` }} by {name} `** |
        | **` zh-Hans `** | ` {count}条 ` | **` {name}： `**` {count}条 ` |

        | reads | with | |
        |:--|:--|:--|
        | ` ko ` |  | ` Apple의 리뷰 1개 ` |
        | ` en ` | ` count 1 ` | ` 1 review by Apple ` |
        | ` en ` | ` count 2 ` | ` 2 reviews by Apple ` |
        | ` zh-Hans ` |  | ` Apple：1条 ` |

        #### Added

        **` store.bought `**

        | | before | after |
        |:--|:--|:--|
        | **` ko `** |  | ` {item}을(를) 샀어요 ` |
        | **` en `** |  | ` You bought {item} ` |
        | ` zh-Hans ` | | none |

        | reads | with | |
        |:--|:--|:--|
        | ` ko ` | ` item 크림 ` | ` 크림을 샀어요 ` |
        | ` ko ` | ` item 팩트 ` | ` 팩트를 샀어요 ` |
        | ` ko ` | ` item Apple ` | ` Apple을 샀어요 ` |
        | ` ko ` | ` item 10% ` | ` 10%를 샀어요 ` |
        | ` en ` |  | ` You bought Apple ` |

        #### Removed

        **` store.gone `**

        | | before | after |
        |:--|:--|:--|
        | **` ko `** | ` 사라질 글 ` |  |
        | **` en `** | ` A text to go ` |  |
        | **` zh-Hans `** | ` 要去的 ` |  |

        """, "\(run.output)")
  }

  @Test("Slack gets a valid message with only the changes")
  func slack() throws {
    let run = try Sandbox(Self.files).run("diff", "old", "new", "--format", "slack")
    let message = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(message["text"] as? String == "Texts: 1 message added, 1 removed, 2 changed; 2 changes break the Swift API")
    let blocks = try #require(message["blocks"] as? [[String: Any]])
    let texts = try blocks.map { try #require(($0["text"] as? [String: Any])?["text"] as? String) }
    #expect(blocks.allSatisfy { $0["type"] as? String == "section" })
    #expect(
      texts.dropFirst(3).prefix(3) == [
        """
        ```
        - L10n.Store.gone: String
        - L10n.Store.reviews(count: String) -&gt; String
        + L10n.Store.reviews(name: String, count: Int) -&gt; String
        ```
        """, "*Changed*",
        """
        ```
        store.empty
          ko      - [-주변-]에 매장이 없습니다
                  + {+근처+}에 매장이 없습니다
          zh-Hans - 附近没有[-门-]店
                  + 附近没有{+商+}店
        store.reviews
          ko      - 리뷰 [-{count}개-]
                  + {+{name}의 +}리뷰 {+{count, plural, other{#개}}+}
                  › Apple의 리뷰 1개
          en      - [-{count} -]reviews
                  + {+{count, plural, one{# review} other{# +}reviews{+}} by {name}+}
                  › count 1: 1 review by Apple
                  › count 2: 2 reviews by Apple
          zh-Hans - {count}条
                  + {+{name}：+}{count}条
                  › Apple：1条
        ```
        """,
      ])
  }

  @Test("programs get coverage, changes, breaking changes and counts")
  func json() throws {
    let run = try Sandbox(Self.files).run("diff", "old", "new", "--format", "json")
    let document = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(document["version"] as? Int == 1)
    #expect(document["before"] as? String == "old")
    #expect(
      document["counts"] as? [String: Int] == [
        "added": 1, "removed": 1, "renamed": 0, "changed": 2, "states": 0, "breaking": 2,
      ])
    let languages = try #require(document["languages"] as? [String: [String: Any]])
    #expect(languages["zh-Hans"]?["after"] as? [String: Int] == ["messages": 3, "translated": 2])
    let breaking = try #require(document["breaking"] as? [[String: Any]])
    #expect(breaking.map { $0["kind"] as? String } == ["removed", "changed"])
    #expect(breaking[1]["before"] as? String == "L10n.Store.reviews(count: String) -> String")
    let changes = try #require(document["changes"] as? [[String: Any]])
    #expect(changes.map { $0["key"] as? String } == ["store.bought", "store.empty", "store.gone", "store.reviews"])
    let texts = try #require(changes[3]["texts"] as? [String: [String: Any]])
    #expect(texts["en"]?["kind"] as? String == "reworded")
    #expect(texts["en"]?["before"] as? String == "{count} reviews")
    let reads = try #require(texts["en"]?["reads"] as? [[String: Any]])
    #expect(reads.map { $0["text"] as? String } == ["1 review by Apple", "2 reviews by Apple"])
    #expect(reads[0]["with"] as? [String: String] == ["count": "1"])
  }

  @Test("every format reports that nothing changed", arguments: ["text", "markdown", "slack", "json"])
  func nothing(format: String) throws {
    let run = try Sandbox(Self.files).run("diff", "old", "old", "--format", format)
    #expect(run.status == 0)
    #expect(run.output.contains("No string changed."))
  }

  @Test("every run produces the same bytes", arguments: ["text", "markdown", "slack", "json"])
  func deterministic(format: String) throws {
    let sandbox = try Sandbox(Self.files)
    let first = try sandbox.run("diff", "old", "new", "--format", format)
    for _ in 0..<3 { #expect(try sandbox.run("diff", "old", "new", "--format", format).output == first.output) }
  }

  @Test("files that can't be read are reported, and the rest is compared")
  func broken() throws {
    let sandbox = try Sandbox(Self.files)
    try sandbox.write("store:\n  empty: \"No stores\n  reviews: \"{count} reviews\"\n", to: "new/en.yml")
    let run = try sandbox.run("diff", "old", "new")
    #expect(run.status == 0)
    #expect(run.error.contains("new/en.yml:2:10: error: "))
    #expect(run.output.contains("store.bought"))
  }

  @Test("states that can't be compared end the command with status 2 and advice")
  func refusals() throws {
    let sandbox = try Sandbox(Self.files)
    #expect(try sandbox.run("diff").status == 2)
    let empty = try sandbox.run("diff", "old", "")
    #expect(empty.status == 2)
    #expect(empty.error.contains("is empty; write a path"))
    let nothing = try sandbox.run("diff", "old", "nowhere", environment: ["GIT_CEILING_DIRECTORIES": "/"])
    #expect(nothing.status == 2)
    #expect(nothing.error.hasPrefix("error: 'nowhere' is "))
    let format = try sandbox.run("diff", "old", "new", "--format", "yaml")
    #expect(format.status == 2)
    try sandbox.write("", to: "bare/readme.txt")
    let bare = try sandbox.run("diff", "old", "bare")
    #expect(bare.status == 2)
    #expect(bare.error.contains("no translation files in this directory"))
  }

  @Test("strings that were reviewed, or need review, are shown")
  func states() throws {
    let settings = "source: ko\n"
    let texts = [
      "ko.yml": "a: 가\nb: 나\nc: 다\n", "en.yml": "a: A\nb: B\n",
    ]
    var files = ["l10n.yml": settings]
    for (name, text) in texts {
      files["old/\(name)"] = text
      files["new/\(name)"] = text
    }
    files["new/en.yml"] = "a: A\nb: B\nc: C\n"
    files["old/metadata.yml"] = "a: { state: { en: needs-review } }\nb: { state: { en: new } }\n"
    files["new/metadata.yml"] =
      "b: { state: { en: needs-review, ko: stale } }\nc: { state: { en: machine-translated } }\n"
    let sandbox = try Sandbox(files)
    let run = try sandbox.run("diff", "old", "new")
    #expect(
      run.output.hasPrefix(
        """
        old → new
        1 message changed, 4 states changed

        """))
    #expect(
      run.output.contains(
        """
        States

          a
            en needs-review → final
          b
            ko final → stale
            en new → needs-review
          c
            en final → machine-translated

        """))
    #expect(
      try sandbox.run("diff", "old", "new", "--format", "markdown").output.contains(
        """
        #### States

        | | | before | after |
        |:--|:--|:--|:--|
        | ` a ` | ` en ` | needs-review | final |

        """))
    let json = try sandbox.run("diff", "old", "new", "--format", "json").output
    #expect(json.contains(#""states":[{"key":"a","language":"en","before":"needs-review","after":"final"},"#))
    try sandbox.write(texts["en.yml"] ?? "", to: "new/en.yml")
    try sandbox.write("", to: "new/metadata.yml")
    #expect(try sandbox.run("diff", "old", "new").output.hasPrefix("old → new\n2 states changed\n"))
  }
}
