import { request } from '../../tests/request';
import { createTestApp, createTestListener, serveTestApp, SITE_ORIGIN } from '../../tests/test-app';
import { StoreUnavailableError } from './feedback-store';
import { createLog } from './log';

const ADDRESS = '/docs/api/feedback';
const CLIENT = '203.0.113.7';
const WORDS = 'my name is Ada';
const AGENT = 'Agent/1.0 of Ada';

/** The log of one POST request. */
async function logOf(fail?: Error): Promise<string[]> {
  const lines: string[] = [];
  const log = createLog('debug', { write: (line: string) => void lines.push(line) });
  const { app, store } = createTestApp({ log, env: { DOCS_TRUSTED_PROXIES: 1 } });
  store.fail = fail;
  const server = await serveTestApp(createTestListener({ api: app }), log);
  await request(server.origin, {
    method: 'POST',
    path: `${ADDRESS}?from=mail-to-ada`,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': CLIENT, 'user-agent': AGENT },
    body: JSON.stringify({
      url: `${SITE_ORIGIN}/docs/apis`,
      answer: 'no',
      comment: WORDS,
      ua: AGENT,
    }),
  });
  await server.close();
  return lines;
}

const detailed = Object.assign(new Error('no room'), {
  code: '53100',
  detail: `Failing row contains (${WORDS}).`,
});

test('a request is logged as one line with method, path, status, and duration', async () => {
  const entries = (await logOf()).map((line) => JSON.parse(line) as object);
  const time = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/);
  const ms = expect.any(Number);
  expect(entries).toEqual([
    { level: 30, time, method: 'POST', path: ADDRESS, status: 200, ms, msg: 'request' },
  ]);
});

test.each([
  ['the store is away', new StoreUnavailableError('full', { cause: detailed })],
  ['something else fails', detailed],
])('the log contains no personal data if %s', async (_case, error) => {
  const text = (await logOf(error)).join('');
  expect(text).toContain(ADDRESS);
  for (const personal of [CLIENT, WORDS, AGENT, 'mail-to-ada']) {
    expect(text).not.toContain(personal);
  }
});
