extension WrittenLink {
  /// A Boolean value indicating whether it is an example that belongs to nobody: the domains of RFC 2606,
  /// `name@email.com`, `https://myserver.com`, `@username`. Translators replace such links freely.
  var isExample: Bool {
    switch kind {
    case .handle: return Self.people.contains(host.unmarked) || Self.groups.contains(host)
    case .email: if Self.people.contains(rest.unmarked) { return true }
    case .address: break
    }
    let labels = host.prefix { $0 != ":" }.split(separator: ".")
    guard let last = labels.last else { return false }
    return Self.reserved.contains(last) || labels.dropLast().last == "example"
      || labels.dropLast().contains { Self.isExample(label: $0) }
  }

  private static func isExample(label: Substring) -> Bool {
    if places.contains(label) { return true }
    let parts = label.split(separator: "-")
    let label = parts.joined()
    return ["my", "your", "the"].contains { owner in
      guard label.hasPrefix(owner) else { return false }
      let place = label.dropFirst(owner.count)
      return ownedPlaces.contains(place) || places.contains(place)
    }
  }

  /// Top-level domains.
  private static let reserved: Set<Substring> = ["example", "test", "invalid", "localhost"]

  /// Names that don't belong to anyone.
  private static let people: Set<String> = [
    "name", "user", "username", "yourname", "myname", "fullname", "firstname", "lastname", "handle", "account",
    "nickname", "someone", "somebody", "anyone", "you", "me", "person", "friend", "mention", "mentions", "userid",
    "email", "youremail", "myemail", "another", "john", "jane", "johndoe", "janedoe", "bob", "alice",
  ]

  /// Words that mention many users at once.
  private static let groups: Set<String> = ["room", "here", "all", "everyone", "channel", "group", "team", "online"]

  private static let places: Set<Substring> = [
    "domain", "domainname", "host", "hostname", "server", "servername", "homeserver", "website", "email", "company",
    "companyname", "sitename", "address", "url",
  ]

  /// Words that are examples only after an owner: `myshop`, `your-team`.
  private static let ownedPlaces: Set<Substring> = [
    "site", "shop", "store", "house", "home", "blog", "name", "instance", "cloud", "nas", "team", "page", "app", "link",
    "business", "org", "organization", "school", "project",
  ]
}

extension String {
  /// The name without separators, and without digits at the end: `john.doe`, `user_1`.
  fileprivate var unmarked: String {
    String(filter { !"._-".contains($0) }.reversed().drop { $0.isNumber }.reversed())
  }
}
