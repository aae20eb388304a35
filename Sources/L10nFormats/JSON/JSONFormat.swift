import L10nText

/// JSON (RFC 8259): nested objects, or flat ones whose keys are key paths.
struct JSONFormat: JSONBundleFormat {
  let id = FormatID.json
  let syntaxRule = RuleID.jsonSyntax
  let fileExtensions = ["json"]
  let example = #"{ "key": "text" }"#
  /// Settings of other tools, such as `package.json`, may be next to bundles.
  let isForBundlesOnly = false
  let hasFlatKeys = true

  func read(_ bytes: [UInt8]) -> BundleDocument {
    JSONDocumentReader.read(bytes)
  }

  func adding(
    _ entries: [KeyedEntry], under path: [String], to bytes: [UInt8], after neighbor: [String]
  ) -> [UInt8]? {
    JSONAddition.adding(entries, under: path, to: bytes, after: neighbor)
  }
}

extension SourceMap {
  /// A string in quotes.
  static let jsonString = SourceMap(format: .json, form: 0, isQuoted: true, isNull: false)
  /// A number or a truth value.
  static let jsonWord = SourceMap(format: .json, form: 1, isQuoted: false, isNull: false)
  /// `null`, or a value that is missing.
  static let jsonNull = SourceMap(format: .json, form: 1, isQuoted: false, isNull: true)
}
