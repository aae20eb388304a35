import ArgumentParser
import L10nCatalog
import L10nPipeline
import L10nProject

extension CompletionKind {
  /// The keys of the project's strings.
  static let keys = CompletionKind.custom { words, _, typed in
    KeyCompletion(words).keyPaths.filter { $0.hasPrefix(typed) }
  }

  /// The namespaces of the project's strings.
  static let namespaces = CompletionKind.custom { words, _, typed in
    KeyCompletion(words).namespaces.filter { $0.hasPrefix(typed) }
  }
}

/// The keys that a shell offers for a command that is being typed.
private struct KeyCompletion {
  /// The key paths of all strings, in alphabetical order.
  let keyPaths: [String]

  /// Reads the project that the options in a command name, or the one around the working directory. A project with
  /// mistakes has no keys, because there is no place for an explanation.
  init(_ words: [String]) {
    let place = ConfigurationPlace(
      config: Self.value(of: "--config", in: words), translations: Self.value(of: "--translations", in: words))
    guard let project = try? place.load(), let files = try? project.files() else {
      keyPaths = []
      return
    }
    keyPaths = Pipeline(project.configuration).catalog(of: files).messages.map(\.keyPath)
  }

  /// The namespaces, each before those in it.
  var namespaces: [String] {
    var seen: Set<String> = []
    return keyPaths.flatMap { path in
      path.indices.filter { path[$0] == "." }.map { String(path[..<$0]) }.filter { seen.insert($0).inserted }
    }
  }

  /// Returns the value of an option, as `--config value` or `--config=value`.
  private static func value(of option: String, in words: [String]) -> String? {
    if let index = words.firstIndex(of: option), index + 1 < words.count { return words[index + 1] }
    return words.first { $0.hasPrefix(option + "=") }.map { String($0.dropFirst(option.count + 1)) }
  }
}
