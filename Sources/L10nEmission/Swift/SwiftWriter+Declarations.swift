package import L10nCatalog

extension SwiftWriter {
  /// Writes the first lines of a generated file.
  mutating func header(for rootEnum: SwiftIdentifier) {
    GeneratedHeader.write(to: &self, for: rootEnum)
  }

  /// Writes the import of a module of the runtime.
  ///
  /// A public declaration can't use an import that upcoming Swift treats as internal, and a public import that no
  /// declaration uses causes a warning. `package import` is written only if plain imports are internal, because
  /// otherwise the module's other files couldn't import the runtime plainly.
  /// - Parameter isExposed: a Boolean value indicating whether the file's declarations have types of the runtime in
  ///   their signatures.
  mutating func importModule(
    _ module: StaticString, _ access: EmissionOptions.Access, isExposed: Bool
  ) {
    switch access {
    case .public where isExposed: code("public ")
    case .package where isExposed:
      code("#if hasFeature(InternalImportsByDefault)\n  package import ")
      code(module)
      code("\n#else\n  import ")
      code(module)
      return code("\n#endif\n")
    default: break
    }
    code("import ")
    code(module)
    code("\n")
  }

  /// Writes an access level and a space.
  package mutating func access(_ access: EmissionOptions.Access) {
    switch access {
    case .internal: code("internal ")
    case .package: code("package ")
    case .public: code("public ")
    }
  }

  /// Writes the beginning of an enum, up to its brace.
  package mutating func start(ofEnum name: SwiftIdentifier, _ access: EmissionOptions.Access, depth: Int) {
    indentation(depth)
    self.access(access)
    code("enum ")
    self.name(name)
    code(" {\n")
  }

  /// Writes the line of a comment with a message's key path and its description.
  package mutating func summary(of message: CatalogMessage, depth: Int) {
    indentation(depth)
    code("///")
    comment(code: message.keyPath)
    if let description = message.description, !description.isEmpty {
      code(":")
      comment(description)
    }
    code("\n")
  }

  /// Writes an accessor up to its result's type.
  package mutating func accessor(
    _ name: SwiftIdentifier, _ parameters: [AccessorTree.Parameter], isList: Bool,
    _ access: EmissionOptions.Access, rootEnum: SwiftIdentifier, namespace: [SwiftIdentifier]? = nil, depth: Int
  ) {
    declaration(name, parameters, access, rootEnum: rootEnum, namespace: namespace, depth: depth)
    code(isList ? "[String]" : "String")
  }

  /// Writes a property or a function up to the type that it returns, which isn't written.
  mutating func declaration(
    _ name: SwiftIdentifier, _ parameters: [AccessorTree.Parameter], _ access: EmissionOptions.Access,
    rootEnum: SwiftIdentifier, namespace: [SwiftIdentifier]? = nil, depth: Int
  ) {
    indentation(depth)
    self.access(access)
    code(parameters.isEmpty ? "static var " : "static func ")
    self.name(name)
    if parameters.isEmpty {
      code(": ")
    } else {
      code("(")
      for (index, parameter) in parameters.enumerated() {
        if index > 0 { code(", ") }
        self.name(parameter.name)
        code(": ")
        if let namespace, case .select = parameter.type { path(rootEnum, namespace) }
        type(parameter.type, rootEnum: rootEnum)
      }
      code(") -> ")
    }
  }

  /// Writes the path to a declaration in nested enums, including the last dot.
  mutating func path(_ rootEnum: SwiftIdentifier, _ namespace: [SwiftIdentifier]) {
    for enumName in [rootEnum] + namespace {
      name(enumName)
      code(".")
    }
  }

  /// Writes the type of a parameter.
  mutating func type(_ type: AccessorTree.ParameterType, rootEnum: SwiftIdentifier) {
    switch type {
    case .select(let name): self.name(name)
    case .sharedSelect(let name):
      self.name(rootEnum)
      code(".")
      self.name(name)
    default: if let builtIn = type.builtIn { code(builtIn) }
    }
  }

  /// Writes a parameter as an argument for the runtime.
  mutating func argument(_ parameter: AccessorTree.Parameter) {
    switch parameter.type {
    case .string, .device, .select, .sharedSelect: code(".string(")
    case .int: code(".int(")
    case .double: code(".double(")
    case .decimal: code(".decimal(")
    case .date: code(".date(")
    case .int64: code(".int64(")
    case .list: code(".list(")
    case .interval: code(".interval(")
    case .duration: code(".duration(")
    }
    name(parameter.name)
    switch parameter.type {
    case .device, .select, .sharedSelect: code(".rawValue)")
    default: code(")")
    }
  }

  /// Writes the attribute of an accessor that code should no longer read, or nothing for other messages.
  package mutating func deprecation(of message: CatalogMessage, depth: Int) {
    guard message.isDeprecated else { return }
    indentation(depth)
    code("@available(*, deprecated")
    if let note = message.metadata.deprecationNote {
      code(", message: ")
      literal(note)
    }
    code(")\n")
  }

  /// Writes the enum of a select's keywords.
  package mutating func selectEnum(_ selectEnum: AccessorTree.SelectEnum, _ access: EmissionOptions.Access, depth: Int)
  {
    indentation(depth)
    self.access(access)
    code("enum ")
    name(selectEnum.name)
    code(": String, Sendable {\n")
    for selectCase in selectEnum.cases {
      indentation(depth + 1)
      code("case ")
      name(selectCase.name)
      code(" = ")
      literal(selectCase.keyword)
      code("\n")
    }
    code("\n")
    indentation(depth + 1)
    code("/// Creates the case of a keyword, or `other` if there is none.\n")
    indentation(depth + 1)
    self.access(access)
    code("init(_ raw: String) { self = Self(rawValue: raw) ?? .other }\n")
    indentation(depth)
    code("}\n")
  }
}
