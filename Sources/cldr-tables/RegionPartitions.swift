/// Regions grouped by the match variables that contain them. The matcher treats regions in the same variables alike, so
/// distances are between partitions (TR35 part 1, "Language Matching").
struct RegionPartitions {
  /// The partitions that overlap with a variable (`$enUS`, `$!enUS`) or with a region named in a rule.
  private(set) var ofVariable: [String: Set<Int>] = [:]
  /// The partition of a country, or the partitions that overlap with a macro region, in ascending order.
  private(set) var ofRegion: [String: [Int]] = [:]
  private(set) var count = 0

  /// - Parameter named: the regions that rules name instead of a variable.
  init(_ data: SupplementalData, named: Set<String>) {
    let leaves = Self.leaves(in: data.territoryContainment)
    let world = leaves["001"] ?? []
    var variables: [String: Set<String>] = [:]
    for (name, variable) in data.languageMatching.matchVariables {
      precondition(!variable.value.contains("-"), "\(name): differences of regions are not provided for")
      let regions = variable.value.split(separator: "+").map(String.init)
      let members = Set(regions.flatMap { leaves[$0] ?? [$0] })
      variables[name] = members
      variables["$!" + name.dropFirst()] = world.subtracting(members)
    }
    for region in named { variables[region] = [region] }

    var numbers: [Set<String>: Int] = [:]
    for region in world.sorted() {
      let names = Set(variables.filter { $0.value.contains(region) }.keys)
      let number = numbers[names] ?? numbers.count
      numbers[names] = number
      ofRegion[region] = [number]
      for name in names { ofVariable[name, default: []].insert(number) }
    }
    count = numbers.count
    for (macro, leaves) in leaves {
      ofRegion[macro] = Set(leaves.compactMap { ofRegion[$0]?.first }).sorted()
    }
  }

  /// Returns all macro regions with their countries.
  private static func leaves(in containment: [String: Set<String>]) -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    func leaves(of region: String) -> Set<String> {
      if let known = found[region] { return known }
      guard let contained = containment[region] else { return [region] }
      let all = contained.reduce(into: Set()) { $0.formUnion(leaves(of: $1)) }
      found[region] = all
      return all
    }
    for region in containment.keys.sorted() { _ = leaves(of: region) }
    return found
  }
}
