import CatalogTestSupport
import L10nCatalog

@testable import L10nChecking
@testable import L10nText

/// Bundles in which every rule finds something, and most rules find each kind of problem.
enum FindingsOfEveryKind {
  static var outcome: CheckOutcome {
    var bundles = MarkedBundles(files)
    bundles.languages = ["ko", "en", "ru", "zh-Hans", "zh-Hant", "xx_yy", "kr", "en-USA-x-", "uk"]
    bundles.fallback = ["pt"]
    bundles.include = ["store", "gone"]
    let tables = MarkedBundles([
      "Localizable.xcstrings": table, "ko.lproj/Shop.strings": "a = b;; c = d;",
      "ko.lproj/InfoPlist.strings": "a = \"%@\"; b = \"이름\";", "en.lproj/InfoPlist.strings": "a = \"A\";",
      "ko.lproj/AppShortcuts.strings": "a = \"매장 찾기\";",
      "Info.plist": """
      <dict><key>CFBundleLocalizations</key><array><string>ja</string></array>
      <key>NSCameraUsageDescription</key><string>x</string></dict>
      """,
    ])
    var strings = MarkedBundles([
      "ko.lproj/Localizable.strings": "items = \"^[%lld 항목](inflect: true)\"; broken = \"%lld개\"; LIKES = \"좋아요 %d개\";",
      "en.lproj/Localizable.strings":
        "items = \"%lld items\"; broken = \"^[%lld item](inflct: true)\"; LIKES = \"%d likes\";",
    ])
    strings.notifications = [NotificationPattern("LIKES", offset: 0)]
    let kinds: Set<RuleID> = [
      .derivedName, .stringsSyntax, .systemArgument, .systemMissing, .shortcutApplicationName,
      .systemLanguages, .grammarMarkup, .grammarInflection, .grammarAccessor, .notificationArgument,
    ]
    let names = (tables.findings + strings.findings).filter { kinds.contains($0.rule) }
    return CheckOutcome(catalog: bundles.catalog, findings: bundles.findings + names)
  }

  private static let table = #"{ "sourceLanguage" : "ko", "strings" : { "매장 찾기" : { }, "리뷰 쓰기" : { } } }"#

