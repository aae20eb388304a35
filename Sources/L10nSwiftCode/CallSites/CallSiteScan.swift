import L10nCatalog
import L10nLanguage
import L10nText

/// One pass over a Swift file: the edits that replace lookups with accessors.
struct CallSiteScan {
  private let visible: VisibleAccessors
  /// The accessors that the code's own calls of accessors mean.
  private let accessors: CallSiteAccessors
  private let bytes: [UInt8]
  private let file: SwiftCode
  private let views: Set<String>
  private let modifiers: Set<String>
  /// The tables of the code's own module that have no accessors.
  private let otherTables: Set<String>
  /// The names of types and functions that the code declares.
  private let declared: DeclaredNames
  /// The types in the file.
  private let scopes: SwiftTypeScopes
  /// The reasons for call sites that must not be replaced, by their starts in bytes.
  private let refusals: [Int: String]
  /// The number of call sites and interpolations around the current code.
  private var depth = 0
  /// The number of call sites that are replaced.
  private(set) var count = 0
  /// The keys that aren't looked up any more.
  private(set) var keys = ReplacedKeys()
  /// The modules that must be imported.
  private var imports: Set<String> = []
  /// The starts of call sites that aren't replaced, in bytes, with the reasons.
  private(set) var leftAlone: [(offset: Int, reason: String)] = []

  /// The nesting depth from which call sites aren't replaced.
  private static let depthLimit = 32

  /// - Parameters:
  ///   - bytes: UTF-8.
  ///   - declaredNames: the names of types and functions in all files.
  ///   - otherTables: the tables of the code's own module that have no accessors.
  ///   - refusals: the reasons for call sites that must not be replaced, by their starts in bytes.
  ///   - visible: returns the accessors that a file can call, or `nil` if it can't call any.
  init?(
    _ bytes: [UInt8], declaredNames: DeclaredNames, otherTables: Set<String>, refusals: [Int: String] = [:],
    visible: (SwiftCode) -> VisibleAccessors?
  ) {
    self.otherTables = otherTables
    self.refusals = refusals
    self.bytes = bytes
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    file = SwiftCode(bytes, in: start..<bytes.count)
    guard let visible = visible(file), let called = visible.called else { return nil }
    self.visible = visible
    accessors = called.accessors
    let hasSwiftUI = SwiftUITitles.areImported(in: file)
    views = hasSwiftUI ? SwiftUITitles.views : []
    modifiers = hasSwiftUI ? SwiftUITitles.modifiers : []
    scopes = SwiftTypeScopes(file)
    declared = declaredNames.inFile(DeclaredNames(in: file, scopes))
  }

  /// Returns the edits of the file, in order.
  mutating func edits() -> [TextEdit] {
    let edits = edits(in: file)
    guard !imports.isEmpty else { return edits }
    let place = file.endOfImports
    let isCutOff = place > 0 && bytes[place - 1] != UInt8(ascii: "\n")
    let lines = (isCutOff ? "\n" : "") + imports.sorted().map { "import \($0)\n" }.joined()
    return edits.filter { $0.range.lowerBound < place }
      + [TextEdit(range: place..<place, replacement: Array(lines.utf8))]
      + edits.filter { $0.range.lowerBound >= place }
  }

  private mutating func edits(in range: Range<Int>) -> [TextEdit] {
    depth < Self.depthLimit ? edits(in: SwiftCode(bytes, in: range)) : []
  }

