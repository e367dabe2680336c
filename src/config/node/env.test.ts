import fs from 'node:fs';
import path from 'node:path';
import { environmentVariables, readEnv } from './env';

describe('the environment', () => {
  let warn: jest.SpyInstance;

  beforeEach(() => {
    warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => warn.mockRestore());

  it('has the variables and the defaults of .env.example, without analytics and hosted search', () => {
    const text = fs.readFileSync(path.resolve(__dirname, '../../../.env.example'), 'utf8');
    const example = Object.fromEntries(
      [...text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value]) => [name, value]),
    );
    expect(Object.keys(example).sort()).toEqual([...environmentVariables].sort());
    expect(readEnv(example)).toEqual(readEnv({}));
    expect(readEnv({})).not.toMatchObject({ DOCS_ANALYTICS_SITE_ID: expect.anything() as unknown });
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    ['DOCS_SITE_URL', 'http://localhost:3000/', 'http://localhost:3000'],
    ['DOCS_ROBOTS', '', 'noindex,nofollow'],
    ['PORT', '8080', 8080],
    ['DOCS_ALLOWED_HOSTS', 'Docs.example.com, ,a.org ', ['docs.example.com', 'a.org']],
  ])('reads %s="%s" as %j', (name, value, expected) => {
    expect(readEnv({ [name]: value })).toMatchObject({ [name]: expected });
  });

  it('requires either all or none of the variables of hosted search', () => {
    expect(() => readEnv({ DOCS_ALGOLIA_APP_ID: 'APP123', DOCS_ALGOLIA_INDEX: 'docs' })).toThrow(
      '- DOCS_ALGOLIA_SEARCH_KEY: must be set if DOCS_ALGOLIA_APP_ID is set.',
    );
    expect(() => readEnv({ DOCS_ALGOLIA_WRITE_KEY: 'def456' })).not.toThrow();
  });

  it.each([
    ['DOCS_FEEDBACK_STORE', 'mysql://docs:hunter2@db/docs'],
    ['DOCS_FEEDBACK_STORE', 'postgres://docs:hunter2@db:notaport/docs'],
    ['DOCS_ALGOLIA_SEARCH_KEY', 'hunter2 '],
  ])('does not show possible secrets: %s=%s', (name, value) => {
    const read = () => readEnv({ [name]: value });
    expect(read).toThrow(`- ${name}: must `);
    expect(read).not.toThrow('hunter2');
  });

  it('reports all invalid variables in one error', () => {
    const invalid = {
      DOCS_SITE_URL: 'nitric.io',
      DOCS_EDIT_BRANCH: 'my branch',
      DOCS_FEEDBACK_URL: 'feedback',
      SOCIAL_IMAGES: 'yes',
      DOCS_HOST: 'http://x',
      PORT: 'http',
      DOCS_LOG_LEVEL: 'loud',
      DOCS_ANALYTICS_SITE_ID: 'A-C',
    };
    expect(() => readEnv(invalid)).toThrow(`Invalid environment variables (see .env.example):
  - DOCS_SITE_URL="nitric.io": must be an http or https address.
  - DOCS_EDIT_BRANCH="my branch": must be the name of a git branch, such as main.
  - DOCS_FEEDBACK_URL="feedback": must be a path that starts with / or an http or https address.
  - SOCIAL_IMAGES="yes": must be served or static.
  - DOCS_HOST="http://x": must be a host name or an address, such as 0.0.0.0.
  - PORT="http": must be a whole number from 0 to 65535.
  - DOCS_LOG_LEVEL="loud": must be one of debug, info, warn, error, silent.
  - DOCS_ANALYTICS_SITE_ID="A-C": must be a Fathom site ID, which contains only letters and digits.`);
  });

  it.each([
    ['DOCS_SITEURL', 'DOCS_SITE_URL'],
    ['DOCS_FEEDBACK_STOER', 'DOCS_FEEDBACK_STORE'],
    ['DOCS_PORT', 'PORT'],
  ])('rejects %s, which is misspelled, and suggests %s', (name, suggestion) => {
    expect(() => readEnv({ [name]: 'hunter2' })).toThrow(
      `Invalid environment variables (see .env.example):\n  - ${name}: is not a variable of the site. Write ${suggestion}.`,
    );
    expect(() => readEnv({ [name]: 'hunter2' })).not.toThrow('hunter2');
    expect(() => readEnv({ OTHER_SITEURL: 'x' })).not.toThrow();
  });

  it('warns about a protocol in the list of domains', () => {
    readEnv({ DOCS_ANALYTICS_EXCLUDED_DOMAINS: 'https://preview.example.com,localhost' });
    expect(warn.mock.calls).toEqual([
      [expect.stringContaining('"https://preview.example.com" includes a protocol.')],
    ]);
  });
});
