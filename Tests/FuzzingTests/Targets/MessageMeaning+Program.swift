import L10nLanguage
import L10nMessages

extension MessageMeaning {
  /// A Boolean value indicating whether the program that it is written as can be read.
  var isWrittenAsProgram: Bool {
    RowLine.program(of: self).withUnsafeBufferPointer { line in
      var reader = ProgramReader(line)
      do {
        while try reader.next() != nil {}
        return true
      } catch {
        return false
      }
    }
  }
}