  private mutating func edits(in code: SwiftCode) -> [TextEdit] {
    depth += 1
    defer { depth -= 1 }
    let finder = CallSiteFinder(
      code, accessors, views: views, modifiers: modifiers, declared: declared, scopes: scopes)
    var edits: [TextEdit] = []
    var end = 0
    // The end of the last call site that wasn't replaced; its keys are listed with it.
    var listedEnd = 0
    for (index, token) in code.tokens.enumerated() where token.range.lowerBound >= end {
      if let site = finder.callSite(at: index) {
        if let replacement = replacement(of: site, in: code) {
          edits.append(TextEdit(range: site.range, replacement: Array(replacement.utf8)))
          end = site.range.upperBound
          count += 1
        } else if case .accessor = site.lookup {
          // Anything with such a name may look a key up.
        } else {
          listedEnd = max(listedEnd, site.range.upperBound)
        }
      } else if token.kind == .string, let literal = SwiftStringLiteral(bytes, token.range) {
        if token.range.lowerBound >= listedEnd, LiteralContext(code, index).mayLookUp { listKey(literal) }
        for part in literal.interpolations { edits += self.edits(in: part) }
      }
    }
    return edits
  }

  /// All strings that lookups in the file may read.
  private var strings: [VisibleAccessors.Strings] { visible.main + [visible.own].compactMap { $0 } }

  /// Lists a literal that is the key of a string, which unknown code may look up.
  private mutating func listKey(_ literal: SwiftStringLiteral) {
    let texts = literal.texts
    guard texts.contains(where: { $0.unicodeScalars.contains(where: \.isLetter) }),
      let key = strings.lazy.compactMap({ $0.accessors.key(of: texts) }).first
    else { return }
    leftAlone.append(
      (literal.range.lowerBound, "'\(key)' is a key; if this looks its string up, write the call by hand"))
  }

  /// Returns the call of an accessor for a call site, or `nil` if it isn't certain.
  private mutating func replacement(of site: CallSite, in code: SwiftCode) -> String? {
    if let reason = refusals[site.range.lowerBound] {
      leftAlone.append((site.range.lowerBound, reason))
      return nil
    }
    let (countBefore, leftBefore, keysBefore, importsBefore) = (count, leftAlone.count, keys, imports)
    let result: Outcome<String>
    if case .choice(let one, let other) = site.lookup {
      result = replacement(of: site, one, other)
    } else {
      result = replacement(of: site)
    }
    if case .found(let call) = result, !hasComment(site, code) { return call }
    // The lookups inside it will be found again separately.
    (count, keys, imports) = (countBefore, keysBefore, importsBefore)
    leftAlone.removeSubrange(leftBefore...)
    switch result {
    case .found: leftAlone.append((site.range.lowerBound, "a comment here would be lost; write the call by hand"))
    case .ignored: break
    case .refused(let reason): leftAlone.append((site.range.lowerBound, reason))
    }
    return nil
  }

  /// Returns a Boolean value indicating whether a call site has a comment, possibly in an interpolation.
  private func hasComment(_ site: CallSite, _ code: SwiftCode) -> Bool {
    if code.hasComment(in: site.range) { return true }
    guard case .interpolations(let literal) = site.values else { return false }
    return literal.interpolations.contains { SwiftCode(bytes, in: $0).hasComment(in: $0) }
  }

  private enum Outcome<Value> {
    case found(Value)
    /// The code doesn't look up a string of the tables.
    case ignored
    case refused(String)
  }

  /// Replaces both texts of a choice, because a single one would have another type.
  private mutating func replacement(
    of site: CallSite, _ one: SwiftStringLiteral, _ other: SwiftStringLiteral
  ) -> Outcome<String> {
    var calls: [String] = []
    for literal in [one, other] {
      var part = site
      part.lookup = .literal(literal)
      part.values = .interpolations(literal)
      switch replacement(of: part) {
      case .found(let call): calls.append(call)
      case .ignored where strings.contains { $0.accessors.hasTable(site.table) }:
        return .refused("one of the texts has no string; write the call by hand")
      case let result: return result
      }
    }
    let between = String(decoding: bytes[one.range.upperBound..<other.range.lowerBound], as: UTF8.self)
    return .found(calls[0] + between + calls[1])
  }

