import L10nAllLanguages
import L10nLanguage

/// The parts of an Xcode project about its strings, read from its `project.pbxproj`.
package struct XcodeProjectFile {
  /// The language that the project is developed in, as a tag, or `nil` if there is none.
  package let developmentRegion: String?
  /// A Boolean value indicating whether a target uses the build tool plugin.
  package let usesPlugin: Bool
  /// The names of the package products that its targets use.
  package let uses: Set<String>
  /// A Boolean value indicating whether build settings have reasons for permissions.
  package let hasUsageDescriptions: Bool
  /// The apps that run on systems older than those L10nRuntime needs.
  package let olderSystems: [OlderSystems]

  /// The names of macros like `NSLocalizedString` in the build settings.
  package let lookupMacros: Set<String>

  /// The names of languages in old projects.
  private static let words = [
    "English": "en", "German": "de", "French": "fr", "Japanese": "ja", "Spanish": "es", "Italian": "it", "Korean": "ko",
  ]

  /// Reads the file. Parts that aren't about strings are ignored.
  package init(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let written = text.firstMatch(of: /developmentRegion\s*=\s*"?([A-Za-z0-9_-]+)"?\s*;/).map { String($0.1) }
    developmentRegion = written.flatMap { name in
      let name = Self.words[name] ?? name
      return LanguageTag(name)?.hasLocaleData == true ? name : nil
    }
    hasUsageDescriptions = text.contains(/INFOPLIST_KEY_\w+UsageDescription/)
    lookupMacros = text.matches(of: /LOCALIZED_STRING_MACRO_NAMES\s*=\s*(\([^)]*\)|"[^"]*"|\w+)/).reduce(into: []) {
      $0.formUnion($1.1.matches(of: /\w+/).map { String($0.0) })
    }
    usesPlugin = PackageManifest.namesPlugin(text)
    let objects = XcodeObjects(bytes)
    // A project also lists package folders that none of its targets uses.
    uses = Set(
      objects.identifiers(ofKind: "XCSwiftPackageProductDependency").compactMap { objects.text($0, "productName") })
    olderSystems = OlderSystems.apps(in: objects)
  }
}
