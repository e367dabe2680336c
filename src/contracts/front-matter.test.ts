/** @jest-environment node */
import { DESCRIPTION_LENGTH, parseFrontMatter } from './front-matter';

const good = {
  title: 'Storage',
  description: 'Store, read, list and share files from your services with Nitric buckets.',
};
const FILE = 'docs/storage.mdx';

/** A sentence of so many characters. */
const sentence = (length: number): string => `${'a'.repeat(length - 1)}.`;

describe('front matter', () => {
  it('needs a title and a description', () => {
    expect(parseFrontMatter(FILE, good)).toEqual(good);
  });

  it('may have every other accepted key', () => {
    const full = {
      ...good,
      title_meta: 'Storage buckets',
      symbol: 'Bucket.file',
      keywords: ['files'],
      custom_edit_url: null,
    };
    expect(parseFrontMatter(FILE, full, true)).toEqual(full);
  });

  it('takes descriptions of the shortest and the longest length', () => {
    const { min, max } = DESCRIPTION_LENGTH;
    expect([min, max]).toEqual([50, 160]);
    for (const length of [min, max]) {
      expect(() =>
        parseFrontMatter(FILE, { ...good, description: sentence(length) }),
      ).not.toThrow();
    }
    for (const length of [min - 1, max + 1]) {
      expect(() => parseFrontMatter(FILE, { ...good, description: sentence(length) })).toThrow(
        /"description": .*(?:50|160)/,
      );
    }
  });

  it.each([
    ['title', { title: '' }],
    ['title', { title: undefined }],
    ['title', { title: 404 }],
    ['title_meta', { title_meta: ' ' }],
    ['description', { description: undefined }],
    ['description', { description: `${'a'.repeat(60)}!` }],
    ['symbol', { symbol: '' }],
    ['keywords', { keywords: 'files' }],
    ['keywords.1', { keywords: ['files', ''] }],
    ['custom_edit_url', { custom_edit_url: 'https://example.com' }],
  ])('names the file and the field when "%s" is wrong: %j', (field, change) => {
    expect(() => parseFrontMatter(FILE, { ...good, ...change })).toThrow(
      `Front matter of ${FILE}:\n  - "${field}": `,
    );
  });

  it('names the accepted keys for an unknown one', () => {
    expect(() => parseFrontMatter(FILE, { ...good, sidebar_label: 'Files', tags: [] })).toThrow(
      'unknown key "sidebar_label", "tags". Accepted keys: title, title_meta, description, symbol, keywords, custom_edit_url.',
    );
  });

  it.each(['displayed_sidebar', 'slug'])('leaves %s to the build', (key) => {
    expect(() => parseFrontMatter(FILE, { ...good, [key]: '/docs' })).toThrow(
      `unknown key "${key}"`,
    );
  });

  it('asks a page about an SDK function for its symbol', () => {
    expect(() => parseFrontMatter(FILE, good, true)).toThrow(
      '"symbol": missing. A page about one SDK function names it, such as Bucket.file.',
    );
  });

  it('names every problem in one error', () => {
    expect(() =>
      parseFrontMatter(FILE, { title: '', description: 'Short', tags: [] }, true),
    ).toThrow(
      /- "title".*\n(?:.*\n)*.*- "description".*\n(?:.*\n)*.*- unknown key "tags".*\n.*- "symbol": missing/,
    );
  });
});