  private mutating func replacement(of site: CallSite) -> Outcome<String> {
    switch accessor(for: site) {
    case .found((let accessor, let values, let strings)):
      if accessor.hasDoubledPercent {
        return .refused(
          "'%%' is one percent sign in a format, and two here; write '%' in the string, and the call by hand")
      }
      if let text = site.defaultText, !accessor.hasOwnText, text != .text(accessor.key) {
        return .refused(
          "the catalog has no text in the source language, which shows the one in the code; add it to the catalog first"
        )
      }
      if let call = call(of: accessor, values, strings) {
        guard site.formatsPlainly, accessor.declaration.parameters.contains(where: { $0.type != "String" }) else {
          if !site.isByAccessor { keys.add(accessor.key, in: strings.accessors.projectName(ofTable: site.table)) }
          if case .importing(let module) = strings.access { imports.insert(module) }
          return .found(call)
        }
        return .refused("this writes 1234, and the accessor writes '1,234'; if that is right, write '\(call)'")
      }
      return .refused("the values don't fit '\(accessor.declaration.text)'; write the call by hand")
    case .ignored: return .ignored
    case .refused(let reason): return .refused(reason)
    }
  }
}

// MARK: - The accessor of a call site

extension CallSiteScan {
  private typealias Accessor = (
    accessor: CallSiteAccessors.Accessor, values: [CallSiteValue], strings: VisibleAccessors.Strings
  )

  private func accessor(for site: CallSite) -> Outcome<Accessor> {
    let values: [CallSiteValue]
    switch site.values {
    case .none: values = []
    case .expressions(let arguments):
      values = arguments.compactMap { CallSiteValue($0, bytes) }
      guard values.count == arguments.count else { return .refused("a value here is cast; write the call by hand") }
    case .interpolations(let literal):
      values = literal.interpolations.compactMap { CallSiteValue(interpolation: $0, bytes) }
      guard values.count == literal.interpolations.count else {
        return .refused("a value here is formatted, or isn't a text or number; write the call by hand")
      }
    }
    switch site.lookup {
    case .refused(let reason): return .refused(reason)
    case .accessor(let name):
      guard let called = visible.called else { return .ignored }
      guard let former = accessors.formers[name] else {
        // If the file can't call it, it belongs to another module that has the same name by chance.
        if case .hidden = called.access { return .ignored }
        return accessors.accessor(named: name).map { .found(($0, values, called)) } ?? .ignored
      }
      let types = former.types ?? []
      guard types.count == values.count else { return .ignored }
      let typed = zip(values, types).map { value, type in
        var value = value
        value.formerType = type
        return value
      }
      return access(to: (former.accessor, typed, called))
    case .key, .literal, .choice:
      if site.isOfModule {
        return visible.own.map { accessor(for: site, values, in: $0) } ?? .refused(visible.reasonWithoutOwn)
      }
      return accessor(for: site, values, among: site.isByOwnLookup ? strings.reversed() : visible.main)
    }
  }

  /// Returns the accessor in the first strings that have the key.
  private func accessor(
    for site: CallSite, _ values: [CallSiteValue], among all: [VisibleAccessors.Strings]
  ) -> Outcome<Accessor> {
    var result = Outcome<Accessor>.ignored
    for (index, strings) in all.enumerated() {
      let search = accessor(for: site, values, in: strings)
      switch (search, result) {
      case (.found(let found), _):
        let others = all[(index + 1)...].map { self.accessor(for: site, values, in: $0) }
        let isCertain = others.allSatisfy { other in
          if case .found((let other, _, _)) = other { other.hasSameTexts(as: found.accessor) } else { true }
        }
        if isCertain { return access(to: found) }
        return .refused("two modules have a string for this, with different texts; write the call by hand")
      case (.refused, .ignored): result = search
      case (.refused, _), (.ignored, _): break
      }
    }
    return result
  }

  /// Returns an accessor that the file can call.
  private func access(to accessor: Accessor) -> Outcome<Accessor> {
    if case .hidden(let reason) = accessor.strings.access { return .refused(reason) }
    return .found(accessor)
  }

