/// Lookups by functions of Foundation.
extension CallSiteFinder {
  /// Matches `String(localized:)`, `String(format: NSLocalizedString(…), …)` and `String.localizedStringWithFormat(…)`.
  func string(at index: Int) -> CallSite? {
    if code.isSign(index + 1, "."), code.isWord(index + 2, "localizedStringWithFormat") {
      return SwiftCall(code, at: index + 3).flatMap { formatted($0, at: index) }
    }
    guard let call = SwiftCall(code, at: opening(behindType: index)), let first = call.arguments.first else {
      return nil
    }
    if first.label == "format" { return formatted(call, at: index) }
    guard first.label == "localized" else { return nil }
    if isFormat(index) { return formatSite(at: index) }
    let range = range(from: index, to: call.end)
    guard let key = first.literal else { return CallSite(range: range, lookup: .refused(Self.computedKey)) }
    if key.isMultiline { return multiline(range) }
    var site = CallSite(range: range, lookup: .literal(key))
    site.values = .interpolations(key)
    if let value = call.argument("defaultValue") {
      guard let text = key.text else { return CallSite(range: range, lookup: .refused(Self.interpolatedKey)) }
      site.lookup = .key(text)
      site.values = value.literal.map { .interpolations($0) } ?? .none
      site.defaultText = .init(value)
    }
    return site.with(call.arguments.dropFirst(), known: ["defaultValue", "table", "bundle", "comment"])
  }

  /// Matches a format of `NSLocalizedString`, with the values after it.
  private func formatted(_ call: SwiftCall, at index: Int) -> CallSite? {
    guard let format = call.arguments.first, let start = format.tokens.first,
      var site = code.isWord(start, "NSLocalizedString") ? localizedString(at: start) : localizedFormat(at: start),
      site.range == format.range
    else { return nil }
    site.range = range(from: index, to: call.end)
    let values = call.arguments.dropFirst()
    if case .refused = site.lookup { return site }
    if let label = values.lazy.compactMap(\.label).first { site.lookup = .refused(Self.reason(forOption: label)) }
    site.values = .expressions(Array(values))
    site.formatsPlainly = call.arguments[0].label == "format"
    return site
  }

  /// Matches `String(localized: "key")`, whose text is a format.
  private func localizedFormat(at index: Int) -> CallSite? {
    guard code.isWord(index, "String"), let call = SwiftCall(code, at: index + 1), let first = call.arguments.first,
      first.label == "localized", let key = first.literal?.text
    else { return nil }
    return CallSite(range: range(from: index, to: call.end), lookup: .key(key))
      .with(call.arguments.dropFirst(), known: ["table", "bundle", "comment"])
  }

  /// Matches `NSLocalizedString("key", comment: "")`.
  package func localizedString(at index: Int) -> CallSite? {
    guard let call = SwiftCall(code, at: index + 1), let first = call.arguments.first, first.label == nil else {
      return nil
    }
    return localizedString(
      call, range(from: index, to: call.end), options: ["tableName", "bundle", "value", "comment"])
  }

  /// Matches `Bundle.main.localizedString(forKey: "key", value: nil, table: nil)`.
  func bundleString(at index: Int) -> CallSite? {
    guard code.isSign(index + 1, "."), let bundle = code.word(index + 2), code.isSign(index + 3, "."),
      code.isWord(index + 4, "localizedString"), let call = SwiftCall(code, at: index + 5),
      call.arguments.first?.label == "forKey"
    else { return nil }
    var site = localizedString(call, range(from: index, to: call.end), options: ["value", "table"])
    if let obstacle = Self.obstacle(bundle: "Bundle.\(bundle)") { site?.lookup = .refused(obstacle) }
    site?.isOfModule = Self.moduleBundles.contains("Bundle.\(bundle)")
    return site
  }

  /// Matches a lookup in an unknown bundle.
  func bundleLookup(at index: Int) -> CallSite? {
    guard !code.isWord(index - 4, "Bundle"), let call = SwiftCall(code, at: index + 1),
      call.arguments.first?.label == "forKey"
    else { return nil }
    return CallSite(
      range: code.tokens[index].range.lowerBound..<code.tokens[call.end].range.upperBound,
      lookup: .refused("the bundle may have other strings; write the call by hand if they are the same"))
  }

  /// Matches `AttributedString(localized: "key")`, and `.init(localized: "key")` of a type from the surrounding code.
  func attributedString(at index: Int) -> CallSite? {
    guard !code.isWord(index - 2, "String"), let call = SwiftCall(code, at: opening(behindType: index)),
      call.arguments.first?.label == "localized"
    else { return nil }
    return CallSite(
      range: code.tokens[index].range.lowerBound..<code.tokens[call.end].range.upperBound,
      lookup: .refused("the accessor gives a String, and this may be something else; write the call by hand"))
  }

  private func localizedString(_ call: SwiftCall, _ range: Range<Int>, options: Set<String>) -> CallSite? {
    guard let first = call.arguments.first else { return nil }
    guard let literal = first.literal else { return CallSite(range: range, lookup: .refused(Self.computedKey)) }
    if literal.isMultiline { return multiline(range) }
    guard let key = literal.text else { return CallSite(range: range, lookup: .refused(Self.interpolatedKey)) }
    var site = CallSite(range: range, lookup: .key(key))
    if let value = call.argument("value"), value.text != "nil", value.literal?.text != "" {
      site.defaultText = .init(value)
    }
    return site.with(call.arguments.dropFirst(), known: options)
  }

  /// Returns a Boolean value indicating whether values for a format follow, as arguments of the surrounding call.
  func isFormat(_ index: Int) -> Bool {
    if code.isWord(index - 2, "localizedStringWithFormat") { return true }
    return code.isWord(index - 2, "format") && code.isSign(index - 1, ":")
      && ["String", "NSString", "init"].contains(code.word(index - 4) ?? "")
  }

  /// Returns the lookup of a format, unless the surrounding call is a call site with the format and its values.
  func formatSite(at index: Int) -> CallSite? {
    let isOfString =
      code.isWord(index - 4, "String") || code.isWord(index - 4, "init") && code.isWord(index - 6, "String")
    guard !isOfString, let call = SwiftCall(code, at: index + 1) else { return nil }
    return CallSite(
      range: range(from: index, to: call.end), lookup: .refused("values for a format follow; write the call by hand"))
  }
}
