import Foundation

/// CLDR's supplemental data in JSON, as far as the tables need it.
struct SupplementalData {
  /// CLDR's version: `47`.
  let version: String
  /// The replacements of language identifiers: `he` for `iw`, `nan` for `zh-min-nan`.
  let languageAliases: [String: Alias]
  /// The replacements of region codes, several of which are separated by spaces: `DE` for `DD`.
  let territoryAliases: [String: Alias]
  let scriptAliases: [String: Alias]
  let variantAliases: [String: Alias]
  /// Likely subtags: `zh-Hant-TW` for `zh-TW`.
  let likelySubtags: [String: String]
  /// The rules of each language, with their samples, by category; without `other`.
  let cardinals: [String: [String: String]]
  let ordinals: [String: [String: String]]
  /// The locales whose parent isn't found by removing the last subtag: `en-001` for `en-GB`.
  let parentLocales: [String: String]
  let languageMatching: LanguageMatching
  /// Macro regions with their direct members.
  let territoryContainment: [String: Set<String>]

  struct Alias: Decodable {
    var reason: String
    var replacement: String

    enum CodingKeys: String, CodingKey {
      case reason = "_reason"
      case replacement = "_replacement"
    }
  }

  /// TR35 "Language Matching", the `written-new` data.
  struct LanguageMatching: Decodable {
    var paradigmLocales: Paradigms
    var matchVariables: [String: Variable]
    /// The rules in CLDR's order, which matters: the first rule that matches is used.
    var languageMatch: [Rule]

    struct Paradigms: Decodable {
      var locales: [String]
      enum CodingKeys: String, CodingKey { case locales = "_locales" }
    }
    struct Variable: Decodable {
      var value: String
      enum CodingKeys: String, CodingKey { case value = "_value" }
    }
    struct Rule: Decodable {
      var desired: String
      var supported: String
      var distance: Int
      var isOneWay: Bool?
      enum CodingKeys: String, CodingKey {
        case desired = "_desired"
        case supported = "_supported"
        case distance = "_distance"
        case isOneWay = "_oneway"
      }
    }
  }

  init(folder: URL) throws {
    func read<Content: Decodable>(_ name: String, as type: Content.Type) throws -> Content {
      let data = try Data(contentsOf: folder.appendingPathComponent(name))
      return try JSONDecoder().decode(File<Content>.self, from: data).supplemental
    }
    let aliases = try read("aliases.json", as: AliasContent.self)
    version = aliases.version.cldrVersion
    languageAliases = aliases.metadata.alias.languageAlias
    territoryAliases = aliases.metadata.alias.territoryAlias
    scriptAliases = aliases.metadata.alias.scriptAlias
    variantAliases = aliases.metadata.alias.variantAlias
    likelySubtags = try read("likelySubtags.json", as: LikelyContent.self).likelySubtags
    cardinals = try read("plurals.json", as: CardinalContent.self).rules
    ordinals = try read("ordinals.json", as: OrdinalContent.self).rules
    parentLocales = try read("parentLocales.json", as: ParentContent.self).parentLocales.parentLocale
    languageMatching = try read("languageMatching.json", as: MatchingContent.self).languageMatching.writtenNew
    let containment = try read("territoryContainment.json", as: ContainmentContent.self).territoryContainment
    // A group whose contents are deprecated or overlap with others has a key of its own: `001-status-grouping`.
    territoryContainment = containment.reduce(into: [:]) { merged, group in
      merged[String(group.key.prefix { $0 != "-" }), default: []].formUnion(group.value.contains)
    }
  }
}

// MARK: - The files' own shape

private struct File<Content: Decodable>: Decodable {
  var supplemental: Content
}

private struct AliasContent: Decodable {
  var version: Version
  var metadata: Metadata

  struct Version: Decodable {
    var cldrVersion: String
    enum CodingKeys: String, CodingKey { case cldrVersion = "_cldrVersion" }
  }
  struct Metadata: Decodable {
    var alias: Aliases
  }
  struct Aliases: Decodable {
    var languageAlias: [String: SupplementalData.Alias]
    var territoryAlias: [String: SupplementalData.Alias]
    var scriptAlias: [String: SupplementalData.Alias]
    var variantAlias: [String: SupplementalData.Alias]
  }
}

private struct LikelyContent: Decodable {
  var likelySubtags: [String: String]
}

private struct CardinalContent: Decodable {
  var rules: [String: [String: String]]
  enum CodingKeys: String, CodingKey { case rules = "plurals-type-cardinal" }
}

private struct OrdinalContent: Decodable {
  var rules: [String: [String: String]]
  enum CodingKeys: String, CodingKey { case rules = "plurals-type-ordinal" }
}

private struct ParentContent: Decodable {
  var parentLocales: Parents

  struct Parents: Decodable {
    var parentLocale: [String: String]
  }
}

private struct MatchingContent: Decodable {
  var languageMatching: Kinds

  struct Kinds: Decodable {
    var writtenNew: SupplementalData.LanguageMatching
    enum CodingKeys: String, CodingKey { case writtenNew = "written-new" }
  }
}

private struct ContainmentContent: Decodable {
  var territoryContainment: [String: Group]

  struct Group: Decodable {
    var contains: [String]
    enum CodingKeys: String, CodingKey { case contains = "_contains" }
  }
}
