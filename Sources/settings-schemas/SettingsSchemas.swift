import Foundation

/// `swift run settings-schemas [PACKAGE]`: writes the JSON Schemas of the settings files to `Schemas`, from the records
/// by which the files are read.
@main
enum SettingsSchemas {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count <= 1 else { stop("usage: settings-schemas [PACKAGE]", status: 2) }
    let folder = URL(fileURLWithPath: arguments.first ?? ".").appendingPathComponent("Schemas")
    do {
      for schema in SettingsSchema.all {
        try Data(schema.text.utf8).write(to: folder.appendingPathComponent(schema.fileName), options: .atomic)
        print("Schemas/\(schema.fileName)")
      }
    } catch {
      stop("settings-schemas: \(error)", status: 1)
    }
  }

  private static func stop(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(status)
  }
}
