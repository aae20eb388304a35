'use strict';

const { Editor } = require('./editor');

const files = {
  'l10n.yml': 'translations: translations\nsource: en\nlanguages: [en, ko]\n',
  'translations/en.yml': 'store:\n  name: Store\n  visit: "Visit {name}"\n  hours: "Open until {time}"\n',
  'translations/ko.yml': 'store:\n  name: 매장\n  visit: "{name} 방문"\n  hours: "{time}까지"\n',
  'App.swift': `let emoji = "👍"
let a = L10n.Store.visit(name: "👍")
let b = "👍" + L10n.Store.name + L10n.Store.name
`,
};

/** The tool that is tested; the tests of the server are skipped without one. */
exports.tool = process.env.L10N_GEN;
exports.skip = exports.tool ? false : 'L10N_GEN names no tool; run scripts/check-vscode-extension.sh';

/** Runs a test in an editor with a small project, which the extension has started a server for. */
exports.withEditor = (test, settings = {}) => async () => {
  const editor = new Editor(files);
  try {
    Object.assign(editor.settings, { 'l10n-gen.path': exports.tool, ...settings });
    editor.activate();
    await test(editor);
  } finally {
    await editor.close();
  }
};
