import L10nLanguage

/// A catalog of strings, read in the languages that the preferences ask for.
///
/// Generated code creates and calls it. Reading is lock-free, safe on any thread, and never fails. A message that the first
/// language doesn't have comes from the next one in the ``chain``, formatted by that language's rules. If no language has
/// it, the string is the key path.
///
/// SwiftUI views and `withObservationTracking` that read a string are updated after the next change of language, if the
/// preferences are observed. ``withLanguages(_:locale:timeZone:now:operation:)`` sets the languages of one task.
public final class Localization: Sendable {
  let catalog: LoadedCatalog
  // Every read uses these; they are stored here to be close together.
  private let published: PublishedSnapshot
  private let generation: SharedCounter
  // Not 0 if a read must also notify an observer or look for an override.
  private let attention: SharedCounter
  private let observation: (any AnyObject & Sendable)?
  private let overrides = LanguageOverride.inUse

  /// Creates a catalog; nothing is read yet. Only for generated code, which imports it with `@_spi(Generated)`.
  /// - Parameters:
  ///   - source: the language that defines keys and arguments, tried last.
  ///   - fallback: the languages tried before it.
  ///   - programs: the version of the messages' programs.
  ///   - keys: a `MessageSignature.line` per line, escaped as `RowLine`.
  ///   - tables: the messages of each language, the program of each key's message in the same order (`ProgramReader`).
  ///   - pseudolocales: the same for `en-XA` and `ar-XB`, if users can choose them.
  ///   - languageTables: CLDR's data that matching these languages with a user's needs.
  ///   - preferences: the preferences to follow.
  @_spi(Generated)
  public init(
    source: String, fallback: [String], programs: ProgramVersion, keys: StaticString,
    tables: [(language: String, messages: StaticString)],
    pseudolocales: [(language: String, messages: StaticString)] = [], languageTables: LanguageTables,
    preferences: LanguagePreferences = .shared
  ) {
    catalog = LoadedCatalog(
      source: source, fallback: fallback, keys: keys, tables: tables, pseudolocales: pseudolocales,
      languageTables: languageTables, preferences: preferences)
    published = catalog.published
    generation = preferences.generation
    observation = preferences.observation
    attention = observation == nil ? overrides : Self.always
  }

  /// The catalog's languages, in the order of its tables, followed by its pseudolocales, if any.
  public var languages: [String] {
    catalog.languages
  }

  /// The languages in which the running task looks up a message, in order.
  public var chain: [String] {
    snapshot.links.map(\.table.language)
  }

  /// Returns the languages that a request asks for in its `Accept-Language` field, for
  /// ``withLanguages(_:locale:timeZone:now:operation:)`` (RFC 9110, section 12.5.4).
  ///
  /// `*` means the catalog's languages that the field doesn't name, in the order for a user of none of them; a language
  /// that it rejects (`en;q=0`) comes after all others. Malformed parts are ignored, and at most 8 KB are read.
  /// - Parameter field: the field's value, empty if there is none; if a request has several fields, their values
  ///   separated by commas.
  public func languages(acceptLanguage field: String) -> [String] {
    catalog.languages(accepted: AcceptLanguage(field))
  }

  /// A handler that is called once for each message that the first language of the chain doesn't have, on the thread
  /// that reads it. After a handler is set, all messages are reported again.
  public var onFallback: (@Sendable (MessageFallback) -> Void)? {
    get { snapshot.reports.handler }
    set { snapshot.reports.handler = newValue }
  }
}

// MARK: - By id

extension Localization {
  /// The chain for the preferences at the last read, if they haven't changed since and this thread holds it. It is
  /// valid until this thread calls code of the app, which may read strings and make the thread hold another chain.
  @inline(__always)
  private var knownView: UnsafePointer<ReadingView>? {
    guard let view = published.load(), view.pointee.generation.load() == generation.load() else { return nil }
    return view
  }

  /// The chain to read in the running task. The caller retains it while reading.
  private var snapshot: ChainSnapshot {
    attended ?? knownView?.pointee.snapshot.takeUnretainedValue() ?? catalog.refresh()
  }

  /// Calls `body` with the view to read in the running task, retained if this thread doesn't hold it.
  @inline(__always)
  private func reading<Result>(_ body: (UnsafePointer<ReadingView>) -> Result) -> Result {
    if let attended { return withExtendedLifetime(attended) { body(attended.view) } }
    if let view = knownView { return body(view) }
    let snapshot = catalog.refresh()
    return withExtendedLifetime(snapshot) { body(snapshot.view) }
  }

