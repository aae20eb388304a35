import L10nAllLanguages
import Foundation
import enum L10nLanguage.MessageID
@_spi(Generated) import L10nRuntime

/// The store's catalog as in generated code.
enum SampleCatalog {
  static let seoul = TimeZone(identifier: "Asia/Seoul") ?? .gmt

  static func preferences(
    _ languages: String..., locale: String = "ko_KR", isObserved: Bool? = nil
  ) -> LanguagePreferences {
    LanguagePreferences(
      languages: languages, locale: Locale(identifier: locale), timeZone: seoul, isObserved: isObserved)
  }

  /// Returns the catalog, following `preferences`. `store.empty` is missing in Chinese, `store.korean` in all languages
  /// except Korean.
  static func localization(
    _ preferences: LanguagePreferences, fallback: [String] = ["en"]
  ) -> Localization {
    Localization(
      source: "ko", fallback: fallback, programs: .version1,
      keys: #"""
        chat.title
        errors."404 not found"
        store.bought item:String
        store.empty
        store.korean count:Int
        store.nowhere
        store.reviews count:Int name:String
        store.steps
        store.trailing
        """#,
      tables: [
        (
          "ko",
          #"""
          채팅
          찾을 수 없습니다
          \{item}\<을(를)|을|를> 샀어요
          주변에 매장이 없습니다
          매장 \{count}곳

          \{name}님의 리뷰 \{count plural}\(other)\*개\.
          \l\,고르기\,담기\,\{n}
          줄\n바꿈\20
          """#
        ),
        (
          "en",
          #"""
          Chat
          It's not found
          You bought \{item}
          No stores nearby


          \{name}: \{count plural}\(one)\* review\(other)\* reviews\.
          \l\,Choose\,Pay
          Break\n
          """#
        ),
        (
          "zh-Hans",
          #"""
          聊天
          找不到
          您买了\{item}



          \{name}：\{count plural}\(other)\*条评价\.
          \l\,选择\,付款
          换行
          """#
        ),
      ], languageTables: .all,
      preferences: preferences)
  }

  /// Returns the id of a key with these arguments in generated code.
  static func id(_ line: String) -> UInt64 {
    MessageID.hash(line.utf8)
  }
}
