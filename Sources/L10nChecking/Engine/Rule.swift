import L10nCatalog
import L10nLanguage
package import L10nText

/// Something that can be wrong with bundles: what it is called, why it matters, and how it is found.
///
/// A rule reports and knows nothing of configuration: what becomes of a report, ``CheckingOptions`` decides. Each
/// conforms to at least one of the protocols below, by which ``Checker`` calls it. A rule holds none of its words, so that
/// calling one, as is done for each text on every processor, copies nothing that is counted.
package protocol Rule: Sendable {
  /// Its stable name.
  var id: RuleID { get }
  /// The severity of its findings if neither the configuration nor the finding sets another one.
  var defaultSeverity: Severity { get }
  /// The severity of its most severe findings under the same condition.
  var greatestSeverity: Severity { get }
  /// The problem that the rule finds, in one line without a final full stop.
  var summary: String { get }
  /// The reason why it matters, and the limits of the rule, in plain sentences.
  var explanation: String { get }
  /// Bundles in which it finds something, and the same without it.
  var example: RuleExample { get }
  /// A Boolean value indicating whether some of its findings come with a fix.
  var isFixable: Bool { get }
  /// Adds the rule to those that a checker calls, once for each of the protocols below that it conforms to. To find them
  /// out by casts would take longer than to check a thousand messages.
  func join(_ rules: inout CalledRules)
}

extension Rule {
  /// Most give all their findings one severity, or lower that of some.
  package var greatestSeverity: Severity { defaultSeverity }
  /// Most need a person.
  package var isFixable: Bool { false }
}

/// Rules by the protocols by which they are called.
package struct CalledRules: Sendable {
  var problemRules: [any BundleProblemRule] = []
  var textRules: [any TextRule] = []
  var translationRules: [any TranslationRule] = []
  var wordingRules: [(traits: TextTraits, rule: any WordingRule)] = []
  var catalogRules: [any CatalogRule] = []
  var reconsideringRules: [any ReconsideringRule] = []
}

/// A rule that puts what reading noticed into words.
protocol BundleProblemRule: Rule {
  /// Reports the problem if it is one of the rule's.
  func report(_ problem: BundleProblem, to reporter: inout Reporter)
}

/// A rule that looks at one language's texts of a message by themselves, the source's included. It isn't asked about
/// messages that are plain text in all languages, and so are most.
protocol TextRule: Rule {
  func check(_ text: CheckedText, _ reporter: inout Reporter)
}

/// A rule that compares a message's translation with its source. It isn't asked where either has a mistake in its syntax,
/// from which others would only follow, nor where the translation is still empty, nor about plain text.
protocol TranslationRule: Rule {
  func check(_ translation: CheckedText, against source: CheckedText, _ reporter: inout Reporter)
}

/// A rule that looks at the characters of single texts, plain text included. It isn't asked about empty texts, nor
/// about a language with a file that could not be read.
protocol WordingRule: Rule {
  /// It isn't asked about a text either where neither the text nor its source has one of these.
  var traits: TextTraits { get }

  func check(_ wording: Wording, _ reporter: inout Reporter)
}

/// A rule that needs the whole catalog at once, or the names that its accessors would have.
protocol CatalogRule: Rule {
  func check(_ catalog: Catalog, _ accessors: AccessorTree, _ reporter: inout Reporter)
}

/// A rule whose reports on a message may be needless because of others. It is asked once all of its reports are there.
protocol ReconsideringRule: Rule {
  /// Returns those of the rule's reports that are to be made.
  func reconsider(_ reports: [Report], in catalog: Catalog) -> [Report]
}

extension BundleProblemRule {
  package func join(_ rules: inout CalledRules) { rules.problemRules.append(self) }
}

extension TextRule {
  package func join(_ rules: inout CalledRules) { rules.textRules.append(self) }
}

extension TranslationRule {
  package func join(_ rules: inout CalledRules) { rules.translationRules.append(self) }
}

extension WordingRule {
  package func join(_ rules: inout CalledRules) { rules.wordingRules.append((traits, self)) }
}

extension CatalogRule {
  package func join(_ rules: inout CalledRules) { rules.catalogRules.append(self) }
}
