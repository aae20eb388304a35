/// The meaning of the keys of objects in a file.
enum JSONKeys {
  /// A key may be a whole key path, such as `"store.title"`.
  case paths
  /// A key is a name in exactly these characters.
  case names
  /// The same, but the last of several members with one key counts, as for `json.decode` of Dart.
  case lastNames
}
