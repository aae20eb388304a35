/// The identity of a message for the code that uses it: the key path, and the arguments with their types.
///
/// It is written on one line, such as `store.reviews count:Int name:String`, with arguments sorted by the UTF-8 bytes
/// of their names. A key path has no spaces outside double quotes, so the line is unambiguous.
public struct MessageSignature: Sendable, Equatable {
  /// The maximum length of a key path in a catalog, in UTF-8 bytes.
  public static let keyPathLimit = 1_024

  /// The key path as written in a bundle, with double quotes around segments that need them.
  public let keyPath: String
  /// The arguments, sorted by name.
  public let arguments: [Argument]

  /// An argument of the signature.
  public struct Argument: Sendable, Equatable {
    /// The name as written in the message.
    public let name: String
    /// Its Swift type.
    public let type: ArgumentType

    /// Creates an argument.
    public init(name: String, type: ArgumentType) {
      self.name = name
      self.type = type
    }
  }

  /// Creates a signature of arguments that are already sorted.
  package init(keyPath: String, sorted arguments: [Argument]) {
    self.keyPath = keyPath
    self.arguments = arguments
  }

  /// The signature as one line.
  public var line: String {
    arguments.isEmpty ? keyPath : arguments.reduce(into: keyPath) { $0 += " \($1.name):\($1.type.rawValue)" }
  }
}

extension MessageSignature {
  /// Reads a signature from its ``line``. Everything before the arguments at the end is the key path.
  public init(line: String) {
    var words = Substring(line).parts(separatedBy: UInt8(ascii: " "))
    var keyPathEnd = line.endIndex
    var arguments: [Argument] = []
    while words.count > 1, let word = words.popLast(), let argument = Argument(word) {
      arguments.append(argument)
      keyPathEnd = line.utf8.index(before: word.startIndex)
    }
    arguments.reverse()
    self.init(keyPath: String(line[..<keyPathEnd]), sorted: arguments)
  }
}

extension MessageSignature.Argument {
  /// Reads an argument as it is written in a line.
  fileprivate init?(_ word: Substring) {
    guard let colon = word.utf8.lastIndex(of: UInt8(ascii: ":")),
      let type = ArgumentType(rawValue: String(word[word.utf8.index(after: colon)...]))
    else { return nil }
    self.init(name: String(word[..<colon]), type: type)
  }
}
