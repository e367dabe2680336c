import type { SearchHit } from '../answers';
import { searchOver, type TestPage } from '../../tests/search-files';

const pages: TestPage[] = [
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
    [['Remove a stack', 'nitric down', '', '', 'Heroku,Fly.io']],
  ],
  [
    '/reference/providers/aws/configuration',
    'Configuration',
    'Configure AWS.',
    [
      [
        'Stack file',
        'Settings by service, such as schedule-timezone. config.<type>.lambda.memory region',
        'min-instances ephemeral-storage',
        'config.<type>.lambda.memory\nregion',
      ],
    ],
  ],
  [
    '/reference/providers/aws/schedules',
    'AWS schedules',
    'How schedules run.',
    [['Keys', 'schedule-timezone Where schedules run.', '', 'schedule-timezone']],
  ],
  [
    '/reference/cli',
    'CLI',
    'Every command.',
    [
      ['Start', 'Run it with nitric start. Read --env-file below, or use nitric up.'],
      ['Deploy', 'Run it with nitric up. --env-file --stack', '', '--env-file\n--stack'],
    ],
  ],
  [
    '/reference/providers/gcp/schedules',
    'Google Cloud schedules',
    'How schedules run.',
    [['What is created', 'A job of Cloud Scheduler and an event grid of its own.']],
  ],
  [
    '/reference/env',
    'Environment variables',
    'What can be set.',
    [['Deployments', 'AZURE_CLIENT_ID AZURE_TENANT_ID', '', 'AZURE_CLIENT_ID\nAZURE_TENANT_ID']],
  ],
  ['/reference/nodejs/secrets/secret-version', 'secret.version()', 'Refer to a version.'],
  ['/reference/nodejs/v0', 'Node.js SDK', 'The SDK for Node.js.'],
  [
    '/reference/lambda',
    'Lambda settings',
    'What can be set.',
    [
      ['Timeout', 'How long it may run.'],
      ['Memory', 'How much it has.'],
    ],
  ],
  [
    '/http',
    'HTTP',
    'Answer requests of any path.',
    [['Lambda', 'The timeout of lambda is set. A lambda timeout is 15 seconds.']],
  ],
  [
    '/vault',
    'Vault',
    'What nobody may see.',
    [
      ['Store an API key', 'Put it there.'],
      ['Find problems', 'Look.'],
    ],
  ],
  ['/reference/go/storage/bucket-file-write', 'Bucket.File.Write()', 'Write a file.'],
  ['/apis', 'APIs', 'Answer requests.', [['Secure an API', 'With OIDC.']]],
  ['/reference/nodejs/v0/collection-doc', 'collection.doc()', 'Refer to a document.'],
  ['/reference/nodejs/storage/bucket-file', 'bucket.file()', 'Refer to a file.'],
  ['/reference/nodejs/v0/storage/bucket-file', 'bucket.file()', 'Refer to a file in v0.'],
  ['/reference/python/storage/bucket-file', 'bucket.file()', 'Refer to a file.'],
  ['/reference/nodejs/storage/bucket-file-uploadurl', 'file.getUploadUrl()', 'Sign a URL.'],
  ['/reference/python/storage/bucket-file-uploadurl', 'file.upload_url()', 'Sign an address.'],
  ['/reference/jvm/v0', 'JVM SDK', 'The SDK for Java and Kotlin.'],
  ['/reference/go', 'Go SDK', 'The SDK for Go.'],
  ['/guides/nodejs/secure', 'Secure an API with Nitric', 'Follow each step.'],
  ['/reference/python/sql/connection', 'sql.connection_string()', 'Return an address.'],
  ['/guides/nodejs/rows', 'PostgREST', 'Read rows.'],
  ['/connections', 'Connection string', 'Connect with a string.'],
  ['/uploads', 'Get an upload', 'Get uploads.'],
  ['/sql', 'SQL databases', 'Query Postgres.'],
];

const search = searchOver(pages);
const ask = async (query: string, readingRoute?: string): Promise<SearchHit[]> => {
  const { hits } = await search.search({
    query,
    hitsPerPage: 20,
    snippetWords: 10,
    ...(readingRoute ? { readingRoute } : {}),
  });
  return hits;
};
const first = async (query: string, readingRoute?: string): Promise<string | undefined> =>
  (await ask(query, readingRoute))[0]?.objectID;

