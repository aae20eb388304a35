extension CheckOutcome {
  /// The findings as a person wants them: where a language lacks a whole namespace, one finding stands for those of all
  /// its messages.
  public var foldedFindings: [Finding] {
    var groups: [Namespace: Int] = [:]
    for namespace in findings.lazy.compactMap(missingNamespace) { groups[namespace, default: 0] += 1 }
    var shown: Set<Namespace> = []
    return findings.compactMap { finding in
      guard let namespace = missingNamespace(of: finding), let count = groups[namespace], count > 1 else {
        return finding
      }
      guard shown.insert(namespace).inserted else { return nil }
      var folded = finding
      folded.key = namespace.path
      folded.message = "'\(namespace.path)' is missing with all its \(count) messages; translate them"
      return folded
    }
  }

  private struct Namespace: Hashable {
    var language: String
    var path: String
  }

  /// The outermost namespace that a language lacks around the missing message of a finding.
  private func missingNamespace(of finding: Finding) -> Namespace? {
    guard finding.rule == .missingKey, let language = finding.language, let key = finding.key,
      let bundle = catalog.bundles.first(where: { $0.language == language }),
      let segments = KeySegment.split(key)
    else { return nil }
    var path = ""
    for segment in segments.dropLast() {
      path += (path.isEmpty ? "" : ".") + KeySegment.written(segment)
      if bundle.entries[path] == nil { return Namespace(language: language, path: path) }
    }
    return nil
  }
}
