import L10nCatalog
import L10nLanguage
import L10nText

/// One pass over a Swift file: the edits that replace lookups with accessors.
struct CallSiteScan {
  let visible: VisibleAccessors
  /// The accessors that the code's own calls of accessors mean.
  let accessors: CallSiteAccessors
  let bytes: [UInt8]
  private let file: SwiftCode
  private let views: Set<String>
  private let modifiers: Set<String>
  /// The tables of the code's own module that have no accessors.
  let otherTables: Set<String>
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
        } else if site.isByAccessor {
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
  var strings: [VisibleAccessors.Strings] { visible.main + [visible.own].compactMap { $0 } }

  /// Lists a literal that is the key of a string, which unknown code may look up.
  private mutating func listKey(_ literal: SwiftStringLiteral) {
    let texts = literal.unindentedTexts
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

  enum Outcome<Value> {
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
