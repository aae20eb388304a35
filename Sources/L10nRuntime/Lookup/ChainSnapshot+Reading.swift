import L10nLanguage

extension ChainSnapshot {
  /// Returns the text of a key with arguments, or `nil` unless the first language has one that was read before. It
  /// calls no code of the app.
  func loadedText(_ number: Int, _ values: MessageValues) -> String? {
    guard let message = view.pointee.best.load(number), case .program(let program) = message.pointee, let bestLocale
    else { return nil }
    return program.text(values, in: bestLocale)
  }

  /// Returns the text of a key in the first language that has one, otherwise its key path.
  func text(_ number: Int, _ values: MessageValues) -> String {
    for (place, link) in links.enumerated() {
      switch link.table.message(number).pointee {
      case .text(let text):
        if place > 0 { report(number, used: link) }
        return text
      case .program(let program):
        if place > 0 { report(number, used: link) }
        return program.text(values, in: link.locale)
      case .missing, .list, .programs:
        continue
      }
    }
    report(number, used: nil)
    return keys.signature(number).keyPath
  }

  /// Returns the items of a key in the first language that has a list, otherwise only its key path.
  func list(_ number: Int, _ values: MessageValues) -> [String] {
    for (place, link) in links.enumerated() {
      switch link.table.message(number).pointee {
      case .list(let items):
        if place > 0 { report(number, used: link) }
        return items
      case .programs(let programs):
        if place > 0 { report(number, used: link) }
        return programs.map { $0.text(values, in: link.locale) }
      case .missing, .text, .program:
        continue
      }
    }
    report(number, used: nil)
    return [keys.signature(number).keyPath]
  }

  /// Returns a Boolean value indicating whether the first language that has a message for a key has a list.
  func isList(_ number: Int) -> Bool {
    for link in links {
      switch link.table.message(number).pointee {
      case .missing: continue
      case .text, .program: return false
      case .list, .programs: return true
      }
    }
    return false
  }

  private func report(_ number: Int, used: Link?) {
    reports.report(number) {
      MessageFallback(
        keyPath: keys.signature(number).keyPath, wanted: links.first?.table.language, used: used?.table.language)
    }
  }
}
