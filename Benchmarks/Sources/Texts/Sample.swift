@_spi(Generated) import L10nRuntime

/// The two messages that every generated catalog begins with.
package enum Sample {
  package static let plainKey = "benchmark.sample.plain"
  package static let plain = "주문 내역 보기"
  /// The id of `plainKey` in generated code.
  package static let plainID: UInt64 = 0x5bc3_1460_5855_2f7a
  /// The same text for whoever wants to hear of changes, which generated code gets where SwiftUI is.
  package static let observedLocalization = Localization(
    source: "ko", fallback: [], syntax: .icu, koreanParticles: true, keys: "benchmark.sample.plain",
    tables: [("ko", "주문 내역 보기")], preferences: LanguagePreferences(languages: ["ko"], isObserved: true))
  package static let summaryKey = "benchmark.sample.summary"
  package static let summaryPattern = "{name}님이 {count, plural, other {상품 #개를}} 담았어요"
  package static let summary = "하연주님이 상품 12개를 담았어요"
  package static let name = "하연주"
}
