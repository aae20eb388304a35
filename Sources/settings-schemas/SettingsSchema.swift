import L10nCatalog
import L10nFormats

/// The JSON Schema of a settings file: draft 7, which editors' YAML servers know best.
struct SettingsSchema {
  let name: SettingsFileName
  let shape: SettingsShape

  static let all = [
    SettingsSchema(name: .configuration, shape: .record(.configuration)),
    SettingsSchema(name: .metadata, shape: .metadata),
    SettingsSchema(name: .glossary, shape: .glossary),
    SettingsSchema(name: .keyNames, shape: .keyNames),
  ]

  var fileName: String { name.schemaFileName }

  /// The file as JSON text.
  var text: String {
    let head: [JSONValue.Member] = [
      ("$schema", .string("http://json-schema.org/draft-07/schema#")),
      ("$id", .string(name.schemaAddress)),
      ("title", .string(name.rawValue)),
    ]
    return JSONLayout.standard.text(of: .object(head + shape.schema(orNull: false).members)) + "\n"
  }
}

extension SettingsShape {
  /// Returns the schema of a value.
  ///
  /// - Parameter orNull: whether the value can be null, which a field that may be absent can be.
  fileprivate func schema(orNull: Bool) -> JSONValue {
    switch self {
    case .text: Self.types(["string", "number", "boolean"], orNull)
    case .name: Self.types(["string", "number", "boolean"], orNull, [("minLength", .number(1))])
    case .truth: Self.types(["boolean"], orNull)
    case .choice(let texts): .object([("enum", .array(texts.map(JSONValue.string) + (orNull ? [.null] : [])))])
    case .count:
      // A number in quotes is one, too.
      Self.types(
        ["integer", "string"], orNull, [("minimum", .number(1)), ("pattern", .string(#"^\+?0*[1-9][0-9]*$"#))])
    case .list(let shape): Self.types(["array"], orNull, [("items", shape.schema(orNull: false))])
    case .record(let record): Self.types(["object"], orNull, record.members)
    case .mapping(let names?, let shape):
      Self.types(
        ["object"], orNull,
        [
          ("properties", .object(names.map { ($0, shape.schema(orNull: false)) })),
          ("additionalProperties", .truth(false)),
        ])
    case .mapping(nil, let shape):
      Self.types(["object"], orNull, [("additionalProperties", shape.schema(orNull: false))])
    case .either(let shapes):
      .object([("anyOf", .array(shapes.enumerated().map { $1.schema(orNull: orNull && $0 == 0) }))])
    case .optional(let shape): shape.schema(orNull: true)
    }
  }

  private static func types(_ types: [String], _ orNull: Bool, _ more: [JSONValue.Member] = []) -> JSONValue {
    let names = types + (orNull ? ["null"] : [])
    let type = names.count == 1 ? JSONValue.string(names[0]) : .array(names.map(JSONValue.string))
    return .object([("type", type)] + more)
  }
}

extension SettingsRecord {
  fileprivate var members: [JSONValue.Member] {
    var members: [JSONValue.Member] = [
      (
        "properties",
        .object(
          fields.map { field in
            let schema = field.shape.schema(orNull: !field.isRequired)
            return (field.name, .object([("description", .string(field.summary))] + schema.members))
          })
      )
    ]
    let required = fields.filter(\.isRequired).map { JSONValue.string($0.name) }
    if !required.isEmpty { members.append(("required", .array(required))) }
    members.append(("additionalProperties", others?.schema(orNull: false) ?? .truth(false)))
    return members
  }
}
