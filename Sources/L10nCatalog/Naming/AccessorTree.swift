package import L10nLanguage

/// The generated Swift of a catalog, reduced to names: its enums, accessors and parameters, and their names.
package struct AccessorTree: Sendable {
  /// The outermost enum.
  package let rootEnum: SwiftIdentifier
  /// The accessors in the order of their key paths; each namespace is opened before and closed after its own.
  package let steps: [Step]
  /// The enums of selects that messages share, by name; they are in the outermost enum.
  package let sharedEnums: [SelectEnum]
  /// The accessors of messages whose key was renamed, by the message's index in the catalog.
  package let renamed: [Int: Successor]
  /// The accessors that can't be generated, because their name is taken.
  package let collisions: [NameCollision]

  /// The next part of the outermost enum.
  package enum Step: Sendable {
    /// A namespace's enum begins.
    case open(SwiftIdentifier)
    /// The innermost enum ends.
    case close
    /// A message's accessor, after the enums of its selects.
    case member(Member)
    /// A message's accessor under its former key.
    case former(FormerMember)
  }

  /// The accessor of a message.
  package struct Member: Sendable {
    package let name: SwiftIdentifier
    /// The message's index in the catalog.
    package let message: Int
    /// The identifier of the message.
    package let id: UInt64
    /// The parameters, in the order of the message's arguments.
    package let parameters: [Parameter]
    /// The enums of selects that belong to this message only.
    package let selectEnums: [SelectEnum]
  }

  /// The accessor of a message's former key. It does the same as the current one.
  package struct FormerMember: Sendable {
    package let name: SwiftIdentifier
    /// The enums around it, without the outermost one.
    package let namespace: [SwiftIdentifier]
    /// The message's index in the catalog.
    package let message: Int
    /// The former names of the enums of its selects, in the order of the current ones.
    package let selectEnums: [SwiftIdentifier]
  }

  /// The current accessor of a message that had another key before.
  package struct Successor: Sendable {
    package let member: Member
    /// The enums around it, without the outermost one.
    package let namespace: [SwiftIdentifier]

    /// The accessor without a parameter for the device.
    package var withoutDevice: Successor {
      let parameters = member.parameters.filter { $0.type != .device }
      return Successor(
        member: Member(
          name: member.name, message: member.message, id: member.id, parameters: parameters,
          selectEnums: member.selectEnums), namespace: namespace)
    }
  }

  /// A parameter of an accessor. Its label and its name in the body are the same.
  package struct Parameter: Sendable {
    package let name: SwiftIdentifier
    package let type: ParameterType
  }

  /// The type of a parameter.
  package enum ParameterType: Sendable, Hashable {
    case string, int, double, decimal, date, int64, list, interval, duration
    /// The runtime's kind of device, the current one by default.
    case device
    /// An enum in the accessor's own namespace.
    case select(SwiftIdentifier)
    /// An enum in the outermost enum.
    case sharedSelect(SwiftIdentifier)

    /// Creates the type of an argument, or `nil` for a select, which has an enum of its own.
    package init?(_ type: ArgumentType) {
      switch type {
      case .string: self = .string
      case .int: self = .int
      case .double: self = .double
      case .decimal: self = .decimal
      case .date: self = .date
      case .int64: self = .int64
      case .list: self = .list
      case .interval: self = .interval
      case .duration: self = .duration
      case .select: return nil
      }
    }

    /// The type with its default value in Swift, or `nil` if it is an enum of the accessors.
    package var builtIn: StaticString? {
      switch self {
      case .string: "String"
      case .int: "Int"
      case .double: "Double"
      case .decimal: "Decimal"
      case .date: "Date"
      // An app may have enums with the names of these types, from its keys.
      case .int64: "Swift.Int64"
      case .list: "[String]"
      case .interval: "Swift.Range<Date>"
      case .duration: "Swift.Duration"
      case .device: "L10nDevice = .current"
      case .select, .sharedSelect: nil
      }
    }
  }

  /// The enum of a select's keywords.
  package struct SelectEnum: Sendable, Hashable {
    package let name: SwiftIdentifier
    /// The cases in the source's order; `other` is always one of them.
    package let cases: [Case]

    package struct Case: Sendable, Hashable {
      package let name: SwiftIdentifier
      package let keyword: String
    }
  }

  /// Creates the names of all messages in the catalog's source.
  package init(_ catalog: Catalog, rootEnum: String, hasUpdates: Bool = false) {
    var builder = AccessorTreeBuilder(catalog, rootEnum: .rootEnum(rootEnum), hasUpdates: hasUpdates)
    let messages = catalog.messages.indices.filter { catalog.messages[$0].isInSource }
    var formers = FormerKeys(of: messages, in: catalog)
    for index in messages {
      while let former = formers.next(before: catalog.messages[index].keyPath) { builder.add(former) }
      builder.add(index)
    }
    while let former = formers.next() { builder.add(former) }
    self = (consume builder).tree()
  }

  init(
    rootEnum: SwiftIdentifier, steps: [Step], sharedEnums: [SelectEnum], renamed: [Int: Successor],
    collisions: [NameCollision]
  ) {
    self.rootEnum = rootEnum
    self.steps = steps
    self.sharedEnums = sharedEnums
    self.renamed = renamed
    self.collisions = collisions
  }

  /// Returns the tree with other collisions.
  package func withCollisions(_ collisions: [NameCollision]) -> AccessorTree {
    AccessorTree(rootEnum: rootEnum, steps: steps, sharedEnums: sharedEnums, renamed: renamed, collisions: collisions)
  }

  /// The enums by their names from the outside, including the outermost one.
  package var enums: Set<[String]> {
    var path = [rootEnum.spelling]
    var enums: Set = [path]
    for step in steps {
      switch step {
      case .open(let name):
        path.append(name.spelling)
        enums.insert(path)
      case .close: path.removeLast()
      case .member, .former: break
      }
    }
    return enums
  }
}
