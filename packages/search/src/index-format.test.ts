import { anchorOf, listIn, manifestIn } from './index-format';

it('makes the anchor of a heading', () => {
  expect(anchorOf("What's next for a file_name (CORS)")).toBe('whats-next-for-a-file_name-cors');
});

it.each([
  [manifestIn, null],
  [manifestIn, { shards: [] }],
  [listIn, {}],
  [listIn, 'text'],
])('a file of the search index is refused by name when it has another format', (parse, value) => {
  expect(() => parse('assets/x.json', value)).toThrow(
    'assets/x.json is not a valid search index. Build the site again.',
  );
});
