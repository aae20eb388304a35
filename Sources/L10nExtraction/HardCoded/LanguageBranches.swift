import L10nSwiftCode

/// Code that chooses a text by the user's language itself: `isKorean ? "닫기" : "Close"`.
final class LanguageBranches {
  private let file: CodeFile
  /// The first statement of each block that returns for one language, by the brace, because a block may have thousands of literals.
  private var firstBranches: [Int: Int?] = [:]
  /// The number of tokens before a literal, or of arguments next to it, within which a language is looked for.
  private static let longestSearch = 200

  init(_ file: CodeFile) { self.file = file }

  /// Returns a Boolean value indicating whether a literal is only for the users of some languages.
  func contains(_ token: Int) -> Bool {
    if isBranchOfTernary(token..<token + 1) || isInCallWithLanguages(token) || isNamedForLanguage(token) { return true }
    var position = token
    while let opening = file.opening(around: position) {
      if file.isSign(opening, "{") {
        if isBranch(opening) || firstBranch(in: opening).map({ $0 < position }) ?? false || isBodyForLanguage(opening) {
          return true
        }
      } else if let callee = Callee(file, at: opening), let closing = file.partner(of: opening),
        isBranchOfTernary((callee.receiver?.lowerBound ?? callee.token)..<closing + 1)
      {
        return true
      }
      position = opening
    }
    return file.outer.map { LanguageBranches($0.file).contains($0.token) } ?? false
  }

  /// Matches `isKorean ? "닫기" : "Close"` and `isKorean ? text("닫기") : text("Close")`.
  private func isBranchOfTernary(_ expression: Range<Int>) -> Bool {
    let whole = file.value(around: expression).range
    let start = max(whole.lowerBound, expression.lowerBound - Self.longestSearch)
    guard start < expression.lowerBound else { return false }
    let question = (start..<expression.lowerBound).first { token in
      file.isSign(token, "?") && file.hasSpace(before: token) && !file.isSign(token + 1, "?")
        && !file.isSign(token - 1, "?")
    }
    return question.map { choosesLanguage(start..<$0) } ?? false
  }

  /// Matches `labelKo: "닫기"` and `let titleKo = "닫기"`.
  private func isNamedForLanguage(_ token: Int) -> Bool {
    guard file.isSign(token - 1, ":") || file.isSign(token - 1, "=") else { return false }
    return file.name(token - 2).map(Self.isForLanguage) ?? false
  }

  /// Matches the bodies of `func ko(_ key: Key) -> String { … }` and `var titleKo: String { … }`.
  private func isBodyForLanguage(_ brace: Int) -> Bool {
    let before = max(0, brace - Self.longestHead)..<brace
    let keyword = before.last { token in
      ["var", "func", "let"].contains(file.name(token)) || file.isSign(token, "{") || file.isSign(token, "}")
    }
    guard let keyword, let name = file.name(keyword + 1) else { return false }
    return Self.isForLanguage(name)
  }

  /// The number of tokens within which the name of a function is looked for before its body.
  private static let longestHead = 30

  /// Matches 'ja', 'japanese' and 'titleJa'.
  private static func isForLanguage(_ name: String) -> Bool {
    languages.contains(name.lowercased()) || codesAsNames.contains(name) || name.contains(nameWithCode)
  }

  private static let codesAsNames: Set = ["ja", "jp", "ko", "kr", "en", "zh", "cn"]
  // Stored, because a pattern in an expression is parsed each time.
  nonisolated(unsafe) private static let nameWithCode = /[a-z](?:Ja|Jp|Ko|Kr|En|Zh|Cn|JA|JP|KO|KR|EN|ZH|CN)$/

  /// Matches the blocks of `if isKorean { … } else { … }` and of `switch language { … }`.
  private func isBranch(_ brace: Int) -> Bool {
    guard let statement = file.statement(ofBlock: brace) else { return false }
    var index = statement.lowerBound
    let isSwitch = file.isWord(index, "switch")
    while index <= brace, index < statement.upperBound {
      var end = index
      while end < brace, !file.isSign(end, "{") { end = file.next(after: end) }
      if choosesLanguage(index..<end) || isSwitch && namesLanguage(index..<end) { return true }
      index = file.next(after: end)
    }
    return false
  }

  /// Returns the first statement directly in a block that is like `if isKorean { return … }`.
  private func firstBranch(in brace: Int) -> Int? {
    if let known = firstBranches[brace] { return known }
    let first = findFirstBranch(brace + 1..<(file.partner(of: brace) ?? file.count))
    firstBranches[brace] = .some(first)
    return first
  }

  private func findFirstBranch(_ statements: Range<Int>) -> Int? {
    var index = statements.lowerBound
    while index < statements.upperBound {
      if file.isWord(index, "if") || file.isWord(index, "guard") {
        var end = index
        while end < statements.upperBound, !file.isSign(end, "{") { end = file.next(after: end) }
        if choosesLanguage(index..<end), let closing = file.partner(of: end),
          (end..<closing).contains(where: { file.isWord($0, "return") })
        {
          return index
        }
        index = end
      }
      index = file.next(after: index)
    }
    return nil
  }

  /// Matches `text(ko: "닫기", en: "Close")`.
  private func isInCallWithLanguages(_ token: Int) -> Bool {
    guard let opening = file.opening(around: token), file.isSign(opening, "("), let closing = file.partner(of: opening)
    else { return false }
    let labels = (opening + 1..<min(closing, opening + Self.longestSearch)).compactMap { index in
      file.isSign(index + 1, ":") && file.opening(around: index) == opening ? file.name(index) : nil
    }
    return labels.count { Self.codes.contains($0.lowercased()) || Self.isLanguage($0) } > 1
  }

  // MARK: Conditions

  /// Returns a Boolean value indicating whether a condition compares the language with one, or is named for one.
  private func choosesLanguage(_ condition: Range<Int>) -> Bool {
    if condition.contains(where: { file.name($0).map(Self.isTest) ?? false }) { return true }
    guard namesLanguage(condition) else { return false }
    return condition.contains { token in
      if let name = file.name(token) {
        return file.isSign(token - 1, ".") && (Self.isLanguage(name) || Self.codes.contains(name.lowercased()))
      }
      guard let text = file.literal(token)?.text else { return false }
      return Self.codes.contains(text.prefix { $0 != "-" && $0 != "_" }.lowercased())
    }
  }

  private func namesLanguage(_ range: Range<Int>) -> Bool {
    range.contains { token in
      guard let name = file.name(token)?.lowercased() else { return false }
      return name.contains("language") || name.contains("locale") || name.contains("locali") || name == "lang"
    }
  }

  /// Matches 'isKorean' and 'isZh'.
  private static func isTest(_ name: String) -> Bool {
    guard name.hasPrefix("is") else { return false }
    let rest = name.dropFirst(2)
    return isLanguage(String(rest)) || codes.contains(rest.lowercased()) && rest.count == 2
  }

  private static func isLanguage(_ name: String) -> Bool {
    let name = name.lowercased()
    return languages.contains { name.hasPrefix($0) }
  }

  private static let languages = [
    "english", "german", "korean", "japanese", "chinese", "simplifiedchinese", "traditionalchinese", "french",
    "spanish",
    "italian", "russian", "portuguese", "arabic", "turkish", "vietnamese", "dutch", "polish", "ukrainian",
  ]

  private static let codes: Set = [
    "en", "de", "ko", "kr", "ja", "jp", "zh", "cn", "tw", "hans", "hant", "fr", "es", "it", "ru", "pt", "ar", "tr",
    "vi",
    "nl", "pl", "uk", "zhhans", "zhhant",
  ]
}
