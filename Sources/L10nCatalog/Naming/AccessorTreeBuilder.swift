import L10nMessages
import L10nLanguage
import L10nText

/// Gives names to a catalog's messages one after another, and records which are taken.
struct AccessorTreeBuilder {
  private let catalog: Catalog
  // Copied from the catalog, so that reading one of them copies no references to the others.
  private let messages: [CatalogMessage]
  private let keys: KeyTree
  private let rootEnum: SwiftIdentifier
  private let hasUpdates: Bool
  private var steps: [AccessorTree.Step] = []
  private var scopes: [Scope]
  private var claims: [NameClaim] = []
  /// The number of the innermost enum's key path, or `nil` if no message has named it.
  private var innermost: Int? = KeyTree.root
  private var messagesByID: [UInt64: Int] = [:]
  private var sharedEnums: [String: SharedEnum] = [:]
  private var renamed: [Int: AccessorTree.Successor] = [:]
  private var collisions: [NameCollision] = []

  /// An enum that isn't closed yet.
  private struct Scope {
    var segment: String
    var name: SwiftIdentifier
    /// The indexes of the claims to its names.
    var claims: [String: Int] = [:]
  }

  /// An enum that messages share, with the first of them.
  private struct SharedEnum {
    var value: AccessorTree.SelectEnum
    /// The keywords of its cases, stored because every message that shares it is compared with them.
    var keywords: Set<String>
    var claim: NameClaim
  }

  init(_ catalog: Catalog, rootEnum: SwiftIdentifier, hasUpdates: Bool) {
    self.catalog = catalog
    self.hasUpdates = hasUpdates
    messages = catalog.messages
    keys = catalog.keys
    self.rootEnum = rootEnum
    scopes = [Scope(segment: "", name: rootEnum)]
    steps.reserveCapacity(catalog.messages.count * 2)
    claims.reserveCapacity(catalog.messages.count * 2)
    messagesByID.reserveCapacity(catalog.messages.count)
  }

  /// Names a message. Messages must be added in the order of key paths.
  mutating func add(_ index: Int) {
    let message = messages[index]
    let parent = keys.parent(message.key)
    // Most messages are in the namespace of the one before.
    if parent == nil || parent != innermost {
      enterNamespaces(of: keys.segments(message.key), NameClaim(.namespace, index))
      innermost = parent
    }
    let name = memberName(keys.segment(message.key), message)
    claim(name, for: NameClaim(.message, index))
    let id = message.signature.id
    if let first = messagesByID.updateValue(index, forKey: id) {
      collide(.id(id), NameClaim(.message, first), NameClaim(.message, index))
    }
    var selectEnums: [AccessorTree.SelectEnum] = []
    let parameters = message.arguments.isEmpty ? [] : parameters(of: message, index, name, &selectEnums)
    let member = AccessorTree.Member(
      name: name, message: index, id: id, parameters: parameters, selectEnums: selectEnums)
    steps.append(.member(member))
    if message.metadata.formerKey != nil { renamed[index] = .init(member: member, namespace: namespace) }
  }

  /// Names a message by its former key. Keys must be added in the order of key paths.
  mutating func add(_ former: FormerKeys.Former) {
    let message = messages[former.message]
    let segments = former.key.segments
    enterNamespaces(of: segments, NameClaim(.namespace, former.message, isFormer: true))
    innermost = nil
    let name = memberName(segments.last ?? "", message)
    claim(name, for: NameClaim(.formerMessage, former.message, isFormer: true))
    let selectEnums = message.arguments.filter { $0.type == .select && $0.sharedEnum == nil && !$0.isDevice }.map {
      argument in
      let name = selectEnumName(segments.last ?? "", argument)
      claim(name, for: NameClaim(.selectEnum(argument: argument.name), former.message, isFormer: true))
      return name
    }
    steps.append(
      .former(.init(name: name, namespace: namespace, message: former.message, selectEnums: selectEnums)))
  }

