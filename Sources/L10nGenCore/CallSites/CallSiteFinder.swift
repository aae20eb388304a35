/// Finds lookups of strings by keys in Swift code.
struct CallSiteFinder {
  private let code: SwiftCode
  private let rootEnum: String
  /// The views whose titles are looked up; none in a file without SwiftUI.
  private let views: Set<String>
  private let modifiers: Set<String>
  private let declaredViews: Set<String>

  /// - Parameters:
  ///   - rootEnum: the name of the outermost enum of accessors.
  ///   - views: the views whose titles are looked up.
  ///   - modifiers: the modifiers whose titles are looked up.
  ///   - declaredViews: the views whose names other files give types of their own.
  init(
    _ code: SwiftCode, rootEnum: String, views: Set<String>, modifiers: Set<String>, declaredViews: Set<String>
  ) {
    self.code = code
    self.rootEnum = rootEnum
    self.views = views
    self.modifiers = modifiers
    self.declaredViews = declaredViews
  }

  /// Returns the call site that begins at a token, or `nil` if none does.
  func callSite(at index: Int) -> CallSite? {
    guard let word = code.word(index) else { return nil }
    let isMember = code.isSign(index - 1, ".")
    if isMember, modifiers.contains(word) { return modifier(word, at: index) }
    guard !isMember || isModule(index - 2), !code.isWord(index - 1, "func"), !code.isSign(index - 1, "#") else {
      return nil
    }
    switch word {
    case "String": return string(at: index)
    case "NSLocalizedString": return isFormat(index) ? formatSite(at: index) : localizedString(at: index)
    case "LocalizedStringKey", "LocalizedStringResource": return value(of: word, at: index)
    case _ where views.contains(word): return view(word, at: index)
    case rootEnum: return accessor(at: index)
    default: return nil
    }
  }

  /// Returns a Boolean value indicating whether values for a format follow, which belong to the call around it.
  private func isFormat(_ index: Int) -> Bool {
    if code.isWord(index - 2, "localizedStringWithFormat") { return true }
    return code.isWord(index - 2, "format") && code.isSign(index - 1, ":")
      && ["String", "NSString", "init"].contains(code.word(index - 4) ?? "")
  }

  /// A lookup of a format, unless the call around it is a call site with the format and its values.
  private func formatSite(at index: Int) -> CallSite? {
    guard !code.isWord(index - 4, "String"), SwiftCall(code, at: index + 1) != nil else { return nil }
    return CallSite(
      range: code.tokens[index].range, lookup: .refused("values for a format follow; write the call by hand"))
  }

  /// Returns a Boolean value indicating whether a module is named, which belongs to the name behind it.
  private func isModule(_ index: Int) -> Bool {
    ["Swift", "Foundation", "SwiftUI"].contains(code.word(index) ?? "")
  }

  private func range(from index: Int, to end: Int) -> Range<Int> {
    let start = code.isSign(index - 1, ".") ? index - 2 : index
    return code.tokens[start].range.lowerBound..<code.tokens[end].range.upperBound
  }

  // MARK: Foundation

