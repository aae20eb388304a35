'use strict';

const assert = require('node:assert');
const { PassThrough } = require('node:stream');
const { test } = require('node:test');
const { Connection, FrameReader } = require('../connection');

const frame = (content) => Buffer.from(`Content-Length: ${Buffer.byteLength(content)}\r\n\r\n${content}`);

test('messages are read however the stream is divided', () => {
  const bytes = Buffer.concat([frame('{"a":"한"}'), frame(''), frame('👍')]);
  for (const size of [1, 2, 7, bytes.length]) {
    const reader = new FrameReader();
    const contents = [];
    for (let start = 0; start < bytes.length; start += size) {
      contents.push(...reader.contents(bytes.subarray(start, start + size)));
    }
    assert.deepStrictEqual(contents, ['{"a":"한"}', '', '👍']);
  }
});

test('the name of the length depends on no case, and other fields are skipped', () => {
  const header = 'Content-Type: application/vscode-jsonrpc; charset=utf-8\r\ncontent-length:2\r\n\r\n{}';
  assert.deepStrictEqual(new FrameReader().contents(Buffer.from(header)), ['{}']);
});

test('a stream without a length, or with an endless header, is refused', () => {
  assert.throws(() => new FrameReader().contents(Buffer.from('Content-Length: x\r\n\r\n')));
  assert.throws(() => new FrameReader().contents(Buffer.alloc(5000, 'a')));
});

const connection = (receiver = {}) => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const sent = () => {
    const chunks = [];
    for (let chunk = output.read(); chunk; chunk = output.read()) chunks.push(chunk);
    return new FrameReader().contents(Buffer.concat(chunks)).map((content) => JSON.parse(content));
  };
  return { input, sent, connection: new Connection(input, output, receiver) };
};

test('a request gets its own answer, whatever the order, and an error rejects it', async () => {
  const { input, connection: it } = connection();
  const [first, second, third] = ['a', 'b', 'c'].map((method) => it.request(method, {}));
  input.write(frame('{"id":3,"error":{"code":-32803,"message":"no key"}}'));
  input.write(Buffer.concat([frame('{"id":2,"result":"b"}'), frame('{"id":1,"result":"a"}')]));
  assert.deepStrictEqual(await Promise.all([first, second]), ['a', 'b']);
  await assert.rejects(third, /no key/);
});

test('a cancelled request ends at once, and the server is told', async () => {
  const { sent, connection: it } = connection();
  let cancel;
  const token = { onCancellationRequested: (listener) => ((cancel = listener), { dispose() {} }) };
  const request = it.request('a', {}, token);
  cancel();
  assert.strictEqual(await request, null);
  assert.deepStrictEqual(sent().map(({ method }) => method), ['a', '$/cancelRequest']);
});

test('requests of the server are answered, and unknown ones refused', async () => {
  const { input, sent } = connection({ requested: (method) => (method === 'known' ? null : undefined) });
  input.write(Buffer.concat([frame('{"id":1,"method":"known"}'), frame('{"id":2,"method":"other"}')]));
  await new Promise(setImmediate);
  const [known, other] = sent();
  assert.deepStrictEqual(known, { jsonrpc: '2.0', id: 1, result: null });
  assert.strictEqual(other.error.code, -32601);
});

test('requests fail when the connection is closed', async () => {
  const { connection: it } = connection();
  const waiting = it.request('a', {});
  it.close();
  await assert.rejects(waiting, /ended/);
  await assert.rejects(it.request('b', {}), /ended/);
});
