'use strict';

const assert = require('node:assert');
const fs = require('node:fs');
const { test } = require('node:test');
const { Range } = require('./support/vscode-values');
const { skip, withEditor } = require('./support/project');

const [en, ko, swift] = ['translations/en.yml', 'translations/ko.yml', 'App.swift'];
const all = { 1: 'Store', 2: 'Visit {name}', 3: 'Open until {time}' };

const showing = (editor, file, hints) => {
  const wanted = JSON.stringify(hints);
  return editor.until(() => JSON.stringify(editor.hints(file)) === wanted, `${wanted} are shown`);
};

test("the source's text is shown at the end of a line, except the cursor's", { skip }, withEditor(async (editor) => {
  const file = editor.open(ko);
  await showing(editor, file, all);
  assert.deepStrictEqual(file.decorations[0].range.start, file.document.lineAt(1).range.end);
  editor.select(file, 2);
  assert.deepStrictEqual(editor.hints(file), { 1: all[1], 3: all[3] });
  editor.select(file, 0);
  assert.deepStrictEqual(editor.hints(file), all);
}));

test('hints follow an edit of the source, and lines that move', { skip }, withEditor(async (editor) => {
  const [source, file] = [editor.open(en), editor.open(ko)];
  await showing(editor, file, all);
  editor.edit(source, new Range(1, 8, 1, 13), 'Shop');
  await showing(editor, file, { ...all, 1: 'Shop' });
  const shown = file.decorations;
  editor.edit(file, new Range(0, 0, 0, 0), '# first\n');
  editor.select(file, 4);
  assert.strictEqual(file.decorations, shown, 'VS Code moves those that are shown');
  editor.select(file, 0);
  await showing(editor, file, { 2: 'Shop', 3: all[2], 4: all[3] });
  assert.deepStrictEqual(editor.hints(source), {});
}));

test('the hints of a line with several accessors are joined, and cut', { skip }, withEditor(async (editor) => {
  const [source, code] = [editor.open(en), editor.open(swift)];
  await showing(editor, code, { 1: 'Visit {name}', 2: 'Store · Store' });
  editor.edit(source, new Range(1, 8, 1, 13), 'S'.repeat(70));
  await editor.until(() => editor.hints(code)[2]?.startsWith('SS'), 'the long text is shown');
  assert.strictEqual([...editor.hints(code)[2]].length, 81);
  assert.ok(editor.hints(code)[2].endsWith('…'));
}));

test('hints follow a change of the source by another program', { skip }, withEditor(async (editor) => {
  const file = editor.open(ko);
  editor.open(swift);
  await showing(editor, file, all);
  fs.writeFileSync(editor.path(en), editor.text(en).replace('Store', 'Shop'));
  await showing(editor, file, { ...all, 1: 'Shop' });
}));

test('the setting turns hints off and on', { skip }, withEditor(async (editor) => {
  const file = editor.open(ko);
  await showing(editor, file, all);
  editor.set('l10n-gen.hints', false);
  await showing(editor, file, {});
  editor.set('l10n-gen.hints', true);
  await showing(editor, file, all);
}));
