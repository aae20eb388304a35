import CatalogTestSupport

@testable import L10nCatalog
@testable import L10nText

/// The strings of a product on Apple's systems and on Android, in English and Korean. Texts may have marks.
struct PlatformFiles {
  var strings = ""
  var korean: String?
  var resources = ""
  var koreanResources: String?
  var source = ConfiguredSource(path: "android/res")

  /// Returns what a rule finds, as ``MarkedBundles/found(by:)``.
  func found(by rule: RuleID) -> [String] {
    let files: [(String, String?)] = [
      ("en.lproj/Localizable.strings", strings), ("ko.lproj/Localizable.strings", korean),
      ("android/res/values/strings.xml", "<resources>\(resources)</resources>"),
      ("android/res/values-ko/strings.xml", koreanResources.map { "<resources>\($0)</resources>" }),
    ]
    var bundles = MarkedBundles(files.compactMap { path, text in text.map { (path, $0) } })
    bundles.source = "en"
    bundles.sources = [source]
    bundles.options.severities = [.platformMissing: .info]
    return bundles.found(by: rule)
  }
}
