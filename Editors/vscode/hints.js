'use strict';

const vscode = require('vscode');
const files = require('./files');
const { inDocument } = require('./convert');

/** The limit of the characters at the end of a line. */
const limit = 80;
/** The time without changes after which hints are asked for, in milliseconds. */
const pause = 150;

/** Returns the hints of each line, one after another, cut to the limit. */
const texts = (hints) => {
  const labels = new Map();
  for (const { position, label } of hints) {
    labels.set(position.line, [...(labels.get(position.line) ?? []), label]);
  }
  return [...labels].map(([line, labels]) => {
    const characters = [...labels.join(' · ')];
    const text = characters.length > limit ? `${characters.slice(0, limit).join('')}…` : characters.join('');
    return { line, text };
  });
};

/** The range of lines that an editor shows, in the protocol's form. */
const visibleRange = (editor) => {
  const lines = editor.visibleRanges.flatMap(({ start, end }) => [start.line, end.line]);
  return { start: { line: Math.min(...lines), character: 0 }, end: { line: Math.max(...lines) + 1, character: 0 } };
};

/** Shows the source's text at the end of the visible lines, except where the cursor is. */
class Hints {
  #server;
  #known = new WeakMap();
  #timer;
  #decoration = vscode.window.createTextEditorDecorationType({
    after: { color: new vscode.ThemeColor('editorInlayHint.foreground'), margin: '0 0 0 1.5em' },
  });

  constructor(server) {
    this.#server = server;
  }

  /** Asks for the hints of the visible lines after a pause. */
  refresh() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => vscode.window.visibleTextEditors.forEach((editor) => this.#ask(editor)), pause);
  }

  /** Shows the hints that are known. After a change, VS Code moves those that are shown until there are new ones. */
  show(editor) {
    const { document, selections } = editor;
    const { hints, version } = this.#known.get(editor) ?? {};
    if (version !== document.version) return;
    const cursors = new Set(selections.map(({ active }) => active.line));
    const decorations = hints
      .filter(({ line }) => !cursors.has(line))
      .map(({ line, text }) => {
        const { end } = document.lineAt(line).range;
        return { range: new vscode.Range(end, end), renderOptions: { after: { contentText: text } } };
      });
    editor.setDecorations(this.#decoration, decorations);
  }

  clear() {
    clearTimeout(this.#timer);
    for (const editor of vscode.window.visibleTextEditors) this.#set(editor, []);
  }

  dispose() {
    clearTimeout(this.#timer);
    this.#decoration.dispose();
  }

  async #ask(editor) {
    const { document } = editor;
    if (vscode.languages.match(files.all, document) === 0 || editor.visibleRanges.length === 0) return;
    if (!vscode.workspace.getConfiguration('l10n-gen').get('hints')) {
      this.#set(editor, []);
      return;
    }
    const { version } = document;
    const parameters = { ...inDocument(document), range: visibleRange(editor) };
    const hints = await this.#server.request('textDocument/inlayHint', parameters).catch(() => null);
    // After a change, the lines are other ones; the hints for these are asked for already.
    if (document.version === version) this.#set(editor, texts(hints ?? []));
  }

  #set(editor, hints) {
    this.#known.set(editor, { hints, version: editor.document.version });
    this.show(editor);
  }
}

exports.register = (server) => {
  const hints = new Hints(server);
  const refresh = () => hints.refresh();
  server.on('started', refresh);
  server.on('stopped', () => hints.clear());
  server.on('workspace/inlayHint/refresh', refresh);
  return vscode.Disposable.from(
    hints,
    vscode.window.onDidChangeVisibleTextEditors(refresh),
    vscode.window.onDidChangeTextEditorVisibleRanges(refresh),
    vscode.window.onDidChangeTextEditorSelection(({ textEditor }) => hints.show(textEditor)),
    vscode.workspace.onDidChangeTextDocument(refresh),
    vscode.workspace.onDidChangeConfiguration((event) => event.affectsConfiguration('l10n-gen.hints') && refresh()),
  );
};
