package import L10nCatalog
package import L10nText

/// The calls of accessors in Swift code, with the names that they have after a change of key paths.
package struct AccessorRenaming {
  /// The files that change.
  package private(set) var changed: [(file: SourceFile, bytes: [UInt8])] = []
  /// The number of places that changed.
  package private(set) var count = 0
  /// The places that may need a change by hand, with the reason, in the order of files.
  package private(set) var leftAlone: [(location: SourceLocation, reason: String)] = []

  private let names: AccessorNames
  private let scopes: AccessorScopes
  private let files: [SwiftFile]
  private var edits: [Int: Set<TextEdit>] = [:]
  private var reasons: [SwiftFile.Place: String] = [:]

  /// - Parameters:
  ///   - before: the project's messages before the change.
  ///   - after: the same after it.
  ///   - renamed: the new key paths, by the old ones.
  ///   - keys: the new keys of tables, by the old ones.
  ///   - sources: all Swift files that may use the messages.
  ///   - lookups: the places that certainly look up keys of tables.
  package init(
    from before: NamedCatalog, to after: NamedCatalog, _ renamed: [String: String],
    tableKeys keys: [AppleTableKey: String], in sources: [SourceFile], lookups: [TableLookup] = []
  ) {
    names = AccessorNames(from: before, to: after, renamed)
    scopes = before.modules.isEmpty ? AccessorScopes(before.accessors) : AccessorScopes(before.modules)
    let files = Concurrently.map(sources.count) { SwiftFile(sources[$0]) }
    self.files = files
    let usage = AccessorUsage(of: scopes, in: files)
    for use in usage.uses { rename(use) }
    for escape in usage.escapes { list(escape) }
    let places = lookups.map { (SwiftFile.Place(file: $0.file, byte: $0.byte), $0.key) }
    let known = Dictionary(places) { first, _ in first }
    for index in files.indices { renameKeys(inFile: index, keys, known) }
    apply()
  }

  // MARK: Names

  private mutating func rename(_ use: AccessorUsage.Use) {
    let start = path(of: use.start)
    let old = path(of: use.scope) + [use.member].compactMap { $0 }
    guard let new = use.member == nil ? names.scopes[old] : names.members[old] ?? movedMember(old) else { return }
    guard use.isCertain, files[use.file].isClear else {
      reasons[place(use)] =
        "'\(old.joined(separator: "."))' may be meant here; if it is, write '\(new.joined(separator: "."))'"
      return
    }
    // In an extension, the first name is a member of the enum around it; otherwise it stays, as an alias does.
    let base = use.beginsInExtension ? Array(start.dropLast()) : start
    let newBase = names.scopes[base] ?? base
    let bytes = files[use.file].source.bytes
    guard new.map(Self.plain).starts(with: newBase.map(Self.plain)) else {
      return replace(use.names[...], with: new, use, bytes)
    }
    replace(use.names[(use.beginsInExtension ? 0 : 1)...], with: Array(new.dropFirst(newBase.count)), use, bytes)
  }

  /// Returns the new name of a member that the messages don't have, in a namespace that has another name.
  private func movedMember(_ old: [String]) -> [String]? {
    guard let namespace = names.scopes[Array(old.dropLast())], let member = old.last else { return nil }
    return namespace + [member]
  }

  /// Replaces names by others: one by one if they are as many, so that the space and comments between them stay.
  private mutating func replace(
    _ old: ArraySlice<Range<Int>>, with new: [String], _ use: AccessorUsage.Use, _ bytes: [UInt8]
  ) {
    guard let first = old.first, let last = old.last else { return }
    if old.count == new.count {
      for (range, name) in zip(old, new) where Self.name(range, bytes) != Self.plain(name) {
        add(TextEdit(range: range, replacement: Array(name.utf8)), use.file)
      }
      return
    }
    let range = first.lowerBound..<last.upperBound
    let joined = old.map { String(decoding: bytes[$0], as: UTF8.self) }.joined(separator: ".")
    guard joined.utf8.elementsEqual(bytes[range]) else {
      reasons[place(use)] = "the names are on several lines, or have a comment; write '\(new.joined(separator: "."))'"
      return
    }
    add(TextEdit(range: range, replacement: Array(new.joined(separator: ".").utf8)), use.file)
  }

  private mutating func add(_ edit: TextEdit, _ file: Int) {
    if edits[file, default: []].insert(edit).inserted { count += 1 }
  }

  /// Lists a place where an enum is passed on whose members have other names.
  private mutating func list(_ escape: AccessorUsage.Escape) {
    let scope = path(of: escape.scope)
    guard escape.reason != .computedKey, names.members.keys.contains(where: { $0.starts(with: scope) }) else { return }
    let name = scope.joined(separator: ".")
    reasons[escape.place] = "'\(name)' is passed on here; code that uses it may need the new names"
  }

  private func place(_ use: AccessorUsage.Use) -> SwiftFile.Place {
    SwiftFile.Place(file: use.file, byte: use.names[0].lowerBound)
  }

  private func path(of scope: Int) -> [String] { AccessorNames.names(scopes.name(of: scope)) }

  private static func plain(_ name: String) -> String { name.filter { $0 != "`" } }

  private static func name(_ range: Range<Int>, _ bytes: [UInt8]) -> String {
    plain(String(decoding: bytes[range], as: UTF8.self))
  }

  // MARK: Keys

  /// Replaces keys in calls of `text(forKey:)` and in lookups of tables, and lists other literals that may be keys.
  private mutating func renameKeys(
    inFile file: Int, _ tableKeys: [AppleTableKey: String], _ lookups: [SwiftFile.Place: AppleTableKey]
  ) {
    let anyTable = Dictionary(tableKeys.map { ($0.key.key, $0.value) }) { first, _ in first }
    var calls: Set<Range<Int>> = []
    for code in files[file].parts {
      for index in code.tokens.indices
      where code.isWord(index, "text") && code.isSign(index + 1, "(") && code.isWord(index + 2, "forKey") {
        guard let literal = SwiftCall(code, at: index + 1)?.arguments.first?.literal else { continue }
        calls.insert(literal.range)
        rename(literal, file)
      }
    }
    for literal in files[file].literals where !calls.contains(literal.range) {
      let place = SwiftFile.Place(file: file, byte: literal.range.lowerBound)
      if let key = lookups[place] {
        guard let new = tableKeys[key] else { continue }
        replace(literal, with: new, insteadOf: key.key, place)
      } else if let key = literal.text, let new = anyTable[key] {
        reasons[place] = "'\(key)' was the key of a string; if this looks it up, write '\(new)'"
      }
    }
  }

  private mutating func replace(
    _ literal: SwiftStringLiteral, with new: String, insteadOf key: String, _ place: SwiftFile.Place
  ) {
    guard literal.text != nil, files[place.file].isClear, !new.contains("\""), !new.contains("\\") else {
      reasons[place] = "the key '\(key)' is '\(new)' now; write it here"
      return
    }
    add(TextEdit(range: literal.range, replacement: Array("\"\(new)\"".utf8)), place.file)
  }

  private mutating func rename(_ literal: SwiftStringLiteral, _ file: Int) {
    let place = SwiftFile.Place(file: file, byte: literal.range.lowerBound)
    if let key = literal.text, let new = names.keys[key] {
      replace(literal, with: new, insteadOf: key, place)
    } else if case .text(let beginning)? = literal.parts.first, literal.text == nil,
      let key = names.keys.keys.sorted().first(where: { $0.hasPrefix(beginning) })
    {
      reasons[place] = "a key is put together here, which may be '\(key)'; that is '\(names.keys[key] ?? "")' now"
    }
  }

  // MARK: Files

  private mutating func apply() {
    for (index, edits) in edits.sorted(by: { $0.key < $1.key }) {
      let source = files[index].source
      let sorted = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
      changed.append((source, TextEdit.apply(sorted, to: source.bytes, in: 0..<source.bytes.count)))
    }
    let locations = files.locations(of: Set(reasons.keys))
    leftAlone = reasons.sorted { ($0.key.file, $0.key.byte) < ($1.key.file, $1.key.byte) }
      .compactMap { place, reason in locations[place].map { ($0, reason) } }
  }
}
