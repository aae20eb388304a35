import L10nMessages
import L10nLanguage
import L10nText

extension Fix {
  /// Returns a Boolean value indicating whether a fix changes a text's meaning only by its intended effect, and causes
  /// no new problem.
  ///
  /// For this, the replaced range is marked with a letter without meaning in a third text. Around that letter, the old
  /// and the new text must be parsed in the same way. A fix of `'%{name}'` fails: without `%`, the apostrophes quote
  /// the placeholder.
  ///
  /// - Parameters:
  ///   - old: the text that contains the fix's range.
  ///   - text: the text's context in its message.
  func hasOnlyItsEffect(on old: String, in text: TextInMessage) -> Bool {
    let bytes = Array(old.utf8)
    guard range.lowerBound >= 0, range.upperBound <= bytes.count else { return false }
    let before = text.reading(old)
    let after = text.reading(applied(to: old))
    guard after.problems.areAmong(before.problems),
      text.keepsAccessor(before, after, mayAddArguments: effect == .placeholder)
    else { return false }
    if after.tokens == before.tokens { return true }
    switch effect {
    case .characters: return replacesCharacters(before, after, bytes, text)
    case .placeholder: return makesPlaceholder(before, after, bytes, text)
    case .style: return Self.changesStyle(before.tokens, after.tokens)
    case .plural(let argument): return makesPlural(over: Array(argument.utf8), before, after, text)
    case .branchRemoval: return Self.removesBranch(before.tokens, after.tokens)
    case .byteOrderMarkRemoval: return false
    }
  }

  /// Returns a text with the fix applied. The text must have its range.
  func applied(to text: String) -> String {
    Self.text(Array(text.utf8), range, Array(replacement.utf8))
  }

  private static func text(_ bytes: [UInt8], _ range: Range<Int>, _ replacement: [UInt8]) -> String {
    String(decoding: bytes[..<range.lowerBound] + replacement + bytes[range.upperBound...], as: UTF8.self)
  }

