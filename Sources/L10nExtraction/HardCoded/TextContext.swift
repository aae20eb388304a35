import L10nSwiftCode

/// The code around a literal, which may show that users don't see it, or that something looks it up.
struct TextContext {
  private let file: CodeFile
  private let token: Int
  /// The calls that the literal is in an argument of, the innermost first, with its label.
  private let calls: [(callee: Callee, label: String?)]

  init(_ file: CodeFile, at token: Int) {
    (self.file, self.token) = (file, token)
    var calls: [(callee: Callee, label: String?)] = []
    var position = token
    while let opening = file.opening(around: position), !file.isSign(opening, "{") {
      if let callee = Callee(file, at: opening) {
        var start = position
        while start > opening + 1, !file.isSign(start - 1, ",") { start = file.previous(before: start) }
        calls.append((callee, file.isSign(start + 1, ":") ? file.name(start) : nil))
      }
      position = opening
    }
    self.calls = calls
  }

  /// A Boolean value indicating whether the literal is called a name: `Contributor(name: "…")`, `author = "…"`.
  var isName: Bool {
    let role = role?.lowercased() ?? ""
    return role.hasSuffix("name") && !role.hasSuffix("displayname") || role.hasSuffix("model")
      || role.hasSuffix("author")
      || role.hasSuffix("credit")
  }

  /// A Boolean value indicating whether the literal is the name of a work, or of who made it: `Icon(name: "…", author: "…")`.
  var isWork: Bool {
    guard let opening = file.opening(around: token), let call = SwiftCall(file.code, at: opening) else { return false }
    let labels = call.arguments.compactMap { $0.label?.lowercased() }
    return labels.contains { Self.makers.contains($0) } || namedType?.contains(Self.typesOfMakers) ?? false
  }

  private static let makers: Set = ["author", "artist", "designer", "creator"]
  // Patterns are stored, because one in an expression is parsed each time.
  nonisolated(unsafe) private static let typesOfMakers = /Artist|Musician|Singer/

  /// A Boolean value indicating whether the value is called a text for users: `errorMessage = …`, `showToast(…)`.
  var isMessage: Bool { isCalled(["message", "alert", "toast", "banner"]) }

  /// A Boolean value indicating whether the value, or the function that gets it, is called a text.
  var isCalledText: Bool { isCalled(Self.texts) }

  private func isCalled(_ words: [String]) -> Bool {
    let names = [role, calls.first?.callee.name].compactMap { $0?.lowercased() }
    return names.contains { name in words.contains(where: name.contains) }
  }

  /// Returns a Boolean value indicating whether a declaration is called a text.
  static func isText(_ name: String) -> Bool {
    let name = name.lowercased()
    return texts.contains(where: name.contains)
  }

  private static let texts = [
    "message", "alert", "toast", "banner", "title", "text", "label", "placeholder", "description", "caption", "header",
    "footer", "hint", "tooltip", "guide", "notice", "button", "dialog", "popup", "snackbar", "hud", "question",
  ]

  /// The label of the argument that the literal is part of, or the name of the variable that it is the value of.
  private var role: String? {
    if let call = calls.first { return call.label }
    var index = token
    let limit = max(0, token - Self.longestDeclaration)
    while index > limit, !(file.beginsLine(index) && !file.continuesExpression(index)) {
      index = file.previous(before: index)
      if file.isSign(index, "="), let name = file.name(index - 1) { return name }
      if file.isSign(index, ":"), let name = file.name(index - 1) { return name }
      if file.isSign(index, "{") { return nil }
    }
    return nil
  }

  /// The number of tokens within which the name of a variable is looked for, since an array may have thousands of texts.
  private static let longestDeclaration = 40

  /// A Boolean value indicating whether a function looks the literal up, or the literal is a part of such a call.
  var isLookedUp: Bool {
    if file.isSign(token + 1, "."), let member = file.name(token + 2), Self.localizes(member) { return true }
    return calls.contains { Self.localizes($0.callee.name) || $0.label.map(Self.localizes) ?? false }
      || file.outer.map { TextContext($0.file, at: $0.token).isLookedUp } ?? false
  }

  /// Returns a Boolean value indicating whether a member looks up the value before it, or a function its argument.
  static func looksUpValue(_ name: String) -> Bool {
    let name = name.lowercased()
    return valueLookups.contains(name) || lookups.contains(name)
  }

  private static let valueLookups: Set = [
    "localized", "localize", "localizedstring", "localizedkey", "localizedstringkey", "localizationvalue",
    "localizedstringresource", "nslocalizedstring",
  ]

