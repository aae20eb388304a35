import L10nCatalog
import L10nFormats
import L10nText

/// The listings of stores in a project: folders of fastlane with texts in a folder for each locale.
struct ListingPlaces {
  let listings: [ConfiguredListing]

  /// - Parameter paths: the paths of the project's text files.
  init(_ paths: [String]) {
    var counts: [String: [Store: Int]] = [:]
    for path in paths {
      let components = path.split(separator: "/").map(String.init)
      for store in Store.allCases {
        // A text is in the folder of its locale; the notes of a version are one folder deeper.
        guard components.count > 2, store.locale(ofFolder: components[components.count - 2]) != nil,
          store.key(ofFile: components.suffix(2)) != nil
        else { continue }
        let folder = components.dropLast(2)
        guard folder.contains(where: { $0.lowercased().contains("metadata") }) else { continue }
        counts[folder.joined(separator: "/"), default: [:]][store, default: 0] += 1
      }
    }
    listings = counts.sorted { $0.key < $1.key }.compactMap { folder, counts in
      counts.max { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }.map {
        ConfiguredListing(path: folder, store: $0.key)
      }
    }
  }

  /// The listings as a list in `l10n.yml`.
  var setting: String {
    let items = listings.map { listing in
      let path = SettingsText.written(listing.path)
      return ConfiguredListing(path: listing.path).store == listing.store
        ? path : "{ path: \(path), store: \(listing.store.rawValue) }"
    }
    return "[\(items.joined(separator: ", "))]"
  }
}
