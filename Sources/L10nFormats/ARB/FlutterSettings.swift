import L10nAllLanguages
import L10nLanguage

/// The settings of Flutter's `gen-l10n` in a project's `l10n.yaml`, as far as they say how its ARB files are read.
struct FlutterSettings: Sendable, Hashable {
  /// The folder of the ARB files, relative to that of the settings.
  let directory: String
  /// The file of the source language, in that folder.
  let template: String
  /// A Boolean value indicating whether apostrophes quote text in messages.
  let quotesByApostrophes: Bool

  /// The name of the settings' file.
  static let fileName = "l10n.yaml"

  /// Reads the settings. Fields that are missing, or that can't be read, have Flutter's own values.
  ///
  /// - Parameter bytes: UTF-8 without a byte-order mark.
  init(_ bytes: [UInt8]) {
    let fields = SettingsFormat().read(bytes).root?.entries ?? []
    let written = fields.value("arb-dir")?.text ?? "lib/l10n"
    directory = written.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    template = fields.value("template-arb-file")?.text ?? "app_en.arb"
    quotesByApostrophes = fields.value("use-escaping")?.text == "true"
  }

  /// The language in the template's name, or `nil` if that doesn't say one.
  var sourceLanguage: String? {
    let stem = template.prefix { $0 != "." }
    return stem.indices.lazy.filter { stem[$0] == "_" }.map { String(stem[stem.index(after: $0)...]) }
      .first { LanguageTag($0)?.hasLocaleData == true }
  }
}