  /// Returns a Boolean value indicating whether a function or a label is that of a lookup.
  private static func localizes(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.contains("locali") && !plainNames.contains(name) || name.contains("translat") || lookups.contains(name)
  }

  private static let lookups: Set = ["defaultvalue", "i18n", "l10n", "loc", "tr", "l", "t", "__"]

  /// Members and labels of the frameworks, in small letters, that look nothing up in spite of their names.
  private static let plainNames: Set = [
    "localizedtitle", "localizedsubtitle", "localizedreason", "localizedcanceltitle", "localizedfallbacktitle",
    "localizedcapitalized", "localizeduppercase", "localizedlowercase",
  ]

  /// A Boolean value indicating whether only developers or other programs see the literal.
  var isOfDevelopers: Bool {
    if let role,
      Self.developerLabels.contains(role) || Self.isRoleOfData(role) || Self.isLog(role) || isCredit(role)
        || role.hasPrefix("debug")
    {
      return true
    }
    return calls.contains { call in
      let name = call.callee.name
      if Self.developerCalls.contains(name) || call.label.map(Self.developerLabels.contains) ?? false { return true }
      if name.lowercased().hasPrefix("debug") || Self.isLog(name) || name.hasSuffix("Event") { return true }
      // What a tool answers to a language model: 'ToolCallOutput(text: "…")'.
      if name.contains(Self.answersOfTools) { return true }
      guard let receiver = call.callee.receiver else { return false }
      return receiver.contains { token in
        file.name(token).map { name in
          let lowercased = name.lowercased()
          return Self.isLog(name) || lowercased.contains("analytics") || lowercased.contains("tracker")
        } ?? false
      }
    } || file.outer.map { TextContext($0.file, at: $0.token).isOfDevelopers } ?? false
  }

  nonisolated(unsafe) private static let answersOfTools = /Tool\w*(?:Output|Result|Response)/

  /// Matches 'log', 'logMessage', 'appLog' and 'logger', but not 'login' and 'logo'.
  private static func isLog(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasPrefix("log") && !["login", "logout", "logo"].contains(where: name.hasPrefix)
      || name.hasSuffix("log") && !name.hasSuffix("dialog") || name.hasSuffix("logger")
  }

  /// Returns a Boolean value indicating whether something is named as text that nobody translates.
  static func isRoleOfData(_ role: String) -> Bool {
    let role = role.lowercased()
    return ["keyword", "query", "license", "licence", "copyright", "appname", "filename"].contains(where: role.contains)
      || role.hasSuffix("command")
  }

  /// The type whose initializer gets the literal as a name, such as `name` or `displayName`, or `nil` for other literals;
  /// `init` if the code doesn't write the type.
  var namedType: String? {
    guard let call = calls.first, call.label?.lowercased().hasSuffix("name") ?? false,
      call.callee.name == "init" || call.callee.name.first?.isUppercase == true
    else { return nil }
    return call.callee.name
  }

  /// A Boolean value indicating whether the literal is the first value of a stored setting, which other code compares with data:
  /// `@AppStorage("start") private var start = "…"`.
  var isStoredSetting: Bool {
    guard file.isSign(token - 1, "=") else { return false }
    let words = max(0, token - Self.longestDeclaration)..<token
    guard let keyword = words.last(where: { file.isWord($0, "var") }),
      !words.contains(where: { $0 > keyword && file.isSign($0, "{") })
    else { return false }
    let attribute = words.last { $0 < keyword && file.isSign($0, ")") }
    guard let closing = attribute, let opening = file.partner(of: closing) else { return false }
    return (closing + 1..<keyword).allSatisfy { file.name($0) != nil } && file.isWord(opening - 1, "AppStorage")
  }

  /// Matches `Library(name: "Kit", license: "MIT")` and `Library(name: "Kit", description: "…", url: "https://github.com/…")`.
  private func isCredit(_ role: String) -> Bool {
    guard ["name", "description", "author", "title"].contains(role), let opening = file.opening(around: token),
      let call = SwiftCall(file.code, at: opening)
    else { return false }
    if call.arguments.contains(where: { Self.isLicense($0.label) }) { return true }
    return call.arguments.contains { argument in
      (argument.label?.lowercased().hasSuffix("url") ?? false
        || argument.label?.lowercased().hasSuffix("link") ?? false)
        && argument.text.contains("://github.com")
    }
  }

  private static func isLicense(_ label: String?) -> Bool {
    ["license", "licence"].contains { label?.lowercased().hasPrefix($0) ?? false }
  }

