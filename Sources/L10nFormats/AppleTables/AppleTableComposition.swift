import L10nAllLanguages
import L10nLanguage
import L10nMessages
import L10nText

/// Composes a message in ICU's syntax from strings that have substitutions or variants for devices.
struct AppleTableComposition {
  /// The names of arguments by position: those of the substitutions that count them, or those in conversions.
  private(set) var names: [Int: String] = [:]
  /// A Boolean value indicating whether any variant is a plural as a whole, so that the other variants become plurals,
  /// too.
  private let hasPlural: Bool
  /// The style of the composed texts.
  private let map: SourceMap

  /// The name of the argument that selects the variant for a device.
  static let deviceArgument = "device"

  /// - Parameters:
  ///   - values: the values of all languages.
  ///   - sourceIndex: the index of the source's value, whose names for arguments are preferred.
  ///   - map: the style of the composed texts.
  init(_ values: [AppleTableValue], sourceIndex: Int?, map: SourceMap) {
    self.map = map
    hasPlural = values.contains { $0.content.hasPlural }
    let source = sourceIndex.map { [values[$0]] } ?? []
    var written: [String: String] = [:]
    for value in source + values {
      for argument in value.content.texts.flatMap({ Self.arguments(of: $0, value) })
      where names[argument.position] == nil {
        let name = argument.nameInMessage
        // If two names become the same, the first argument keeps it.
        guard written[name, default: argument.name] == argument.name else { continue }
        written[name] = argument.name
        names[argument.position] = name
      }
    }
  }

  /// Returns the text of a value.
  ///
  /// - Parameters:
  ///   - problems: the list to add problems to.
  ///   - composed: the composed texts by the offsets of their nodes; this text is added.
  func node(
    of value: AppleTableValue, in language: String, _ problems: inout [DocumentProblem],
    _ composed: inout [Int: ComposedText]
  ) -> DocumentNode {
    var composition = ValueComposition(value, names: names, hasPlural: hasPlural)
    do {
      var pattern = try composition.pattern(of: value.content)
      if let tag = LanguageTag(language), !PluralRules(for: tag).categories(.cardinal).contains(.zero) {
        pattern = pattern.withoutZeroCategory
      }
      let text = MessageSyntax.icu.print(pattern).text
      let offset = value.content.texts.first?.offset ?? value.offset
      composed[offset] = composition.strings.composedText(text, of: pattern)
      return DocumentNode(offset: offset, content: .text(DocumentText(text: text, map: map)))
    } catch {
      if let problem = error.problem { problems.report(problem.explanation, at: problem.offset, losesKeys: false) }
      return .unread(at: value.offset)
    }
  }
}

extension AppleTableComposition {
  /// An argument that a text names.
  struct NamedArgument {
    var position: Int
    var name: String
    /// A Boolean value indicating whether the text gives its position: `%2$#@name@`.
    var isNumbered = false

    /// The name in ICU's syntax, in which names have no punctuation: `my.files-left` becomes `my_files_left`.
    var nameInMessage: String {
      String(String.UnicodeScalarView(name.unicodeScalars.map { $0.properties.isXIDContinue ? $0 : "_" }))
    }
  }

  /// Returns the arguments that a text names.
  static func arguments(of node: DocumentNode, _ value: AppleTableValue) -> [NamedArgument] {
    var positions = PrintfArgumentPositions()
    var seen: Set<String> = []
    return arguments(of: node.text ?? "", value, &positions, &seen)
  }

  /// - Parameter seen: the substitutions whose variants were already searched.
  private static func arguments(
    of text: String, _ value: AppleTableValue, _ positions: inout PrintfArgumentPositions, _ seen: inout Set<String>
  ) -> [NamedArgument] {
    var found: [NamedArgument] = []
    for part in SubstitutionText.parts(of: text) {
      switch part {
      case .text(let text, _):
        for case .placeholder(let hole) in MessageSyntax.printf.parse(text).pattern.elements {
          let (position, name) = positions.next(hole, in: text)
          if let name { found.append(.init(position: position, name: name)) }
        }
      case .substitution(let name, let written, _):
        let substitution = value.substitutions.first { $0.name == name }
        let position = positions.next(substitution?.position ?? written)
        if substitution?.isEmpty != true {
          found.append(.init(position: position, name: name, isNumbered: written != nil))
        }
        guard let substitution, seen.insert(name).inserted, seen.count <= ValueComposition.depthLimit else { continue }
        for variant in substitution.variants {
          var inner = substitution.positions(in: variant, at: position)
          let text = substitution.text(of: variant, at: position).text
          found += arguments(of: text, value, &inner, &seen)
        }
      }
    }
    return found
  }
}

extension AppleTableValue.Content {
  fileprivate var hasPlural: Bool {
    switch self {
    case .plural: true
    case .devices(let devices): devices.contains { $0.content.hasPlural }
    case .text, .list, .unread: false
    }
  }

  /// The nodes of its texts.
  var texts: [DocumentNode] {
    switch self {
    case .text(let node): [node]
    case .list(let nodes): nodes
    case .plural(let variants): variants.map(\.text)
    case .devices(let devices): devices.flatMap(\.content.texts)
    case .unread: []
    }
  }
}
