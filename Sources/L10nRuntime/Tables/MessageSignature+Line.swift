import L10nLanguage

extension MessageSignature {
  /// Reads a signature back from its ``line``. What isn't an argument at the end is the key path.
  init(line: String) {
    var keyPath = Substring(line)
    var arguments: [Argument] = []
    while let space = keyPath.lastIndex(of: " "),
      let colon = keyPath[space...].lastIndex(of: ":"),
      let type = ArgumentType(rawValue: String(keyPath[keyPath.index(after: colon)...]))
    {
      arguments.append(Argument(name: String(keyPath[keyPath.index(after: space)..<colon]), type: type))
      keyPath = keyPath[..<space]
    }
    self.init(keyPath: String(keyPath), arguments: arguments)
  }
}
