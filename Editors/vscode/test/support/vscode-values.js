'use strict';

// The values of VS Code's interface, as far as the extension uses them.

class Position {
  constructor(line, character) {
    Object.assign(this, { line, character });
  }
}

class Range {
  constructor(...bounds) {
    const numbers = () => [new Position(...bounds.slice(0, 2)), new Position(...bounds.slice(2))];
    [this.start, this.end] = bounds.length === 2 ? bounds : numbers();
  }
}

class Uri {
  constructor(fsPath) {
    this.fsPath = fsPath;
    this.scheme = 'file';
  }

  static file(path) {
    return new Uri(path);
  }

  static parse(text) {
    const url = new URL(text);
    const uri = new Uri(decodeURIComponent(url.pathname));
    uri.scheme = url.protocol.slice(0, -1);
    uri.text = uri.scheme === 'file' ? undefined : text;
    return uri;
  }

  /** Encodes more than needed, as VS Code does. */
  toString() {
    const encode = (part) => encodeURIComponent(part).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
    return this.text ?? `file://${this.fsPath.split('/').map(encode).join('/')}`;
  }
}

class WorkspaceEdit {
  edits = [];

  replace(uri, range, newText) {
    this.edits.push({ uri, range, newText });
  }
}

class CodeActionKind {
  static QuickFix = new CodeActionKind('quickfix');
  static Refactor = new CodeActionKind('refactor');
  static RefactorExtract = new CodeActionKind('refactor.extract');
  static SourceFixAll = new CodeActionKind('source.fixAll');

  constructor(value) {
    this.value = value;
  }

  append(part) {
    return new CodeActionKind(`${this.value}.${part}`);
  }
}

class Disposable {
  constructor(dispose) {
    this.dispose = dispose;
  }

  static from(...disposables) {
    return new Disposable(() => disposables.forEach((disposable) => disposable.dispose()));
  }
}

/** Returns a class that keeps what it is created with in fields with these names. */
const record = (...fields) =>
  class {
    constructor(...values) {
      fields.forEach((field, index) => (this[field] = values[index]));
    }
  };

module.exports = {
  Position, Range, Uri, WorkspaceEdit, CodeActionKind, Disposable,
  Location: record('uri', 'range'),
  Diagnostic: record('range', 'message', 'severity'),
  DiagnosticRelatedInformation: record('location', 'message'),
  Hover: record('contents', 'range'),
  MarkdownString: record('value'),
  CompletionItem: record('label', 'kind'),
  CodeAction: record('title', 'kind'),
  DocumentSymbol: record('name', 'detail', 'kind', 'range', 'selectionRange'),
  FoldingRange: record('start', 'end'),
  ThemeColor: record('id'),
};
