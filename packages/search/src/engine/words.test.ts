import { indexWords } from './words';

describe('indexWords', () => {
  it.each([
    ['Node.js and C# .NET', ['nodejs', 'and', 'csharp', 'dotnet']],
    ['ctx.req.params', ['ctx', 'req', 'params', 'ctxreqparams']],
    ['file.getUploadUrl()', ['file', 'getuploadurl', 'get', 'upload', 'url', 'filegetuploadurl']],
    ['key-value', ['key', 'value', 'keyvalue']],
    ['row.as_string', ['row', 'as', 'string', 'asstring', 'rowasstring']],
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
