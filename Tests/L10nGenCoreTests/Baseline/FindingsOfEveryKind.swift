@testable import L10nGenCore

/// Bundles in which every rule finds something, most of them each of the things that they can find.
enum FindingsOfEveryKind {
  static var outcome: CheckOutcome {
    var bundles = MarkedBundles(files)
    bundles.languages = ["ko", "en", "ru", "zh-Hans", "zh-Hant", "xx_yy", "kr", "en-USA-x-", "uk"]
    bundles.fallback = ["pt"]
    bundles.include = ["store", "gone"]
    return CheckOutcome(catalog: bundles.catalog, findings: bundles.findings)
  }

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

    """#,
    "terms.yml": #"""
    terms:
      - { ko: 리뷰, en: review }
      - { ko: 광채, en: glow, forbidden: { en: [shiny] } }
    untranslated: [GlowLab]

    """#,
  ]

  /// The baseline that version 1 wrote for them, but for most of the missing keys.
  static let version1 = """
    version: 1
    findings:
      - { rule: bare-particle, language: ko, key: store.item, about: 을 }
      - { rule: control-character, language: en, key: store.invisible, count: 2 }
      - { rule: control-character, language: en, key: store.lostchar, count: 3 }
      - { rule: control-character, language: ko, key: store.invisible }
      - { rule: control-character, language: ko, key: store.lostchar }
      - { rule: duplicate-key, key: twice, count: 3 }
      - { rule: edge-whitespace, language: en, key: store.colon }
      - { rule: edge-whitespace, language: en, key: store.spaced }
      - { rule: empty-value, language: en, key: store.empty }
      - { rule: empty-value, language: en, key: store.partlist }
      - { rule: extra-key, key: broken }
      - { rule: extra-key, key: gone }
      - { rule: extra-key, key: store }
      - { rule: extra-key, key: store.idle }
      - { rule: extra-key, language: en, key: store.titel }
      - { rule: extra-key, language: ru, key: store.json }
      - { rule: extra-key, language: ru, key: store.more }
      - { rule: json-syntax, file: ru.json, count: 2 }
      - { rule: list-length, language: en, key: store.list }
      - { rule: markup-mismatch, language: en, key: store.bold, about: "<b>" }
      - { rule: markup-mismatch, language: en, key: store.fewer, about: "<s>" }
      - { rule: markup-mismatch, language: en, key: store.tags, about: "</b>" }
      - { rule: markup-mismatch, language: en, key: store.terms, about: "<a>" }
      - { rule: max-width, language: ko, key: store.width, about: max-width }
      - { rule: message-syntax, language: en, key: store.brace }
      - { rule: placeholder-delimiter, language: en, key: store.lookalike, about: "%(name)s" }
      - { rule: placeholder-extra, key: store.title, about: nothing }
      - { rule: placeholder-extra, key: store.unselected, about: kind }
      - { rule: placeholder-extra, language: en, key: store.extra, about: "{who}" }
      - { rule: placeholder-extra, language: en, key: store.name, about: "{nmae}" }
      - { rule: placeholder-missing, language: en, key: store.item, about: "{item}" }
      - { rule: placeholder-type, language: en, key: store.day, about: "n" }
      - { rule: placeholder-type, language: en, key: store.untyped, about: amount }
      - { rule: placeholder-type, language: ko, key: store.contradiction, about: when }
      - { rule: placeholder-type, language: ko, key: store.given, about: many }
      - { rule: plural-missing-category, language: en, key: store.ordinal, about: two }
      - { rule: plural-missing-category, language: en, key: store.reviews, about: one }
      - { rule: plural-missing-category, language: ru, key: store.number, about: few }
      - { rule: plural-missing-category, language: ru, key: store.reviews, about: few }
      - { rule: plural-number-lost, language: en, key: store.lost, about: "{count}" }
      - { rule: plural-number-lost, language: ru, key: store.half, about: one }
      - { rule: plural-number-lost, language: ru, key: store.lost, about: "{count}" }
      - { rule: plural-unused-category, language: en, key: store.number, about: few }
      - { rule: plural-unused-category, language: ko, key: store.number, about: one }
      - { rule: plural-unused-category, language: zh-Hans, key: store.reviews, about: one }
      - { rule: plural-wanted, language: en, key: store.given, about: many }
      - { rule: plural-wanted, language: ru, key: store.untyped, about: amount }
      - { rule: root-mismatch, language: zh-Hant, file: zh-Hant/more.yml, about: en }
      - { rule: script-purity, language: zh-Hans, key: store.script, about: 매장 }
      - { rule: script-purity, language: zh-Hans, key: store.title, about: 门 }
      - { rule: select-branch, language: en, key: store.gender, about: mail }
      - { rule: select-branch, language: ko, key: store.open, about: other }
      - { rule: select-branch, language: ru, key: store.gender, about: male }
      - { rule: structure-mismatch, language: en, key: store.structure }
      - { rule: structure-mismatch, language: ru, key: store.list }
      - { rule: structure-mismatch, language: ru, key: store.lost }
      - { rule: swift-name-collision, language: ko, key: store.collideName, about: store.collide-name }
      - { rule: swift-name-collision, language: ko, key: store.params, about: user_name }
      - { rule: swift-name-collision, language: ko, key: store.shared2, about: kind1 }
      - { rule: terms, language: en, key: store.glow, about: shiny }
      - { rule: terms, language: en, key: store.lab, about: GlowLab }
      - { rule: terms, language: en, key: store.review, about: 리뷰 }
      - { rule: unknown-language, file: cn.yml, about: cn }
      - { rule: unknown-language, file: de.yml, about: de }
      - { rule: unknown-language, file: fr.yml, about: fr }
      - { rule: unknown-language, file: l10n.yml, about: en-USA-x- }
      - { rule: unknown-language, file: l10n.yml, about: kr }
      - { rule: unknown-language, file: l10n.yml, about: pt }
      - { rule: unknown-language, file: l10n.yml, about: uk }
      - { rule: unknown-language, file: l10n.yml, about: xx_yy }
      - { rule: unknown-language, file: ru/zh-Hans.yml, about: ru }
      - { rule: unknown-language, file: settings.yml, about: store.ko.yml }
      - { rule: unknown-language, language: zh-Hant, file: zh-hant-TW.yml, about: zh-Hant-TW }
      - { rule: unnormalized, language: ko, key: store.decomposed, about: 매장 }
      - { rule: untranslated, language: en, key: store.same }
      - { rule: yaml-syntax, file: fr.yml }
      - { rule: yaml-syntax, file: metadata.yml, about: sorce }
      - { rule: missing-key, language: en, key: store.contradiction }
      - { rule: missing-key, language: en, key: store.decomposed }
    """
}
