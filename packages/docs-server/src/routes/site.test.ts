import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request, type TestResponse } from '../../tests/request';
import { createTestListener, serveTestApp, type TestServer } from '../../tests/test-app';
import { buildTestSite, files, FRAME_POLICY, INLINE_SCRIPT } from '../../tests/test-site';

let site: Awaited<ReturnType<typeof buildTestSite>>;
let server: TestServer;

beforeAll(async () => {
  site = await buildTestSite();
  server = await serveTestApp(createTestListener({ build: () => site }));
});
afterAll(async () => {
  await server.close();
  site.remove();
});

const get = (
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<TestResponse> => request(server.origin, { path, headers, method });

test.each([
  ['/docs/', 'index.html'],
  ['/docs/apis', 'apis.html'],
  ['/docs/reference/go', 'reference/go.html'],
  ['/docs/img/favicon.svg', 'img/favicon.svg'],
] as const)('%s is %s', async (path, file) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(response.text).toBe(files[file]);
});

test.each([
  ['/', 302, '/docs/'],
  ['/docs', 301, '/docs/'],
  ['/docs/apis/', 301, '/docs/apis'],
  ['/docs/apis.html', 301, '/docs/apis'],
  ['/docs/index.html', 301, '/docs/'],
  ['/docs/installation/', 301, '/docs/getting-started/installation'],
  ['/docs/installation/index.html', 301, '/docs/getting-started/installation'],
  ['/docs/installation?a=b', 301, '/docs/getting-started/installation?a=b'],
  ['/docs/reference?a=b', 301, '/docs/?a=b#libraries'],
  ['/docs/moved', 302, '/docs/apis'],
  ['/.well-known/ai-catalog.json', 302, '/docs/.well-known/ai-catalog.json'],
])('%s redirects with %d to %s', async (path, status, location) => {
  const response = await get(path);
  expect([response.status, response.headers.location]).toEqual([status, location]);
});

test('redirects need no copy of the page that redirects on static hosting', () => {
  expect(site.manifest.files).not.toHaveProperty(['/docs/installation']);
});

describe('Markdown copies', () => {
  it.each([
    ['text/markdown', 'apis.md'],
    ['text/markdown, text/html, */*', 'apis.md'],
    ['text/html, text/markdown', 'apis.html'],
    ['text/html, text/markdown;q=0.9, */*;q=0.8', 'apis.html'],
    ['*/*', 'apis.html'],
    [undefined, 'apis.html'],
  ] as const)('Accept: %s gets %s', async (accept, file) => {
    const response = await get('/docs/apis', { ...(accept && { accept }) });
    expect([response.status, response.text]).toEqual([200, files[file]]);
    expect(response.headers['content-type']).toBe(
      file.endsWith('md') ? 'text/markdown; charset=utf-8' : 'text/html; charset=utf-8',
    );
    expect(response.headers.vary).toBe('Accept, Accept-Encoding');
  });

  it('have an address of their own, which search engines do not index', async () => {
    const { headers, text } = await get('/docs/apis.md', { accept: 'text/html' });
    expect(text).toBe(files['apis.md']);
    expect([headers.vary, headers['x-robots-tag']]).toEqual(['Accept-Encoding', 'noindex']);
    expect((await get('/docs/apis')).headers['x-robots-tag']).toBeUndefined();
  });

  it('exist for the home page, but not for files and pages without one', async () => {
    const accept = 'text/markdown';
    expect((await get('/docs/', { accept })).text).toBe(files['index.md']);
    for (const file of ['reference/go.html', 'img/favicon.svg'] as const) {
      const { text } = await get(`/docs/${file.replace('.html', '')}`, { accept });
      expect(text).toBe(files[file]);
    }
  });

  it.each([
    ['/docs/nothing', 'text/markdown', 'Accept'],
    ['/docs/nothing.md', '*/*', undefined],
    ['/docs/404.md', '*/*', undefined],
  ])('%s with Accept: %s is a 404 in Markdown', async (path, accept, vary) => {
    const response = await get(path, { accept });
    expect([response.status, response.text]).toEqual([404, files['404.md']]);
    expect(response.headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect(response.headers.vary).toBe(vary);
  });
});

test.each([
  '/docs/nothing',
  '/docs/404',
  '/elsewhere',
  '/docs/..%2f..%2fetc%2fpasswd',
  '/docs/%',
  '/docs/%00',
  '/docs/constructor',
])('%s: the 404 page with status 404', async (path) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(response.text).toContain('Page not found');
});

