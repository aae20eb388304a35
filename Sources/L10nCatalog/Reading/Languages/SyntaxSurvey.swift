import L10nFormats
package import L10nMessages
import L10nText

/// The placeholder syntax of each file of a translations directory: the one that most of its strings with placeholders
/// use.
package struct SyntaxSurvey: Hashable {
  /// The syntax of the files of a namespace that isn't the standard one.
  package struct Exception: Hashable {
    /// The pattern of the namespace's keys, as written in `syntax` of a configuration.
    package let pattern: String
    package let syntax: MessageSyntax
    /// The number of strings with placeholders in the syntax.
    package let count: Int
  }

  /// The syntax of most strings with placeholders.
  package let standard: MessageSyntax
  /// The number of strings with placeholders in the standard syntax, except in namespaces with another one.
  package let count: Int
  /// The number of strings with placeholders in any syntax.
  package let total: Int
  /// The namespaces whose strings mostly have another syntax, the more general first.
  package let exceptions: [Exception]
  /// The syntax of each message, as in a configuration.
  let choice: SyntaxChoice

  /// Counts the strings of a catalog in files whose syntax isn't known, which are all except tables.
  init(of catalog: Catalog, from files: [InputFile]) {
    let open = files.filter { !$0.isTable }.map { ($0.shownPath, BundlePath($0.path, listed: nil).namespace) }
    let namespacesByPath = Dictionary(open) { first, _ in first }
    let namespacesByFile = catalog.files.map { namespacesByPath[$0.path] }
    var namespaces: [[String]: [MessageSyntax: Int]] = [:]
    var total = 0
    for text in catalog.messages.lazy.flatMap(\.texts).compactMap({ $0 }) {
      guard let namespace = namespacesByFile[text.keyPlace.file] else { continue }
      // The argument of a plural map isn't a placeholder: it is the same in each syntax.
      let syntaxes = MessageSyntax.syntaxes(ofPlaceholdersIn: text.stored.texts)
      guard !syntaxes.isEmpty else { continue }
      total += 1
      for syntax in syntaxes { namespaces[namespace, default: [:]][syntax, default: 0] += 1 }
    }
    var all: [MessageSyntax: Int] = [:]
    for counts in namespaces.values { all.merge(counts, uniquingKeysWith: +) }
    let standard = MessageSyntax.mostFrequent(in: all) ?? .standard
    var choice = SyntaxChoice(standard)
    var exceptions: [Exception] = []
    // A folder's pattern also matches the folders inside it, which come later.
    for namespace in namespaces.keys.sorted(by: { ($0.count, $0.joined()) < ($1.count, $1.joined()) })
    where !namespace.isEmpty {
      let counts = namespaces[namespace] ?? [:]
      let chosen = choice.syntax(ofKey: namespace + [""])
      guard let most = MessageSyntax.mostFrequent(in: counts), counts[most] ?? 0 > counts[chosen] ?? 0 else { continue }
      let pattern = KeySegment.path(namespace) + ".**"
      guard let exception = SyntaxChoice.Exception(pattern: pattern, syntax: most, offset: 0) else { continue }
      choice.exceptions.append(exception)
      exceptions.append(Exception(pattern: pattern, syntax: most, count: counts[most] ?? 0))
    }
    self.standard = standard
    self.total = total
    self.exceptions = exceptions
    count = namespaces.reduce(0) { count, namespace in
      choice.syntax(ofKey: namespace.key + [""]) == standard ? count + (namespace.value[standard] ?? 0) : count
    }
    self.choice = choice
  }
}
