import { checkFrontMatter, parseFrontMatter } from './front-matter-schema';

const good = {
  title: 'Storage',
  description: 'Store, read, list and share files from your services with Nitric buckets.',
};
const FILE = 'docs/storage.mdx';

describe('front matter', () => {
  it('accepts descriptions of 50 to 160 characters', () => {
    const read = (length: number) => (): unknown =>
      parseFrontMatter(FILE, { ...good, description: `${'a'.repeat(length - 1)}.` });
    expect(read(50)).not.toThrow();
    expect(read(160)).not.toThrow();
    expect(read(49)).toThrow(/"description": .*50/);
    expect(read(161)).toThrow(/"description": .*160/);
  });

  it.each([
    ['description', { description: `${'a'.repeat(60)}!` }],
    ['keywords.1', { keywords: ['files', ''] }],
    ['custom_edit_url', { custom_edit_url: 'https://example.com' }],
  ])('names the file and the field if "%s" is invalid: %j', (field, change) => {
    expect(() => parseFrontMatter(FILE, { ...good, ...change })).toThrow(`${FILE}: "${field}": `);
  });

  it('lists the accepted keys for an unknown key', () => {
    expect(() => parseFrontMatter(FILE, { ...good, sidebar_label: 'Files', tags: [] })).toThrow(
      'unknown key "tags". Accepted keys: title, title_meta, description, symbol, symbols, keywords, custom_edit_url, guide.',
    );
  });

  it.each(['displayed_sidebar', 'slug'])('rejects %s, which the build sets', (key) => {
    expect(() => parseFrontMatter(FILE, { ...good, [key]: '/docs' })).toThrow(
      `unknown key "${key}"`,
    );
  });

  it('accepts a symbol or a list of symbols, but not both', () => {
    const symbols = ['Bucket.file', 'Bucket.files'];
    expect(checkFrontMatter({ ...good, symbols }, true).problems).toEqual([]);
    const { problems } = checkFrontMatter({ ...good, symbols, symbol: 'Bucket.file' }, true);
    expect(problems[0]?.text).toContain('"symbol": it is next to "symbols"');
  });
});

describe('guide', () => {
  const guide = {
    kind: 'example',
    project: 'examples/nodejs-rest-api',
    result: 'A REST API with tests',
    sdk: 'nodejs',
    minutes: 30,
    clouds: ['aws', 'azure'],
    topics: ['APIs'],
  };
  const read = (change: object) => (): unknown =>
    parseFrontMatter(FILE, { ...good, guide: { ...guide, ...change } });

  it.each([
    ['project', { project: 'examples/../docs' }, 'must be a folder in examples/'],
    ['result', { result: 'A REST API with tests.' }, 'must not end with a period'],
    ['clouds', { clouds: ['aws', 'aws'] }, 'must name each value only once'],
    ['clouds.0', { clouds: ['ibm'] }, '"aws"|"gcp"|"azure"'],
  ])('is rejected if "%s" is invalid: %j', (field, change, accepted) => {
    expect(read(change)).toThrow(`"guide.${field}": `);
    expect(read(change)).toThrow(accepted);
  });

  it('lists its accepted keys for an unknown key', () => {
    expect(read({ ran: {} })).toThrow(
      'unknown key "guide.ran". Accepted keys: project, kind, result, sdk, minutes, clouds, topics, norun.',
    );
  });
});
