/// Text that should be UTF-8, but isn't.
struct IllFormedText {
  /// The text with U+FFFD for each ill-formed sequence.
  let repaired: [UInt8]
  /// The position of the first of these, in scalars.
  let first: Int
  /// The number of runs of such sequences. A file in another encoding has about one per word.
  let count: Int

  /// Returns `nil` for well-formed UTF-8.
  init?(_ bytes: [UInt8]) {
    var parser = Unicode.UTF8.ForwardParser()
    var input = bytes.makeIterator()
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var first: Int?
    var count = 0
    var scalars = 0
    var isInRun = false
    reading: while true {
      switch parser.parseScalar(from: &input) {
      case .valid(let encoded):
        output.append(contentsOf: encoded)
        isInRun = false
      case .error:
        first = first ?? scalars
        if !isInRun { count += 1 }
        isInRun = true
        output += [0xEF, 0xBF, 0xBD]
      case .emptyInput: break reading
      }
      scalars += 1
    }
    guard let first else { return nil }
    self.first = first
    self.count = count
    repaired = output
  }

  /// Returns a document read from the repaired text, with this as a problem. Values that have lost a character count as
  /// unread.
  func document(_ document: BundleDocument) -> BundleDocument {
    var document = document
    var problem = problem
    problem.losesKeys = document.root?.losesCharactersOfKeys ?? false
    document.root = document.root?.unreadingReplacements
    document.illFormed = problem
    return document
  }

  /// The problem at the first position. Saving the file in UTF-8 fixes all of them, so only one is reported.
  var problem: DocumentProblem {
    let others = count == 1 ? "" : ", nor are those in \(count - 1) more place\(count == 2 ? "" : "s") below"
    return DocumentProblem(explanation: "these bytes are not UTF-8\(others); save the file as UTF-8", offset: first)
  }
}

extension DocumentNode {
  private static func isReplaced(_ text: String) -> Bool { text.unicodeScalars.contains("\u{FFFD}") }

  /// A Boolean value indicating whether a key has a replacement character.
  fileprivate var losesCharactersOfKeys: Bool {
    switch content {
    case .text, .unread: false
    case .list(let items): items.contains(where: \.losesCharactersOfKeys)
    case .mapping(let entries): entries.contains { Self.isReplaced($0.key) || $0.value.losesCharactersOfKeys }
    }
  }

  /// The node with texts that have a replacement character marked as unread.
  fileprivate var unreadingReplacements: DocumentNode {
    unreading { node in node.text.map(Self.isReplaced) ?? false }
  }
}
