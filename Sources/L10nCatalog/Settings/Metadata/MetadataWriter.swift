import L10nFormats
import L10nLanguage

/// Writes metadata entries in the layout of `metadata.yml`.
enum MetadataWriter {
  /// Returns the text of entries, in order. Reading it gives the same entries.
  static func text(of entries: [(glob: KeyGlob, fields: MetadataFields)]) -> String {
    entries.map { text(of: $0.fields, for: $0.glob) }.joined()
  }

  /// Returns the line with the states of a message, without indentation, or none if it has no states.
  static func lines(ofStates states: [String: TranslationState]) -> [String] {
    mapping(states.mapValues(\.rawValue)).map { ["state: \($0)"] } ?? []
  }

  /// Returns the lines with the digests of accepted sources, without indentation: one for each language, so that a merge
  /// can take two new ones.
  static func lines(ofAccepted sources: [String: String]) -> [String] {
    guard !sources.isEmpty else { return [] }
    let lines = sources.sorted { $0.key < $1.key }.map {
      "  \(SettingsText.written($0.key)): \(SettingsText.written($0.value))"
    }
    return ["accepted:"] + lines
  }

  private static func text(of fields: MetadataFields, for glob: KeyGlob) -> String {
    let lines = lines(of: fields)
    let key = SettingsText.written(KeySegment.path(glob.segments))
    return lines.isEmpty ? "" : "\(key):\n" + lines.map { "  \($0)\n" }.joined()
  }

  private static func lines(of fields: MetadataFields) -> [String] {
    let arguments = fields.arguments.mapValues { type in
      switch type {
      case .builtIn(let type): type.rawValue
      case .sharedEnum(let name): name
      }
    }
    let ignored = fields.ignored.sorted { $0.key < $1.key }
      .map { "\(SettingsText.written($0.key)): [\($0.value.joined(separator: ", "))]" }
    let deprecation: String? =
      switch fields.deprecation {
      case MetadataFields.Deprecation.none?: "false"
      case .deprecated?: "true"
      case .replaced(let note)?: SettingsText.written(note)
      case nil: nil
      }
    let values: [(name: String, value: String?)] = [
      ("description", fields.description.map(SettingsText.prose)),
      ("context", fields.context.map(SettingsText.prose)),
      ("translatable", fields.isTranslatable.map { String($0) }),
      ("allow-empty", fields.allowsEmpty.map { String($0) }),
      ("max-width", fields.maxWidth.map { String($0) }),
      ("arguments", mapping(arguments.mapValues(SettingsText.written))),
      ("examples", mapping(fields.examples.mapValues(SettingsText.written))),
      ("ignore", ignored.isEmpty ? nil : "{ \(ignored.joined(separator: ", ")) }"),
      ("state", mapping(fields.states.mapValues(\.rawValue))),
      ("deprecated", deprecation),
      ("ota", fields.isOverTheAir.map { String($0) }),
      ("ota-since", fields.overTheAirSince.map { SettingsText.written($0.name) }),
      ("renamed-from", fields.formerKey.map { SettingsText.written(KeySegment.path($0)) }),
    ]
    return values.compactMap { name, value in value.map { "\(name): \($0)" } }
      + Self.lines(ofAccepted: fields.acceptedSources)
  }

  private static func mapping(_ values: [String: String]) -> String? {
    let pairs = values.sorted { $0.key < $1.key }.map { "\(SettingsText.written($0.key)): \($0.value)" }
    return pairs.isEmpty ? nil : "{ \(pairs.joined(separator: ", ")) }"
  }
}
