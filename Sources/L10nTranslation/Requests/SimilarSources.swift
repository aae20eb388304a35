/// Finds texts that share most of their trigrams, which is fast enough for each of thousands of strings.
///
/// The similarity of two texts is the share of the trigrams of either that both have (the Jaccard index), from 0 to 1.
struct SimilarSources {
  private var postings: [UInt64: [Int32]] = [:]
  private var counts: [Int] = []

  /// The least similarity of texts that are found.
  static let threshold = 0.6

  /// - Parameter texts: the texts, which are found by their indexes. Empty ones are never found.
  init(_ texts: [String]) {
    counts.reserveCapacity(texts.count)
    for (index, text) in texts.enumerated() {
      let trigrams = Self.trigrams(of: text)
      counts.append(trigrams.count)
      for trigram in trigrams { postings[trigram, default: []].append(Int32(index)) }
    }
  }

  /// Returns the indexes of the texts most similar to one, the most similar first.
  func similar(to text: String, limit: Int) -> [(index: Int, similarity: Double)] {
    let trigrams = Self.trigrams(of: text)
    var shared: [Int32: Int] = [:]
    for trigram in trigrams {
      for index in postings[trigram] ?? [] { shared[index, default: 0] += 1 }
    }
    let found = shared.compactMap { index, common -> (index: Int, similarity: Double)? in
      let similarity = Double(common) / Double(trigrams.count + counts[Int(index)] - common)
      return similarity >= Self.threshold ? (Int(index), similarity) : nil
    }
    return Array(found.sorted { ($1.similarity, $0.index) < ($0.similarity, $1.index) }.prefix(limit))
  }

  /// The number of characters of a text that count.
  private static let lengthLimit = 200

  /// Returns the triples of neighboring characters, in lower case and with a space at both ends.
  private static func trigrams(of text: String) -> Set<UInt64> {
    let letters = text.prefix(lengthLimit).lowercased().unicodeScalars.map { UInt64($0.value) }
    guard !letters.isEmpty else { return [] }
    let padded = [0x20] + letters + [0x20]
    return Set((0..<padded.count - 2).map { padded[$0] << 42 | padded[$0 + 1] << 21 | padded[$0 + 2] })
  }
}