  /// The chain of the running task's override, or `nil` if the preferences decide. The caller retains it while reading.
  @inline(__always)
  private var attended: ChainSnapshot? {
    guard attention.load() != 0 else { return nil }
    LanguagePreferences.noteRead(observation)
    return overrides.load() == 0 ? nil : LanguageOverride.current?.snapshot(of: catalog)
  }

  private static let always = SharedCounter(1)

  /// Returns the text of a message without arguments.
  @_spi(Generated)
  public func text(_ id: UInt64) -> String {
    if attention.load() == 0, let view = knownView, let text = Self.loadedText(id, in: view) { return text }
    return attentiveText(id)
  }

  // A function of its own, so that the path of nearly all reads needs no registers for it.
  @inline(never)
  private func attentiveText(_ id: UInt64) -> String {
    reading { Self.loadedText(id, in: $0) ?? Self.text(id, .named([:]), in: $0) }
  }

  /// Returns the text of a message in the first language, or `nil` if it has no plain text that was read before.
  @inline(__always)
  private static func loadedText(_ id: UInt64, in view: UnsafePointer<ReadingView>) -> String? {
    guard let number = view.pointee.index.number(of: id), let message = view.pointee.best.load(number),
      case .text(let text) = message.pointee
    else { return nil }
    return text
  }

  /// Returns the text of a message with any number of arguments.
  /// - Parameter arguments: the values in the order of the signature's argument names.
  @_spi(Generated)
  public func text(_ id: UInt64, _ arguments: [MessageArgument]) -> String {
    arguments.withUnsafeBufferPointer { text(id, .positional($0)) }
  }

  /// Returns the text of a message with one argument.
  @_spi(Generated)
  public func text(_ id: UInt64, _ first: MessageArgument) -> String {
    [first].withUnsafeBufferPointer { text(id, .positional($0)) }
  }

  /// Returns the text of a message with two arguments.
  @_spi(Generated)
  public func text(_ id: UInt64, _ first: MessageArgument, _ second: MessageArgument) -> String {
    [first, second].withUnsafeBufferPointer { text(id, .positional($0)) }
  }

  /// Returns the text of a message with three arguments.
  @_spi(Generated)
  public func text(
    _ id: UInt64, _ first: MessageArgument, _ second: MessageArgument, _ third: MessageArgument
  ) -> String {
    [first, second, third].withUnsafeBufferPointer { text(id, .positional($0)) }
  }

  /// Returns the items of a list message, or its key path as the only item if no language has it.
  /// - Parameter arguments: the values in the order of the signature's argument names.
  @_spi(Generated)
  public func list(_ id: UInt64, _ arguments: [MessageArgument] = []) -> [String] {
    let snapshot = snapshot
    guard let number = snapshot.keys.index.number(of: id) else { return [Self.unknown(id)] }
    return arguments.withUnsafeBufferPointer { snapshot.list(number, .positional($0)) }
  }

  private func text(_ id: UInt64, _ values: MessageValues) -> String {
    reading { Self.text(id, values, in: $0) }
  }

  private static func text(_ id: UInt64, _ values: MessageValues, in view: UnsafePointer<ReadingView>) -> String {
    guard let number = view.pointee.index.number(of: id) else { return unknown(id) }
    if let text = view.pointee.snapshot._withUnsafeGuaranteedRef({ $0.loadedText(number, values) }) { return text }
    // Retained, because a handler of fallbacks may read strings, after which this thread may hold another snapshot.
    return view.pointee.snapshot.takeUnretainedValue().text(number, values)
  }

  private static func unknown(_ id: UInt64) -> String {
    "[l10n \(String(id, radix: 16))]"
  }
}

// MARK: - By name

extension Localization {
  /// Returns the string for a key path that is known only at run time, or `nil` if the catalog has no such key, or a
  /// list.
  public func text(forKey key: String) -> String? {
    if attention.load() == 0, let view = knownView, let number = Self.number(ofKeyPath: key, in: view),
      let message = view.pointee.best.load(number), case .text(let text) = message.pointee
    {
      return text
    }
    return text(forKey: key, arguments: [:])
  }

  private static func number(ofKeyPath key: String, in view: UnsafePointer<ReadingView>) -> Int? {
    view.pointee.snapshot._withUnsafeGuaranteedRef { $0.keys.number(ofKeyPath: key) }
  }

  /// Returns the string for a key path, with its arguments by name; missing arguments stay as `{name}`.
  public func text(forKey key: String, arguments: [String: MessageArgument]) -> String? {
    let snapshot = snapshot
    guard let number = snapshot.keys.number(ofKeyPath: key), !snapshot.isList(number) else { return nil }
    return snapshot.loadedText(number, .named(arguments)) ?? snapshot.text(number, .named(arguments))
  }
}