  private func accessor(
    for site: CallSite, _ values: [CallSiteValue], in strings: VisibleAccessors.Strings
  ) -> Outcome<Accessor> {
    let accessors = strings.accessors
    guard !accessors.isAmbiguous(site.table) else {
      return .refused("several folders have a table '\(site.table)'; write the call by hand")
    }
    guard accessors.hasTable(site.table) else { return .ignored }
    guard !site.isOfModule || !otherTables.contains(site.table) else {
      return .refused("the module may have another table '\(site.table)'; import that one, or write the call by hand")
    }
    let search = accessor(ofKeyIn: site, values, strings)
    if site.readsMarkdown, case .found((let accessor, _, _)) = search, accessor.hasMarkdown {
      return .refused("SwiftUI reads Markdown only in literals; to style the string, write it with tags")
    }
    return search
  }

  private func accessor(
    ofKeyIn site: CallSite, _ values: [CallSiteValue], _ strings: VisibleAccessors.Strings
  ) -> Outcome<Accessor> {
    let accessors = strings.accessors
    let texts: [String]
    switch site.lookup {
    case .key(let key): texts = [key]
    case .literal(let literal): texts = literal.texts
    case .choice, .accessor, .refused: return .ignored
    }
    if texts.count == 1 {
      return accessors.accessor(ofKey: texts[0], in: site.table).map { .found(($0, values, strings)) }
        ?? noString(texts[0])
    }
    switch accessors.accessor(of: texts, values, in: site.table) {
    case .one(let accessor, let conversions):
      let converted = zip(values, conversions).map { value, conversion in
        var value = value
        value.conversion = conversion
        return value
      }
      return .found((accessor, converted, strings))
    case .several(let keys):
      let list = keys.map { "'\($0)'" }.joined(separator: " or ")
      return .refused("this may be the key \(list); write the call by hand")
    case .none: return noString(texts.joined(separator: "\\(…)"))
    }
  }

  /// Returns the outcome for a missing key. A literal without letters, such as a bullet, is rarely meant to be looked
  /// up.
  private func noString(_ key: String) -> Outcome<Accessor> {
    guard key.unicodeScalars.contains(where: \.isLetter) else { return .ignored }
    return .refused("no string has the key '\(key)'; add it to the catalog, or don't look it up")
  }
}

// MARK: - The call

extension CallSiteScan {
  /// Returns the call of an accessor, or `nil` if the values don't fit its parameters.
  private mutating func call(
    of accessor: CallSiteAccessors.Accessor, _ values: [CallSiteValue], _ strings: VisibleAccessors.Strings
  ) -> String? {
    let declaration = accessor.declaration
    guard declaration.result == "String", let parameters = accessor.parameters(forValues: values.count),
      parameters.allSatisfy({ values[$1].argument("", as: $0.type) != nil })
    else { return nil }
    let arguments = parameters.map { parameter, index in
      var value = values[index]
      // A value may contain call sites, too.
      let edits = self.edits(in: value.range)
      let expression = String(decoding: TextEdit.apply(edits, to: bytes, in: value.range), as: UTF8.self)
      // The result of an accessor needs no description.
      if edits.map(\.range) == [value.range] || accessors.accessor(named: expression.filter { $0 != "`" }) != nil {
        value.formerType = value.formerType.map { _ in "String" }
      }
      return "\(parameter.label): \(value.argument(expression, as: parameter.type) ?? expression)"
    }
    let name = strings.qualifier.map { "\($0).\(declaration.name)" } ?? declaration.name
    if declaration.parameters.isEmpty { return name }
    return "\(name)(\(arguments.joined(separator: ", ")))"
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
    }.map { isMultiline ? Self.withoutIndentation($0) : $0 }
  }

  /// Returns the text of a multiline literal without its first and last line, and without indentation.
  private static func withoutIndentation(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 2, let indentation = lines.last else { return text }
    return lines.dropFirst().dropLast().map { $0.hasPrefix(indentation) ? $0.dropFirst(indentation.count) : $0 }
      .joined(separator: "\n")
  }
}
