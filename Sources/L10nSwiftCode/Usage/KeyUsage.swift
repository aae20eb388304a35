import L10nCatalog
import L10nFormats
import L10nText

/// Finds the keys that code looks up: with `text(forKey:)`, and the keys of Apple's tables in any literal.
struct KeyUsage {
  private let catalog: Catalog
  /// The app's own functions and properties that look keys up, by name.
  private let lookups: [String: [StringLookup]]
  /// The messages whose keys are looked up.
  private(set) var used: Set<Int> = []
  /// The places where any message may be looked up.
  private(set) var anyKey: [SwiftFile.Place] = []
  /// The places where any string of a table may be looked up.
  private(set) var anyTableKey: [TableRead] = []
  /// The messages of tables, by the tables' names without folders.
  private var tableMessages: [String: Set<Int>] = [:]

  /// A place where any string of a table may be looked up.
  struct TableRead {
    var place: SwiftFile.Place
    /// The table, or `nil` if it may be any.
    var table: String?
  }

  /// The messages' key paths in their modules, by index.
  private let ownKeyPaths: [Int: String]

  init(of catalog: Catalog, _ modules: [ModuleCatalog] = [], in files: [SwiftFile], _ lookups: [StringLookup] = []) {
    self.catalog = catalog
    let own = modules.flatMap { zip($0.messages, $0.catalog.messages.map(\.keyPath)) }
    ownKeyPaths = Dictionary(own) { first, _ in first }
    self.lookups = Dictionary(grouping: lookups, by: \.name)
    var written: [String] = []
    var beginnings: [String] = []
    for (number, file) in files.enumerated() {
      for code in file.parts {
        // The arguments of these are checked where they are called.
        let bodies = bodies(ofLookupsIn: code)
        for index in code.tokens.indices where !bodies.contains(where: { $0.contains(index) }) {
          find(code, index, number, &written, &beginnings)
        }
      }
    }
    take(Set(written), beginnings)
    if !catalog.tableKeys.isEmpty { takeTableKeys(Set(files.flatMap { $0.literals.map(Self.pieces) })) }
  }

  /// Returns the messages of all tables with a name, in any folder, or of all tables for `nil`.
  func messages(ofTable name: String?) -> Set<Int> {
    if let name { return tableMessages[name] ?? [] }
    return tableMessages.values.reduce(into: []) { $0.formUnion($1) }
  }

  // MARK: Lookups

  /// Names that look up a key of a table.
  private static let tableLookups: Set = [
    "LocalizationValue", "LocalizedStringKey", "LocalizedStringResource", "NSLocalizedString", "localizedString",
    "localizedUserNotificationString",
  ]

  private mutating func find(
    _ code: SwiftCode, _ index: Int, _ file: Int, _ written: inout [String], _ beginnings: inout [String]
  ) {
    // The parameters of a declaration are used in its body.
    guard let name = code.name(index), !code.isWord(index - 1, "func"), !code.isWord(index - 1, "var") else { return }
    let place = SwiftFile.Place(file: file, byte: code.tokens[index].range.lowerBound)
    if let own = lookups[name] {
      let computed = own.filter { computesKey(of: $0, code, index) }
      anyTableKey += computed.map { TableRead(place: place, table: $0.table.name(in: SwiftCall(code, at: index + 1))) }
      guard computed.isEmpty else { return }
    }
    let isInitializer = code.isSign(index + 1, ".") && code.isWord(index + 2, "init")
    let opening = isInitializer ? index + 3 : index + 1
    guard code.isSign(opening, "(") else { return }
    if name == "text", code.name(opening + 1) == "forKey" {
      let literal = SwiftCall(code, at: opening)?.arguments.first?.literal
      if let key = literal?.text {
        written.append(key)
      } else if let literal, !literal.isMultiline, case .text(let beginning)? = literal.parts.first {
        beginnings.append(beginning)
      } else {
        anyKey.append(place)
      }
    } else if Self.tableLookups.contains(name) || code.isWord(opening + 1, "localized") {
      guard let call = SwiftCall(code, at: opening) else { return anyTableKey.append(TableRead(place: place)) }
      // `locale.localizedString(forRegionCode:)` and others don't look up keys.
      if name == "localizedString", let label = call.arguments.first?.label, label != "forKey" { return }
      if let key = call.arguments.first, key.literal == nil {
        anyTableKey.append(TableRead(place: place, table: table(of: call, name, code)))
      }
    }
  }

