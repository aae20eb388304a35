import L10nCatalog
import L10nLanguage
package import L10nText

/// A kind of problem in bundles: its name, the reason why it matters, and the way to find it.
///
/// A rule reports, and knows nothing of configuration; ``CheckingOptions`` decides about reports. Each rule conforms to
/// at least one of the protocols below, through which ``Checker`` calls it. A rule stores none of its texts, so that
/// calling one for each text on every processor copies no references.
package protocol Rule: Sendable {
  /// Its stable name.
  var id: RuleID { get }
  /// The severity of its findings if neither the configuration nor the finding sets another one.
  var defaultSeverity: Severity { get }
  /// The highest severity of its findings without a configured one.
  var greatestSeverity: Severity { get }
  /// The problem that the rule finds, in one line without a final full stop.
  var summary: String { get }
  /// The reason why it matters, and the limits of the rule, in plain sentences.
  var explanation: String { get }
  /// Bundles in which it finds something, and the same bundles without the problem.
  var example: RuleExample { get }
  /// A Boolean value indicating whether some of its findings come with a fix.
  var isFixable: Bool { get }
  /// Adds the rule to the rules that a checker calls, for each of the protocols below that it conforms to. Finding them
  /// by casts would take longer than checking a thousand messages.
  func join(_ rules: inout CalledRules)
}

extension Rule {
  /// Most rules have one severity for all findings, or lower that of some.
  package var greatestSeverity: Severity { defaultSeverity }
  /// Most problems need a person to fix them.
  package var isFixable: Bool { false }
}

/// Rules by the protocols through which they are called.
package struct CalledRules: Sendable {
  var problemRules: [any BundleProblemRule] = []
  var textRules: [any TextRule] = []
  var translationRules: [any TranslationRule] = []
  var wordingRules: [(traits: TextTraits, rule: any WordingRule)] = []
  var catalogRules: [any CatalogRule] = []
  var reconsideringRules: [any ReconsideringRule] = []
}

/// A rule that describes problems found while reading.
protocol BundleProblemRule: Rule {
  /// Reports the problem if it is one of the rule's.
  func report(_ problem: BundleProblem, to reporter: inout Reporter)
}

/// A rule that checks one language's texts of a message by themselves, including the source's. It isn't called for
/// messages that are plain text in all languages, as most are.
protocol TextRule: Rule {
  func check(_ text: CheckedText, _ reporter: inout Reporter)
}

/// A rule that compares a message's translation with its source. It isn't called if either has a mistake in its syntax,
/// because other problems would only be its consequences, or if the translation is empty or plain text.
protocol TranslationRule: Rule {
  func check(_ translation: CheckedText, against source: CheckedText, _ reporter: inout Reporter)
}

/// A rule that checks the characters of single texts, including plain text. It isn't called for empty texts, or for a
/// language with a file that couldn't be read.
protocol WordingRule: Rule {
  /// The traits that a text or its source must have one of for the rule to be called.
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
