/** @jest-environment node */
import { anchorOf, parseManifest, parseTexts, parseTitles } from './index-format';

it('makes the anchor of a heading', () => {
  expect(anchorOf("What's next for a file_name (CORS)")).toBe('whats-next-for-a-file_name-cors');
});

describe('a file of the search index', () => {
  const manifest = { shards: [{ id: 'site', titles: 'a.json', texts: 'b.json' }] };
  const titles = [['/a', 'A', 'About a.', [['Heading', '', 2]]]];
  const texts = [[['text', 'code']]];

  it('is accepted in the format of the build', () => {
    expect(parseManifest('f', manifest)).toEqual(manifest);
    expect(parseTitles('f', titles)).toEqual(titles);
    expect(parseTexts('f', texts)).toEqual(texts);
  });

  it.each([
    ['manifest', parseManifest, null],
    ['manifest', parseManifest, []],
    ['titles', parseTitles, {}],
    ['texts', parseTexts, 'text'],
  ] as const)('is refused by name when it is no %s', (_, parse, value) => {
    expect(() => parse('assets/x.json', value)).toThrow(
      'assets/x.json is not a valid search index. Build the site again.',
    );
  });
});
