/// Lookups by SwiftUI's views and modifiers, and keys as values.
extension CallSiteFinder {
  func view(_ name: String, at index: Int) -> CallSite? {
    let site = title(at: index, isText: name == "Text")
    if isModule(index - 2) { return site }
    return unless(hasOwnInitializer(ofTypeAt: index), site, as: "a type or an initializer '\(name)'", of: "SwiftUI")
  }

  func modifier(_ name: String, at index: Int) -> CallSite? {
    // An `alert` without this argument is something else.
    if name == "alert" || name == "confirmationDialog" {
      guard SwiftCall(code, at: index + 1)?.argument("isPresented") != nil else { return nil }
    }
    return unless(
      hasOwnFunction(at: index), title(at: index, isText: false), as: "a function '\(name)'", of: "SwiftUI")
  }

  private func title(at index: Int, isText: Bool) -> CallSite? {
    guard let call = SwiftCall(code, at: opening(behindType: index)), let first = call.arguments.first,
      first.label == nil
    else { return nil }
    var site: CallSite
    let key = key(first)
    if let literal = first.literal ?? key?.literal {
      if literal.isMultiline { return multiline(first.range) }
      site = CallSite(range: first.range, lookup: .literal(literal), values: .interpolations(literal))
    } else if let (one, other) = choice(first) {
      let range = one.range.lowerBound..<other.range.upperBound
      site = CallSite(range: range, lookup: .choice(one, other))
    } else if key != nil {
      return CallSite(range: first.range, lookup: .refused(Self.computedKey))
    } else {
      return nil
    }
    site.readsMarkdown = true
    guard isText, call.arguments.count > 1 else { return site }
    site.range = site.range.lowerBound..<code.tokens[call.end].range.lowerBound
    return site.with(call.arguments.dropFirst(), known: ["tableName", "bundle", "comment"])
  }

  /// Returns the key in `LocalizedStringKey("On")` and `.init("On")`, which as a title is looked up like a plain
  /// literal.
  private func key(_ argument: SwiftCall.Argument) -> SwiftCall.Argument? {
    guard let start = argument.tokens.first,
      let call = code.isWord(start, "LocalizedStringKey")
        ? SwiftCall(code, at: opening(behindType: start))
        : code.isSign(start, ".") && code.isWord(start + 1, "init") ? SwiftCall(code, at: start + 2) : nil,
      call.end == argument.tokens.upperBound - 1, call.arguments.count == 1,
      let key = call.arguments.first, key.label == nil
    else { return nil }
    return key
  }

  /// Returns the literals in `isOn ? "On" : "Off"`.
  private func choice(_ argument: SwiftCall.Argument) -> (SwiftStringLiteral, SwiftStringLiteral)? {
    let end = argument.tokens.upperBound
    guard argument.tokens.count > 4, code.isSign(end - 2, ":"), code.isSign(end - 4, "?"),
      code.isString(end - 3), code.isString(end - 1),
      !argument.tokens.dropLast(4).contains(where: { code.isSign($0, "?") || code.isSign($0, ":") }),
      let one = SwiftStringLiteral(code.bytes, code.tokens[end - 3].range),
      let other = SwiftStringLiteral(code.bytes, code.tokens[end - 1].range), !one.isMultiline, !other.isMultiline
    else { return nil }
    return (one, other)
  }

  /// Matches a key or a resource as a value, which is looked up later.
  func value(of type: String, at index: Int) -> CallSite? {
    let end: Int
    var isComputed = false
    if let call = SwiftCall(code, at: opening(behindType: index)) {
      guard let first = call.arguments.first, first.label == nil else { return nil }
      isComputed = first.literal == nil
      end = call.end
    } else if code.isWord(index - 1, "as"), code.isString(index - 2) {
      end = index
    } else if let value = endOfDeclaration(afterType: index) {
      end = value
    } else {
      return nil
    }
    // A title is listed with its call.
    guard !code.isSign(index - 1, "(") || callSite(at: index - 2) == nil else { return nil }
    let reason =
      switch type {
      case "LocalizedStringResource":
        "the system may read a LocalizedStringResource; keep the string in a catalog that Xcode compiles"
      case _ where isComputed: Self.computedKey
      default: "a LocalizedStringKey is looked up later; make it a String, and use the accessor"
      }
    return CallSite(range: range(from: index, to: end), lookup: .refused(reason))
  }

  /// Returns the end of the code after the type of a declaration, or `nil` if it has no literal: `= "On"`, `] =
  /// ["On"]`, `{ isOn ? "On" : "Off" }`.
  private func endOfDeclaration(afterType index: Int) -> Int? {
    var next = index + 1
    while code.isSign(next, "]") || code.isSign(next, "?") { next += 1 }
    if code.isSign(next, "=") {
      next += 1
      if code.isString(next) { return next }
      if code.isSign(next, "."), code.isWord(next + 1, "init") { next += 2 }
      guard code.isSign(next, "[") || code.isSign(next, "(") else { return nil }
    } else if !code.isSign(next, "{") {
      return nil
    }
    guard let end = code.closing(of: next), (next..<end).contains(where: code.isString) else {
      return nil
    }
    return end
  }
}
