import Foundation
import Testing

import enum L10nLanguage.ArgumentType
@testable import L10nRuntime

@Suite("The keys of a catalog")
struct MessageKeysTests {
  let keys = MessageKeys(
    #"""
    a
    b count:Int name:String
    "x y:Int" z:Date
    errors."404 not found"
    line\nfeed
    매장.리뷰 가격:Decimal
    """#)

  @Test(
    "keys are found by the id of their line, without escapes",
    arguments: [
      ("a", 0), ("b count:Int name:String", 1), (#""x y:Int" z:Date"#, 2), (#"errors."404 not found""#, 3),
      ("line\nfeed", 4), ("매장.리뷰 가격:Decimal", 5),
    ])
  func byID(_ line: String, _ number: Int) {
    #expect(keys.index.number(of: SampleCatalog.id(line)) == number)
  }

  @Test("keys with different arguments, or none, are different keys")
  func otherSignature() {
    #expect(keys.index.number(of: SampleCatalog.id("b")) == nil)
    #expect(keys.index.number(of: SampleCatalog.id("b count:Double name:String")) == nil)
    #expect(keys.index.number(of: 0) == nil)
  }

  @Test("keys are read as key path and arguments")
  func signatures() {
    #expect(keys.signature(1).keyPath == "b")
    #expect(keys.signature(1).arguments.map(\.name) == ["count", "name"])
    #expect(keys.signature(2).keyPath == #""x y:Int""#)
    #expect(keys.signature(2).arguments.map(\.type) == [.date])
    #expect(keys.signature(3).keyPath == #"errors."404 not found""#)
    #expect(keys.signature(3).arguments.isEmpty)
    #expect(keys.signature(99).keyPath.isEmpty)
  }

  @Test("keys are found by name, however their Hangul is composed")
  func byName() {
    #expect(keys.number(ofKeyPath: "매장.리뷰") == 5)
    #expect(keys.number(ofKeyPath: "매장.리뷰".decomposedStringWithCanonicalMapping) == 5)
    #expect(keys.number(ofKeyPath: "b count:Int name:String") == nil)
    #expect((0..<6).map { keys.number(ofKeyPath: keys.signature($0).keyPath) } == Array(0..<6))
  }

  @Test("keys of any length, also if one begins with another, are found by id and by name, and others aren't")
  func lengths() {
    let keys = MessageKeys(
      #"""
      a
      a.b
      a.b.c
      a.b.cd n:Int
      a.b.cdefghijklmnopqrstuvwxyz.abcdefghijklmnopqrstuvwxyz.abcdefghijklmnopqrstuvwxyz
      ab x:String
      abc\5cd
      b."q r"
      c
      """#)
    let paths = (0..<keys.count).map { keys.signature($0).keyPath }
    #expect(paths.map { keys.number(ofKeyPath: $0) } == Array(0..<9))
    #expect((0..<keys.count).map { keys.index.number(of: keys.signature($0).id) } == Array(0..<9))
    for path in ["", "a.", "a.b.cd n:Int", "a.b.cd n", "abc", #"abc\5cd"#, #"b."q"#, "ab x", "d"] {
      #expect(keys.number(ofKeyPath: path) == nil, "\(path)")
    }
  }
}