describe('search', () => {
  it.each([
    ['the title of a page', 'storage', '/storage'],
    ['the start of a word', 'sched', '/schedules'],
    ['another form of a word', 'deploying', '/getting-started/deployment'],
    ['swapped letters', 'secerts', '/secrets'],
    ['a page and its section', 'storage limits', '/storage#limits'],
    [
      'a function by its name in another SDK',
      'getUploadUrl py',
      '/reference/python/storage/bucket-file-uploadurl',
    ],
    [
      'a name that the site gave to a section',
      'deploy heroku',
      '/getting-started/deployment#remove-a-stack',
    ],
    ['a synonym', 'erase a file', '/storage#delete-a-file'],
    ['a word with an extra space', 'web socket', '/websockets'],
    [
      'a key in a code sample',
      'min-instances',
      '/reference/providers/aws/configuration#stack-file',
    ],
    ['the start of an identifier', 'getUpl', '/reference/nodejs/storage/bucket-file-uploadurl'],
    ['a name in snake case', 'connection_string', '/reference/python/sql/connection'],
    ['the title of a guide', 'secure an api with nitric', '/guides/nodejs/secure'],
    ['a misspelled word with the stem of another one', 'postgers', '/sql'],
    ['a key that a table defines', 'schedule-timezone', '/reference/providers/aws/schedules#keys'],
    ['a flag after its command', 'nitric up --env-file', '/reference/cli#deploy'],
    ['an SDK that has only a frozen version', 'kotlin', '/reference/jvm/v0'],
    ['an alias of an SDK', 'golang', '/reference/go'],
    ['a cloud and a resource', 'google schedules', '/reference/providers/gcp/schedules'],
    ['a service of a cloud', 'event grid', '/reference/providers/gcp/schedules#what-is-created'],
    ['a misspelled name', 'bucket.flie', '/reference/nodejs/storage/bucket-file'],
    ['only a version', 'v0', '/reference/nodejs/v0'],
    ['a series of versions', 'bucket.file 0.x', '/reference/nodejs/v0/storage/bucket-file'],
    [
      'a call chain with an argument',
      "bucket.file('a').wri",
      '/reference/go/storage/bucket-file-write',
    ],
    ['adjacent words', 'how do I store an api key', '/vault#store-an-api-key'],
  ])('finds a page by %s: %s', async (_, query, expected) => {
    expect(await first(query)).toBe(expected);
  });

  it.each(['bucket.file nodejs unheardof', 'collection.doc', 'node sdk', 'file'])(
    'finds no page of a frozen version that the query does not name: %s',
    async (query) => {
      const found = (await ask(query)).map(({ objectID }) => objectID);
      expect(found.filter((id) => id.includes('/v0'))).toEqual([]);
    },
  );

  it('prefers the SDK and version that the reader has open', async () => {
    expect(await first('bucket.file', '/reference/python')).toBe(
      '/reference/python/storage/bucket-file',
    );
    expect(await first('bucket.file', '/reference/nodejs/v0')).toBe(
      '/reference/nodejs/v0/storage/bucket-file',
    );
  });

  it.each(['', '?!', 'zzzzqqqq'])('returns no results for %j', async (query) => {
    expect(await ask(query)).toEqual([]);
  });

  it.each([
    'a'.repeat(10_000),
    'constructor __proto__ toString',
    'storage '.repeat(2000),
    '.'.repeat(10_000),
    '\ud800 storage',
    '-- --- <x> ..-_',
  ])('accepts %j', async (query) => {
    await expect(ask(query)).resolves.toBeInstanceOf(Array);
  });

  it('returns the address, the headings, and the matches of a hit', async () => {
    const [hit] = await ask('delete a file');
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

  it('counts all hits and limits those that it returns', async () => {
    const { hits, nbHits } = await search.search({
      query: 'file',
      hitsPerPage: 2,
      snippetWords: 5,
    });
    expect(hits).toHaveLength(2);
    expect(nbHits).toBeGreaterThan(2);
  });
});
