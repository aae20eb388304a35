import L10nFormats
import L10nText

/// Reads `listings` of the configuration.
struct ListingsReader {
  private(set) var listings: [ConfiguredListing] = []
  private(set) var problems: [DocumentProblem] = []

  init(_ node: DocumentNode) {
    guard case .list(let items) = node.content else {
      refuse(node, "'listings' must be a list; write '[fastlane/metadata]'")
      return
    }
    for item in items {
      guard let listing = listing(item) else { continue }
      if listings.contains(where: { FilePath.absolute($0.path, in: "/") == FilePath.absolute(listing.path, in: "/") }) {
        refuse(item, SettingsDocument.secondTime(listing.path))
      } else {
        listings.append(listing)
      }
    }
  }

  private mutating func refuse(_ node: DocumentNode, _ explanation: String) {
    problems.append(DocumentProblem(explanation: explanation, offset: node.offset))
  }

  private mutating func listing(_ item: DocumentNode) -> ConfiguredListing? {
    if let path = item.text {
      guard path.isEmpty else { return ConfiguredListing(path: path, offset: item.offset) }
      refuse(item, "the path of this listing is empty; write one such as 'fastlane/metadata'")
      return nil
    }
    var fields = SettingsFields(item, of: .listing)
    let path = fields.nonEmptyText("path")
    let store = fields.choice("store", Store.self)
    let source = fields.nonEmptyText("source")
    let sourceNode = fields.node("source")
    if path == nil, fields.node("path") == nil, case .mapping = item.content {
      refuse(item, "this listing has no 'path'; write that of its folder, such as 'path: fastlane/metadata'")
    }
    problems += fields.finished()
    guard let path else { return nil }
    var listing = ConfiguredListing(path: path, store: store, offset: item.offset)
    if let source, let sourceNode {
      listing.source = listing.store.locale(ofFolder: source)
      if listing.source == nil {
        let suggestion = listing.store.nearestLocale(to: source)
        refuse(
          sourceNode,
          "\(listing.store.name) has no locale '\(source)'; "
            + (suggestion.map { "did you mean '\($0)'?" } ?? "write one such as 'en-US'"))
      }
    }
    return listing
  }
}
