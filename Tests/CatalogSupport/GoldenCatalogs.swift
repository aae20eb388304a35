import L10nMessages

@testable import L10nCatalog

/// The catalogs whose generated Swift code is kept under `Golden`, one for each syntax and access level.
package enum GoldenCatalogs {
  /// ICU's syntax with all of its features.
  package static let store = HandMadeCatalog()
    .adding("ko", stored: koreanStore)
    .adding(
      "en",
      stored: [
        (["store", "reviews"], .text("{name}: {count, plural, one{# review} other{# reviews}}")),
        (["store", "bought"], .text("You bought {item}")), (["store", "empty"], .text(" ")),
        (["store", "suffix"], .text("")), (["store", "shares"], .list(["{item}", "{n} times"])),
        (["store", "seven"], .text("{a}{b}{c}{d}{e}{f}{g}")), (["errors", "404.title"], .text("Not found")),
        (["only", "here"], .text("no accessor")),
      ]
    )
    .adding(
      "zh-Hans", stored: [(["store", "empty"], .text("附近没有商店")), (["store", "bought"], .text("{item} 已购买 {"))]
    )
    .describing("store.empty") { $0.description = "Shown over the map\nwhen no store lies within it" }
    .describing("store.suffix") { $0.allowsEmpty = true }
    .describing("store.price") { $0.arguments["amount"] = .builtIn(.decimal) }
    .describing("store.rating") { $0.arguments["rating"] = .builtIn(.double) }
    .describing("store.*") { $0.arguments["gender"] = .sharedEnum("Gender") }
    .describing("store.guide") {
      $0.deprecation = .replaced(note: #"the "guide" says it, \(see there)\#u{20}매장"#)
    }
    .describing("store.guides") { $0.deprecation = .deprecated }
    .renaming("매장.이름", from: "default.name")
    .renaming("store.empty", from: "store.none_here")
    .renaming("store.bought", from: "cart.bought")
    .renaming("store.status", from: "store.opening")
    .renaming("title", from: "app.title")
    .renaming("store.greeting", from: "text2")

  private static let koreanStore: [(segments: [String], message: StoredMessage)] = [
    (["title"], .text("다봄")), (["text"], .text("글")), (["x"], .text("엑")), (["default"], .text("기본")),
    (["self"], .text("{self} {in, number, integer}")), (["매장", "이름"], .text("다봄 매장")),
    (["errors", "404.title"], .text(##""찾을 수" 없습니다\##n\#(x) """#"##)),
    (["store", "empty"], .text("주변에 매장이 없습니다")),
    (["store", "reviews"], .text("{name}님의 리뷰 {count, plural, other{#개}}")),
    (["store", "bought"], .text("{item}을(를) 샀어요")), (["store", "suffix"], .text("점")),
    (
      ["store", "status"],
      .text("{status, select, open{영업 중} closing_soon{곧 영업 종료} closed{영업 종료} other{모름}}")
    ),
    (["store", "opens_at"], .text("{time, time, short}에 열어요")),
    (["store", "price"], .text("{amount, number, ::.00}원")),
    (["store", "rating"], .text("{rating, plural, other{#점}}")), (["store", "steps"], .list(["고르기", "담기", "결제"])),
    (["store", "shares"], .list(["{item}을(를)", "{n, number, integer}번", "나눔"])),
    (
      ["store", "author"],
      .text("{age, number, integer}대 {gender, select, female{여성} male{남성} other{회원}}")
    ),
    (["store", "greeting"], .text("{gender, select, male{그분} female{그분} other{회원님}}")),
    (["store", "seven"], .text("{g}{f}{e}{d}{c}{b}{a}")), (["store", "guide"], .text("안내")),
    (["store", "guides"], .list(["{n}", "둘"])),
    (["duration", "picked"], .text("{items, list}을(를) 골랐어요")), (["duration", "left"], .text("{t, duration} 남음")),
    (["range", "stay"], .text("{stay, interval, ::MMMd}")), (["int64", "size"], .text("{size, bytes}")),
    (["range", "seen"], .text("{d, date, relative}에 봄")),
  ]

  /// The Ruby i18n gem's syntax. One namespace's file would have the same name as that of the tables.
  package static let ruby = HandMadeCatalog(syntax: .ruby)
    .adding(
      "en",
      stored: [
        (["hello"], .text("Hello, %{userName}!")),
        (
          ["cart", "items"],
          .pluralMap([
            .init(category: .zero, text: "Empty"), .init(category: .one, text: "%{count} item for 100%%"),
            .init(category: .other, text: "%{count} items"),
          ])
        ), (["cart", "total"], .text("%<price>.2f")), (["tables", "booked"], .text("Table %<table>d")),
      ]
    )
    .describing("cart.total") { $0.arguments["price"] = .builtIn(.decimal) }

  /// Apple's format specifiers.
  package static let printf = HandMadeCatalog(syntax: .printf)
    .adding(
      "ko",
      stored: [
        (["transfer"], .text("%@님이 %d번")),
        (["files"], .pluralMap([.init(category: .other, text: "파일 %d개")])),
      ])
}
