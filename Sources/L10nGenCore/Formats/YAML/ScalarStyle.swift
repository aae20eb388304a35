/// How a scalar is written in its YAML file (YAML 1.1, chapter 9).
package enum ScalarStyle: Sendable, Hashable {
  case plain, singleQuoted, doubleQuoted, literal, folded
}
