// swiftlint:disable all
// Generated using SwiftGen — https://github.com/SwiftGen/SwiftGen

import Foundation

internal enum L10n {
  internal enum Localizable {
    /// Add
    internal static let addButtonLabel = L10n.tr("Localizable", "add_button_label", fallback: "Add")
    /// Cancel
    internal static let cancelLabel = L10n.tr("Localizable", "cancel_label", fallback: "Cancel")
    /// Close
    internal static let closeLabel = L10n.tr("Localizable", "close_label", fallback: "Close")
    /// Connect
    internal static let connect = L10n.tr("Localizable", "connect", fallback: "Connect")
    /// Continue
    internal static let `continue` = L10n.tr("Localizable", "continue", fallback: "Continue")
    /// Default
    internal static let `default` = L10n.tr("Localizable", "default", fallback: "Default")
    /// Delete
    internal static let delete = L10n.tr("Localizable", "delete", fallback: "Delete")
    /// Done
    internal static let doneLabel = L10n.tr("Localizable", "done_label", fallback: "Done")
    /// Edit
    internal static let edit = L10n.tr("Localizable", "edit", fallback: "Edit")
    /// Import
    internal static let `import` = L10n.tr("Localizable", "import", fallback: "Import")
    /// Language
    internal static let language = L10n.tr("Localizable", "language", fallback: "Language")
    /// Left
    internal static let `left` = L10n.tr("Localizable", "left", fallback: "Left")
    /// Open
    internal static let `open` = L10n.tr("Localizable", "open", fallback: "Open")
    /// Required
    internal static let `required` = L10n.tr("Localizable", "required", fallback: "Required")
    /// Try Again
    internal static let retryLabel = L10n.tr("Localizable", "retry_label", fallback: "Try Again")
    /// Save
    internal static let saveLabel = L10n.tr("Localizable", "save_label", fallback: "Save")
    /// Search
    internal static let search = L10n.tr("Localizable", "search", fallback: "Search")
    /// Share
    internal static let share = L10n.tr("Localizable", "share", fallback: "Share")
    /// Version %@
    internal static func version(_ p1: Any) -> String {
      return L10n.tr("Localizable", "version %@", String(describing: p1), fallback: "Version %@")
    }
    internal enum Error {
      /// No connection
      internal static let network = L10n.tr("Localizable", "error.network", fallback: "No connection")
    }
    internal enum Product {
      /// Brand
      internal static let brand = L10n.tr("Localizable", "product.brand", fallback: "Brand")
      /// %d%% off
      internal static func discount(_ p1: Int) -> String {
        return L10n.tr("Localizable", "product.discount", p1, fallback: "%d%% off")
      }
      /// In stock
      internal static let inStock = L10n.tr("Localizable", "product.in_stock", fallback: "In stock")
      /// Plural format key: "%#@count@"
      internal static func items(_ p1: Int) -> String {
        return L10n.tr("Localizable", "product.items", p1, fallback: "Plural format key: \"%#@count@\"")
      }
      /// Plural format key: "%#@count@"
      internal static func leftInStock(_ p1: Int) -> String {
        return L10n.tr("Localizable", "product.left_in_stock", p1, fallback: "Plural format key: \"%#@count@\"")
      }
      /// New
      internal static let new = L10n.tr("Localizable", "product.new", fallback: "New")
      /// Price: %@
      internal static func price(_ p1: Any) -> String {
        return L10n.tr("Localizable", "product.price", String(describing: p1), fallback: "Price: %@")
      }
      /// Sold out
      internal static let soldOut = L10n.tr("Localizable", "product.sold_out", fallback: "Sold out")
      /// Products
      internal static let title = L10n.tr("Localizable", "product.title", fallback: "Products")
      internal enum Category {
        /// Hair
        internal static let hair = L10n.tr("Localizable", "product.category.hair", fallback: "Hair")
        /// Makeup
        internal static let makeUp = L10n.tr("Localizable", "product.category.make_up", fallback: "Makeup")
        /// Skin Care
        internal static let skinCare = L10n.tr("Localizable", "product.category.skin_care", fallback: "Skin Care")
      }
    }
    internal enum Review {
      /// Anonymous
      internal static let anonymous = L10n.tr("Localizable", "review.anonymous", fallback: "Anonymous")
      /// %1$@ by %2$@
      internal static func by(_ p1: Any, _ p2: Any) -> String {
        return L10n.tr("Localizable", "review.by", String(describing: p1), String(describing: p2), fallback: "%1$@ by %2$@")
      }
      /// How was it?
      internal static let placeholder = L10n.tr("Localizable", "review.placeholder", fallback: "How was it?")
      /// Reviews
      internal static let title = L10n.tr("Localizable", "review.title", fallback: "Reviews")
      /// Write a Review
      internal static let write = L10n.tr("Localizable", "review.write", fallback: "Write a Review")
    }
    internal enum Settings {
      /// Signed in as %@
      internal static func account(_ p1: Any) -> String {
        return L10n.tr("Localizable", "settings.account", String(describing: p1), fallback: "Signed in as %@")
      }
      /// Plural format key: "%#@count@"
      internal static func devices(_ p1: Int) -> String {
        return L10n.tr("Localizable", "settings.devices", p1, fallback: "Plural format key: \"%#@count@\"")
      }
      /// Notifications
      internal static let notifications = L10n.tr("Localizable", "settings.notifications", fallback: "Notifications")
      /// Privacy
      internal static let privacy = L10n.tr("Localizable", "settings.privacy", fallback: "Privacy")
      /// Sign Out
      internal static let signOut = L10n.tr("Localizable", "settings.sign_out", fallback: "Sign Out")
      /// Settings
      internal static let title = L10n.tr("Localizable", "settings.title", fallback: "Settings")
    }
    internal enum Store {
      /// Address: %@
      internal static func address(_ p1: Any) -> String {
        return L10n.tr("Localizable", "store.address", String(describing: p1), fallback: "Address: %@")
      }
      /// Call %@
      internal static func call(_ p1: Any) -> String {
        return L10n.tr("Localizable", "store.call", String(describing: p1), fallback: "Call %@")
      }
      /// Closed
      internal static let closed = L10n.tr("Localizable", "store.closed", fallback: "Closed")
      /// Directions to %2$@ from %1$@
      internal static func directions(_ p1: Any, _ p2: Any) -> String {
        return L10n.tr("Localizable", "store.directions", String(describing: p1), String(describing: p2), fallback: "Directions to %2$@ from %1$@")
      }
      /// %.1f km away
      internal static func distance(_ p1: Float) -> String {
        return L10n.tr("Localizable", "store.distance", p1, fallback: "%.1f km away")
      }
      /// No stores nearby
      internal static let empty = L10n.tr("Localizable", "store.empty", fallback: "No stores nearby")
      /// Add to Favorites
      internal static let favorite = L10n.tr("Localizable", "store.favorite", fallback: "Add to Favorites")
      /// Open now
      internal static let opened = L10n.tr("Localizable", "store.opened", fallback: "Open now")
      /// Opening Hours
      internal static let openingHours = L10n.tr("Localizable", "store.opening_hours", fallback: "Opening Hours")
      /// Phone
      internal static let phone = L10n.tr("Localizable", "store.phone", fallback: "Phone")
      /// Rating
      internal static let rating = L10n.tr("Localizable", "store.rating", fallback: "Rating")
      /// Plural format key: "%#@count@"
      internal static func reviews(_ p1: Int) -> String {
        return L10n.tr("Localizable", "store.reviews", p1, fallback: "Plural format key: \"%#@count@\"")
      }
      /// Stores
      internal static let title = L10n.tr("Localizable", "store.title", fallback: "Stores")
    }
  }
  internal enum Onboarding {
    /// %@ wants to know where you are.
    internal static func permission(_ p1: Any) -> String {
      return L10n.tr("Onboarding", "permission", String(describing: p1), fallback: "%@ wants to know where you are.")
    }
    internal enum Welcome {
      /// Get Started
      internal static let start = L10n.tr("Onboarding", "welcome.start", fallback: "Get Started")
      /// Find stores near you.
      internal static let text = L10n.tr("Onboarding", "welcome.text", fallback: "Find stores near you.")
      /// Welcome
      internal static let title = L10n.tr("Onboarding", "welcome.title", fallback: "Welcome")
    }
  }
}

extension L10n {
  private static func tr(_ table: String, _ key: String, _ args: CVarArg..., fallback value: String) -> String {
    let format = BundleToken.bundle.localizedString(forKey: key, value: value, table: table)
    return String(format: format, locale: Locale.current, arguments: args)
  }
}

private final class BundleToken {
  static let bundle = Bundle(for: BundleToken.self)
}