  private static let files: KeyValuePairs<String, String> = [
    "ko.yml": #"""
    store:
      title: 매장
      missing: 없는 글
      reviews: "{count, plural, other {리뷰 #개}}"
      ordinal: "{n, selectordinal, other {#번째}}"
      item: "{item}을 담았어요"
      day: "{n, number, integer}일째"
      untyped: "{amount} 남음"
      gender: "{gender, select, male {그} female {그녀} other {그들}}"
      open: "{x, select, a {가}}"
      contradiction: "{when, date, short} {when, number}"
      given: "{many, number, integer} 개"
      unselected: 고르지 않음
      limit: 사진 300장
      members: "{n, plural, other {회원 #명}}"
      site: 도움말 https://glow.kr/faq
      again: 쿠폰 받기
      once-more: 쿠폰 받기
      ends: ["오늘 매장에 갈까요?", "내일 매장에 갈까요?", "모레 매장에 갈까요?", "글피 매장에 갈까요?", "나중에 매장에 갈까요?"]
      terms: "<a>약관</a>에 동의"
      bold: "<b>굵게</b>"
      list: [하나, 둘, 셋]
      partlist: [하나, 둘]
      "null":
      empty: 비어 있지 않음
      number:
        one: "{count}개"
        other: "{count}개"
      lost:
        other: "{count}개 남음"
      structure:
        a: 하나
      same: 주변에 매장이 없어요 지금은 정말로
      invisible: "보이지\u200B않는"
      lostchar: "잃은 \uFFFD 글자"
      width: 아주 긴 글입니다 정말로
      decomposed: "\u1106\u1162\u110C\u1161\u11BC 찾기"
      script: 매장 찾기
      script2: 가게
      script3: 가게
      review: 리뷰 쓰기
      glow: 광채 크림 GlowLab
      spaced: 저장
      lab: GlowLab 연구소
      colon: "이름: "
      brace: "안녕 {name}"
      lookalike: "안녕 {name}"
      extra: 안녕
      name: "안녕 {name}"
      twice: 한 번
      twice: 두 번
      collide-name: 하나
      collideName: 둘
      params: "{user_name} {userName}"
      tags: "<b>a</b>"
      fewer: "<a>x</a> <a>y</a>"
      half: "{n, plural, other {# <b>a</b>}}"
      shared1: "{kind1, select, a {x} other {y}}"
      shared2: "{kind1, select, b {x} other {y}}"

    """#,
    "en.yml": #"""
    store:
      title: Stores
      titel: Stores
      reviews: "{count, plural, other {# reviews}}"
      ordinal: "{n, selectordinal, one {#st} few {#rd} other {#th}}"
      item: Added
      day: "Day {n, date, short}"
      untyped: "{amount, plural, one {# left} other {# left}}"
      gender: "{gender, select, mail {he} female {she} other {they}}"
      open: "{x, select, a {A} other {B}}"
      given: "{many} pieces"
      limit: 100 photos
      members: "{n, plural, one {# members} other {# members}}"
      site: Help at https://glow.kr/fqa
      again: Get a coupon
      once-more: Receive a coupon
      ends: ["Go today?", "Go tomorrow?", "Go in two days?", "Go in three days?", "Go later"]
      terms: Agree to the terms
      bold: "<b>bold"
      list: [one, two]
      partlist: [one, ""]
      "null": Null
      empty: ""
      number:
        one: "One"
        few: "{count} items"
        other: "{count} items"
      lost:
        one: some
        other: many
      structure: one
      same: 주변에 매장이 없어요 지금은 정말로
      invisible: "can\tnot\u2028see"
      lostchar: "over\u202Eride \u0085 \u3164"
      width: short
      script: Find
      script2: Shop
      script3: Shop
      review: Write an evaluation
      glow: Shiny cream GlowLab
      spaced: "Save "
      lab: The laboratory
      colon: "Name:"
      brace: "Hi {name"
      lookalike: "Hi %(name)s"
      extra: "Hi {who}"
      name: "Hi {nmae}"
      twice: Once
      collide-name: One
      collideName: Two
      params: "{user_name} {userName}"
      tags: "</b>a<b>"
      fewer: "<a>x</a> <s>y</s> <u>z</u>"
      half: "{n, plural, one {one} =5 {five} other {# <b>a</b>}}"
      shared1: "{kind1, select, a {x} other {y}}"
      shared2: "{kind1, select, b {x} other {y}}"

    """#,
    "ru.yml": #"""
    store:
      reviews: "{count, plural, one {# отзыв} other {# отзыва}}"
      number:
        one: "{count} штука"
      gender: "{gender, select, female {она} other {они}}"
      fewer: "<a>x</a>"
      terms: "<a>x <b>y</a></b>"
      untyped: "{amount} осталось дней"
      list: "один"
      lost: много
      half: "{n, plural, one {один} few {# <b>a</b>} many {# <b>a</b>} other {# <b>a</b>}}"

    """#,
    "zh-Hans.yml": #"""
    store:
      title: 門店
      script: 查找 매장
      twice: "一次"
      twice: "两次"
      reviews: "{count, plural, one {1 条} other {# 条}}"

    """#,
    "zh-Hant/store.yml": #"""
    title: 门店

    """#,
    "zh-Hant/more.yml": #"""
    en:
      store: { x: 1 }

    """#,
    "de.yml": #"""
    ko:
      a: 1

    """#,
    "cn.yml": #"""
    a: 1

    """#,
    "settings.yml": #"""
    a: 1

    """#,
    "fr.yml": #"""
    a: "1

    """#,
    "ru/zh-Hans.yml": #"""
    store:
      title: 門店
      script: 查找 매장
      twice: "一次"
      twice: "两次"
      reviews: "{count, plural, one {1 条} other {# 条}}"

    """#,
    "zh-hant-TW.yml": #"""
    only: 只

    """#,
    "ru.json": #"""
    { "store": { "json": "text" "more": 1, } }

    """#,
    "metadata.yml": #"""
    store.given: { arguments: { many: String } }
    store.unselected: { arguments: { kind: Kind } }
    store.idle: { description: x }
    store: { description: x }
    store.width: { max-width: 10 }
    store.title: { arguments: { nothing: Int } }
    broken: { sorce: x }
    store.shared*: { arguments: { kind1: Kind1 } }
    store.limit: { state: { en: needs-review } }

    """#,
    "terms.yml": #"""
    terms:
      - { ko: 리뷰, en: review }
      - { ko: 광채, en: glow, forbidden: { en: [shiny] } }
    untranslated: [GlowLab]

    """#,
  ]
}
