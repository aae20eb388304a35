import L10nCatalog
import L10nText

/// The accessor of a call site.
extension CallSiteScan {
  typealias Accessor = (
    accessor: CallSiteAccessors.Accessor, values: [CallSiteValue], strings: VisibleAccessors.Strings
  )

  func accessor(for site: CallSite) -> Outcome<Accessor> {
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
    case .buildTime(let found): return accessor(for: found, values)
    case .key, .literal, .choice:
      if site.isOfModule {
        return visible.own.map { accessor(for: site, values, in: $0) } ?? .refused(visible.reasonWithoutOwn)
      }
      return accessor(for: site, values, among: site.isByOwnLookup ? strings.reversed() : visible.main)
    }
  }

  /// Returns the accessor in place of another generator's.
  private func accessor(for found: BuildTimeAccessor, _ values: [CallSiteValue]) -> Outcome<Accessor> {
    guard let strings = visible.strings(of: found) else { return .ignored }
    let keys = strings.accessors.keysByBuildTimeAccessor[found]
    guard keys.count < 2 else {
      let list = keys.map(\.key).sorted(by: KeyOrder.precedes).map { "'\($0)'" }.joined(separator: " or ")
      return .refused("this may be the key \(list); write the call by hand")
    }
    guard let key = keys.first, let accessor = strings.accessors.accessor(ofKey: key.key, in: key.table) else {
      return .ignored
    }
    let typed = found.isOfRSwift ? values : typed(values, by: accessor)
    return access(to: (accessor, typed, strings))
  }

  /// Returns values with the types of Tuist's parameters, which are those of SwiftGen.
  private func typed(_ values: [CallSiteValue], by accessor: CallSiteAccessors.Accessor) -> [CallSiteValue] {
    var values = values
    for (parameter, value) in accessor.parameters(forValues: values.count) ?? [] {
      switch parameter.type {
      case "String": values[value].formerType = "Any"
      case "Double": values[value].formerType = "Float"
      default: values[value].formerType = parameter.type
      }
    }
    return values
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
    case .literal(let literal): texts = literal.unindentedTexts
    case .choice, .accessor, .buildTime, .refused: return .ignored
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
