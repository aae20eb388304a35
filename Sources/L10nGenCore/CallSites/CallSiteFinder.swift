/// Finds lookups of strings by keys in Swift code.
struct CallSiteFinder {
  private let code: SwiftCode
  private let rootEnum: String
  private let hasSwiftUI: Bool

  /// - Parameters:
  ///   - rootEnum: the name of the outermost enum of accessors.
  ///   - hasSwiftUI: whether the file imports SwiftUI.
  init(_ code: SwiftCode, rootEnum: String, hasSwiftUI: Bool) {
    self.code = code
    self.rootEnum = rootEnum
    self.hasSwiftUI = hasSwiftUI
  }

  /// Returns the call site that begins at a token, or `nil` if none does.
  func callSite(at index: Int) -> CallSite? {
    guard let word = code.word(index) else { return nil }
    let isMember = code.isSign(index - 1, ".")
    if isMember, hasSwiftUI, SwiftUITitles.modifiers.contains(word) { return title(at: index, isText: false) }
    guard !isMember || isModule(index - 2), !code.isWord(index - 1, "func") else { return nil }
    switch word {
    case "String": return string(at: index)
    case "NSLocalizedString" where !isFormat(index): return localizedString(at: index)
    case "LocalizedStringKey", "LocalizedStringResource": return value(of: word, at: index)
    case _ where hasSwiftUI && SwiftUITitles.views.contains(word): return title(at: index, isText: word == "Text")
    case rootEnum: return accessor(at: index)
    default: return nil
    }
  }

  /// Returns a Boolean value indicating whether values for a format follow, which belong to the call around it.
  private func isFormat(_ index: Int) -> Bool {
    code.isWord(index - 2, "format") && code.isSign(index - 1, ":")
      || code.isWord(index - 2, "localizedStringWithFormat")
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
    let range = range(from: index, to: call.end)
    guard let key = first.literal else { return multiline(first, range) }
    var site = CallSite(range: range, lookup: .literal(key))
    site.values = .interpolations(key)
    if let value = call.argument("defaultValue") {
      guard let text = key.text, let literal = value.literal else { return multiline(value, range) }
      site.lookup = .key(text)
      site.values = .interpolations(literal)
    }
    return site.with(call.arguments.dropFirst(), known: ["defaultValue", "table", "bundle", "comment"])
  }

  /// A format of `NSLocalizedString`, with the values behind it.
  private func formatted(_ call: SwiftCall, at index: Int) -> CallSite? {
    guard let format = call.arguments.first, let start = format.tokens.first,
      code.isWord(start, "NSLocalizedString"), var site = localizedString(at: start),
      site.range == format.range
    else { return nil }
    site.range = range(from: index, to: call.end)
    let values = call.arguments.dropFirst()
    if case .refused = site.lookup { return site }
    if let label = values.lazy.compactMap(\.label).first { site.lookup = .refused(Self.reason(forOption: label)) }
    site.values = .expressions(Array(values))
    return site
  }

  private func localizedString(at index: Int) -> CallSite? {
    guard let call = SwiftCall(code, at: index + 1), let first = call.arguments.first, first.label == nil else {
      return nil
    }
    let range = range(from: index, to: call.end)
    guard let literal = first.literal else { return multiline(first, range) }
    guard let key = literal.text else { return CallSite(range: range, lookup: .refused(Self.interpolatedKey)) }
    return CallSite(range: range, lookup: .key(key))
      .with(call.arguments.dropFirst(), known: ["tableName", "bundle", "value", "comment"])
  }

  private static let interpolatedKey = "a key is put together from values; call the accessors of its strings instead"

  /// A call site whose literal has several lines; `nil` if there is no literal.
  private func multiline(_ argument: SwiftCall.Argument, _ range: Range<Int>) -> CallSite? {
    guard argument.tokens.count == 1, code.tokens[argument.tokens.lowerBound].kind == .string else { return nil }
    return CallSite(range: range, lookup: .refused("a literal of several lines isn't read; call the accessor instead"))
  }

  // MARK: SwiftUI

  private func title(at index: Int, isText: Bool) -> CallSite? {
    guard let call = SwiftCall(code, at: index + 1), let first = call.arguments.first, first.label == nil else {
      return nil
    }
    guard let literal = first.literal else { return multiline(first, first.range) }
    var site = CallSite(range: literal.range, lookup: .literal(literal), values: .interpolations(literal))
    site.readsMarkdown = isText
    guard isText, call.arguments.count > 1 else { return site }
    site.range = literal.range.lowerBound..<code.tokens[call.end].range.lowerBound
    return site.with(call.arguments.dropFirst(), known: ["tableName", "bundle", "comment"])
  }

  /// A key or a resource as a value, which is looked up later.
  private func value(of type: String, at index: Int) -> CallSite? {
    var literal: SwiftStringLiteral?
    var end = index
    if let call = SwiftCall(code, at: index + 1) {
      literal = call.arguments.first.flatMap { $0.label == nil ? $0.literal : nil }
      end = call.end
    } else if code.isSign(index + 1, "="), code.tokens.indices.contains(index + 2),
      code.tokens[index + 2].kind == .string
    {
      literal = SwiftStringLiteral(code.bytes, code.tokens[index + 2].range)
      end = index + 2
    }
    guard literal != nil else { return nil }
    let reason =
      type == "LocalizedStringKey"
      ? "a LocalizedStringKey is looked up later; make it a String, and use the accessor"
      : "the system may read a LocalizedStringResource; keep the string in a catalog that Xcode compiles"
    return CallSite(range: range(from: index, to: end), lookup: .refused(reason))
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
      guard let label = option.label, known.contains(label) else {
        site.lookup = .refused(CallSiteFinder.reason(forOption: option.label ?? ""))
        return site
      }
      if label == "table" || label == "tableName" {
        guard let name = option.literal?.text else {
          site.lookup = .refused(CallSiteFinder.reason(forOption: label))
          return site
        }
        site.table = name
      }
    }
    return site
  }
}

extension CallSiteFinder {
  fileprivate static func reason(forOption label: String) -> String {
    label.isEmpty
      ? "an argument of this call isn't known; call the accessor instead"
      : "the accessor has nothing like '\(label):'; call it without that"
  }
}
