import L10nLanguage

extension CheckedText {
  /// An argument as a plain placeholder of the catalog's syntax. In printf's, where arguments have no names, as the text
  /// that uses it writes it.
  func placeholder(_ name: String, writtenIn text: LocalizedMessage? = nil) -> String {
    switch syntax {
    case .icu: "{\(name)}"
    case .ruby: "%{\(name)}"
    case .printf: (text ?? self.text).firstPlaceholder(of: name) ?? name
    }
  }
}

extension LocalizedMessage {
  /// The first placeholder that writes an argument.
  fileprivate func firstPlaceholder(of name: String) -> String? {
    var found: String?
    visitElements { visited in
      guard found == nil, visited.writtenArgument == name, let range = visited.range else { return }
      found = written(range, in: visited.textIndex)
    }
    return found
  }
}
