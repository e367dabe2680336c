/** @jest-environment node */
import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readEnv } from '../../src/config/env';
import { RULES_SOURCE } from '../services/security-headers';
import { createTestApp } from '../testing/test-app';
import { buildTestSite, files, INLINE_SCRIPT } from '../testing/test-site';

type Site = Awaited<ReturnType<typeof buildTestSite>>;
let site: Site;
let get: (path: string, headers?: Record<string, string>, method?: string) => Promise<Response>;

beforeAll(async () => {
  site = await buildTestSite();
  const { app } = createTestApp({ site: { built: site, policy: readEnv({}) } });
  get = async (path, headers = {}, method = 'GET') =>
    app.fetch(new Request(`http://docs.local${path}`, { method, headers }));
});
afterAll(() => site.remove());

test.each([
  ['/docs/', 'index.html'],
  ['/docs/apis', 'apis.html'],
  ['/docs/apis?from=mail', 'apis.html'],
  ['/docs/reference/go', 'reference/go.html'],
  ['/docs/img/favicon.svg', 'img/favicon.svg'],
] as const)('%s is %s', async (path, file) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(files[file]);
});

describe('redirects', () => {
  it.each([
    ['/', 302, '/docs/'],
    ['/docs', 301, '/docs/'],
    ['/docs/apis/', 301, '/docs/apis'],
    ['/docs/apis.html', 301, '/docs/apis'],
    ['/docs/index.html', 301, '/docs/'],
    ['/docs/installation', 301, '/docs/getting-started/installation'],
    ['/docs/installation/', 301, '/docs/getting-started/installation'],
    ['/docs/installation?a=b', 301, '/docs/getting-started/installation?a=b'],
    ['/docs/reference?a=b', 301, '/docs/?a=b#libraries'],
  ])('%s: %d to %s', async (path, status, location) => {
    const response = await get(path);
    expect([response.status, response.headers.get('location')]).toEqual([status, location]);
  });
});

describe('what is not there', () => {
  it.each([
    '/docs/nothing',
    '/docs/404',
    '/docs/404.html/x',
    '/elsewhere',
    '/docs/../package.json',
    '/docs/%2e%2e/%2e%2e/etc/passwd',
    '/docs/..%2f..%2fetc%2fpasswd',
    '/docs/%',
    '/docs/%00',
    '/docs//apis',
    '/docs/constructor',
  ])('%s: the 404 page with status 404', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Page not found');
  });

  it('is the same for HEAD, without a body', async () => {
    const response = await get('/docs/nothing', {}, 'HEAD');
    expect([response.status, await response.text()]).toEqual([404, '']);
  });

  it('is a method other than GET and HEAD', async () => {
    const response = await get('/docs/apis', {}, 'POST');
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('encodings', () => {
  const body = async (response: Response) => Buffer.from(await response.arrayBuffer());
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
    ['', null],
  ])('Accept-Encoding: %s gets %s', async (accepted, encoding) => {
    const response = await get('/docs/apis', accepted ? { 'accept-encoding': accepted } : {});
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    const bytes = await body(response);
    expect(response.headers.get('content-length')).toBe(String(bytes.length));
    const decode =
      { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? ((data: Buffer) => data);
    expect(decode(bytes).toString()).toBe(files['apis.html']);
  });

  it('leaves small files alone', async () => {
    const response = await get('/docs/files/letters.txt', { 'accept-encoding': 'br' });
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(response.headers.get('vary')).toBeNull();
  });
});

describe('caching', () => {
  it('is for ever for hashed assets, an hour for the site’s pictures, and asks again for everything else', async () => {
    const control = async (path: string) => (await get(path)).headers.get('cache-control');
    expect(await control('/docs/assets/js/main.0a1b2c3d.js')).toBe(
      'public, max-age=31536000, immutable',
    );
    expect(await control('/docs/apis')).toBe('no-cache');
    expect(await control('/docs/img/favicon.svg')).toBe('public, max-age=3600');
  });

  it('has an ETag for each encoding, and 304 for the one that is known', async () => {
    const br = { 'accept-encoding': 'br' };
    const etag = (await get('/docs/apis', br)).headers.get('etag') ?? '';
    expect(etag).not.toBe((await get('/docs/apis')).headers.get('etag'));
    const again = await get('/docs/apis', { ...br, 'if-none-match': etag });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    const weak = await get('/docs/apis', { ...br, 'if-none-match': `"x", W/${etag}` });
    expect(weak.status).toBe(304);
    expect((await get('/docs/apis', { ...br, 'if-none-match': '"x"' })).status).toBe(200);
  });
});

describe('ranges', () => {
  const path = '/docs/files/letters.txt';
  it.each([
    ['bytes=0-2', 'abc', 'bytes 0-2/26'],
    ['bytes=23-', 'xyz', 'bytes 23-25/26'],
    ['bytes=-1', 'z', 'bytes 25-25/26'],
    ['bytes=24-99', 'yz', 'bytes 24-25/26'],
  ])('%s is %s', async (range, text, contentRange) => {
    const response = await get(path, { range });
    expect([response.status, await response.text(), response.headers.get('content-range')]).toEqual(
      [206, text, contentRange],
    );
    expect(response.headers.get('content-length')).toBe(String(text.length));
  });

  it('is 416 beyond the end', async () => {
    const response = await get(path, { range: 'bytes=26-' });
    expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */26']);
  });

  it.each(['bytes=0-1,4-5', 'lines=1-2', 'bytes=x', ''])(
    'is the whole file for "%s"',
    async (range) => {
      const response = await get(path, { range });
      expect([response.status, (await response.text()).length]).toEqual([200, 26]);
    },
  );

  it('belongs to the version that If-Range names', async () => {
    const etag = (await get(path)).headers.get('etag') ?? '';
    expect((await get(path, { range: 'bytes=0-2', 'if-range': etag })).status).toBe(206);
    expect((await get(path, { range: 'bytes=0-2', 'if-range': '"old"' })).status).toBe(200);
  });
});

test('HEAD has the headers of GET and no body', async () => {
  const [head, full] = [await get('/docs/apis', {}, 'HEAD'), await get('/docs/apis')];
  expect([...head.headers]).toEqual([...full.headers]);
  expect(await head.text()).toBe('');
});

test('the policy names the hash of each inline script, and no unsafe-inline for scripts', async () => {
  const policy = (await get('/docs/apis')).headers.get('content-security-policy') ?? '';
  const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src'));
  const hash = createHash('sha256').update(INLINE_SCRIPT).digest('base64');
  // The scripts of redirect pages and data blocks are not in it.
  expect(scripts).toBe(`script-src 'self' 'sha256-${hash}' ${RULES_SOURCE}`);
});

test('every answer has the security headers', async () => {
  for (const path of [
    '/docs/',
    '/docs/nothing',
    '/docs/installation',
    '/docs/api/health',
    '/docs/api/none',
  ]) {
    const { headers } = await get(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('x-frame-options')).toBe('DENY');
  }
});
