import L10nCatalog
import L10nPipeline

/// The names of a catalog's accessors. Few edits change them, so that those of the catalog before an edit are used again
/// if they are the same.
final class AccessorNames {
  /// The catalog with the names.
  let state: NamedCatalog
  private var known: AccessorDeclarations?

  /// - Parameter earlier: the names in a catalog of the same configuration.
  init(in catalog: Catalog, _ pipeline: Pipeline, like earlier: AccessorNames?) {
    if let earlier, earlier.state.hasAccessors(of: catalog) { known = earlier.known }
    state = pipeline.named(catalog, like: earlier?.state)
  }

  /// The accessors as their callers see them.
  var declarations: AccessorDeclarations {
    let declarations = known ?? AccessorDeclarations(state)
    known = declarations
    return declarations
  }
}
