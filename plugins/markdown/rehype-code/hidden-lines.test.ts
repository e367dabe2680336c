/** @jest-environment node */
import { readMagicComments } from './magic-comments';
import { parseMeta } from './meta';

describe('hidden lines in readMagicComments', () => {
  it('are only part of the code for sample checks', () => {
    const source =
      '// hidden-start\nconst a = 1\n// hidden-end\n\nuse(a)\n// hidden-next-line\nend()\nlast()';
    expect(readMagicComments(source, 'typescript')).toEqual({
      code: 'use(a)\nlast()',
      marks: [],
      whole: 'const a = 1\n\nuse(a)\nend()\nlast()',
      wholeLines: [2, 4, 5, 7, 8],
    });
  });

  it('keep marks on the visible lines', () => {
    const source = '# hidden-next-line\na = 1\nb = 2\n# highlight-next-line\nc = 3';
    expect(readMagicComments(source, 'python')).toMatchObject({ code: 'b = 2\nc = 3', marks: [2] });
  });

  it.each([
    ['hidden-end', '# hidden-end\na'],
    ['hidden-start', '# hidden-start\na'],
    ['hidden-next-line', 'a\n# hidden-next-line'],
  ])('rejects %s without its counterpart', (name, source) => {
    expect(() => readMagicComments(source, 'bash')).toThrow(name);
  });
});

describe('parseMeta', () => {
  it('reads the options for sample checks', () => {
    expect(parseMeta('id="a" after="b" sdk="v0" nocheck="Why."')).toEqual({
      marks: [],
      id: 'a',
      after: 'b',
      sdk: 'v0',
      nocheck: 'Why.',
    });
  });

  it.each(['sdk="0"', 'sdk="1.2.2"'])('rejects %s', (meta) => {
    expect(() => parseMeta(meta)).toThrow(/is not an SDK version\. Accepted: .*sdk="v0"/);
  });
});
