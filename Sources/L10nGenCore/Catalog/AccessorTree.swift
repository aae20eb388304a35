import L10nLanguage

/// The generated Swift of a catalog in names: which enums, accessors and parameters there are, and what each is called.
struct AccessorTree: Sendable {
  /// The outermost enum.
  let rootEnum: SwiftIdentifier
  /// The accessors in the order of their key paths, each namespace in a pair of brackets around its own.
  let steps: [Step]
  /// The enums of selects that messages share, by name; they stand in the outermost enum.
  let sharedEnums: [SelectEnum]
  /// What can't be generated, since it would have the name of something else.
  let collisions: [NameCollision]

  /// What comes next in the outermost enum.
  enum Step: Sendable {
    /// A namespace's enum begins.
    case open(SwiftIdentifier)
    /// The innermost enum ends.
    case close
    /// A message's accessor, before it the enums of its selects.
    case member(Member)
  }

  /// The accessor of a message.
  struct Member: Sendable {
    let name: SwiftIdentifier
    /// The message's index in the catalog.
    let message: Int
    /// The message's index among those that the source has.
    let line: Int
    /// What the message is addressed by.
    let id: UInt64
    /// The parameters, in the order of the message's arguments.
    let parameters: [Parameter]
    /// The enums of its own selects.
    let selectEnums: [SelectEnum]
  }

  /// A parameter of an accessor; its label and its name inside are the same.
  struct Parameter: Sendable {
    let name: SwiftIdentifier
    let type: ParameterType
  }

  /// The type of a parameter.
  enum ParameterType: Sendable, Hashable {
    case string, int, double, decimal, date
    /// An enum in the accessor's own namespace.
    case select(SwiftIdentifier)
    /// An enum in the outermost one.
    case sharedSelect(SwiftIdentifier)
  }

  /// The enum of a select's keywords.
  struct SelectEnum: Sendable, Hashable {
    let name: SwiftIdentifier
    /// The cases in the source's order; `other` is always among them.
    let cases: [Case]

    struct Case: Sendable, Hashable {
      let name: SwiftIdentifier
      let keyword: String
    }
  }

  /// Names everything that the catalog's source has.
  init(_ catalog: Catalog, rootEnum: String) {
    var builder = AccessorTreeBuilder(catalog, rootEnum: .rootEnum(rootEnum))
    for index in catalog.messages.indices where catalog.messages[index].isInSource { builder.add(index) }
    self = builder.tree()
  }

  init(rootEnum: SwiftIdentifier, steps: [Step], sharedEnums: [SelectEnum], collisions: [NameCollision]) {
    self.rootEnum = rootEnum
    self.steps = steps
    self.sharedEnums = sharedEnums
    self.collisions = collisions
  }
}
