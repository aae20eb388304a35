import Hummingbird
import L10nRuntime

/// A map of cosmetics stores as web pages, each in the languages that its user's browser asks for.
@main
struct WebDemo {
  static func main() async throws {
    StoreServer.prepareLanguages()
    let port = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 8080
    try await StoreServer.application(port: port).runService()
  }
}
