/// A C conversion: `%.2f`, `%05d`, `%@`.
public struct PrintfConversion: Sendable, Hashable {
}
