extension CheckOutcome {
  /// The findings as a person wants them: where a language lacks a whole namespace, one finding stands for those of all
  /// its messages.
  public var foldedFindings: [Finding] {
    let namespaces = findings.map(missingNamespace)
    var groups: [Namespace: [Finding]] = [:]
    for (finding, namespace) in zip(findings, namespaces) {
      if let namespace { groups[namespace, default: []].append(finding) }
    }
    return zip(findings, namespaces).compactMap { finding, namespace in
      guard let namespace, let group = groups[namespace] else { return finding }
      if group.isEmpty { return nil }
      groups[namespace] = []
      return group.count == 1 ? finding : folded(group, namespace)
    }
  }

  /// One finding for all, which tells of the place in the source where the first of the messages stands.
  private func folded(_ group: [Finding], _ namespace: Namespace) -> Finding? {
    guard var folded = group.first else { return nil }
    folded.key = namespace.path
    folded.message = "'\(namespace.path)' is missing with all its \(group.count) messages; translate them"
    let first = group.compactMap(\.related.first).min {
      ($0.location.file, $0.location.line) < ($1.location.file, $1.location.line)
    }
    folded.related = first.map { [$0] } ?? []
    return folded
  }

  private struct Namespace: Hashable {
    var language: String
    var path: String
  }

  /// The outermost namespace that a language lacks around the missing message of a finding.
  private func missingNamespace(of finding: Finding) -> Namespace? {
    guard finding.rule == .missingKey, let language = finding.language, let path = finding.key,
      let bundle = catalog.bundles.first(where: { $0.language == language }),
      var key = KeySegment.split(path).flatMap({ catalog.keys.number(of: $0) })
    else { return nil }
    var outermost: Int?
    while let parent = catalog.keys.parent(key), parent != KeyTree.root, bundle.entries[parent] == nil {
      outermost = parent
      key = parent
    }
    return outermost.map { Namespace(language: language, path: catalog.keys.path($0)) }
  }
}
