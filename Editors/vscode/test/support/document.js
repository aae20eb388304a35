'use strict';

const path = require('node:path');
const { Position, Range, Uri } = require('./vscode-values');

const languages = { '.swift': 'swift', '.json': 'json', '.xcstrings': 'json', '.strings': 'strings', '.yml': 'yaml' };

/** A document of the stand-in for VS Code. */
class Document {
  #text;
  version = 1;

  constructor(file, text) {
    this.uri = Uri.file(file);
    this.languageId = languages[path.extname(file)] ?? 'plaintext';
    this.#text = text;
  }

  getText() {
    return this.#text;
  }

  get lineCount() {
    return this.#text.split('\n').length;
  }

  lineAt(line) {
    const text = this.#text.split('\n')[line];
    return { text, range: new Range(line, 0, line, text.length) };
  }

  offsetAt({ line, character }) {
    const lines = this.#text.split('\n');
    return lines.slice(0, line).reduce((sum, text) => sum + text.length + 1, 0) + character;
  }

  /** Returns the position in the first place where a text is, after some of its characters. */
  position(text, after = 0) {
    const offset = this.#text.indexOf(text);
    if (offset < 0) throw new Error(`there is no ${text} in ${this.uri.fsPath}`);
    const lines = this.#text.slice(0, offset + after).split('\n');
    return new Position(lines.length - 1, lines.at(-1).length);
  }

  replace(range, text) {
    const [start, end] = [this.offsetAt(range.start), this.offsetAt(range.end)];
    this.#text = this.#text.slice(0, start) + text + this.#text.slice(end);
    this.version += 1;
  }
}

module.exports = { Document };
