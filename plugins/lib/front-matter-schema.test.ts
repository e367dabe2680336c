import { checkFrontMatter, parseFrontMatter } from './front-matter-schema';

const good = {
  title: 'Storage',
  description: 'Store, read, list and share files from your services with Nitric buckets.',
};
const guide = {
  kind: 'example',
  project: 'examples/nodejs-rest-api',
  result: 'A REST API with tests',
  sdk: 'nodejs',
  minutes: 30,
  clouds: ['aws', 'azure'],
  topics: ['APIs'],
};

it.each([
  [{ description: `${'a'.repeat(49)}.` }],
  [{ description: `${'a'.repeat(159)}.` }],
  [{ guide }],
])('accepts %j', (change) => {
  expect(parseFrontMatter('docs/storage.mdx', { ...good, ...change })).toMatchObject(change);
});

it.each([
  ['"description": it has 49 characters. Accepted: 50', { description: `${'a'.repeat(48)}.` }],
  ['"description": it has 161 characters', { description: `${'a'.repeat(160)}.` }],
  ['"description": must end with a period', { description: `${'a'.repeat(60)}!` }],
  ['"keywords.1": ', { keywords: ['files', ''] }],
  ['"custom_edit_url": ', { custom_edit_url: 'https://example.com' }],
  [
    'unknown key "slug". Accepted keys: title, title_meta, description, symbol, symbols, keywords, custom_edit_url, guide.',
    { slug: '/docs' },
  ],
  [
    'unknown key "guide.ran". Accepted keys: project, kind, result, sdk, minutes, clouds, topics, norun.',
    { guide: { ...guide, ran: {} } },
  ],
  ['"guide.project": must be a folder', { guide: { ...guide, project: 'examples/../docs' } }],
  ['"guide.result": must not end with a period', { guide: { ...guide, result: 'A REST API.' } }],
  [
    '"guide.clouds": must name each value only once',
    { guide: { ...guide, clouds: ['aws', 'aws'] } },
  ],
  [
    '"guide.clouds.0": Invalid option: expected one of "aws"|"gcp"',
    { guide: { ...guide, clouds: ['ibm'] } },
  ],
])('names the file, the field, and what is accepted: %s', (problem, change) => {
  expect(() => parseFrontMatter('docs/storage.mdx', { ...good, ...change })).toThrow(
    `docs/storage.mdx: ${problem}`,
  );
});

it('accepts a symbol or a list of symbols, but not both', () => {
  const symbols = ['Bucket.file', 'Bucket.files'];
  expect(checkFrontMatter({ ...good, symbols }, true).problems).toEqual([]);
  const { problems } = checkFrontMatter({ ...good, symbols, symbol: 'Bucket.file' }, true);
  expect(problems[0]?.text).toContain('"symbol": it is next to "symbols"');
});
