import L10nLanguage
import L10nMessages

@testable import L10nCatalog
@testable import L10nChecking
@testable import L10nEmission
@testable import L10nPipeline
@testable import L10nText

/// The files of a translations directory, from reading to findings and Swift code.
enum BundlesTarget {
  static func violations(_ input: [UInt8]) -> [String] {
    guard let written = WrittenFiles(input) else { return ["the least configuration is refused"] }
    let pipeline = Pipeline(written.configuration)
    let generation = pipeline.emit(written.files)
    let again = pipeline.emit(written.files.reversed())
    let outcome = generation.outcome
    var violations = misplaced(outcome)
    if again.outcome.findings != outcome.findings {
      violations.append("other findings for the same files in another order")
    }
    if again.files != generation.files { violations.append("other Swift for the same files in another order") }
    if generation.isStopped {
      if !generation.files.isEmpty { violations.append("Swift in spite of errors") }
    } else {
      violations += generation.files.flatMap { GeneratedSwift($0).violations }
      violations += lost(generation.files, generation.catalog, written.configuration)
      violations += unformatted(generation.catalog, written.configuration)
    }
    return violations
  }

  // MARK: Findings

  private static func misplaced(_ outcome: CheckOutcome) -> [String] {
    let tables = Dictionary(outcome.catalog.files.map { ($0.path, LineLengths($0.bytes)) }) { first, _ in first }
    return outcome.findings.flatMap { finding in
      ([finding.location] + finding.related.map(\.location)).compactMap { location in
        guard let lines = tables[location.file] else { return "\(finding.rule) in no file: \(location)" }
        return lines.has(location) ? nil : "\(finding.rule) where nothing is: \(location)"
      }
    }
  }

  // MARK: Tables

  /// Returns the parts of the catalog that the generated tables don't preserve.
  private static func lost(
    _ generated: [GeneratedFile], _ catalog: L10nCatalog.Catalog, _ configuration: Configuration
  ) -> [String] {
    guard let file = generated.last else { return ["no Swift without errors"] }
    let messages = catalog.messages.filter(\.isInSource)
    let tables = GeneratedSwift(file).tables
    guard tables.count == catalog.languages.count + 1 else { return ["\(tables.count) tables"] }
    var violations: [String] = []
    if tables[0].map(text) != messages.map(\.signature.line) { violations.append("the keys are others") }
    for (index, lines) in tables.dropFirst().enumerated() {
      guard lines.count == messages.count else { return ["\(lines.count) lines in a table"] }
      for (line, message) in zip(lines, messages) where !line.isEmpty {
        guard let text = message.texts[index]?.verbatimText, !isKorean(catalog.languages[index]) else { continue }
        // Compared by bytes, since Swift considers canonically equivalent strings equal.
        if !self.text(line).utf8.elementsEqual(text.isEmpty ? "\\-".utf8 : text.utf8) {
          violations.append("the text of \(message.keyPath) is another in \(catalog.languages[index])")
        }
      }
    }
    return violations
  }

  /// Returns a Boolean value indicating whether both-forms of particles are resolved in a language.
  private static func isKorean(_ language: String) -> Bool { LanguageTag(language)?.language == "ko" }

  private static func text(_ line: [UInt8]) -> String {
    line.withUnsafeBufferPointer { RowLine.text($0) }
  }

  // MARK: Formatting

  /// Returns the messages without findings that need an argument that their accessors don't have.
  private static func unformatted(_ catalog: L10nCatalog.Catalog, _ configuration: Configuration) -> [String] {
    catalog.messages.filter(\.isInSource).flatMap { message -> [String] in
      let signature = message.signature.arguments
      let names = Set(signature.map(\.name))
      return zip(catalog.languages, message.texts).flatMap { language, text -> [String] in
        guard let text, !text.problems.contains(where: { $0.level == .error }) else { return [] }
        FormattedMessage.format(
          text.message.stored, language: language, syntax: message.syntax,
          particles: configuration.emission.koreanParticles, names: signature.map(\.name),
          values: signature.map { FormattedMessage.typicalValue(of: $0.type) })
        // Silenced texts are used as the translator wrote them.
        guard configuration.checking.severities.isEmpty, message.metadata.ignored.isEmpty, !text.message.isEmpty
        else { return [] }
        return text.arguments.map(\.name).filter { !names.contains($0) }.map {
          "\(message.keyPath) has no argument \($0) that \(language) uses"
        }
      }
    }
  }
}
