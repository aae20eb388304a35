import L10nCatalog
import L10nFormats
import L10nLanguage
import L10nMessages
import L10nText

/// The texts of one version of a file, by their keys as the file writes them.
struct FileTexts {
  /// A key of a file.
  struct Key: Hashable {
    /// The key above all others of a file with several languages, or `nil` for a file of one language.
    var language: String?
    /// The key, with points between the keys that it is below.
    var name: String
  }

  /// A text of a file.
  struct Text {
    var stored: StoredMessage
    /// The syntax that the format determines, or `nil` if the configuration decides.
    var syntax: MessageSyntax?
  }

  private(set) var texts: [Key: Text] = [:]
  /// The keys by their places in the file, in scalars.
  private(set) var keys: [Int: [Key]] = [:]
  private let wanted: Set<String>?

  /// Reads a file. One that can't be read has no texts.
  ///
  /// - Parameters:
  ///   - languages: the languages of the project.
  ///   - wanted: the names of the keys to read, or `nil` for all of them, with their places.
  init(_ bytes: [UInt8], path: String, languages: [LanguageTag], wanted: Set<String>?) {
    self.wanted = wanted
    let file = InputFile(path: [FilePath.name(path)], shownPath: path, bytes: bytes)
    guard case .document(let document) = FileContent(of: file), let root = document.root else { return }
    let hasLanguages = document.allLanguages != nil
    for entry in root.entries {
      if hasLanguages || Self.isLanguage(entry, languages) {
        for inner in entry.value.entries { read(inner, below: "", language: entry.key) }
      } else {
        read(entry, below: "", language: nil)
      }
    }
  }

  /// Returns the text of a key in a language: in a file of several languages, or else in one of this language alone.
  func text(of name: String, in language: LanguageTag) -> Text? {
    if let text = texts[Key(language: nil, name: name)] { return text }
    return languageNames(of: language).lazy.compactMap { texts[Key(language: $0, name: name)] }.first
  }

  private func languageNames(of tag: LanguageTag) -> [String] {
    topLanguages.filter { LanguageTag($0)?.isSameLanguage(as: tag) == true }
  }

  private var topLanguages: Set<String> = []

  private static func isLanguage(_ entry: DocumentEntry, _ languages: [LanguageTag]) -> Bool {
    guard case .mapping = entry.value.content, let tag = LanguageTag(entry.key) else { return false }
    return languages.contains { $0.isSameLanguage(as: tag) }
  }

  private mutating func read(_ entry: DocumentEntry, below parent: String, language: String?) {
    if let language { topLanguages.insert(language) }
    let name = parent.isEmpty ? entry.key : "\(parent).\(entry.key)"
    if let text = Text(entry.value) {
      guard wanted?.contains(name) ?? true else { return }
      let key = Key(language: language, name: name)
      texts[key] = text
      if wanted == nil { keys[entry.keyOffset, default: []].append(key) }
    } else {
      for inner in entry.value.entries { read(inner, below: name, language: language) }
    }
  }
}

extension FileTexts.Text {
  /// Returns `nil` for a mapping of other keys, and for what can't be read.
  fileprivate init?(_ node: DocumentNode) {
    switch node.content {
    case .text(let text):
      guard !text.isNull else { return nil }
      self.init(stored: .text(text.text), syntax: BundleFormats.syntax(of: text.map))
    case .list(let items):
      let texts = items.compactMap(\.text)
      guard texts.count == items.count else { return nil }
      self.init(stored: .list(texts), syntax: nil)
    case .mapping(let entries):
      let variants = entries.compactMap { entry -> StoredMessage.PluralVariant? in
        guard let category = PluralCategory(rawValue: entry.key), let text = entry.value.text else { return nil }
        return .init(category: category, text: text)
      }
      guard variants.count == entries.count, variants.contains(where: { $0.category == .other }) else { return nil }
      self.init(stored: .pluralMap(variants), syntax: nil)
    case .unread: return nil
    }
  }
}
