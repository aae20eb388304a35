import L10nCatalog
import L10nFormats
import L10nLanguage
import L10nText

/// A text of a catalog with all that decides what it means.
struct TextInMessage {
  private let syntax: MessageSyntax
  private let message: CatalogMessage
  private let isSource: Bool
  /// The variants of the plural map that the text is one of, and which; nil for other texts.
  private let variants: (all: [StoredMessage.PluralVariant], index: Int)?
  /// A Boolean value indicating whether the message's other texts read the same once the message has arguments. Those
  /// with `%%` don't, where that is an escape only then.
  private let othersIgnoreArguments: Bool

  /// The meaning of the text.
  struct Reading {
    var tokens: [MessageToken]
    var problems: [MessageProblem]
    var arguments: [PatternArgument]
  }

  /// Returns the meaning of the message with another text in this one's place.
  func reading(_ text: String) -> Reading {
    let parsed: ParsedStoredMessage
    if let variants {
      var all = variants.all
      all[variants.index].text = text
      parsed = syntax.parse(.pluralMap(all))
    } else {
      parsed = syntax.parse(.text(text), hasArguments: !message.arguments.isEmpty)
    }
    let patterns = message.metadata.argumentNames.applied(to: parsed.patterns)
    return Reading(
      tokens: patterns.flatMap { MessageToken.tokens(of: $0) }, problems: parsed.problems,
      arguments: ParsedStoredMessage(patterns: patterns).arguments)
  }

  /// Returns the tokens of some characters by themselves.
  func pieces(of characters: String) -> [MessageToken] {
    let patterns = [syntax.parse(characters, hasArguments: true).pattern]
    return message.metadata.argumentNames.applied(to: patterns).flatMap { MessageToken.tokens(of: $0) }
  }

  /// Returns a Boolean value indicating whether a changed text leaves the accessor and the message's other texts as
  /// they are, and asks for no argument that the app doesn't give.
  ///
  /// - Parameter mayAddArguments: whether the source may have further arguments than before.
  func keepsAccessor(_ old: Reading, _ new: Reading, mayAddArguments: Bool) -> Bool {
    let known = Set(message.arguments.map(\.name))
    let before = Set(old.arguments.map(\.name))
    let added = new.arguments.filter { !before.contains($0.name) }
    guard isSource else { return added.allSatisfy { known.contains($0.name) } }
    let types = Dictionary(new.arguments.map { ($0.name, requiredTypes($0)) }) { first, _ in first }
    guard old.arguments.allSatisfy({ types[$0.name] == requiredTypes($0) }) else { return false }
    guard !added.isEmpty else { return true }
    // What another item of a list uses may not go with what this one would.
    return mayAddArguments && othersIgnoreArguments
      && added.allSatisfy { !known.contains($0.name) && requiredTypes($0).count < 2 }
  }

  /// The types that the uses of an argument ask for; none where the metadata gives it one.
  private func requiredTypes(_ argument: PatternArgument) -> Set<ArgumentType> {
    guard !message.arguments.contains(where: { $0.name == argument.name && $0.isTypeGiven }) else { return [] }
    return Set(argument.uses.compactMap(\.kind.requiredType))
  }

  /// Returns a Boolean value indicating whether a placeholder of the argument shows what `#` would show.
  func showsPluralNumber(_ argument: String, _ format: PlaceholderFormat) -> Bool {
    let type = message.arguments.first { $0.name == argument }?.type
    switch format {
    case .plain, .number(.number): return type == .int || type == .double
    case .number(.integer): return type == .int
    case .number, .date, .time, .conversion: return false
    }
  }

  /// Returns a Boolean value indicating whether another message that has the same text translates the same source.
  func hasSameSource(as other: TextInMessage) -> Bool {
    message.source?.stored == other.message.source?.stored
  }

  /// A Boolean value indicating whether arguments are numbered as they come, so that one more shifts those behind it.
  var numbersArguments: Bool { !syntax.namesArguments }
}

extension TextInMessage {
  /// The texts of a catalog that begin at some places, by the files and offsets of these. Aliases make one text that of
  /// several messages.
  static func texts(at places: Set<Place>, in catalog: Catalog) -> [Int: [Int: [TextInMessage]]] {
    guard !places.isEmpty else { return [:] }
    var texts: [Int: [Int: [TextInMessage]]] = [:]
    func add(_ text: @autoclosure () -> TextInMessage, at place: Place) {
      guard places.contains(place) else { return }
      texts[place.file, default: [:]][place.offset, default: []].append(text())
    }
    for message in catalog.messages {
      for (language, localized) in message.texts.enumerated() {
        guard let localized else { continue }
        for (index, text) in localized.message.texts.enumerated() {
          if let composed = catalog.composedText(at: text.place) {
            for string in composed.strings {
              add(
                TextInMessage(
                  syntax: composed.syntax, message: message, isSource: language == 0, variants: nil,
                  othersIgnoreArguments: true), at: Place(file: text.place.file, offset: string))
            }
          } else {
            add(
              TextInMessage(
                syntax: message.syntax, message: message, isSource: language == 0,
                variants: localized.message.variants.map { ($0, index) },
                othersIgnoreArguments: message.textsIgnoreArguments), at: text.place)
          }
        }
      }
    }
    return texts
  }
}

extension BundleMessage {
  fileprivate var variants: [StoredMessage.PluralVariant]? {
    if case .pluralMap(let variants) = stored { variants } else { nil }
  }
}

extension CatalogMessage {
  /// A Boolean value indicating whether no text says something else if it is formatted with arguments; only of interest
  /// where it has none.
  fileprivate var textsIgnoreArguments: Bool {
    guard syntax.readsByArguments, arguments.isEmpty else { return true }
    return texts.allSatisfy { localized in
      guard let localized else { return true }
      return !localized.stored.texts.contains { $0.utf8.containsDoubledPercent }
    }
  }
}

extension String.UTF8View {
  fileprivate var containsDoubledPercent: Bool {
    zip(self, dropFirst()).contains { $0 == UInt8(ascii: "%") && $1 == UInt8(ascii: "%") }
  }
}
