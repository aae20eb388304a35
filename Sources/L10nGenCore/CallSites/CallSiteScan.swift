import L10nLanguage

/// One pass over a Swift file: the edits that put accessors in place of lookups.
struct CallSiteScan {
  private let accessors: CallSiteAccessors
  private let bytes: [UInt8]
  private var hasSwiftUI = false
  /// The number of call sites that are replaced.
  private(set) var count = 0
  /// The starts of call sites that aren't, in bytes, with the reasons.
  private(set) var leftAlone: [(offset: Int, reason: String)] = []

  init(_ accessors: CallSiteAccessors, _ bytes: [UInt8]) {
    self.accessors = accessors
    self.bytes = bytes
  }

  /// Returns the edits of a part of the file, in order.
  mutating func edits(in range: Range<Int>) -> [TextEdit] {
    let code = SwiftCode(bytes, in: range)
    hasSwiftUI = hasSwiftUI || code.imports(oneOf: SwiftUITitles.modules)
    let finder = CallSiteFinder(code, rootEnum: accessors.rootEnum, hasSwiftUI: hasSwiftUI)
    var edits: [TextEdit] = []
    var end = range.lowerBound
    for (index, token) in code.tokens.enumerated() where token.range.lowerBound >= end {
      if let site = finder.callSite(at: index) {
        if let replacement = replacement(of: site) {
          edits.append(TextEdit(range: site.range, replacement: Array(replacement.utf8)))
          end = site.range.upperBound
          count += 1
        }
      } else if token.kind == .string, let literal = SwiftStringLiteral(bytes, token.range) {
        for part in literal.interpolations { edits += self.edits(in: part) }
      }
    }
    return edits
  }

  /// The call of an accessor in place of a call site, or `nil` if it isn't certain.
  private mutating func replacement(of site: CallSite) -> String? {
    switch accessor(for: site) {
    case .found(let accessor, let values):
      if let call = call(of: accessor, values) { return call }
      leftAlone.append(
        (site.range.lowerBound, "the values don't fit '\(accessor.declaration.text)'; write the call by hand"))
    case .ignored: break
    case .refused(let reason): leftAlone.append((site.range.lowerBound, reason))
    }
    return nil
  }
}

// MARK: - The accessor of a call site

extension CallSiteScan {
  private enum Search {
    case found(CallSiteAccessors.Accessor, [CallSiteValue])
    /// The code looks nothing up in the tables.
    case ignored
    case refused(String)
  }

  private func accessor(for site: CallSite) -> Search {
    let values: [CallSiteValue]
    switch site.values {
    case .none: values = []
    case .expressions(let arguments): values = arguments.map { CallSiteValue(range: $0.range) }
    case .interpolations(let literal):
      let read = literal.interpolations.compactMap { CallSiteValue(interpolation: $0, bytes) }
      guard read.count == literal.interpolations.count else {
        return .refused("a value here is formatted, or isn't a text or number; write the call by hand")
      }
      values = read
    }
    switch site.lookup {
    case .refused(let reason): return .refused(reason)
    case .accessor(let name): return accessors.accessor(named: name).map { .found($0, values) } ?? .ignored
    case .key, .literal:
      guard accessors.hasTable(site.table) else { return .ignored }
      let search = accessor(ofKeyIn: site, values)
      if site.readsMarkdown, case .found(let accessor, _) = search, accessor.hasMarkdown {
        return .refused("Text reads Markdown only in literals; to style the string, write it with tags")
      }
      return search
    }
  }

  private func accessor(ofKeyIn site: CallSite, _ values: [CallSiteValue]) -> Search {
    let texts: [String]
    switch site.lookup {
    case .key(let key): texts = [key]
    case .literal(let literal): texts = literal.texts
    case .accessor, .refused: return .ignored
    }
    if texts.count == 1 {
      return accessors.accessor(ofKey: texts[0], in: site.table).map { .found($0, values) } ?? noString(texts[0])
    }
    switch accessors.accessor(of: texts, values.map(\.specifier), in: site.table) {
    case .one(let accessor, let conversions):
      let converted = zip(values, conversions).map { value, conversion in
        var value = value
        value.conversion = conversion
        return value
      }
      return .found(accessor, converted)
    case .several(let keys):
      let list = keys.map { "'\($0)'" }.joined(separator: " or ")
      return .refused("this may be the key \(list); write the call by hand")
    case .none: return noString(texts.joined(separator: "…"))
    }
  }

  /// A literal without letters, such as a bullet, is rarely meant to be looked up.
  private func noString(_ key: String) -> Search {
    guard key.unicodeScalars.contains(where: \.properties.isAlphabetic) else { return .ignored }
    return .refused("no string has the key '\(key)'; add it to the catalog, or don't look it up")
  }
}

// MARK: - The call

extension CallSiteScan {
  /// Returns the call of an accessor, or `nil` if the values don't fit its parameters.
  private mutating func call(of accessor: CallSiteAccessors.Accessor, _ values: [CallSiteValue]) -> String? {
    let declaration = accessor.declaration
    let positions = accessor.positions
    guard declaration.result == "String", positions.count == declaration.parameters.count,
      positions.compactMap({ $0 }).sorted() == values.indices.map({ $0 + 1 })
    else { return nil }
    let (count, left) = (self.count, leftAlone)
    var arguments: [String] = []
    for (parameter, position) in zip(declaration.parameters, positions) {
      guard let position else { continue }
      let value = values[position - 1]
      // What is looked up for a value is a call site, too.
      let edits = self.edits(in: value.range)
      let expression = String(decoding: TextEdit.apply(edits, to: bytes, in: value.range), as: UTF8.self)
      guard let argument = value.argument(expression, as: parameter.type) else {
        (self.count, leftAlone) = (count, left)
        return nil
      }
      arguments.append("\(parameter.label): \(argument)")
    }
    if declaration.parameters.isEmpty { return declaration.name }
    return "\(declaration.name)(\(arguments.joined(separator: ", ")))"
  }
}

extension SwiftStringLiteral {
  /// The texts before, between and after the interpolations.
  fileprivate var texts: [String] {
    parts.reduce(into: [""]) { texts, part in
      switch part {
      case .text(let text): texts[texts.count - 1] += text
      case .interpolation: texts.append("")
      }
    }
  }
}

extension SwiftCode {
  fileprivate func imports(oneOf modules: Set<String>) -> Bool {
    tokens.indices.contains { isWord($0, "import") && modules.contains(word($0 + 1) ?? "") }
  }
}