  /// Returns the text with the range replaced by a mark: a private-use character that the text doesn't contain.
  private func marked(_ bytes: [UInt8], _ text: TextInMessage) -> (mark: [UInt8], tokens: [MessageToken])? {
    let present = Set(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    let letters = (0xE000...0xF8FF as ClosedRange<UInt32>).lazy.compactMap(Unicode.Scalar.init)
    guard let letter = letters.first(where: { !present.contains($0) }) else { return nil }
    let mark = Array(String(letter).utf8)
    return (mark, text.reading(Self.text(bytes, range, mark)).tokens)
  }

  private func replacesCharacters(
    _ before: TextInMessage.Reading, _ after: TextInMessage.Reading, _ bytes: [UInt8], _ text: TextInMessage
  ) -> Bool {
    guard let (mark, marked) = marked(bytes, text) else { return false }
    return marked.replacing(mark, with: [.text(Array(bytes[range]))]) == before.tokens
      && marked.replacing(mark, with: [.text(Array(replacement.utf8))]) == after.tokens
  }

  private func makesPlaceholder(
    _ before: TextInMessage.Reading, _ after: TextInMessage.Reading, _ bytes: [UInt8], _ text: TextInMessage
  ) -> Bool {
    guard case (let mark, var marked)? = marked(bytes, text), let index = marked.index(of: mark),
      after.tokens.indices.contains(index), case .placeholder(let argument, _) = after.tokens[index]
    else { return false }
    var placeholder = after.tokens[index]
    var written = text.pieces(of: String(decoding: bytes[range], as: UTF8.self))
    var (old, new) = (before.tokens, after.tokens)
    if text.numbersArguments {
      // Another placeholder also corrects the numbers of those after it.
      placeholder = placeholder.withoutName
      written = written.map(\.withoutName)
      (old, new, marked) = (old.map(\.withoutName), new.map(\.withoutName), marked.map(\.withoutName))
    } else if written.contains(where: { $0.names(anotherThan: argument) }) {
      return false
    }
    guard marked.replacing(mark, with: [placeholder]) == new else { return false }
    // The intended meaning of a text with errors isn't known, unless each error includes it.
    return before.problems.contains { $0.level == .error && $0.meant == nil }
      || marked.replacing(mark, with: written) == old
  }

  private func makesPlural(
    over argument: [UInt8], _ before: TextInMessage.Reading, _ after: TextInMessage.Reading, _ text: TextInMessage
  ) -> Bool {
    let branch = before.tokens.map { $0.asNumber(of: argument, text) }
    let tokens = after.tokens.map { $0.asNumber(of: argument, text) }
    guard tokens.first == .plural(argument: argument, .cardinal, offset: 0), tokens.last == .end else { return false }
    var rest = tokens.dropFirst().dropLast()
    guard !rest.isEmpty else { return false }
    while !rest.isEmpty {
      guard case .selector? = rest.popFirst(), rest.starts(with: branch) else { return false }
      rest = rest.dropFirst(branch.count)
      guard rest.popFirst() == .end else { return false }
    }
    return true
  }

  private static func changesStyle(_ before: [MessageToken], _ after: [MessageToken]) -> Bool {
    guard before.count == after.count else { return false }
    let changed = zip(before, after).filter { $0 != $1 }
    guard changed.count == 1, case (.placeholder(let old, _), .placeholder(let new, _))? = changed.first else {
      return false
    }
    return old == new
  }

  private static func removesBranch(_ before: [MessageToken], _ after: [MessageToken]) -> Bool {
    let start = zip(before, after).prefix { $0 == $1 }.count
    guard start < before.count, case .selector(.category) = before[start] else { return false }
    var depth = 0
    for index in before.indices[start...] {
      switch before[index] {
      case .selector, .keyword, .plural, .select: depth += 1
      case .end: depth -= 1
      case .text, .placeholder, .pluralNumber: break
      }
      if depth == 0 { return before[..<start] + before[(index + 1)...] == after[...] }
    }
    return false
  }
}

extension [MessageProblem] {
  /// Returns a Boolean value indicating whether each problem is also one of the others, in any position.
  fileprivate func areAmong(_ others: [MessageProblem]) -> Bool {
    var counts: [MessageProblem: Int] = [:]
    for problem in others { counts[problem.withoutPlace, default: 0] += 1 }
    return allSatisfy { problem in
      counts[problem.withoutPlace, default: 0] -= 1
      return counts[problem.withoutPlace, default: 0] >= 0
    }
  }
}

extension MessageProblem {
  fileprivate var withoutPlace: MessageProblem {
    MessageProblem(level, explanation, at: 0..<0, kind: kind)
  }
}

extension [MessageToken] {
  /// Returns the index of the token that will replace a mark.
  fileprivate func index(of mark: [UInt8]) -> Int? {
    for (index, token) in enumerated() {
      guard case .text(let bytes) = token, let found = bytes.firstRange(of: mark) else { continue }
      return found.lowerBound == 0 ? index : index + 1
    }
    return nil
  }
}

extension MessageToken {
  fileprivate var withoutName: MessageToken {
    guard case .placeholder(_, let format) = self else { return self }
    return .placeholder(argument: [], format)
  }

  fileprivate func names(anotherThan argument: [UInt8]) -> Bool {
    switch self {
    case .text, .end: false
    case .placeholder(let name, _): name != argument
    case .pluralNumber, .plural, .selector, .select, .keyword: true
    }
  }

  /// Returns a placeholder of the argument as the `#` that would show the same.
  fileprivate func asNumber(of argument: [UInt8], _ text: TextInMessage) -> MessageToken {
    guard case .placeholder(argument, let format) = self,
      text.showsPluralNumber(String(decoding: argument, as: UTF8.self), format)
    else { return self }
    return .pluralNumber(argument: argument, offset: 0)
  }
}
