// Reads the generated golden files; each line prints what its comment says.
import Foundation
import L10nRuntime

func show(_ text: String?) {
  print(text?.replacing("\n", with: "\\n") ?? "nil")
}

func show(_ texts: [String]) {
  show(texts.joined(separator: " | "))
}

let preferences = LanguagePreferences.shared
preferences.locale = Locale(identifier: "ko_KR")
preferences.timeZone = TimeZone(identifier: "Asia/Seoul")
let noon = Date(timeIntervalSince1970: 1_750_042_800)

preferences.setLanguages(["ko-KR"])
show(L10n.title)  // 다봄
show(L10n.text)  // 글
show(L10n.x)  // 엑
show(L10n.Store.empty)  // 주변에 매장이 없습니다
show(L10n.Store.reviews(name: "하연주", count: 1234))  // 하연주님의 리뷰 1,234개
show(L10n.Store.bought(item: "크림"))  // 크림을 샀어요
show(L10n.Store.bought(item: "팩트"))  // 팩트를 샀어요
show(L10n.Store.status(status: .open))  // 영업 중
show(L10n.Store.status(status: .init("closing_soon")))  // 곧 영업 종료
show(L10n.Store.status(status: .init("no such status")))  // 모름
show(L10n.Store.opensAt(time: noon))  // 오후 12:00에 열어요
show(L10n.Store.price(amount: Decimal(string: "1234567890123456.78") ?? 0))  // 1,234,567,890,123,456.78원
show(L10n.Store.rating(rating: 4.5))  // 4.5점
show(L10n.Store.steps)  // 고르기 | 담기 | 결제
show(L10n.Store.shares(item: "팩트", n: 3))  // 팩트를 | 3번 | 나눔
show(L10n.Store.author(age: 20, gender: .female))  // 20대 여성
show(L10n.Store.greeting(gender: L10n.Gender("male")))  // 그분
show(L10n.Store.seven(g: "7", f: "6", e: "5", d: "4", c: "3", b: "2", a: "1"))  // 7654321
show(L10n.Errors._404Title)  // "찾을 수" 없습니다\n\#(x) """#
show(L10n.default)  // 기본
show(L10n.self_(self_: "나", in: 2))  // 나 2
show(L10n.매장.이름)  // 다봄 매장
preferences.now = noon
show(L10n.Duration.picked(items: ["크림", "팩트"]))  // 크림 및 팩트를 골랐어요
show(L10n.Duration.left(t: .seconds(3_725)))  // 1시간 2분 5초 남음
show(L10n.Range.stay(stay: noon..<noon + 3 * 86_400))  // 6월 16일~19일
show(L10n.Int64.size(size: 1_200_000))  // 1.2MB
show(L10n.Range.seen(d: noon - 86_400))  // 어제에 봄

preferences.setLanguages(["en-US"])
show(L10n.Store.reviews(name: "Ann", count: 1))  // Ann: 1 review
show(L10n.Store.reviews(name: "Ann", count: 2))  // Ann: 2 reviews
show(L10n.Store.shares(item: "pact", n: 3))  // pact | 3 times
show(L10n.Store.seven(g: "7", f: "6", e: "5", d: "4", c: "3", b: "2", a: "1"))  // 1234567
show(L10n.Store.empty)  // 주변에 매장이 없습니다
show(L10n.Store.suffix)  //
show(L10n.text(forKey: "store.steps"))  // nil
show(L10n.text(forKey: "no.such.key"))  // nil
show(L10n.text(forKey: #"errors."404.title""#))  // Not found
show(L10n.text(forKey: "store.reviews", arguments: ["count": 2, "name": "Ann"]))  // Ann: 2 reviews

preferences.setLanguages(["zh-Hant-HK", "ko"])
show(L10n.localization.languages)  // ko | en | zh-Hans
show(L10n.localization.chain)  // ko | zh-Hans | en
preferences.setLanguages(["zh-Hans-CN"])
show(L10n.Store.empty)  // 附近没有商店
show(L10n.Store.bought(item: "面霜"))  // You bought 面霜

preferences.setLanguages(["en"])
show(RubyTexts.hello(userName: "Ann"))  // Hello, Ann!
show(RubyTexts.Cart.items(count: 0))  // Empty
show(RubyTexts.Cart.items(count: 1))  // 1 item for 100%
show(RubyTexts.Cart.items(count: 5))  // 5 items
show(RubyTexts.Cart.total(price: 1.5))  // 1.50
show(RubyTexts.Tables.booked(table: 3))  // Table 3
show(withLanguages(["en-XA"]) { RubyTexts.Cart.items(count: 5) })  // [5 îîţééɱš]
show(withLanguages(["en-XA"]) { L10n.title })  // 다봄

preferences.setLanguages(["ko"])
show(PrintfTexts.transfer(arg1: "하연주", arg2: 3))  // 하연주님이 3번
show(PrintfTexts.files(count: 2))  // 파일 2개
