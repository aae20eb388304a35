@_spi(Updates) import L10nReleases
@_spi(Generated) @_spi(Updates) import L10nRuntime
@_spi(Updates) import L10nUpdates

/// The first two messages of every generated catalog.
package enum Sample {
  package static let plainKey = "benchmark.sample.plain"
  package static let plain = "주문 내역 보기"
  /// The id of `plainKey` in generated code.
  package static let plainID: UInt64 = 0x5bc3_1460_5855_2f7a
  /// The same text for code that observes changes, as generated code does with SwiftUI.
  package static let observedLocalization = Localization(
    source: "ko", fallback: [], programs: .version1, keys: "benchmark.sample.plain",
    tables: [("ko", "주문 내역 보기")], languageTables: .init(),
    preferences: LanguagePreferences(languages: ["ko"], isObserved: true))
  package static let summaryKey = "benchmark.sample.summary"
  package static let summaryPattern = "{name}님이 {count, plural, other {상품 #개를}} 담았어요"
  package static let summary = "하연주님이 상품 12개를 담았어요"
  package static let name = "하연주"

  /// Replaces a hundred messages, as an over-the-air release does; that of `plainKey` is one of them if requested.
  package static func replaceMessages(withPlain isReplaced: Bool) throws {
    var lines = Dictionary(uniqueKeysWithValues: (0..<99).map { (UInt64($0), Array("\($0)".utf8)) })
    if isReplaced { lines[plainID] = Array(plain.utf8) }
    let pack = try MessagePack(PackBytes(MessagePack.bytes(of: lines)))
    L10n.localization.replaceMessages(with: ["ko": PackOverlay(pack)])
  }
}
