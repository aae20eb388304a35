'use strict';

const assert = require('node:assert');
const { execFileSync } = require('node:child_process');
const fs = require('node:fs');
const { test } = require('node:test');
const { Range } = require('./support/vscode-values');
const { skip, tool, withEditor } = require('./support/project');

const ko = 'translations/ko.yml';

/** Returns the processes of the server that this process has started. */
const servers = () => {
  const lines = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' });
  return lines.split('\n').filter((line) => line.includes('language-server')).map((line) => Number.parseInt(line, 10));
};

test('a server that is killed is started again with the unsaved text', { skip }, withEditor(async (editor) => {
  const file = editor.open(ko);
  editor.edit(file, new Range(1, 8, 1, 10), '가게 {oops}');
  await editor.until(() => editor.diagnostics.get(ko)?.length && file.decorations.length, 'both are shown');
  const [first] = servers();
  process.kill(first, 'SIGKILL');
  await editor.until(() => !editor.diagnostics.has(ko), 'the findings are cleared');
  await editor.until(() => editor.diagnostics.get(ko)?.length, 'the findings are back');
  await editor.until(() => file.decorations.length === 3, 'the hints are back');
  assert.notStrictEqual(servers()[0], first);
  const hover = await editor.ask('Hover', 'provideHover', file.document, file.document.position('name', 1));
  assert.match(hover.contents.value, /가게/);
  assert.deepStrictEqual(editor.messages, []);
}));

test('a server that always ends is started 6 times, until the user restarts it', withEditor(async (editor) => {
  const starts = () => fs.readFileSync(editor.path('starts'), 'utf8').split('\n').length - 1;
  const program = '#!/bin/sh\necho start >>"$(dirname "$0")/starts"\necho broken >&2\nexit 3\n';
  fs.writeFileSync(editor.path('broken'), program);
  fs.chmodSync(editor.path('broken'), 0o755);
  editor.set('l10n-gen.path', './broken');
  await editor.until(() => editor.messages.length === 1, 'a message is shown');
  assert.match(editor.messages[0].message, /ended 6 times/);
  assert.strictEqual(starts(), 6);
  assert.ok(editor.log.includes('broken') && editor.log.some((line) => line.includes('status 3')));
  editor.messages[0].click('Restart');
  await editor.until(() => editor.messages.length === 2, 'the message is shown again');
  assert.strictEqual(starts(), 12);
}, { 'l10n-gen.path': '/bin/true' }));

test('a tool that is not found is reported with what to do', withEditor(async (editor) => {
  await editor.until(() => editor.messages.length, 'a message is shown');
  const [{ message, buttons, click }] = editor.messages;
  assert.match(message, /l10n-gen-missing isn't in PATH/);
  assert.match(message, /Install l10n-gen/);
  assert.deepStrictEqual(buttons, ['How to Install', 'Open Settings', 'Try Again']);
  click('How to Install');
  await editor.until(() => editor.opened.length, 'the page is opened');
  assert.match(editor.opened[0], /Adopting\.md#on-the-command-line$/);
  const { document } = editor.open(ko);
  assert.strictEqual(await editor.ask('Hover', 'provideHover', document, document.position('name')), null);
}, { 'l10n-gen.path': 'l10n-gen-missing' }));

test('a path that becomes right starts the server', { skip }, withEditor(async (editor) => {
  await editor.until(() => editor.messages.length, 'a message is shown');
  assert.match(editor.messages[0].message, /There is no .*\/bin\/l10n-gen\./);
  editor.set('l10n-gen.path', tool);
  const { document } = editor.open(ko);
  await editor.until(() => servers().length === 1, 'the server runs');
  assert.ok(await editor.ask('Hover', 'provideHover', document, document.position('name')));
}, { 'l10n-gen.path': 'bin/l10n-gen' }));

test('no server is left when the editor ends', { skip }, async () => {
  await withEditor(async (editor) => {
    editor.open(ko);
    await editor.until(() => editor.log.length === 0 && servers().length === 1, 'the server runs');
  })();
  assert.deepStrictEqual(servers(), []);
});

test('a server that hangs is killed when the editor ends', { skip }, async () => {
  await withEditor(async (editor) => {
    const { document } = editor.open(ko);
    await editor.ask('Hover', 'provideHover', document, document.position('name'));
    process.kill(servers()[0], 'SIGSTOP');
  })();
  assert.deepStrictEqual(servers(), []);
});

test('hints and findings are gone when no server runs any more', { skip }, withEditor(async (editor) => {
  const file = editor.open(ko);
  editor.edit(file, new Range(1, 8, 1, 10), '가게 {oops}');
  await editor.until(() => editor.diagnostics.get(ko)?.length && file.decorations.length, 'both are shown');
  editor.set('l10n-gen.path', 'l10n-gen-missing');
  await editor.until(() => editor.messages.length, 'a message is shown');
  assert.strictEqual(editor.diagnostics.size, 0);
  assert.deepStrictEqual(file.decorations, []);
}));
