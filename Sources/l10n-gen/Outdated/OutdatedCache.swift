import ArgumentParser
import L10nCatalog
import L10nChecking
import L10nFormats
import L10nLanguage
import L10nMessages
import L10nProject
import L10nReleases
import L10nText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The results of searches for outdated translations, in the user's folder for caches: a file for each commit, named by
/// its hash. A file begins with the digest of the rest, so that a damaged one isn't used.
struct OutdatedCache {
  /// The folder of a project with a certain configuration, or `nil` if the user has no folder for caches.
  private let directory: String?

  /// - Parameters:
  ///   - loaded: the project, whose settings change what is read of its files.
  ///   - catalog: the catalog of the newest commit. After a file was added, moved or converted, earlier results have
  ///     other keys.
  ///   - git: the repository with the translations.
  init(_ loaded: LoadedConfiguration, _ catalog: Catalog, _ git: Git) {
    let reading = loaded.configuration.reading
    var project: [UInt8] = []
    for text in [
      L10nGen.configuration.version, FileSystem.realPath(loaded.translations) ?? git.directory,
      loaded.paths.shown.joined(separator: "\n"), reading.source,
      catalog.files.map(\.path).joined(separator: "\n"),
    ] {
      project += Array(text.utf8) + [0]
    }
    project += reading.configuration.bytes + [0] + (reading.names?.bytes ?? [])
    let digest = SHA256.hexadecimal(of: project).prefix(32)
    directory = Self.caches.map { "\($0)/l10n-gen/outdated/\(digest)" }
  }

  private static var caches: String? {
    if let folder = Console.environment("XDG_CACHE_HOME") { return folder }
    #if canImport(Darwin)
      return Console.environment("HOME").map { $0 + "/Library/Caches" }
    #else
      return Console.environment("HOME").map { $0 + "/.cache" }
    #endif
  }

  /// The result of a search.
  struct Result {
    fileprivate var translations: [(key: String, language: String, source: StoredMessage)]

    /// Returns the sources for a catalog of the same project, which may be newer.
    func sources(in catalog: Catalog) -> OutdatedSources {
      var sources = OutdatedSources()
      var messages: [String: Int] = [:]
      for (index, message) in catalog.messages.enumerated() {
        if let former = message.metadata.formerKey?.path, messages[former] == nil { messages[former] = index }
      }
      for (index, message) in catalog.messages.enumerated() { messages[message.keyPath] = index }
      for translation in translations {
        guard let message = messages[translation.key], let language = catalog.language(named: translation.language)
        else { continue }
        sources[message, language] = translation.source
      }
      return sources
    }
  }

  /// Returns the number of the first of some commits that has a result, with the result.
  func newest(among hashes: [String]) -> (commit: Int, result: Result)? {
    guard let directory, let names = try? FileSystem.names(in: directory) else { return nil }
    let known = Set(names)
    for (index, hash) in hashes.enumerated() where known.contains(hash) {
      if let bytes = try? FileSystem.bytes(of: "\(directory)/\(hash)"), let result = Self.result(bytes) {
        return (index, result)
      }
    }
    return nil
  }

  /// Keeps the result of a commit, as far as the folder can be written.
  func keep(_ sources: OutdatedSources, of hash: String, in catalog: Catalog) {
    guard let directory else { return }
    let translations = sources.byTranslation.sorted {
      ($0.key.message, $0.key.language) < ($1.key.message, $1.key.language)
    }
    let text = JSONValue.object([
      (
        "translations",
        .array(
          translations.map { translation, source in
            .object([
              ("key", .string(catalog.messages[translation.message].keyPath)),
              ("language", .string(catalog.languages[translation.language])), ("source", .stored(source)),
            ])
          })
      )
    ]).text
    var batch = FileBatch()
    do {
      try batch.add(Array("\(SHA256.hexadecimal(of: text.utf8))\n\(text)".utf8), to: "\(directory)/\(hash)", at: .any)
      try batch.write()
    } catch {
      return
    }
    removeOthers(than: hash, in: directory)
  }

  /// The number of results that are kept: people change between a few branches.
  private static let limit = 16

  private func removeOthers(than hash: String, in directory: String) {
    let names = (try? FileSystem.names(in: directory))?.filter { !$0.hasPrefix(".") && $0 != hash } ?? []
    for name in names.sorted().dropFirst(Self.limit) { unlink("\(directory)/\(name)") }
  }

  private static func result(_ bytes: [UInt8]) -> Result? {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let text = Array(bytes[(end + 1)...])
    guard bytes[..<end].elementsEqual(SHA256.hexadecimal(of: text).utf8),
      let root = BundleFormats.format(ofFile: "result.json")?.read(text).root,
      case .list(let items)? = root.entries.first?.value.content
    else { return nil }
    let translations = items.compactMap { item -> (String, String, StoredMessage)? in
      let fields = Dictionary(item.entries.map { ($0.key, $0.value) }) { first, _ in first }
      guard let key = fields["key"]?.text, let language = fields["language"]?.text,
        let source = fields["source"].flatMap(stored)
      else { return nil }
      return (key, language, source)
    }
    return translations.count == items.count ? Result(translations: translations) : nil
  }

  private static func stored(_ node: DocumentNode) -> StoredMessage? {
    switch node.content {
    case .text(let text): .text(text.text)
    case .list(let items): .list(items.compactMap(\.text))
    case .mapping(let entries):
      .pluralMap(
        entries.compactMap { entry in
          PluralCategory(rawValue: entry.key).map { .init(category: $0, text: entry.value.text ?? "") }
        })
    case .unread: nil
    }
  }
}
