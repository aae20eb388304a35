/// Finds the keys that code looks up: with `text(forKey:)`, and the keys of Apple's tables wherever they are written.
struct KeyUsage {
  private let catalog: Catalog
  /// The messages whose keys are looked up.
  private(set) var used: Set<Int> = []
  /// The places where any message may be looked up.
  private(set) var anyKey: [SwiftFile.Place] = []
  /// The places where any string of a table may be looked up.
  private(set) var anyTableKey: [SwiftFile.Place] = []
  /// The messages of tables.
  private(set) var tableMessages: Set<Int> = []

  init(of catalog: Catalog, in files: [SwiftFile]) {
    self.catalog = catalog
    var written: [String] = []
    var beginnings: [String] = []
    for (number, file) in files.enumerated() {
      for code in file.parts {
        for index in code.tokens.indices { find(code, index, number, &written, &beginnings) }
      }
    }
    take(Set(written), beginnings)
    if !catalog.tableKeys.isEmpty { takeTableKeys(Set(files.flatMap { $0.literals.map(Self.pieces) })) }
  }

  // MARK: Lookups

  /// Names of what looks a key of a table up.
  private static let tableLookups: Set = [
    "LocalizationValue", "LocalizedStringKey", "LocalizedStringResource", "NSLocalizedString", "localizedString",
    "localizedUserNotificationString",
  ]

  private mutating func find(
    _ code: SwiftCode, _ index: Int, _ file: Int, _ written: inout [String], _ beginnings: inout [String]
  ) {
    guard let name = code.name(index) else { return }
    let isInitializer = code.isSign(index + 1, ".") && code.isWord(index + 2, "init")
    let opening = isInitializer ? index + 3 : index + 1
    guard code.isSign(opening, "(") else { return }
    let place = SwiftFile.Place(file: file, byte: code.tokens[index].range.lowerBound)
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
      guard let call = SwiftCall(code, at: opening) else { return anyTableKey.append(place) }
      if let key = call.arguments.first, key.literal == nil { anyTableKey.append(place) }
    }
  }

  private mutating func take(_ written: Set<String>, _ beginnings: [String]) {
    guard !written.isEmpty || !beginnings.isEmpty else { return }
    for (index, message) in catalog.messages.enumerated() {
      let keys = [message.keyPath, message.metadata.formerKey?.path].compactMap { $0 }
      if keys.contains(where: { key in written.contains(key) || beginnings.contains(where: key.hasPrefix) }) {
        used.insert(index)
      }
    }
  }

  // MARK: Tables

  /// The texts of a literal around its interpolations, without white space, which a literal of several lines has more of.
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
    for (key, path) in catalog.tableKeys.values.joined() {
      guard let message = messages[KeySegment.path(path)] else { continue }
      tableMessages.insert(message)
      let isWritten =
        literals.contains([Self.withoutSpace(key)])
        || InterpolatedKey(key).map { literals.contains($0.texts.map(Self.withoutSpace)) } == true
      if isWritten { used.insert(message) }
    }
  }
}