  private static let developerCalls: Set = [
    "print", "debugPrint", "dump", "NSLog", "os_log", "fatalError", "assert", "assertionFailure", "precondition",
    "preconditionFailure", "available", "Test", "Suite", "Comment", "NSException", "Selector", "NSPredicate", "Regex",
    "NSRegularExpression", "URL", "Notification", "Image", "UIImage", "NSImage", "Color", "UIColor", "NSColor",
    "UIFont",
    "NSFont", "Font", "UserDefaults", "DispatchQueue", "Logger", "OSLog", "Name", "NSSortDescriptor", "Preview",
    "DDLogError", "DDLogInfo", "DDLogWarn", "DDLogDebug", "DDLogVerbose", "Process", "track", "measure", "signpost",
    "accessibilityIdentifier", "XCTFail", "tag",
  ]

  private static let developerLabels: Set = [
    "identifier", "withIdentifier", "reuseIdentifier", "forKey", "key", "named", "systemName", "systemImage", "image",
    "imageName", "forResource", "ofType", "withExtension", "dateFormat", "domain", "forHTTPHeaderField", "keyPath",
    "selector", "tableName", "table", "bundle", "comment", "separator", "pattern", "of", "id", "tag", "charactersIn",
    "icon",
    "iconName", "systemIcon", "systemSymbolName", "symbol", "eventName", "event",
  ]

  /// A Boolean value indicating whether a literal in Chinese, Japanese or Korean may be a text: it isn't compared with
  /// others, searched for or the name of something.
  var mayBeText: Bool {
    if file.isSign(token + 1, "."), let member = file.name(token + 2),
      !["uppercased", "lowercased", "appending", "attributed"].contains(member), !file.beginsLine(token + 1)
    {
      return false
    }
    let isCompared =
      file.isSign(token - 1, "=") && (file.isSign(token - 2, "=") || file.isSign(token - 2, "!"))
      || (file.isSign(token + 1, "=") || file.isSign(token + 1, "!")) && file.isSign(token + 2, "=")
      || file.isSign(token - 1, "~") || file.isSign(token + 1, "~")
    if isCompared || isPattern || isKey || isOfRawCase || isData { return false }
    return !calls.contains { Self.searches.contains($0.callee.name) }
  }

  private static let searches: Set = [
    "contains", "hasPrefix", "hasSuffix", "replacingOccurrences", "range", "components", "split", "firstIndex", "index",
    "trimmingCharacters", "firstRange", "ranges", "replacing", "replace", "starts", "CharacterSet", "CharacterClass",
    "localizedStandardContains",
    "Locale", "TimeZone", "Calendar", "joined", "Character", "filter", "decode",
  ]

  /// Matches `case "Off", "On":`.
  private var isPattern: Bool {
    var first = token
    while first > token - Self.longestDeclaration, file.isSign(first - 1, ","), file.code.isString(first - 2) {
      first -= 2
    }
    return file.isWord(first - 1, "case")
  }

  /// Matches `["On": value]` and `values["On"]`.
  private var isKey: Bool {
    switch file.value(around: token..<token + 1).place {
    case .element(_, isKey: true): return true
    default: break
    }
    return file.isSign(token - 1, "[") && file.isSign(token + 1, "]")
      && (file.name(token - 2) != nil || file.isSign(token - 2, "]") || file.isSign(token - 2, ")"))
  }

  /// Matches `["name": "On"]`, `(on: "On", off: "Off")` and `[("on", ["On"])]`.
  private var isData: Bool {
    if case .member = file.value(around: token..<token + 1).place { return true }
    guard let opening = file.opening(around: token), file.isSign(opening, "[") else { return false }
    if case .element(let brackets, isKey: false) = file.value(around: token..<token + 1).place {
      if file.code.isString(brackets + 1), file.isSign(brackets + 2, ":") { return true }
    }
    return file.opening(around: opening).map { outer in
      file.isSign(outer, "[")
        || file.isSign(outer, "(") && file.opening(around: outer).map { file.isSign($0, "[") } ?? false
          && Callee(file, at: outer) == nil
    } ?? false
  }

  /// A Boolean value indicating whether the literal describes an error: `[NSLocalizedDescriptionKey: "…"]`.
  var isDescriptionOfError: Bool { file.isSign(token - 1, ":") && file.isWord(token - 2, "NSLocalizedDescriptionKey") }

  /// Matches `case on = "On"`, whose values often are those of a server.
  private var isOfRawCase: Bool {
    if case .rawValue = file.value(around: token..<token + 1).place { return true }
    return false
  }

  /// A Boolean value indicating whether the literal is an element of an array or a dictionary.
  var isElement: Bool {
    guard let opening = file.opening(around: token) else { return false }
    return file.isSign(opening, "[") || file.opening(around: opening).map { file.isSign($0, "[") } ?? false
  }
}