  /// Returns the tree of all names.
  consuming func tree() -> AccessorTree {
    closeNamespaces(keeping: 0)
    return AccessorTree(
      rootEnum: rootEnum, steps: steps,
      sharedEnums: sharedEnums.values.map(\.value).sorted {
        KeyOrder.precedes($0.name.spelling, $1.name.spelling)
      },
      renamed: renamed, collisions: collisions)
  }
}

// MARK: - Namespaces and members

extension AccessorTreeBuilder {
  /// The enums around the next name, without the outermost one.
  private var namespace: [SwiftIdentifier] { scopes.dropFirst().map(\.name) }

  private mutating func enterNamespaces(of segments: [String], _ claim: NameClaim) {
    let namespaces = segments.dropLast()
    let common = zip(scopes.dropFirst(), namespaces).prefix { $0.segment == $1 }.count
    closeNamespaces(keeping: common)
    for (depth, segment) in namespaces.enumerated().dropFirst(common) {
      let name = SwiftIdentifier.type(segment, rootEnum: rootEnum)
      self.claim(name, for: claim.cut(to: depth + 1))
      scopes.append(Scope(segment: segment, name: name))
      steps.append(.open(name))
    }
  }

  private mutating func closeNamespaces(keeping count: Int) {
    while scopes.count > count + 1 {
      scopes.removeLast()
      steps.append(.close)
    }
  }

  private func memberName(_ segment: String, _ message: CatalogMessage) -> SwiftIdentifier {
    let name = SwiftIdentifier.member(segment, rootEnum: rootEnum)
    guard scopes.count == 1 else { return name }
    // The outermost enum has functions `text(forKey:)`, which another function could duplicate, and `updates`.
    let isTaken = name.spelling == "text" && !message.arguments.isEmpty || name.spelling == "updates" && hasUpdates
    return isTaken ? name.avoided : name
  }

  /// Claims a name in the innermost enum.
  private mutating func claim(_ name: SwiftIdentifier, for claim: NameClaim) {
    self.claim(name, for: claim, inScope: scopes.count - 1)
  }

  private mutating func claim(_ name: SwiftIdentifier, for claim: NameClaim, inScope scope: Int) {
    guard let first = scopes[scope].claims.updateValue(claims.count, forKey: name.spelling) else {
      return claims.append(claim)
    }
    scopes[scope].claims[name.spelling] = first
    collide(.name(path(to: name, inScope: scope)), claims[first], claim)
  }

  private func path(to name: SwiftIdentifier, inScope scope: Int) -> String {
    (scopes[...scope].map(\.name) + [name]).map(\.spelling).joined(separator: ".")
  }

  private mutating func collide(_ subject: NameCollision.Subject, _ first: NameClaim, _ second: NameClaim) {
    collisions.append(
      NameCollision(subject: subject, first: first.claim(in: catalog), second: second.claim(in: catalog)))
  }
}

// MARK: - Parameters and the enums of selects

extension AccessorTreeBuilder {
  private mutating func parameters(
    of message: CatalogMessage, _ index: Int, _ member: SwiftIdentifier,
    _ selectEnums: inout [AccessorTree.SelectEnum]
  ) -> [AccessorTree.Parameter] {
    var argumentsByName: [String: String] = [:]
    return message.arguments.map { argument in
      let name = SwiftIdentifier.member(argument.name, rootEnum: rootEnum)
      // A single argument has nothing to collide with.
      if message.arguments.count > 1, let first = argumentsByName.updateValue(argument.name, forKey: name.spelling) {
        collide(
          .parameter(name.spelling, of: path(to: member, inScope: scopes.count - 1)),
          NameClaim(.argument(first), index), NameClaim(.argument(argument.name), index))
      }
      return .init(name: name, type: type(of: argument, message, index, &selectEnums))
    }
  }