  /// Functions and initializers that use the standard table by default.
  private static let readersOfTables: Set = [
    "AttributedString", "LocalizedStringResource", "NSLocalizedString", "String", "localizedString",
    "localizedUserNotificationString",
  ]

  /// Returns the table that a call reads, or `nil` if it may be any: the table of a value may be given later.
  private func table(of call: SwiftCall, _ name: String, _ code: SwiftCode) -> String? {
    guard let argument = call.argument("table") ?? call.argument("tableName") else {
      return Self.readersOfTables.contains(name) ? AppleTable.standardName : nil
    }
    if let literal = argument.literal { return literal.text }
    return argument.tokens.count == 1 && code.isWord(argument.tokens.lowerBound, "nil") ? AppleTable.standardName : nil
  }

  /// Returns a Boolean value indicating whether a name is a use of a lookup whose key isn't a literal.
  private func computesKey(of lookup: StringLookup, _ code: SwiftCode, _ index: Int) -> Bool {
    // The label of an argument, or a function of another type.
    guard !code.isSign(index + 1, ":"),
      lookup.qualifiers.last.map({ code.isSign(index - 1, ".") && code.name(index - 2) == $0 }) ?? true
    else { return false }
    let call = SwiftCall(code, at: index + 1)
    switch lookup.key {
    case .receiver:
      guard code.isSign(index - 1, "."), !code.isString(index - 2) else { return false }
      return lookup.labels == nil ? call == nil : call.map(lookup.takes) ?? true
    case .argument(let key):
      // A function that is passed on may get any key.
      guard let call else { return true }
      return lookup.takes(call) && call.arguments[key].literal?.text == nil
    }
  }

  /// Returns the tokens in the bodies of functions and properties that look keys up.
  private func bodies(ofLookupsIn code: SwiftCode) -> [Range<Int>] {
    guard !lookups.isEmpty else { return [] }
    return code.tokens.indices.compactMap { index in
      guard code.isWord(index, "func") || code.isWord(index, "var"), let name = code.name(index + 1),
        let own = lookups[name]
      else { return nil }
      let parameters = SwiftCall(code, at: index + 2)
      let isFunction = code.isWord(index, "func")
      guard own.contains(where: { ($0.labels == nil) != isFunction }) else { return nil }
      let start = parameters.map { $0.end + 1 } ?? index + 2
      let opening = code.tokens.indices[start...].prefix(16).first { code.isSign($0, "{") || code.isSign($0, "}") }
      return opening.flatMap { opening in code.closing(of: opening).map { opening..<$0 } }
    }
  }

  private mutating func take(_ written: Set<String>, _ beginnings: [String]) {
    guard !written.isEmpty || !beginnings.isEmpty else { return }
    for (index, message) in catalog.messages.enumerated() {
      let keys = [ownKeyPaths[index] ?? message.keyPath, message.metadata.formerKey?.path].compactMap { $0 }
      if keys.contains(where: { key in written.contains(key) || beginnings.contains(where: key.hasPrefix) }) {
        used.insert(index)
      }
    }
  }

  // MARK: Tables

  /// Returns the texts of a literal around its interpolations, without white space, of which multiline literals have
  /// more.
  private static func pieces(of literal: SwiftStringLiteral) -> [String] {
    var pieces = [""]
    for part in literal.parts {
      switch part {
      case .text(let text): pieces[pieces.count - 1] += text
      case .interpolation: pieces.append("")
      }
    }
    return pieces.map(withoutSpace)
  }

  private static func withoutSpace(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { !$0.properties.isWhitespace }))
  }

  private mutating func takeTableKeys(_ literals: Set<[String]>) {
    let messages = Dictionary(catalog.messages.enumerated().map { ($1.keyPath, $0) }) { first, _ in first }
    for (table, keys) in catalog.tableKeys {
      for (key, path) in keys {
        guard let message = messages[KeySegment.path(path)] else { continue }
        tableMessages[FilePath.name(table), default: []].insert(message)
        let isWritten =
          literals.contains([Self.withoutSpace(key)])
          || InterpolatedKey(key).map { literals.contains($0.texts.map(Self.withoutSpace)) } == true
        if isWritten { used.insert(message) }
      }
    }
  }
}
