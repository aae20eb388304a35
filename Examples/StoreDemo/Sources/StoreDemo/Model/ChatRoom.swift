import Foundation

/// A chat and what is going on in it.
struct ChatRoom: Sendable {
  var name: LocalizedName
  var members: [Person]
  var unread: Int
  /// Those who are writing, the first to begin first.
  var typing: [Person]
  var lastSeen: Date
  var mutedUntil: Date
}

/// A video that somebody found and kept.
struct Clip: Sendable {
  var site: String
  var posted: Date
  var views: Int
  var likes: Int
  var width: Int
  var height: Int
  var minutes: Int
  var seconds: Int
  var tag: String
}
