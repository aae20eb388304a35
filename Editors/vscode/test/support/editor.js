'use strict';

const { EventEmitter } = require('node:events');
const fs = require('node:fs');
const Module = require('node:module');
const os = require('node:os');
const path = require('node:path');
const { Document } = require('./document');
const values = require('./vscode-values');

const none = { isCancellationRequested: false, onCancellationRequested: () => ({ dispose() {} }) };
const kinds = [
  'CodeActions', 'CompletionItem', 'Definition', 'DocumentSymbol', 'FoldingRange', 'Hover', 'Reference', 'Rename',
];
const extension = path.resolve(__dirname, '../..');

/** A stand-in for VS Code with the folder of a project, in which the extension runs as in VS Code. */
class Editor {
  #events = new EventEmitter();
  #providers = [];
  #subscriptions = [];
  #extension;
  settings = {};
  documents = [];
  editors = [];
  /** The findings by the path of their file in the project. */
  diagnostics = new Map();
  /** The messages that were shown, with their buttons. */
  messages = [];
  opened = [];
  /** What a user types into the next input box. */
  typed = undefined;
  /** The places of documents that were shown. */
  shown = [];
  /** The texts of files after the edits that the server asked for, by path. */
  applied = {};
  #commands = new Map();
  /** The lines in the log. */
  log = [];

