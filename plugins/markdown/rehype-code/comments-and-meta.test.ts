/** @jest-environment node */
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

  it('are kept if they use the syntax of another language', () => {
    const source = '// highlight-next-line\nb';
    expect(readMagicComments(source, 'mdx')).toMatchObject({ code: source, marks: [] });
    expect(readMagicComments(source, 'python')).toMatchObject({ code: source, marks: [] });
  });

  it.each([
    ['highlight-end', '// highlight-end\na'],
    ['highlight-start', '// highlight-start\na'],
    ['highlight-next-line', 'a\n// highlight-next-line'],
  ])('reject %s without its counterpart', (name, source) => {
    expect(() => readMagicComments(source, 'go')).toThrow(name);
  });
});

describe('parseMeta', () => {
  it('reads title, also, line numbers, and marks in any order', () => {
    expect(parseMeta('{1,3-5} title="services/a b.ts" showLineNumbers=12 also=\'js\'')).toEqual({
      title: 'services/a b.ts',
      also: 'javascript',
      firstLine: 12,
      marks: [1, 3, 4, 5],
    });
  });

  it('starts line numbers at 1', () => {
    expect(parseMeta('showLineNumbers').firstLine).toBe(1);
  });

  it.each([
    ['nocheck=""', /nocheck is empty/],
    ['nocheck', /nocheck is empty/],
    ['title=""', /title is empty/],
    ['live', /"live".*Accepted: title=/],
    ['title=a.ts', /invalid option "title=a.ts"/],
    ['also="yaml"', /also="yaml".*Accepted: js, typescript/],
    ['{3-1}', /\{3-1\} is not a list of lines/],
    ['{a}', /\{a\} is not a list of lines/],
  ])('rejects %s', (meta, message) => {
    expect(() => parseMeta(meta)).toThrow(message);
  });
});
