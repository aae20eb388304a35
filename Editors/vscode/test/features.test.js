'use strict';

const assert = require('node:assert');
const fs = require('node:fs');
const path = require('node:path');
const { test } = require('node:test');
const { Position, Range } = require('./support/vscode-values');
const { skip, withEditor } = require('./support/project');

const [en, ko, swift] = ['translations/en.yml', 'translations/ko.yml', 'App.swift'];

const written = ({ start, end }) => `${start.line}:${start.character}-${end.line}:${end.character}`;

test('an edit that is not saved brings a finding, and its reverse removes it', { skip }, withEditor(async (editor) => {
  const file = editor.open(ko);
  const start = file.document.position('{name}');
  const [whole, one] = [6, 5].map((length) => new Range(start, new Position(start.line, start.character + length)));
  editor.edit(file, whole, '{nme}');
  await editor.until(() => editor.diagnostics.get(ko)?.length, 'there is a finding');
  const finding = editor.diagnostics.get(ko)[0];
  assert.strictEqual(finding.source, 'l10n-gen');
  assert.strictEqual(finding.range.start.line, 2);
  assert.strictEqual(finding.severity, 0);
  editor.edit(file, one, '{name}');
  await editor.until(() => !editor.diagnostics.get(ko)?.length, 'the finding is gone');
}));

test('closing an unsaved document brings back the findings of its file', { skip }, withEditor(async (editor) => {
  const file = editor.open(ko);
  editor.edit(file, new Range(1, 8, 1, 10), '{oops}');
  await editor.until(() => editor.diagnostics.get(ko)?.length, 'there is a finding');
  editor.closeDocument(file);
  await editor.until(() => !editor.diagnostics.get(ko)?.length, 'the finding is gone');
}));

test('an edited configuration is checked, and an added folder', { skip }, withEditor(async (editor) => {
  const configuration = editor.open('l10n.yml');
  editor.edit(configuration, new Range(1, 8, 1, 10), 'xx');
  await editor.until(() => editor.diagnostics.get('l10n.yml')?.length, 'there is a finding');
  const other = `../${path.basename(editor.folder)} other`;
  fs.mkdirSync(editor.path(other));
  fs.writeFileSync(editor.path(`${other}/l10n.yml`), 'unknown: 1\n');
  const count = () => editor.diagnostics.get(`${other}/l10n.yml`)?.length ?? 0;
  try {
    editor.changeFolders({ added: [other] });
    await editor.until(() => count() > 0, 'the other folder has a finding');
    editor.changeFolders({ removed: [other] });
    await editor.until(() => count() === 0, 'the finding of the folder is gone');
  } finally {
    fs.rmSync(editor.path(other), { recursive: true });
  }
}));

test('edits after characters of two units reach the same place in the server', { skip }, withEditor(async (editor) => {
  const file = editor.open(ko);
  editor.edit(file, new Range(1, 8, 1, 10), '👍👍 {oops');
  editor.edit(file, new Range(1, 12, 1, 18), ' 매장');
  const hover = await editor.ask('Hover', 'provideHover', file.document, file.document.position('name', 1));
  assert.match(hover.contents.value, /👍👍 매장/);
}));

test('a hover shows the string in all languages, also in Swift', { skip }, withEditor(async (editor) => {
  const { document } = editor.open(ko);
  const hover = await editor.ask('Hover', 'provideHover', document, document.position('visit', 2));
  for (const part of ['store.visit', 'Visit', '방문']) assert.ok(hover.contents.value.includes(part), part);
  assert.strictEqual(written(hover.range), '2:2-2:7');

  const code = editor.open(swift).document;
  const accessor = await editor.ask('Hover', 'provideHover', code, code.position('L10n.Store.name', 12));
  assert.match(accessor.contents.value, /매장/);
  assert.strictEqual(written(accessor.range), '2:26-2:30');
  assert.ok(!(await editor.ask('Hover', 'provideHover', code, code.position('emoji'))));
}));

test('definition goes to the source, and references to the calls', { skip }, withEditor(async (editor) => {
  const { document } = editor.open(ko);
  const place = ({ uri, range }) => `${path.relative(editor.folder, uri.fsPath)} ${written(range)}`;
  const key = document.position('name', 1);
  const definition = await editor.ask('Definition', 'provideDefinition', document, key);
  assert.deepStrictEqual(definition.map(place), [`${en} 1:2-1:6`]);
  const without = await editor.ask('Reference', 'provideReferences', document, key, { includeDeclaration: false });
  assert.deepStrictEqual(without.map(place), [`${swift} 2:26-2:30`, `${swift} 2:44-2:48`]);
  const all = await editor.ask('Reference', 'provideReferences', document, key, { includeDeclaration: true });
  assert.strictEqual(all.length, 4);
}));

test('renaming a key changes the files of all languages and Swift code', { skip }, withEditor(async (editor) => {
  const { document } = editor.open(ko);
  const key = document.position('visit', 1);
  const { range, placeholder } = await editor.ask('Rename', 'prepareRename', document, key);
  assert.deepStrictEqual([written(range), placeholder], ['2:2-2:7', 'store.visit']);
  const edit = await editor.ask('Rename', 'provideRenameEdits', document, key, 'store.enter');
  const texts = editor.texts(edit);
  assert.deepStrictEqual(Object.keys(texts).sort(), [swift, en, ko]);
  assert.match(texts[en], /^ {2}enter: "Visit \{name\}"$/m);
  assert.match(texts[ko], /^ {2}enter: "\{name\} 방문"$/m);
  assert.match(texts[swift], /^let a = L10n\.Store\.enter\(name: "👍"\)$/m);
}));

