/** @jest-environment node */
import { allowedEdits, editDistance } from './typos';
import { indexWords, stemOf } from './words';

describe('indexWords', () => {
  it.each([
    ['Node.js and C# .NET', ['nodejs', 'and', 'csharp', 'dotnet']],
    ['ctx.req.params', ['ctx', 'req', 'params', 'ctxreqparams']],
    ['file.getUploadUrl()', ['file', 'getuploadurl', 'get', 'upload', 'url', 'filegetuploadurl']],
    ['key-value', ['key', 'value', 'keyvalue']],
    ['CI/CD', ['cicd']],
    ['Crème brûlée', ['creme', 'brulee']],
    ["the cloud's API", ['the', 'cloud', 'api']],
    ['HTTPServer', ['httpserver', 'http', 'server']],
    ['one\u0000two', ['one', 'two']],
    ['🚀 … !?', []],
    ['', []],
  ])('splits %j', (text, words) => {
    expect(indexWords(text)).toEqual(words);
  });

  it('ignores long runs, which are data', () => {
    expect(indexWords('a'.repeat(41))).toEqual([]);
  });
});

it.each([
  ['policies', 'policy'],
  ['schedules', 'schedule'],
  ['deploying', 'deployment'],
  ['deployed', 'deploy'],
  ['secrets', 'secret'],
  ['installation', 'installing'],
  ['running', 'runs'],
  ['discovered', 'discovers'],
  ['rendering', 'render'],
])('%s and %s have the same stem', (a, b) => {
  expect(stemOf(a)).toBe(stemOf(b));
});

it.each([
  ['aws', 'aw'],
  ['sql', 'sqs'],
  ['access', 'acce'],
])('%s and %s have different stems', (a, b) => {
  expect(stemOf(a)).not.toBe(stemOf(b));
});

it.each([
  ['secerts', 'secrets', 1],
  ['webscoket', 'websocket', 1],
  ['bucet', 'bucket', 1],
  ['storgae', 'storage', 1],
  ['deploymnet', 'deployment', 1],
  ['same', 'same', 0],
  ['abc', 'xyz', 3],
])('the distance between %s and %s is %i', (a, b, edits) => {
  expect(editDistance(a, b, 2)).toBe(edits);
});

it('allows fewer edits in short words', () => {
  expect(['kv', 'sql', 'topic', 'storage'].map(allowedEdits)).toEqual([0, 0, 1, 2]);
});
