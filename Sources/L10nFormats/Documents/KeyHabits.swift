/// The ways in which the keys of a file are written, by which a new key is written where it has a choice.
package struct KeyHabits: Equatable {
  /// A Boolean value indicating whether keys have quotes that they don't need.
  var areQuoted = false
  /// A Boolean value indicating whether characters beyond ASCII are written as escapes.
  var areASCII = false
}