  private mutating func type(
    of argument: CatalogArgument, _ message: CatalogMessage, _ index: Int,
    _ selectEnums: inout [AccessorTree.SelectEnum]
  ) -> AccessorTree.ParameterType {
    if let builtIn = AccessorTree.ParameterType(argument.type) { return builtIn }
    if argument.isDevice { return .device }
    let enumClaim = NameClaim(.selectEnum(argument: argument.name), index)
    if let shared = argument.sharedEnum {
      let name = SwiftIdentifier.type(shared, rootEnum: rootEnum)
      share(name, as: shared, enumClaim, argument, index)
      return .sharedSelect(name)
    }
    let name = selectEnumName(keys.segment(message.key), argument)
    claim(name, for: enumClaim)
    selectEnums.append(selectEnum(name, of: argument, index, inScope: scopes.count - 1))
    return .select(name)
  }

  private func selectEnumName(_ segment: String, _ argument: CatalogArgument) -> SwiftIdentifier {
    .type(segment, argument.name, rootEnum: rootEnum)
  }

  private mutating func share(
    _ name: SwiftIdentifier, as shared: String, _ claim: NameClaim, _ argument: CatalogArgument, _ index: Int
  ) {
    let keywords = Set(argument.keywords).union(["other"])
    guard let known = sharedEnums[shared] else {
      self.claim(name, for: claim, inScope: 0)
      let value = selectEnum(name, of: argument, index, inScope: 0)
      sharedEnums[shared] = SharedEnum(value: value, keywords: keywords, claim: claim)
      return
    }
    if known.keywords != keywords {
      collide(.sharedEnum(path(to: name, inScope: 0)), known.claim, claim)
    }
  }

  private mutating func selectEnum(
    _ name: SwiftIdentifier, of argument: CatalogArgument, _ index: Int, inScope scope: Int
  ) -> AccessorTree.SelectEnum {
    var keywords = argument.keywords
    // The runtime uses it for unknown values; a well-formed select has it.
    if !keywords.contains("other") { keywords.append("other") }
    var firstByName: [String: NameClaim] = [:]
    let cases = keywords.map { keyword in
      let caseName = SwiftIdentifier.member(keyword, rootEnum: rootEnum)
      let claim = NameClaim(.keyword(keyword, argument: argument.name), index)
      if let first = firstByName[caseName.spelling] {
        collide(.name("\(path(to: name, inScope: scope)).\(caseName.spelling)"), first, claim)
      }
      firstByName[caseName.spelling] = claim
      return AccessorTree.SelectEnum.Case(name: caseName, keyword: keyword)
    }
    return AccessorTree.SelectEnum(name: name, cases: cases)
  }
}

// MARK: - Claims

/// The owner of a name, in a form that allocates no memory.
private struct NameClaim {
  var kind: NameCollision.Claim.Kind
  var message: Int
  /// The number of the message's segments that lead to the named part.
  var depth = Int.max
  /// A Boolean value indicating whether it is claimed by the message's former key.
  var isFormer: Bool

  init(_ kind: NameCollision.Claim.Kind, _ message: Int, isFormer: Bool = false) {
    self.kind = kind
    self.message = message
    self.isFormer = isFormer
  }

  /// Returns the claim of one of the namespaces around it.
  func cut(to depth: Int) -> NameClaim {
    var claim = self
    claim.depth = depth
    return claim
  }

  /// Returns the claim with key path and place.
  func claim(in catalog: Catalog) -> NameCollision.Claim {
    let message = catalog.messages[message]
    if isFormer, let former = message.metadata.formerKey {
      let keyPath = KeySegment.path(Array(former.segments.prefix(depth)))
      return .init(kind: kind, keyPath: keyPath, place: former.place)
    }
    var key = message.key
    for _ in 0..<max(0, catalog.keys.segments(key).count - depth) { key = catalog.keys.parent(key) ?? key }
    let place = catalog.bundles.first?.entries[key]?.keyPlace ?? message.source?.keyPlace
    let keyPath = catalog.keys.path(key)
    return .init(kind: kind, keyPath: keyPath, place: place ?? Place(file: 0, offset: 0))
  }
}
