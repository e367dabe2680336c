/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { environmentVariables, readEnv } from './env';

describe('the environment', () => {
  let warn: jest.SpyInstance;

  beforeEach(() => {
    warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => warn.mockRestore());

  const DEFAULTS = {
    DOCS_SITE_URL: 'https://nitric.io',
    DOCS_EDIT_BRANCH: 'main',
    DOCS_FEEDBACK_URL: '/docs/api/feedback',
    DOCS_SOCIAL_IMAGE_URL: '/docs/api/og',
    SOCIAL_IMAGES: 'served',
    DOCS_HOST: 'localhost',
    PORT: 3000,
    DOCS_FEEDBACK_STORE: '.data',
    DOCS_FEEDBACK_RATE_LIMIT: 10,
    DOCS_ALLOWED_HOSTS: [],
    DOCS_SHUTDOWN_GRACE: 1,
    DOCS_TRUSTED_PROXIES: 0,
    DOCS_LOG_LEVEL: 'info',
    DOCS_ANALYTICS_EXCLUDED_DOMAINS: ['localhost', '127.0.0.1'],
  };

  it('has defaults for all required settings, and no analytics', () => {
    expect(readEnv({})).toEqual(DEFAULTS);
    expect(warn).not.toHaveBeenCalled();
  });

  it('treats an empty variable as unset', () => {
    expect(readEnv(Object.fromEntries(environmentVariables.map((name) => [name, ''])))).toEqual(
      DEFAULTS,
    );
  });

  it('reads every variable', () => {
    expect(
      readEnv({
        DOCS_SITE_URL: 'http://localhost:3000/',
        DOCS_EDIT_BRANCH: 'release/v1.2_x',
        DOCS_FEEDBACK_URL: 'https://api.example.com/feedback?site=docs',
        DOCS_SOCIAL_IMAGE_URL: '/images',
        SOCIAL_IMAGES: 'static',
        DOCS_HOST: '0.0.0.0',
        PORT: '8080',
        DOCS_FEEDBACK_STORE: 'postgres://docs@db.example.com/docs',
        DOCS_FEEDBACK_RATE_LIMIT: '100',
        DOCS_ALLOWED_HOSTS: 'Docs.example.com, www.example.com',
        DOCS_SHUTDOWN_GRACE: '15',
        DOCS_TRUSTED_PROXIES: '2',
        DOCS_LOG_LEVEL: 'debug',
        DOCS_ANALYTICS_SITE_ID: 'ABCdef1',
        DOCS_ANALYTICS_EXCLUDED_DOMAINS: ' preview.example.com, ,other.example.com ',
        DOCS_ALGOLIA_APP_ID: 'APP123',
        DOCS_ALGOLIA_SEARCH_KEY: 'abc123',
        DOCS_ALGOLIA_INDEX: 'nitric_docs',
        DOCS_ALGOLIA_WRITE_KEY: 'def456',
        PATH: '/bin',
      }),
    ).toEqual({
      DOCS_SITE_URL: 'http://localhost:3000',
      DOCS_EDIT_BRANCH: 'release/v1.2_x',
      DOCS_FEEDBACK_URL: 'https://api.example.com/feedback?site=docs',
      DOCS_SOCIAL_IMAGE_URL: '/images',
      SOCIAL_IMAGES: 'static',
      DOCS_HOST: '0.0.0.0',
      PORT: 8080,
      DOCS_FEEDBACK_STORE: 'postgres://docs@db.example.com/docs',
      DOCS_FEEDBACK_RATE_LIMIT: 100,
      DOCS_ALLOWED_HOSTS: ['docs.example.com', 'www.example.com'],
      DOCS_SHUTDOWN_GRACE: 15,
      DOCS_TRUSTED_PROXIES: 2,
      DOCS_LOG_LEVEL: 'debug',
      DOCS_ANALYTICS_SITE_ID: 'ABCdef1',
      DOCS_ANALYTICS_EXCLUDED_DOMAINS: ['preview.example.com', 'other.example.com'],
      DOCS_ALGOLIA_APP_ID: 'APP123',
      DOCS_ALGOLIA_SEARCH_KEY: 'abc123',
      DOCS_ALGOLIA_INDEX: 'nitric_docs',
      DOCS_ALGOLIA_WRITE_KEY: 'def456',
    });
  });

  it('requires either all or none of the variables of hosted search', () => {
    expect(() => readEnv({ DOCS_ALGOLIA_APP_ID: 'APP123', DOCS_ALGOLIA_INDEX: 'docs' })).toThrow(
      '- DOCS_ALGOLIA_SEARCH_KEY: must be set if DOCS_ALGOLIA_APP_ID is set.',
    );
    expect(() => readEnv({ DOCS_ALGOLIA_WRITE_KEY: 'def456' })).not.toThrow();
  });

  it.each([
    [
      'DOCS_FEEDBACK_STORE',
      'mysql://docs:hunter2@db/docs',
      'must be a folder or an address such as',
    ],
    ['DOCS_FEEDBACK_STORE', 'postgres://docs:hunter2@db:notaport/docs', 'must be a folder or an'],
    ['DOCS_ALGOLIA_WRITE_KEY', 'hunter2 ', 'must contain only letters, digits, - and _'],
    ['DOCS_ALGOLIA_SEARCH_KEY', 'hunter2 ', 'must contain only letters, digits, - and _'],
  ])('does not show possible secrets: %s=%s', (name, value, accepted) => {
    const read = () => readEnv({ [name]: value });
    expect(read).toThrow(`- ${name}: ${accepted}`);
    expect(read).not.toThrow('hunter2');
  });

  it.each([
    ['DOCS_SITE_URL', 'nitric.io', 'must be an http or https address'],
    ['DOCS_SITE_URL', 'ftp://nitric.io', 'must be an http or https address'],
    ['DOCS_SITE_URL', 'https://nitric.io/docs', 'must be an origin without a path'],
    ['DOCS_SITE_URL', 'https://nitric.io?a=b', 'must be an origin without a path'],
    ['DOCS_EDIT_BRANCH', 'my branch', 'must be the name of a git branch, such as main'],
    [
      'DOCS_FEEDBACK_URL',
      'feedback',
      'must be a path that starts with / or an http or https address',
    ],
    [
      'DOCS_FEEDBACK_URL',
      '//example.com',
      'must be a path that starts with / or an http or https address',
    ],
    [
      'DOCS_SOCIAL_IMAGE_URL',
      'javascript:alert(1)',
      'must be a path that starts with / or an http or https address',
    ],
    ['SOCIAL_IMAGES', 'yes', 'must be served or static'],
    ['DOCS_HOST', 'http://x', 'must be a host name or an address, such as 0.0.0.0'],
    ['PORT', '65536', 'must be a whole number from 0 to 65535'],
    ['PORT', 'http', 'must be a whole number from 0 to 65535'],
    ['DOCS_SHUTDOWN_GRACE', '601', 'must be a whole number from 0 to 600'],
    ['DOCS_FEEDBACK_RATE_LIMIT', '0', 'must be a whole number from 1 to 1000000000'],
    ['DOCS_TRUSTED_PROXIES', '-1', 'must be a whole number from 0 to 10'],
    ['DOCS_LOG_LEVEL', 'loud', 'must be one of debug, info, warn, error, silent'],
    [
      'DOCS_ANALYTICS_SITE_ID',
      'AB-C',
      'must be a Fathom site ID, which contains only letters and digits',
    ],
  ])('rejects %s="%s": %s', (name, value, reason) => {
    expect(() => readEnv({ [name]: value })).toThrow(
      `Invalid environment variables (see .env.example):\n  - ${name}="${value}": ${reason}.`,
    );
  });

  it('reports all invalid variables in one error', () => {
    expect(() => readEnv({ DOCS_SITE_URL: 'x', DOCS_EDIT_BRANCH: 'a b' })).toThrow(
      /- DOCS_SITE_URL="x".*\n.*- DOCS_EDIT_BRANCH="a b"/,
    );
  });

  it('warns about a protocol in the list of domains', () => {
    readEnv({ DOCS_ANALYTICS_EXCLUDED_DOMAINS: 'https://preview.example.com,localhost' });
    expect(warn.mock.calls).toEqual([
      [
        'DOCS_ANALYTICS_EXCLUDED_DOMAINS: "https://preview.example.com" includes a protocol. Write only the host, such as preview.example.com.',
      ],
    ]);
  });

  it('is documented in .env.example', () => {
    const example = fs.readFileSync(path.resolve(__dirname, '../../.env.example'), 'utf8');
    const listed = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(listed.sort()).toEqual([...environmentVariables].sort());
  });
});
