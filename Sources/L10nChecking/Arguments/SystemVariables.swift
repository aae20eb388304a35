import L10nCatalog
import L10nLanguage
import L10nMessages
import L10nText

/// The variables of a message that the system replaces, such as `${profile}` in a phrase of an App Shortcut or in the
/// summary of an App Intent (Apple, "App Intents", `AppShortcutPhrase` and `ParameterSummary`). Printf's syntax, in which
/// tables with such strings are written, takes them for text.
struct SystemVariables {
  /// A variable where it is written.
  struct Use {
    var name: String
    var textIndex: Int
    /// The position of its dollar sign in the text, in UTF-8 bytes.
    var offset: Int
  }

  let uses: [Use]

  /// - Parameter isSource: `false` also finds variables whose names a translator translated into another script.
  init(of texts: some Sequence<BundleText>, isSource: Bool) {
    uses = texts.enumerated().flatMap { index, text in
      Self.variables(in: text.text.utf8, isSource: isSource).map {
        Use(name: $0.name, textIndex: index, offset: $0.offset)
      }
    }
  }

  /// The variable for the app's name, which every phrase of an App Shortcut needs.
  static let applicationName = "applicationName"

  /// Returns a variable as it is written.
  static func placeholder(_ name: String) -> String { "${\(name)}" }

  /// The longest name that is read, in UTF-8 bytes.
  private static let nameLimit = 100

  private static func variables(in text: String.UTF8View, isSource: Bool) -> [(name: String, offset: Int)] {
    guard text.contains(UInt8(ascii: "$")) else { return [] }
    let bytes = Array(text)
    var found: [(name: String, offset: Int)] = []
    var index = 0
    while index + 1 < bytes.count {
      defer { index += 1 }
      guard bytes[index] == UInt8(ascii: "$"), bytes[index + 1] == UInt8(ascii: "{") else { continue }
      let name = bytes[(index + 2)...].prefix(nameLimit).prefix { isPartOfName($0, isSource: isSource) }
      guard !name.isEmpty, name.endIndex < bytes.count, bytes[name.endIndex] == UInt8(ascii: "}") else { continue }
      found.append((String(decoding: name, as: UTF8.self), index))
      index = name.endIndex
    }
    return found
  }

  private static func isPartOfName(_ byte: UInt8, isSource: Bool) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
      || !isSource && byte >= 0x80
  }
}

extension SystemVariables {
  /// The differences between a translation's variables and its source's.
  struct Difference {
    /// The variables that the source doesn't have, with those that were probably meant.
    var extra: [(use: Use, meant: String?)]
    /// The names of the source's variables that no text of the translation has.
    var missing: [String]
    /// The names of the source's variables.
    var known: [String]
  }

  /// Returns the differences from the source's variables. Some texts of a set or a plural may do without a variable, so all
  /// of them count together.
  func difference(from source: SystemVariables) -> Difference {
    var known: [String] = []
    for use in source.uses where !known.contains(use.name) { known.append(use.name) }
    let written = Set(uses.map(\.name))
    var missing = known.filter { !written.contains($0) }
    let extra = uses.filter { !known.contains($0.name) }.map { use in
      (
        use: use,
        meant: NearestName.suggestion(for: use.name, among: missing) ?? (missing.count == 1 ? missing[0] : nil)
      )
    }
    // A variable with another name is one mistake.
    let meant = Set(extra.compactMap(\.meant))
    missing.removeAll { meant.contains($0) }
    return Difference(extra: extra, missing: missing, known: known)
  }
}

extension Catalog {
  /// Calls a function for each translation whose variables differ from the source's, with the index of its message and its
  /// language.
  ///
  /// A missing name of the app in an App Shortcut is left out, because another rule reports it.
  func forEachDifferentVariable(
    _ body: (_ message: Int, _ language: Int, _ translation: LocalizedMessage, SystemVariables.Difference) -> Void
  ) {
    let shortcuts = Set(
      systemStrings.lazy.filter { if case .appShortcuts = $0.table { true } else { false } }.map(\.message))
    for (index, message) in messages.enumerated() where message.syntax == .printf {
      guard let source = message.source, !source.isEmpty else { continue }
      let isShortcut = shortcuts.contains(index)
      let variables = SystemVariables(of: source.message.texts, isSource: true)
      guard isShortcut || !variables.uses.isEmpty else { continue }
      for (language, translation) in message.texts.enumerated().dropFirst() {
        guard let translation, !translation.isEmpty else { continue }
        var difference = SystemVariables(of: translation.message.texts, isSource: false).difference(from: variables)
        if isShortcut {
          difference.missing.removeAll { $0 == SystemVariables.applicationName }
          difference.extra.removeAll { $0.use.name == SystemVariables.applicationName }
        }
        if !difference.missing.isEmpty || !difference.extra.isEmpty { body(index, language, translation, difference) }
      }
    }
  }
}