  /// `String(localized:)`, `String(format: NSLocalizedString(…), …)` and `String.localizedStringWithFormat(…)`.
  private func string(at index: Int) -> CallSite? {
    if code.isSign(index + 1, "."), code.isWord(index + 2, "localizedStringWithFormat") {
      return SwiftCall(code, at: index + 3).flatMap { formatted($0, at: index) }
    }
    guard let call = SwiftCall(code, at: index + 1), let first = call.arguments.first else { return nil }
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
    }
    return site.with(call.arguments.dropFirst(), known: ["defaultValue", "table", "bundle", "comment"])
  }

  /// A format of `NSLocalizedString`, with the values behind it.
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
    return site
  }

  /// `String(localized: "key")`, whose text is a format.
  private func localizedFormat(at index: Int) -> CallSite? {
    guard code.isWord(index, "String"), let call = SwiftCall(code, at: index + 1), let first = call.arguments.first,
      first.label == "localized", let key = first.literal?.text
    else { return nil }
    return CallSite(range: range(from: index, to: call.end), lookup: .key(key))
      .with(call.arguments.dropFirst(), known: ["table", "bundle", "comment"])
  }

  private func localizedString(at index: Int) -> CallSite? {
    guard let call = SwiftCall(code, at: index + 1), let first = call.arguments.first, first.label == nil else {
      return nil
    }
    let range = range(from: index, to: call.end)
    guard let literal = first.literal else { return CallSite(range: range, lookup: .refused(Self.computedKey)) }
    if literal.isMultiline { return multiline(range) }
    guard let key = literal.text else { return CallSite(range: range, lookup: .refused(Self.interpolatedKey)) }
    return CallSite(range: range, lookup: .key(key))
      .with(call.arguments.dropFirst(), known: ["tableName", "bundle", "value", "comment"])
  }

  private static let computedKey = "the key isn't a literal; write the call by hand"
  private static let interpolatedKey = "a key is put together from values; call the accessors of its strings instead"

  private func multiline(_ range: Range<Int>) -> CallSite {
    CallSite(range: range, lookup: .refused("a literal of several lines isn't read; write the call by hand"))
  }

  // MARK: SwiftUI

  private func view(_ name: String, at index: Int) -> CallSite? {
    guard var site = title(at: index, isText: name == "Text") else { return nil }
    if declaredViews.contains(name), !isModule(index - 2) {
      site.lookup = .refused("the code has a type '\(name)' of its own; if this is SwiftUI's, write the call by hand")
    }
    return site
  }

  private func modifier(_ name: String, at index: Int) -> CallSite? {
    // What is called `alert` without this is something else.
    if name == "alert" || name == "confirmationDialog" {
      guard SwiftCall(code, at: index + 1)?.argument("isPresented") != nil else { return nil }
    }
    return title(at: index, isText: false)
  }

  private func title(at index: Int, isText: Bool) -> CallSite? {
    guard let call = SwiftCall(code, at: index + 1), let first = call.arguments.first, first.label == nil else {
      return nil
    }
    var site: CallSite
    if let literal = first.literal ?? keyLiteral(first) {
      if literal.isMultiline { return multiline(first.range) }
      site = CallSite(range: first.range, lookup: .literal(literal), values: .interpolations(literal))
    } else if let (one, other) = choice(first) {
      let range = one.range.lowerBound..<other.range.upperBound
      site = CallSite(range: range, lookup: .choice(one, other))
    } else {
      return nil
    }
    site.readsMarkdown = true
    guard isText, call.arguments.count > 1 else { return site }
    site.range = site.range.lowerBound..<code.tokens[call.end].range.lowerBound
    return site.with(call.arguments.dropFirst(), known: ["tableName", "bundle", "comment"])
  }

  /// The literal of `LocalizedStringKey("On")`, which as a title is looked up like the literal alone.
  private func keyLiteral(_ argument: SwiftCall.Argument) -> SwiftStringLiteral? {
    guard let start = argument.tokens.first, code.isWord(start, "LocalizedStringKey"),
      let call = SwiftCall(code, at: start + 1), call.end == argument.tokens.upperBound - 1, call.arguments.count == 1,
      let key = call.arguments.first, key.label == nil
    else { return nil }
    return key.literal
  }

  /// The literals of `isOn ? "On" : "Off"`.
  private func choice(_ argument: SwiftCall.Argument) -> (SwiftStringLiteral, SwiftStringLiteral)? {
    let end = argument.tokens.upperBound
    guard argument.tokens.count > 4, code.isSign(end - 2, ":"), code.isSign(end - 4, "?"),
      code.tokens[end - 3].kind == .string, code.tokens[end - 1].kind == .string,
      !argument.tokens.dropLast(4).contains(where: { code.isSign($0, "?") || code.isSign($0, ":") }),
      let one = SwiftStringLiteral(code.bytes, code.tokens[end - 3].range),
      let other = SwiftStringLiteral(code.bytes, code.tokens[end - 1].range), !one.isMultiline, !other.isMultiline
    else { return nil }
    return (one, other)
  }

  /// A key or a resource as a value, which is looked up later.
  private func value(of type: String, at index: Int) -> CallSite? {
    let end: Int
    let opening = code.isSign(index + 1, ".") && code.isWord(index + 2, "init") ? index + 3 : index + 1
    if let call = SwiftCall(code, at: opening) {
      guard let first = call.arguments.first, first.label == nil, first.literal != nil else { return nil }
      end = call.end
    } else if code.isWord(index - 1, "as"), code.tokens.indices.contains(index - 2),
      code.tokens[index - 2].kind == .string
    {
      end = index
    } else if let literal = literalOfDeclaration(afterType: index) {
      end = literal
    } else {
      return nil
    }
    // The title of a call is listed with it.
    guard !code.isSign(index - 1, "(") || callSite(at: index - 2) == nil else { return nil }
    let reason =
      type == "LocalizedStringKey"
      ? "a LocalizedStringKey is looked up later; make it a String, and use the accessor"
      : "the system may read a LocalizedStringResource; keep the string in a catalog that Xcode compiles"
    return CallSite(range: range(from: index, to: end), lookup: .refused(reason))
  }

  /// Returns the first literal behind the type of a declaration, or `nil` if there is none: `= "On"`, `] = ["On"]`,
  /// `{ isOn ? "On" : "Off" }`.
  private func literalOfDeclaration(afterType index: Int) -> Int? {
    var next = index + 1
    while code.isSign(next, "]") || code.isSign(next, "?") { next += 1 }
    if code.isSign(next, "=") {
      next += 1
      if code.tokens.indices.contains(next), code.tokens[next].kind == .string { return next }
      if code.isSign(next, "."), code.isWord(next + 1, "init") { next += 2 }
      guard code.isSign(next, "[") || code.isSign(next, "(") else { return nil }
    } else if !code.isSign(next, "{") {
      return nil
    }
    guard let end = code.closing(of: next) else { return nil }
    return (next..<end).first { code.tokens[$0].kind == .string }
  }

  // MARK: Other generators

  /// A function of SwiftGen, whose parameters have no labels: `L10n.Store.reviews(3)`.
  private func accessor(at index: Int) -> CallSite? {
    var names = [rootEnum]
    var end = index
    while code.isSign(end + 1, "."), let name = code.word(end + 2) {
      names.append(name)
      end += 2
    }
    guard names.count > 1, let call = SwiftCall(code, at: end + 1), !call.arguments.isEmpty,
      call.arguments.allSatisfy({ $0.label == nil })
    else { return nil }
    if names[1] == StringTable.standardName { names.remove(at: 1) }
    return CallSite(
      range: range(from: index, to: call.end), lookup: .accessor(names.joined(separator: ".")),
      values: .expressions(call.arguments))
  }
}

