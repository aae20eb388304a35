package import L10nCatalog
import L10nPipeline

/// The replacement of lookups with accessors in the code of a project.
extension Pipeline {
  /// Returns a rewriter that replaces lookups in tables with the accessors of a project.
  /// - Parameters:
  ///   - tables: the catalog of the tables.
  ///   - project: the catalog of the project.
  ///   - swiftGen: SwiftGen's files, whose accessors are replaced, too.
  ///   - modules: the code's modules of the project's modules, in order. Their tables are read in place.
  ///   - soleModule: the module with all accessors, for the code of others, or `nil` if all code can call them.
  package func callSiteRewriter(
    for tables: Catalog, in project: Catalog, swiftGen: [SwiftGenSource] = [], modules: [CodeModule] = [],
    soleModule: (settings: ConfiguredModule, module: CodeModule)? = nil
  ) -> CallSiteRewriter {
    func prepared(_ accessors: CallSiteAccessors, _ swiftGen: [SwiftGenSource]) -> CallSiteAccessors {
      var accessors = accessors
      accessors.lookups = configuration.lookups
      accessors.add(swiftGen: swiftGen.map(\.bytes))
      return accessors
    }
    let project = named(project)
    let all = prepared(CallSiteAccessors(tables, project), swiftGen)
    if let (settings, module) = soleModule {
      return CallSiteRewriter(all, [ModuleAccessors(accessors: all, settings: settings, module: module)])
    }
    let own = Self.accessors(of: project)
    let files = SwiftGenSource.grouped(swiftGen, by: own)
    return CallSiteRewriter(
      all,
      modules.indices.prefix(own.count).map { index in
        ModuleAccessors(
          accessors: prepared(own[index], files[index]), settings: project.modules[index].module, module: modules[index]
        )
      })
  }

  /// Returns SwiftGen's accessors for tables, which call those of a project.
  /// - Parameters:
  ///   - generated: the bytes of SwiftGen's files.
  ///   - tables: the catalog of the tables.
  ///   - project: the catalog of the project.
  package func swiftGenForwarding(
    of generated: [[UInt8]], for tables: Catalog, in project: Catalog
  ) -> SwiftGenForwarding {
    let project = named(project)
    return SwiftGenForwarding(
      generated, CallSiteAccessors(tables, project), enums: project.accessors.enums,
      access: configuration.emission.access)
  }

  /// Returns SwiftGen's accessors for the tables of modules, for each module that has some of their strings, so that
  /// code in it can call the current accessors.
  /// - Parameters:
  ///   - generated: SwiftGen's files.
  ///   - packages: the names of the modules that are targets of packages.
  package func swiftGenForwardings(
    of generated: [SwiftGenSource], inModulesOf project: Catalog, packages: Set<String>
  ) -> [(module: ConfiguredModule, files: [SwiftGenSource], forwarding: SwiftGenForwarding)] {
    let project = named(project)
    let (modules, accessors) = (project.modules, Self.accessors(of: project))
    let files = SwiftGenSource.grouped(generated, by: accessors)
    return modules.indices.filter { !files[$0].isEmpty }.map { index in
      let module = modules[index].module
      let forwarding = SwiftGenForwarding(
        files[index].map(\.bytes), accessors[index], enums: modules[index].accessors.enums, access: module.access,
        bundle: packages.contains(module.name) ? .module : .main,
        others: zip(modules, accessors).filter { $0.0.module != module }.map { ($0.module.name, $1) })
      return (module, files[index], forwarding)
    }
  }

  /// Returns the accessors of each module.
  private static func accessors(of project: NamedCatalog) -> [CallSiteAccessors] {
    project.modules.map { CallSiteAccessors($0.catalog, $0.named, tableNames: $0.tableNames) }
  }
}
