/// Values that are expensive to create, each created once and found by its key.
///
/// There are few of them, so keys are compared one after another. A dictionary would make an app larger, because the
/// compiler writes its code again for each type of key.
struct KeptValues<Key: Equatable, Value> {
  private var values: [(key: Key, value: Value)] = []

  /// Returns the value for a key, after creating it if it is the first time.
  mutating func value(for key: Key, orCreate create: () -> Value) -> Value {
    for kept in values where kept.key == key { return kept.value }
    let value = create()
    values.append((key, value))
    return value
  }
}
