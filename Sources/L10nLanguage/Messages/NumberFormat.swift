/// How `{n, number, …}` writes a number.
public struct NumberFormat: Sendable, Hashable {
}
