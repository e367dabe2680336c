import type { CodeLanguage } from '../../../src/contracts/code-language';
import { readMagicComments } from './magic-comments';
import { parseMeta } from './meta';

describe('magic comments', () => {
  it.each<[CodeLanguage, string]>([
    ['typescript', '// highlight-next-line'],
    ['css', '/* highlight-next-line */'],
    ['python', '# highlight-next-line'],
    ['sql', '-- highlight-next-line'],
    ['html', '<!-- highlight-next-line -->'],
    ['tsx', '  {/* highlight-next-line */}'],
  ])('mark the next line in %s: %s', (language, comment) => {
    const { code, marks } = readMagicComments(`a\n${comment}\nb\nc`, language);
    expect(code).toBe('a\nb\nc');
    expect(marks).toEqual([2]);
  });

  it('mark the lines between start and end', () => {
    const source = 'a\n# highlight-start\nb\nc\n# highlight-end\nd';
    expect(readMagicComments(source, 'yaml')).toMatchObject({ code: 'a\nb\nc\nd', marks: [2, 3] });
  });

  it.each<CodeLanguage>(['mdx', 'text'])('of the languages inside %s are kept', (language) => {
    const source = '// highlight-next-line\nb';
    expect(readMagicComments(source, language)).toMatchObject({ code: source, marks: [] });
  });

  it('hide lines that are only part of the code for sample checks', () => {
    const source =
      '// hidden-start\nconst a = 1\n// hidden-end\n\nuse(a)\n// hidden-next-line\nend()\nlast()';
    expect(readMagicComments(source, 'typescript')).toEqual({
      code: 'use(a)\nlast()',
      marks: [],
      whole: 'const a = 1\n\nuse(a)\nend()\nlast()',
      wholeLines: [2, 4, 5, 7, 8],
    });
  });

  it.each([
    ['highlight-end', '// highlight-end\na'],
    ['highlight-start', '// highlight-start\na'],
    ['hidden-next-line', 'a\n// hidden-next-line'],
  ])('reject %s without its counterpart', (name, source) => {
    expect(() => readMagicComments(source, 'go')).toThrow(name);
  });
});

describe('parseMeta', () => {
  it('reads title, also, line numbers, and marks in any order', () => {
    expect(parseMeta('{1,3-5} title="services/a b.ts" showLineNumbers=12 also=\'js\'')).toEqual({
      title: 'services/a b.ts',
      also: 'javascript',
      firstLine: '12',
      marks: [1, 3, 4, 5],
    });
  });

  it('reads the options for sample checks', () => {
    const options = { id: 'a', after: 'b', sdk: 'v0', nocheck: 'Why.' };
    expect(parseMeta('id="a" after="b" sdk="v0" nocheck="Why."')).toEqual({
      marks: [],
      ...options,
    });
  });

  it.each([
    ['file="src/index.ts"', /is not a file of an example\. Accepted: .*examples\//],
    ['file="examples/a/../../b"', /is not a file of an example/],
    ['region="module"', /region="module" requires file/],
    ['nocheck=""', /nocheck is empty/],
    ['title=""', /title is empty/],
    ['live', /"live".*Accepted: title=/],
    ['title=a.ts', /invalid option "title=a.ts"/],
    ['also="yaml"', /also="yaml".*Accepted: js, typescript/],
    ['tab="bash"', /tab="bash" is not a language with a tab\. Accepted: js, typescript/],
    ['showLineNumbers="a"', /showLineNumbers="a" is not a line number/],
    ['{3-1}', /\{3-1\} is not a list of lines/],
    ['sdk="0"', /sdk="0" is not an SDK version\. Accepted: .*sdk="v0"/],
  ])('rejects %s', (meta, message) => {
    expect(() => parseMeta(meta)).toThrow(message);
  });
});
