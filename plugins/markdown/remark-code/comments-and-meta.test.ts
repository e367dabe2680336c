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

  it.each<[CodeLanguage, string, string, number[]]>([
    ['yaml', 'a\n# highlight-start\nb\nc\n# highlight-end\nd', 'a\nb\nc\nd', [2, 3]],
    ['mdx', '// highlight-next-line\nb', '// highlight-next-line\nb', []],
    ['text', '// highlight-next-line\nb', '// highlight-next-line\nb', []],
  ])(
    'mark lines of %s between start and end, unless it contains samples',
    (language, source, code, marks) => {
      expect(readMagicComments(source, language)).toMatchObject({ code, marks });
    },
  );

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
  it.each([
    [
      '{1,3-5} title="services/a b.ts" showLineNumbers=12 also=\'js\'',
      { title: 'services/a b.ts', also: 'javascript', firstLine: '12', marks: [1, 3, 4, 5] },
    ],
    [
      'id="a" after="b" sdk="v0" nocheck="Why."',
      { id: 'a', after: 'b', sdk: 'v0', nocheck: 'Why.', marks: [] },
    ],
  ])('reads the options in any order: %s', (meta, options) => {
    expect(parseMeta(meta)).toEqual(options);
  });

  it.each([
    ['file="src/index.ts"', /is not a file of an example\. Accepted: .*examples\//],
    ['file="examples/a/../../b"', /is not a file of an example/],
    ['region="module"', /region="module" requires file/],
    ['title=""', /title is empty/],
    ['live', /"live".*Accepted: title=/],
    ['title=a.ts', /invalid option "title=a.ts"/],
    ['tab="bash"', /tab="bash" is not a language with a tab\. Accepted: js, typescript/],
    ['showLineNumbers="a"', /showLineNumbers="a" is not a line number/],
    ['{3-1}', /\{3-1\} is not a list of lines/],
    ['sdk="0"', /sdk="0" is not an SDK version\. Accepted: .*sdk="v0"/],
  ])('rejects %s', (meta, message) => {
    expect(() => parseMeta(meta)).toThrow(message);
  });
});
