/// The identity of a message for the code that reads it: the key path and the arguments with their types.
///
/// Written as one line, `store.reviews count:Int name:String`, arguments sorted by the UTF-8 bytes of their names. A key
/// path holds no space outside double quotes, so the line splits in only one way.
public struct MessageSignature: Sendable, Hashable {
  /// The longest key path that a catalog has, in UTF-8 bytes.
  public static let keyPathLimit = 1_024

  /// The key path as written in a bundle, with segments that need it in double quotes.
  public var keyPath: String
  /// The arguments, sorted by name.
  public private(set) var arguments: [Argument]

  /// One argument of the signature.
  public struct Argument: Sendable, Hashable {
    /// The name as written in the message.
    public var name: String
    /// Its Swift type.
    public var type: ArgumentType

    /// Creates an argument.
    public init(name: String, type: ArgumentType) {
      self.name = name
      self.type = type
    }
  }

  /// Creates a signature, sorting the arguments.
  public init(keyPath: String, arguments: [Argument]) {
    self.keyPath = keyPath
    self.arguments =
      arguments.count < 2 ? arguments : arguments.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// The signature as one line.
  public var line: String {
    arguments.isEmpty ? keyPath : arguments.reduce(into: keyPath) { $0 += " \($1.name):\($1.type.rawValue)" }
  }

  /// The number that generated code addresses the message by: ``MessageID/hash(_:)`` of ``line``.
  public var id: UInt64 { line.withBytes { MessageID.hash($0) } }
}

extension MessageSignature {
  /// Reads a signature back from its ``line``. What isn't an argument at the end is the key path.
  public init(line: String) {
    var keyPath = Substring(line)
    var arguments: [Argument] = []
    while let space = keyPath.utf8.lastIndex(of: UInt8(ascii: " ")),
      let colon = keyPath[space...].utf8.lastIndex(of: UInt8(ascii: ":")),
      let type = ArgumentType(rawValue: String(keyPath[keyPath.utf8.index(after: colon)...]))
    {
      arguments.append(Argument(name: String(keyPath[keyPath.utf8.index(after: space)..<colon]), type: type))
      keyPath = keyPath[..<space]
    }
    self.init(keyPath: String(keyPath), arguments: arguments)
  }
}
