import L10nCatalog
import L10nFormats
import L10nLanguage
import L10nMessages
import L10nText

/// A text of a catalog, with everything that determines its meaning.
struct TextInMessage {
  private let syntax: MessageSyntax
  private let message: CatalogMessage
  private let isSource: Bool
  /// The variants of the plural map that contains the text, and its index; `nil` for other texts.
  private let variants: (all: [StoredMessage.PluralVariant], index: Int)?
  /// A Boolean value indicating whether the message's other texts have the same meaning if the message has arguments.
  /// Texts with `%%` don't, if that is an escape only then.
  private let othersIgnoreArguments: Bool

  /// The meaning of the text.
  struct Reading {
    var tokens: [MessageToken]
    var problems: [MessageProblem]
    var arguments: [PatternArgument]
  }

  /// Returns the meaning of the message with this text replaced.
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

  /// Returns a Boolean value indicating whether a changed text keeps the accessor and the message's other texts as they
  /// are, and uses no argument that the app doesn't pass.
  ///
  /// - Parameter mayAddArguments: a Boolean value indicating whether the source may have more arguments than before.
  func keepsAccessor(_ old: Reading, _ new: Reading, mayAddArguments: Bool) -> Bool {
    let known = Set(message.arguments.map(\.name))
    let before = Set(old.arguments.map(\.name))
    let added = new.arguments.filter { !before.contains($0.name) }
    guard isSource else { return added.allSatisfy { known.contains($0.name) } }
    let types = Dictionary(new.arguments.map { ($0.name, requiredTypes($0)) }) { first, _ in first }
    guard old.arguments.allSatisfy({ types[$0.name] == requiredTypes($0) }) else { return false }
    guard !added.isEmpty else { return true }
    // The uses in another item of a list may contradict the new ones in this item.
    return mayAddArguments && othersIgnoreArguments
      && added.allSatisfy { !known.contains($0.name) && requiredTypes($0).count < 2 }
  }

  /// Returns the types that an argument's uses require, or none if the metadata gives it a type.
  private func requiredTypes(_ argument: PatternArgument) -> Set<ArgumentType> {
    guard !message.arguments.contains(where: { $0.name == argument.name && $0.isTypeGiven }) else { return [] }
    return Set(argument.uses.compactMap(\.kind.requiredType))
  }

  /// Returns a Boolean value indicating whether a placeholder of the argument shows the same as `#`.
  func showsPluralNumber(_ argument: String, _ format: PlaceholderFormat) -> Bool {
    let type = message.arguments.first { $0.name == argument }?.type
    switch format {
    case .plain, .number(.number): return type?.isWhole == true || type == .double
    case .number(.integer): return type?.isWhole == true
    case .number, .date, .time, .styled, .conversion: return false
    }
  }

  /// Returns a Boolean value indicating whether another message with the same text translates the same source.
  func hasSameSource(as other: TextInMessage) -> Bool {
    message.source?.stored == other.message.source?.stored
  }

  /// A Boolean value indicating whether arguments are numbered by their order, so that another one shifts those after
  /// it.
  var numbersArguments: Bool { !syntax.namesArguments }
}

extension TextInMessage {
  /// Returns the texts of a catalog at some places, by their files and offsets. With aliases, one text belongs to
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
  /// A Boolean value indicating whether all texts have the same meaning when they are formatted with arguments. Only
  /// relevant for messages without arguments.
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
