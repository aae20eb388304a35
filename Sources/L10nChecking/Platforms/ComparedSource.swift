package import L10nCatalog
import L10nFormats
import L10nLanguage

/// The strings of the product on another platform, with which rules compare the project's.
package struct ComparedSource: Sendable {
  package let configured: ConfiguredSource
  package let catalog: Catalog

  package init(_ configured: ConfiguredSource, _ catalog: Catalog) {
    self.configured = configured
    self.catalog = catalog
  }

  /// The name of the platform's files in sentences.
  var name: String { configured.path }

  /// Returns the index of each of its languages in the project, or `nil` for languages that only one of them has. The
  /// source languages are one, whatever the files call them.
  func languages(in project: Catalog) -> [Int?] {
    let tags = catalog.bundles.map(\.tag)
    let own = project.bundles.map(\.tag)
    let exact = tags.indices.map { index in
      index == 0 ? 0 : own.indices.dropFirst().first { own[$0].identity == tags[index].identity }
    }
    // 'pt' is 'pt-BR' only if no other of its languages is.
    let taken = Set(exact.compactMap(\.self))
    return tags.indices.map { index in
      exact[index] ?? own.indices.first { !taken.contains($0) && own[$0].isSameLanguage(as: tags[index]) }
    }
  }
}

extension ComparedSource {
  /// Returns the way to match strings of another platform with those of a project, and the number of strings that it finds.
  /// Keys are more certain than texts, but of no use if each platform has its own.
  package static func suggestedMatch(
    of catalog: Catalog, with project: Catalog
  ) -> (match: ConfiguredSource.Match, count: Int) {
    func count(_ match: ConfiguredSource.Match) -> Int {
      SourcePairs(project, ComparedSource(ConfiguredSource(path: "", match: match), catalog)).pairs.count
    }
    let (keys, texts) = (count(.keys), count(.text))
    return keys * 2 >= texts ? (.keys, keys) : (.text, texts)
  }
}