  /** Writes files by their paths, and opens their folder. The name isn't one that an address can have as it is. */
  constructor(files) {
    this.folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'l10n gen+한 ')));
    for (const [file, text] of Object.entries(files)) {
      fs.mkdirSync(path.dirname(this.path(file)), { recursive: true });
      fs.writeFileSync(this.path(file), text);
    }
    const { properties } = require(`${extension}/package.json`).contributes.configuration;
    for (const [name, { default: value }] of Object.entries(properties)) this.settings[name] = value;
  }

  path(file) {
    return path.join(this.folder, file);
  }

  /** Returns the text of a file on the disk. */
  text(file) {
    return fs.readFileSync(this.path(file), 'utf8');
  }

  // The extension.

  activate() {
    const load = Module._load;
    const vscode = this.#interface();
    for (const file of Object.keys(require.cache)) {
      if (file.startsWith(extension) && !file.startsWith(__dirname)) delete require.cache[file];
    }
    Module._load = (name, ...rest) => (name === 'vscode' ? vscode : load(name, ...rest));
    try {
      this.#extension = require(`${extension}/extension.js`);
    } finally {
      Module._load = load;
    }
    this.#extension.activate({ subscriptions: this.#subscriptions });
  }

  async close() {
    await this.#extension?.deactivate();
    this.#subscriptions.forEach((subscription) => subscription.dispose());
    fs.rmSync(this.folder, { recursive: true });
  }

  // What a user does.

  open(file, text = this.text(file)) {
    const document = new Document(this.path(file), text);
    const end = document.lineCount;
    const editor = { document, selections: [], visibleRanges: [new values.Range(0, 0, end, 0)], decorations: [] };
    editor.setDecorations = (type, decorations) => (editor.decorations = decorations);
    this.documents.push(document);
    this.editors.push(editor);
    this.#events.emit('open', document);
    this.#events.emit('editors', this.editors);
    return editor;
  }

  /** Closes a document without saving it. */
  closeDocument(editor) {
    this.documents = this.documents.filter((document) => document !== editor.document);
    this.editors = this.editors.filter((other) => other !== editor);
    this.#events.emit('close', editor.document);
    this.#events.emit('editors', this.editors);
  }

  /** Adds or removes folders of the workspace by their paths in the project. */
  changeFolders({ added = [], removed = [] }) {
    const folders = (paths) => paths.map((name) => ({ uri: values.Uri.file(this.path(name)), name }));
    this.#events.emit('folders', { added: folders(added), removed: folders(removed) });
  }

  edit({ document }, range, text) {
    document.replace(range, text);
    this.#events.emit('change', { document, contentChanges: [{ range, text }] });
  }

  select(editor, line) {
    editor.selections = [{ active: new values.Position(line, 0) }];
    this.#events.emit('selection', { textEditor: editor });
  }

  set(name, value) {
    this.settings[name] = value;
    this.#events.emit('configuration', { affectsConfiguration: (section) => section === name });
  }

  /** Calls the provider of a kind, such as Hover, that has a document's files; `undefined` if there is none. */
  ask(kind, method, document, ...parameters) {
    const provider = this.#providers.find((it) => it.kind === kind && this.#match(it.selector, document) > 0)?.provider;
    return provider?.[method](document, ...parameters, none);
  }

  /** Resolves a code action, as its choice does. */
  resolve(action) {
    return this.#providers.find(({ kind }) => kind === 'CodeActions').provider.resolveCodeAction(action, none);
  }

  /** Executes a command of the extension, as the choice of a code action does. */
  execute({ command, arguments: parameters }) {
    return this.#commands.get(command)(...parameters);
  }

  /** Makes the changes of an edit in its files, and returns their texts by path. */
  texts({ edits }) {
    const documents = new Map();
    const last = (a, b) => b.range.start.line - a.range.start.line || b.range.start.character - a.range.start.character;
    for (const { uri, range, newText } of [...edits].sort(last)) {
      const open = this.documents.find(({ uri: { fsPath } }) => fsPath === uri.fsPath);
      const text = () => open?.getText() ?? fs.readFileSync(uri.fsPath, 'utf8');
      if (!documents.has(uri.fsPath)) documents.set(uri.fsPath, new Document(uri.fsPath, text()));
      documents.get(uri.fsPath).replace(range, newText);
    }
    return Object.fromEntries([...documents].map(([file, it]) => [path.relative(this.folder, file), it.getText()]));
  }

  /** Returns the hints that are shown, by line. */
  hints(editor) {
    return Object.fromEntries(
      editor.decorations.map(({ range, renderOptions }) => [range.start.line, renderOptions.after.contentText]),
    );
  }

  /** Waits until a condition holds. */
  async until(condition, what) {
    const end = Date.now() + 20_000;
    while (!condition()) {
      if (Date.now() > end) throw new Error(`waited in vain until ${what}; the log:\n${this.log.join('\n')}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  // The interface for the extension.

  #on(event) {
    return (listener) => {
      this.#events.on(event, listener);
      return new values.Disposable(() => this.#events.off(event, listener));
    };
  }

  /** Knows patterns such as "**" + "/values*" + "/*.{a,b}". */
  #match(selector, { uri }) {
    return selector.some(({ scheme, pattern }) => {
      const signs = { '**/': '(?:.*/)?', '*': '[^/]*', '.': '\\.', '{': '(?:', ',': '|', '}': ')' };
      const source = pattern.replace(/\*\*\/|[*.{,}]/g, (sign) => signs[sign]);
      return uri.scheme === scheme && new RegExp(`^${source}$`).test(uri.fsPath);
    })
      ? 10
      : 0;
  }

  #interface() {
    const editor = this;
    const register = (kind) => (selector, provider) => {
      this.#providers.push({ kind, selector, provider });
      return new values.Disposable(() => {});
    };
    const languages = Object.fromEntries(kinds.map((kind) => [`register${kind}Provider`, register(kind)]));
    languages.match = (selector, document) => this.#match(selector, document);
    languages.createDiagnosticCollection = () => ({
      set: ({ fsPath }, list) => this.diagnostics.set(path.relative(this.folder, fsPath), list),
      clear: () => this.diagnostics.clear(),
      dispose() {},
    });
    return {
      ...values,
      languages,
      workspace: {
        workspaceFolders: [{ uri: values.Uri.file(this.folder), name: 'project' }],
        get textDocuments() {
          return editor.documents;
        },
        applyEdit: async (edit) => {
          Object.assign(this.applied, this.texts(edit));
          return true;
        },
        getConfiguration: (section) => ({ get: (name) => this.settings[`${section}.${name}`] }),
        onDidOpenTextDocument: this.#on('open'),
        onDidChangeTextDocument: this.#on('change'),
        onDidSaveTextDocument: this.#on('save'),
        onDidCloseTextDocument: this.#on('close'),
        onDidChangeWorkspaceFolders: this.#on('folders'),
        onDidChangeConfiguration: this.#on('configuration'),
      },
      window: {
        get visibleTextEditors() {
          return editor.editors;
        },
        createTextEditorDecorationType: () => ({ dispose() {} }),
        createOutputChannel: () => ({ appendLine: (line) => this.log.push(line), show() {}, dispose() {} }),
        showErrorMessage: (message, ...buttons) =>
          new Promise((click) => this.messages.push({ message, buttons, click })),
        showInputBox: async ({ value }) => this.typed ?? value,
        showTextDocument: async (uri, { selection }) =>
          this.shown.push({ file: path.relative(this.folder, uri.fsPath), selection }),
        onDidChangeVisibleTextEditors: this.#on('editors'),
        onDidChangeTextEditorVisibleRanges: this.#on('ranges'),
        onDidChangeTextEditorSelection: this.#on('selection'),
      },
      env: { openExternal: (uri) => this.opened.push(uri.toString()) },
      commands: {
        executeCommand: (...parameters) => this.opened.push(parameters.join(' ')),
        registerCommand: (name, command) => {
          this.#commands.set(name, command);
          return new values.Disposable(() => this.#commands.delete(name));
        },
      },
    };
  }
}

module.exports = { Editor };