extension CallSite {
  /// The call site with the options of its call; those that change what is looked up keep it from being replaced.
  fileprivate func with(_ options: ArraySlice<SwiftCall.Argument>, known: Set<String>) -> CallSite {
    var site = self
    for option in options {
      if let obstacle = CallSiteFinder.obstacle(option, known) {
        site.lookup = .refused(obstacle)
        return site
      }
      if option.label == "table" || option.label == "tableName", let name = option.literal?.text { site.table = name }
    }
    return site
  }
}

extension CallSiteFinder {
  /// The bundles of the code's own strings.
  private static let ownBundles: Set = ["nil", ".main", "Bundle.main", ".module", "Bundle.module", "#bundle"]

  /// The reason why a call with an option can't be replaced, or `nil` if it can.
  fileprivate static func obstacle(_ option: SwiftCall.Argument, _ known: Set<String>) -> String? {
    guard let label = option.label, known.contains(label) else { return reason(forOption: option.label) }
    switch label {
    case "table", "tableName":
      return option.text == "nil" || option.literal?.text != nil
        ? nil : "the table's name is not a literal; write the call by hand"
    case "bundle":
      return ownBundles.contains(option.text)
        ? nil : "'bundle: \(option.text)' may have other strings; write the call by hand if they are the same"
    default: return nil
    }
  }

  fileprivate static func reason(forOption label: String?) -> String {
    label.map { "the accessor takes no '\($0):'; write the call by hand" }
      ?? "this call has an argument that isn't known here; write the call by hand"
  }
}
