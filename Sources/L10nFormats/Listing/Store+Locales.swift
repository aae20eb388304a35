package import L10nText

extension Store {
  /// The locales of listings, as their folders are named: those of fastlane's `deliver` (`FastlaneCore::Languages`) and
  /// of its `supply` (`Supply::Languages`), and others that Google Play has.
  package var locales: [String] {
    switch self {
    case .appStore: Self.appStoreLocales
    case .googlePlay: Self.googlePlayLocales
    }
  }

  /// Returns the locale of a folder, or `nil` if the store has no such locale. Case doesn't matter.
  package func locale(ofFolder name: String) -> String? {
    let name = name.lowercased()
    return locales.first { $0.lowercased() == name }
  }

  private static let appStoreLocales = words(
    """
    ar-SA bn-BD ca cs da de-DE el en-AU en-CA en-GB en-US es-ES es-MX fi fr-CA fr-FR gu-IN he hi hr hu id it ja kn-IN ko \
    ml-IN mr-IN ms nl-NL no or-IN pa-IN pl pt-BR pt-PT ro ru sk sl-SI sv ta-IN te-IN th tr uk ur-PK vi zh-Hans zh-Hant
    """)

  private static let googlePlayLocales = words(
    """
    af am ar az-AZ be bg bn-BD ca cs-CZ da-DK de-DE el-GR en-AU en-CA en-GB en-IN en-SG en-US en-ZA es-419 es-ES es-US et \
    eu-ES fa fa-AE fa-AF fa-IR fi-FI fil fr-CA fr-FR gl-ES gu hi-IN hr hu-HU hy-AM id is-IS it-IT iw-IL ja-JP ka-GE kk \
    km-KH kn-IN ko-KR ky-KG lo-LA lt lv mk-MK ml-IN mn-MN mr-IN ms ms-MY my-MM ne-NP nl-NL no-NO pa pl-PL pt-BR pt-PT rm \
    ro ru-RU si-LK sk sl sq sr sv-SE sw ta-IN te-IN th tr-TR uk ur vi zh-CN zh-HK zh-TW zu
    """)

  private static func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
}
