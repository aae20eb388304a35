package import L10nCatalog
import L10nSwiftCode
import L10nText

/// The certain lookups of one file whose keys a project's tables don't have.
package struct UnknownKeys {
  /// The lookups in the order of the file.
  package private(set) var lookups: [Lookup] = []

  package struct Lookup {
    package let extracted: ExtractedKey
    package let key: String
    /// The range of the literal, in bytes.
    package let literal: Range<Int>
    /// The key that was probably meant, if it can be written in place of the literal.
    package let suggestion: String?
  }

  /// - Parameters:
  ///   - file: the index of the file among those of the extraction.
  ///   - catalog: the catalog of the project. Lookups in tables that it doesn't have are left out.
  package init(ofFile file: Int, in extraction: Extraction, _ catalog: Catalog) {
    let code = extraction.code.files[file]
    let ignored = IgnoredLines(code.source)
    lazy var literals = code.literalsByByte
    for lookup in extraction.keys where lookup.file == file && lookup.certainty == .certain {
      guard let key = lookup.key, let known = catalog.tableKeys[lookup.table], known[key] == nil, !lookup.namesBundle,
        !lookup.isRedacted, MissingKeys.hasWords(key), !ignored.contains(lookup.byte)
      else { continue }
      guard let literal = literals[lookup.byte] else { continue }
      let suggestion = literal.text == nil ? nil : MissingKeys.suggestion(for: key, among: Set(known.keys))
      let isPlain = suggestion?.contains { "\"\\\n%".contains($0) } == false
      lookups.append(
        Lookup(extracted: lookup, key: key, literal: literal.range, suggestion: isPlain ? suggestion : nil))
    }
  }
}

extension CodeFile {
  /// The literals by their first bytes.
  fileprivate var literalsByByte: [Int: SwiftStringLiteral] {
    Dictionary((0..<count).compactMap { literal($0) }.map { ($0.range.lowerBound, $0) }) { first, _ in first }
  }
}
