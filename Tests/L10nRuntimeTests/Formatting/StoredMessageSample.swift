import L10nMessages

/// Messages as stored in bundles.
enum StoredMessageSample {
  /// A plural map of Ruby on Rails.
  static let items = StoredMessage.pluralMap([
    .init(category: .zero, text: "nothing"), .init(category: .one, text: "%{count} item"),
    .init(category: .other, text: "%{count} items"),
  ])
}