test('methods other than GET and HEAD are rejected', async () => {
  const response = await get('/docs/apis', {}, 'POST');
  expect([response.status, response.headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('a document for a frame has its own policy, and other documents stay out of frames', async () => {
  expect((await get('/docs/assets/playground/frame')).headers).toMatchObject({
    'content-security-policy': FRAME_POLICY,
    'x-frame-options': 'SAMEORIGIN',
  });
  expect((await get('/docs/apis')).headers['x-frame-options']).toBe('DENY');
});

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
  [undefined, undefined, (data: Buffer) => data],
])('Accept-Encoding: %s gets %s', async (accepted, encoding, decode) => {
  const { headers, body } = await get('/docs/apis', {
    ...(accepted && { 'accept-encoding': accepted }),
  });
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers.vary).toBe('Accept, Accept-Encoding');
  expect(headers['content-length']).toBe(String(body.length));
  expect(decode(body).toString()).toBe(files['apis.html']);
});

test.each([
  ['/docs/assets/js/main.0a1b2c3d.js', 'public, max-age=31536000, immutable'],
  ['/docs/apis', 'no-cache'],
  ['/docs/img/favicon.svg', 'public, max-age=3600'],
])('%s is cached with %s', async (path, control) => {
  expect((await get(path)).headers['cache-control']).toBe(control);
});

test.each<Record<string, string>>([{ accept: 'text/markdown' }, { 'accept-encoding': 'br' }])(
  'a response with %j has an ETag of its own, and is a 304 if it matches',
  async (headers) => {
    const [page, other] = [await get('/docs/apis'), await get('/docs/apis', headers)];
    const withTag = ({ headers: { etag = '' } }: TestResponse) =>
      get('/docs/apis', { ...headers, 'if-none-match': etag });
    expect(await withTag(page)).toMatchObject({ status: 200, text: other.text });
    expect(await withTag(other)).toMatchObject({
      status: 304,
      text: '',
      headers: { etag: other.headers.etag, vary: 'Accept, Accept-Encoding' },
    });
  },
);

test.each([
  ['bytes=0-2', 206, 'abc', 'bytes 0-2/26'],
  ['bytes=26-', 416, '', 'bytes */26'],
])('range %s: %d', async (range, status, text, contentRange) => {
  const path = '/docs/files/letters.txt';
  const etag = (await get(path)).headers.etag ?? '';
  const response = await get(path, { range, 'if-range': etag });
  expect([response.status, response.text]).toEqual([status, text]);
  expect(response.headers['content-range']).toBe(contentRange);
  expect((await get(path, { range, 'if-range': '"old"' })).text).toBe(files['files/letters.txt']);
});

test.each(['/docs/apis', '/docs/nothing'])('HEAD %s is GET without a body', async (path) => {
  const [head, full] = [await get(path, {}, 'HEAD'), await get(path)];
  expect(head.status).toBe(full.status);
  expect({ ...head.headers, date: '' }).toEqual({ ...full.headers, date: '' });
  expect(head.text).toBe('');
});

test('the policy contains the hash of each inline script, and no unsafe-inline for scripts', async () => {
  const policy = String((await get('/docs/apis')).headers['content-security-policy']);
  const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src'));
  const hash = createHash('sha256').update(INLINE_SCRIPT).digest('base64');
  // Scripts of redirect pages and data blocks are not included.
  expect(scripts).toBe(`script-src 'self' 'sha256-${hash}'`);
});

test('a removed file is a 404 that nobody caches', async () => {
  const broken = await buildTestSite();
  const other = await serveTestApp(createTestListener({ build: () => broken }));
  fs.rmSync(broken.filesDir, { recursive: true });
  const response = await request(other.origin, { path: '/docs/apis' });
  expect([response.status, response.headers['cache-control']]).toEqual([404, 'no-store']);
  expect(response.headers['content-type']).toBeUndefined();
  await other.close();
  broken.remove();
});

test.each(['/docs/', '/docs/nothing', '/docs/installation', '/docs/api/none'])(
  '%s has the security headers',
  async (path) => {
    expect((await get(path)).headers).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'strict-transport-security': expect.stringContaining('max-age'),
      'x-content-type-options': 'nosniff',
    });
  },
);
