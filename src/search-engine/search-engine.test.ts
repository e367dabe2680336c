/** @jest-environment node */
import type { SearchHit } from '../contracts/search';
import type { SearchTexts, SearchTitles } from '../contracts/search-index';
import { answer, SearchIndex } from '.';

type Page = [
  route: string,
  title: string,
  description: string,
  sections?: [heading: string, text: string, code?: string][],
];

const pages: Page[] = [
  [
    '/storage',
    'Storage',
    'Keep files in buckets and share them.',
    [
      ['Delete a file', 'Remove one file by its key.', 'bucket.file delete'],
      ['Limits', 'A name has at most 63 characters.'],
    ],
  ],
  ['/secrets', 'Secrets', 'Keep sensitive values.', [['Rotate a secret', 'Put a new version.']]],
  ['/schedules', 'Schedules', 'Run code at an interval.', [['Cron expressions', 'Five fields.']]],
  ['/keyvalue', 'Key Value Stores', 'Keep documents under a key.'],
  ['/websockets', 'Websockets', 'Hold connections open.'],
  [
    '/getting-started/deployment',
    'Deployment',
    'Deploy a stack to a cloud.',
    [['Remove a stack', 'nitric down']],
  ],
  [
    '/reference/providers/aws/configuration',
    'Configuration',
    'Configure AWS.',
    [['Stack file', 'Settings by service.', 'min-instances ephemeral-storage']],
  ],
  ['/reference/nodejs/storage/bucket-file', 'bucket.file()', 'Refer to a file.'],
  ['/reference/nodejs/v0/storage/bucket-file', 'bucket.file()', 'Refer to a file in v0.'],
  ['/reference/python/storage/bucket-file', 'bucket.file()', 'Refer to a file.'],
  ['/reference/nodejs/storage/bucket-file-uploadurl', 'file.getUploadUrl()', 'Sign a URL.'],
  ['/reference/csharp/v0', 'C# .NET SDK', 'The SDK for C#.'],
  ['/reference/jvm/v0', 'JVM SDK', 'The SDK for Java and Kotlin.'],
  ['/reference/go', 'Go SDK', 'The SDK for Go.'],
];

function indexOf(list: Page[]): SearchIndex {
  const index = new SearchIndex();
  const titles: SearchTitles = list.map(([route, title, description, sections = []]) => [
    route,
    title,
    description,
    sections.map(([heading]) => [heading, '', 2]),
  ]);
  const texts: SearchTexts = list.map(([, , , sections = []]) => [
    ['', ''],
    ...sections.map(([, text, code = '']): [string, string] => [text, code]),
  ]);
  index.addTexts(index.addTitles(titles), texts);
  return index;
}

const index = indexOf(pages);
const ask = (query: string, readingRoute?: string): SearchHit[] =>
  answer(index, {
    query,
    hitsPerPage: 20,
    snippetWords: 10,
    ...(readingRoute ? { readingRoute } : {}),
  }).hits;
const first = (query: string, readingRoute?: string): string | undefined =>
  ask(query, readingRoute)[0]?.objectID;

describe('search', () => {
  it.each([
    ['the title of a page', 'storage', '/storage'],
    ['the start of a word', 'sched', '/schedules'],
    ['another form of a word', 'deploying', '/getting-started/deployment'],
    ['swapped letters', 'secerts', '/secrets'],
    ['a missing letter', 'websockts', '/websockets'],
    ['a heading', 'rotate a secret', '/secrets#rotate-a-secret'],
    ['a question', 'how do I delete a file?', '/storage#delete-a-file'],
    ['a synonym', 'erase a file', '/storage#delete-a-file'],
    ['words written apart', 'web socket', '/websockets'],
    ['words written together', 'keyvalue', '/keyvalue'],
    ['a key of a sample', 'min-instances', '/reference/providers/aws/configuration#stack-file'],
    ['an identifier', 'getUploadUrl', '/reference/nodejs/storage/bucket-file-uploadurl'],
    [
      'an identifier in small letters',
      'getuploadurl',
      '/reference/nodejs/storage/bucket-file-uploadurl',
    ],
    ['the parts of an identifier', 'upload url', '/reference/nodejs/storage/bucket-file-uploadurl'],
    ['C#', 'c#', '/reference/csharp/v0'],
    ['.NET', '.net', '/reference/csharp/v0'],
    ['an alias of an SDK', 'golang', '/reference/go'],
    ['a language that an SDK serves', 'kotlin', '/reference/jvm/v0'],
    ['an SDK and a name', 'python bucket.file', '/reference/python/storage/bucket-file'],
    ['a version and a name', 'bucket.file v0', '/reference/nodejs/v0/storage/bucket-file'],
  ])('finds by %s: %s', (_, query, expected) => {
    expect(first(query)).toBe(expected);
  });

  it('puts the latest version above its older twin', () => {
    const found = ask('bucket.file nodejs').map(({ objectID }) => objectID);
    const places = ['', '/v0'].map((version) =>
      found.indexOf(`/reference/nodejs${version}/storage/bucket-file`),
    );
    expect(places[0]).toBeGreaterThanOrEqual(0);
    expect(places[1]).toBeGreaterThan(places[0] ?? -1);
  });

  it('prefers the SDK and version that are being read', () => {
    expect(first('bucket.file', '/reference/python')).toBe('/reference/python/storage/bucket-file');
    expect(first('bucket.file', '/reference/nodejs/v0')).toBe(
      '/reference/nodejs/v0/storage/bucket-file',
    );
  });

  it.each(['', '   ', '?!', '🚀', '\u0000', 'zzzzqqqq'])('finds nothing for %j', (query) => {
    expect(ask(query)).toEqual([]);
  });

  it.each([
    'a'.repeat(10_000),
    '<script>',
    'constructor __proto__ toString',
    'مرحبا',
    'x '.repeat(500),
  ])('stands %j', (query) => {
    expect(() => ask(query)).not.toThrow();
  });

  it('gives each hit its place, and marks what was asked', () => {
    const hit = ask('delete a file')[0];
    expect(hit).toMatchObject({
      url: '/docs/storage#delete-a-file',
      type: 'lvl2',
      hierarchy: { lvl0: 'Building blocks', lvl1: 'Storage', lvl2: 'Delete a file', lvl3: null },
      content: 'Remove one file by its key.',
      snippets: {
        lvl2: '<mark>Delete</mark> a <mark>file</mark>',
        content: '<mark>Remove</mark> one <mark>file</mark> by its key.',
      },
    });
  });

  it('counts pages and keeps to the number of hits', () => {
    const { hits, nbHits } = answer(index, { query: 'file', hitsPerPage: 2, snippetWords: 5 });
    expect(hits).toHaveLength(2);
    expect(nbHits).toBeGreaterThan(2);
  });

  it('names a page once for its title and once for each heading at most', () => {
    const found = ask('file').map(({ objectID }) => objectID);
    expect(new Set(found).size).toBe(found.length);
  });

  it('answers from titles alone until the texts come', () => {
    const growing = new SearchIndex();
    const added = growing.addTitles([['/jobs', 'Jobs', 'Run long work.', []]]);
    const request = { query: 'gpu', hitsPerPage: 20, snippetWords: 5 };
    expect(answer(growing, { ...request, query: 'jobs' }).nbHits).toBe(1);
    expect(answer(growing, request).nbHits).toBe(0);
    growing.addTexts(added, [[['Ask for a GPU.', '']]]);
    expect(answer(growing, request).nbHits).toBe(1);
  });
});
