/// A function or a property of an app's own that returns the string of a key.
package struct StringLookup: Sendable, Hashable {
  /// The names before it in a call, such as `Strings` of `Strings.tr(_:_:)`.
  package var qualifiers: [String] = []
  /// Its name alone.
  package var name: String
  /// The labels of a function, each `nil` if calls write none; `nil` for a property.
  package var labels: [String?]?
  /// The place of the key.
  package var key: Key
  /// The table that the key is looked up in.
  package var table: Table = .standard
  /// The index of the first argument that is a value of the string, or `nil` if calls give none.
  package var values: Int?
  /// A Boolean value indicating whether numbers may be written without the separators of a language.
  package var formatsPlainly = true

  /// Creates a lookup.
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
    /// The one that Apple's systems look into by default.
    case standard
    case named(String)
    /// The argument at an index.
    case argument(Int)
  }
}

extension StringLookup {
  /// The parts of a name as Swift writes it: `Strings.tr(_:_:)`, `localized`.
  struct Name: Equatable {
    var qualifiers: [String]
    var name: String
    var labels: [String?]?

    /// `nil` if the text isn't the name of a function or a property.
    init?(_ text: String) {
      let code = SwiftCode(Array(text.utf8), in: 0..<text.utf8.count)
      var names: [String] = []
      var index = 0
      while let name = code.name(index) {
        names.append(name)
        index += 1
        guard code.isSign(index, ".") else { break }
        index += 1
      }
      guard let name = names.popLast(), !code.isSign(index - 1, ".") else { return nil }
      self.name = name
      qualifiers = names
      guard index < code.tokens.count else { return }
      guard code.isSign(index, "("), let end = code.closing(of: index), end == code.tokens.count - 1 else { return nil }
      var labels: [String?] = []
      index += 1
      while index < end {
        guard let label = code.name(index), code.isSign(index + 1, ":") else { return nil }
        labels.append(label == "_" ? nil : label)
        index += 2
      }
      self.labels = labels
    }
  }

  /// The name as Swift writes it.
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
    // In braces, brackets and colons of a plain text mean something else.
    return fields.isEmpty ? name : "{ name: \(SettingsText.quoted(fullName)), \(fields.joined(separator: ", ")) }"
  }

  /// Returns a Boolean value indicating whether a call has the arguments of the function.
  package func takes(_ call: SwiftCall) -> Bool {
    guard let labels else { return false }
    let written = call.arguments.map(\.label)
    guard let values else { return written == labels }
    return written.count >= values && Array(written.prefix(values)) == Array(labels.prefix(values))
      && written.dropFirst(values).allSatisfy { $0 == nil }
  }
}
