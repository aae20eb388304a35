import L10nFormats
import L10nText

extension Catalog {
  /// The texts that were read but don't belong to messages, each as a sentence: if a text has variants by width, only
  /// the widest is a message.
  package var leftOutWidths: [String] {
    files.flatMap { file -> [String] in
      let parts = BundleFormats.format(ofFile: file.path)?.exchange?.parts(in: file.bytes) ?? [:]
      return parts.filter(\.value.isEmpty).keys.sorted(by: KeyOrder.precedes).map { key in
        "'\(key)' in \(file.path): the texts for narrower widths, because other formats have one text"
      }
    }
  }
}
