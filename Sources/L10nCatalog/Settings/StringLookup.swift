import L10nFormats
import L10nText

/// An app's own function or property that returns the string of a key.
package struct StringLookup: Sendable, Hashable {
  /// The names before it in a call, such as `Strings` of `Strings.tr(_:_:)`.
  package var qualifiers: [String] = []
  /// Its name without labels.
  package var name: String
  /// The labels of a function, `nil` for each that has none; `nil` for a property.
  package var labels: [String?]?
  /// The place of the key in a call.
  package var key: Key
  /// The table that the key is looked up in.
  package var table: Table = .standard
  /// The index of the first argument that is a value of the string, or `nil` if calls have none.
  package var values: Int?
  /// A Boolean value indicating whether numbers may be formatted without the separators of a language.
  package var formatsPlainly = true

  package init(
    qualifiers: [String] = [], name: String, labels: [String?]? = nil, key: Key, table: Table = .standard,
    values: Int? = nil, formatsPlainly: Bool = true
  ) {
    self.qualifiers = qualifiers
    self.name = name
    self.labels = labels
    self.key = key
    self.table = table
    self.values = values
    self.formatsPlainly = formatsPlainly
  }

  /// The place of a key.
  package enum Key: Sendable, Hashable {
    /// The text that the function or property is called on: `"store.title".localized`.
    case receiver
    /// The argument at an index.
    case argument(Int)
  }

  /// A table.
  package enum Table: Sendable, Hashable {
    /// The default table of Apple's systems.
    case standard
    case named(String)
    /// The argument at an index.
    case argument(Int)
  }
}

extension StringLookup {
  /// The parts of a name in Swift's notation: `Strings.tr(_:_:)`, `localized`.
  package struct Name: Sendable, Hashable {
    package let qualifiers: [String]
    package let name: String
    package let labels: [String?]?

    /// Parses a name, or returns `nil` if the text isn't the name of a function or a property.
    init?(_ text: String) {
      let parts = text.split(separator: "(", maxSplits: 1, omittingEmptySubsequences: false)
      let path = parts[0].split(separator: ".", omittingEmptySubsequences: false)
      var qualifiers = path.compactMap(Self.identifier)
      guard qualifiers.count == path.count, let name = qualifiers.popLast() else { return nil }
      self.name = name
      self.qualifiers = qualifiers
      guard parts.count == 2 else {
        labels = nil
        return
      }
      guard parts[1].last == ")" else { return nil }
      var list = parts[1].dropLast().split(separator: ":", omittingEmptySubsequences: false)
      // Each label ends in a colon, so nothing follows the last one.
      guard list.popLast()?.trimmingSpaces() == "" else { return nil }
      let labels = list.compactMap(Self.identifier)
      guard labels.count == list.count else { return nil }
      self.labels = labels.map { $0 == "_" ? nil : $0 }
    }

    /// Returns the identifier in a part, without backticks and surrounding spaces.
    private static func identifier(_ part: Substring) -> String? {
      var name = part.trimmingSpaces()
      if name.first == "`", name.last == "`" { name = String(name.dropFirst().dropLast()) }
      guard let first = name.unicodeScalars.first, first == "_" || IdentifierScalars.canBegin(first),
        name.unicodeScalars.allSatisfy(IdentifierScalars.canContinue)
      else { return nil }
      return name
    }
  }

  /// The name in Swift's notation.
  package var fullName: String {
    let path = (qualifiers + [name]).joined(separator: ".")
    guard let labels else { return path }
    return "\(path)(\(labels.map { "\($0 ?? "_"):" }.joined()))"
  }

  /// The lookup as an item of `lookups:` in `l10n.yml`.
  package var setting: String {
    var fields: [String] = []
    switch key {
    case .receiver: if labels?.isEmpty == false { fields.append("key: self") }
    case .argument(let index): if index > 0 { fields.append("key: \(index + 1)") }
    }
    switch table {
    case .standard: break
    case .named(let name): fields.append("table: \(SettingsText.written(name))")
    case .argument(let index): fields.append("table: \(index + 1)")
    }
    if let values { fields.append("values: \(values + 1)") }
    let name = labels == nil ? SettingsText.written(fullName) : fullName
    // Inside braces, brackets and colons in plain text have another meaning.
    return fields.isEmpty ? name : "{ name: \(SettingsText.quoted(fullName)), \(fields.joined(separator: ", ")) }"
  }
}