test('renaming says why it is not possible', { skip }, withEditor(async (editor) => {
  const { document } = editor.open(ko);
  const text = document.position('방문');
  await assert.rejects(editor.ask('Rename', 'prepareRename', document, text), /no key here/);
  const key = document.position('visit', 1);
  await assert.rejects(editor.ask('Rename', 'provideRenameEdits', document, key, 'store.name'), /name/);
}));

test('Swift code is left to the rename provider of Swift', { skip }, withEditor(async (editor) => {
  const { document } = editor.open(swift);
  assert.strictEqual(editor.ask('Rename', 'prepareRename', document, new Position(1, 20)), undefined);
}));

test('a placeholder of the source and a missing key are completed', { skip }, withEditor(async (editor) => {
  const placeholders = editor.open(ko, 'store:\n  name: 매장\n  visit: "방문 {"\n').document;
  const complete = (document, at) => editor.ask('CompletionItem', 'provideCompletionItems', document, at);
  const [item] = await complete(placeholders, new Position(2, 14));
  assert.deepStrictEqual([item.label, item.insertText, written(item.range)], ['{name}', '{name}', '2:13-2:14']);
  assert.strictEqual(item.kind, 5);
  editor.edit({ document: placeholders }, new Range(2, 0, 2, 15), '  ');
  const keys = await complete(placeholders, new Position(2, 2));
  assert.deepStrictEqual(keys.map(({ label }) => label).sort(), ['hours', 'visit']);
}));

test('a fix is offered at its finding, and all fixes of a file when asked for', { skip }, withEditor(async (editor) => {
  const file = editor.open(ko, 'store:\n  name: "매장 "\n  visit: "${name} 방문"\n  hours: "{time}까지"\n');
  const { document } = file;
  await editor.until(() => editor.diagnostics.get(ko)?.length, 'there are findings');
  const finding = editor.diagnostics.get(ko).find(({ range }) => range.start.line === 2);
  const actions = await editor.ask('CodeActions', 'provideCodeActions', document, finding.range, {});
  assert.deepStrictEqual(actions.map(({ kind }) => kind.value), ['quickfix']);
  assert.strictEqual(actions[0].diagnostics[0].message, finding.message);
  assert.match(editor.texts(actions[0].edit)[ko], /visit: "\{name\} 방문"/);
  const only = { value: 'source.fixAll.l10n-gen' };
  const [all] = await editor.ask('CodeActions', 'provideCodeActions', document, new Range(0, 0, 0, 0), { only });
  assert.strictEqual(all.kind.value, 'source.fixAll.l10n-gen');
}));

/** Returns the code actions at a text of a Swift document. */
const swiftActions = (editor, document, text, after = 0) => {
  const position = document.position(text, after);
  const range = new Range(position, position);
  return editor.ask('CodeActions', 'provideCodeActions', document, range, {});
};

test('a key is renamed from Swift code after the editor has asked for the name', { skip }, withEditor(async (editor) => {
  const { document } = editor.open(swift);
  const [action] = await swiftActions(editor, document, 'L10n.Store.visit', 12);
  assert.strictEqual(action.title, "Rename 'store.visit' everywhere");
  editor.typed = 'enter';
  await editor.execute(action.command);
  await editor.until(() => editor.applied[ko], 'the edit is applied');
  assert.match(editor.applied[en], /^ {2}enter: "Visit \{name\}"$/m);
  assert.match(editor.applied[swift], /^let a = L10n\.Store\.enter\(name: "👍"\)$/m);
  editor.typed = 'name';
  await editor.execute(action.command);
  assert.match(editor.messages[0].message, /already/);
}));

test('a text in Swift code becomes a string', { skip }, withEditor(async (editor) => {
  const { document } = editor.open(swift, 'label.text = "Pay \\(1) now"\nlabel.text = "It costs \\(price)"\n');
  const [action] = await swiftActions(editor, document, 'Pay');
  assert.strictEqual(action.kind.value, 'refactor.extract');
  const texts = editor.texts((await editor.resolve(action)).edit);
  assert.match(texts[en], /^pay_now: Pay \{value, number, integer\} now$/m);
  assert.match(texts[swift], /^label\.text = L10n\.payNow\(value: 1\)$/m);
  const [refused] = await swiftActions(editor, document, 'costs');
  await editor.resolve(refused);
  assert.match(editor.messages[0].message, /^the type of 'price' isn't known/);
}));

test('the string of an unknown accessor is added and shown', { skip }, withEditor(async (editor) => {
  const { document } = editor.open(swift, 'let a = L10n.Store.visti(name: b)\n');
  const [use, add] = await swiftActions(editor, document, 'visti');
  assert.strictEqual(editor.texts(use.edit)[swift], 'let a = L10n.Store.visit(name: b)\n');
  const { edit, command } = await editor.resolve(add);
  editor.open(en, editor.texts(edit)[en]);
  await editor.execute(command);
  await editor.until(() => editor.shown.length, 'the string is shown');
  assert.deepStrictEqual([editor.shown[0].file, written(editor.shown[0].selection)], [en, '4:9-4:21']);
}));

test('the keys are symbols, and namespaces can be folded', { skip }, withEditor(async (editor) => {
  const { document } = editor.open(ko);
  const [store] = await editor.ask('DocumentSymbol', 'provideDocumentSymbols', document);
  assert.strictEqual(store.name, 'store');
  assert.deepStrictEqual(store.children.map(({ name }) => name), ['name', 'visit', 'hours']);
  assert.ok(store.children.every(({ kind }) => kind === 14));
  const [folding] = await editor.ask('FoldingRange', 'provideFoldingRanges', document, {});
  assert.deepStrictEqual([folding.start, folding.end], [0, 3]);
}));
