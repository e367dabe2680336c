import { expect, test, type Locator, type Page } from '@playwright/test';
import { serveTestApp, type TestServer } from '@nitric-docs/docs-server/testing';
import { STATIC } from './lib/tags';

const PAGE = '/docs/getting-started/playground';

const panelOf = (page: Page): Locator => page.getByRole('region', { name: 'Run in your browser' });

const statusOf = (page: Page): Locator => panelOf(page).locator('header').getByRole('status');

async function run(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Run', exact: true }).first().click();
  await expect(statusOf(page)).toHaveText(/^Running/);
  return panelOf(page);
}

/** Runs a changed sample. */
async function runCode(page: Page, code: string): Promise<void> {
  const panel = panelOf(page);
  await panel.getByRole('button', { name: 'Edit' }).click();
  await panel.getByLabel('Source of the sample').fill(code);
  await panel.getByRole('button', { name: 'Run changes' }).click();
}

/** A server that nobody may reach. */
let outside: TestServer;
let reached: string[] = [];

test.beforeAll(async () => {
  outside = await serveTestApp(({ url = '' }, response) => {
    reached.push(url);
    response.writeHead(200, { 'access-control-allow-origin': '*' }).end('export {}');
  });
});

test.afterAll(() => outside.close());

test.beforeEach(() => {
  reached = [];
});

test('a visitor of the home page calls an API with two presses', STATIC, async ({ page }) => {
  await page.goto('/docs/');
  const panel = await run(page);
  await panel.getByRole('button', { name: 'Send' }).click();
  await expect(panel.locator('output')).toContainText('201');
  await expect(panel).toContainText('receipts/817.txt');
});

test('readers edit a sample, break it, and bring it back', STATIC, async ({ page }) => {
  await page.goto(PAGE);
  const panel = await run(page);
  await runCode(page, 'const total: number = 1\nconst =');
  await expect(statusOf(page)).toContainText('Line 2');
  await panel.getByRole('button', { name: 'Reset' }).click();
  await expect(statusOf(page)).toHaveText(/^Running/);
  const source = await panel.getByLabel('Source of the sample').inputValue();
  await panel
    .getByLabel('Source of the sample')
    .fill(source.replace("allow('set')", "allow('get')"));
  await panel.getByRole('button', { name: 'Run changes' }).click();
  await expect(statusOf(page)).toHaveText(/^Running/);
  await panel.getByRole('button', { name: 'Send' }).click();
  await expect(statusOf(page)).toHaveText(
    'A cloud would deny this call: orders requests get, but not set.',
  );
});

test(
  'on a phone, the panel scrolls into view, and long errors stay inside',
  STATIC,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/docs/');
    const panel = await run(page);
    await expect(panel.getByRole('button', { name: 'Send' })).toBeInViewport();
    await panel.getByLabel('Request').fill(`GET /${'long-name'.repeat(40)}`);
    await panel.getByRole('button', { name: 'Send' }).click();
    await expect(panel.locator('output')).not.toBeEmpty();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  },
);

test(
  'a sample runs with the keyboard only, and leaves nothing behind',
  STATIC,
  async ({ page }) => {
    await page.goto(PAGE);
    const button = page.locator('[data-run]').first();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(statusOf(page)).toHaveText(/^Running/);
    await expect(button).toBeFocused();
    await panelOf(page).getByLabel('Request').focus();
    await page.keyboard.press('Enter');
    await expect(panelOf(page).locator('output').first()).toContainText('201');
    await button.press('Enter');
    await expect(panelOf(page)).toHaveCount(0);
    await expect.poll(() => page.workers()).toEqual([]);
    expect(page.frames()).toEqual([page.mainFrame()]);
  },
);

test('tabs of other languages say that they run TypeScript', STATIC, async ({ page }) => {
  await page.goto('/docs/');
  await page.getByRole('tab', { name: 'Python' }).first().click();
  await expect(page.getByRole('button', { name: 'Run in TypeScript' }).first()).toBeVisible();
});

/** What a program tries. `OUT` is the address outside. */
const attempts = {
  'fetch of the site': "fetch(location.origin + '/docs/apis')",
  'fetch outside': "fetch('OUT/a')",
  request:
    "new Promise((done, fail) => { const r = new XMLHttpRequest(); r.onload = done; r.onerror = fail; r.open('GET', 'OUT/b'); r.send() })",
  socket:
    "new Promise((done, fail) => { const s = new WebSocket('OUT/c'.replace('http', 'ws')); s.onopen = done; s.onerror = fail })",
  events:
    "new Promise((done, fail) => { const e = new EventSource('OUT/d'); e.onopen = done; e.onerror = fail })",
  'module outside': "import('OUT/e.js')",
  'module of the site': "import('SITE/docs/assets/x.js?secret')",
  'script outside': "Promise.resolve().then(() => importScripts('OUT/f.js'))",
  'code from text': "Promise.resolve().then(() => (0, eval)('1'))",
  'worker of its own':
    'new Promise((done, fail) => { const code = "fetch(\'OUT/g\').then(() => postMessage(1), () => postMessage(0))"; const w = new Worker(URL.createObjectURL(new Blob([code]))); w.onmessage = ({ data }) => (data ? done() : fail()); w.onerror = fail })',
  'shared worker': "Promise.resolve().then(() => new SharedWorker('OUT/h.js'))",
  'service worker': "navigator.serviceWorker.register('/docs/sw.js')",
  storage:
    "new Promise((done, fail) => { const r = indexedDB.open('x'); r.onsuccess = done; r.onerror = fail })",
  cache: "caches.open('x')",
  beacon: "Promise.resolve().then(() => { if (!navigator.sendBeacon('OUT/i')) throw 0 })",
  popup: "Promise.resolve().then(() => open('OUT/j'))",
  'top window': "Promise.resolve().then(() => { top.location = 'OUT/k' })",
  'form of the page': 'Promise.resolve().then(() => document.forms[0].submit())',
  download: "Promise.resolve().then(() => document.createElement('a').click())",
  connection: 'Promise.resolve().then(() => new RTCPeerConnection())',
} as const;

/** What a start loads: the frame, the worker, and the code of the program. An address with a query isn't one of them. */
const OWN_FILE = /^blob:|\/assets\/playground\/(?:frame|worker)\.[\da-f]{8}(?:\.html|\.js)?$/;

test('nothing that a program tries leaves the sandbox', STATIC, async ({ page, baseURL }) => {
  await page.goto(PAGE);
  await run(page);
  const requests: string[] = [];
  const list = Object.entries(attempts)
    .map(([name, code]) => `${JSON.stringify(name)}: () => ${code}`)
    .join(',\n')
    .replaceAll('OUT', outside.origin)
    .replaceAll('SITE', baseURL ?? '');
  await runCode(page, 'console.log("loaded")');
  await expect(panelOf(page)).toContainText('loaded');
  // Requests that the policy has blocked never finish.
  page.context().on('requestfinished', (request) => requests.push(request.url()));
  await panelOf(page).getByRole('button', { name: 'Run changes' }).click();
  await panelOf(page).getByLabel('Source of the sample').fill(`
const attempts = {${list}}
const wait = (ms) => new Promise((done) => setTimeout(done, ms, 'blocked: no answer'))
for (const [name, attempt] of Object.entries(attempts)) {
  const tried = Promise.resolve().then(attempt).then(() => 'ALLOWED', (error) => 'blocked: ' + error)
  console.log(name, await Promise.race([tried, wait(700)]))
}
console.log('all tried')`);
  await panelOf(page).getByRole('button', { name: 'Run changes' }).click();
  await expect(panelOf(page)).toContainText('all tried');
  const log = await panelOf(page).innerText();
  expect(log).not.toContain('ALLOWED');
  expect(log.match(/ blocked: /g)).toHaveLength(Object.keys(attempts).length);
  expect(requests.filter((address) => !OWN_FILE.test(address))).toEqual([]);
  expect(reached).toEqual([]);
});

test('the document of the frame can do nothing either', STATIC, async ({ page, context }) => {
  await page.goto(PAGE);
  await run(page);
  const popups: Page[] = [];
  context.on('page', (popup) => popups.push(popup));
  const frame = page.frames().find((one) => one !== page.mainFrame());
  const allowed = await frame?.evaluate(async (out) => {
    open(`${out}/popup`);
    const form = Object.assign(document.createElement('form'), { action: `${out}/form` });
    document.body.append(form);
    form.submit();
    const load = (element: HTMLElement): Promise<unknown> =>
      new Promise((resolve, reject) => {
        document.head.append(Object.assign(element, { onload: resolve, onerror: reject }));
      });
    const tries: Record<string, () => unknown> = {
      top: () => top?.location.assign(`${out}/top`),
      page: () => parent.document.body,
      picture: () => load(Object.assign(new Image(), { src: `${out}/picture` })),
      script: () =>
        load(Object.assign(document.createElement('script'), { src: `${out}/script.js` })),
      storage: () => localStorage.length,
      cookie: () => document.cookie,
    };
    const outcomes = await Promise.allSettled(
      Object.values(tries).map(async (attempt) => attempt()),
    );
    return Object.keys(tries).filter((_, at) => outcomes[at]?.status !== 'rejected');
  }, outside.origin);
  expect(allowed).toEqual([]);
  // The policy of the page stops a frame that leaves.
  await frame?.evaluate((out) => location.assign(`${out}/leave`), outside.origin);
  await expect.poll(() => frame?.url()).not.toContain('/docs/');
  expect(popups).toEqual([]);
  expect(reached).toEqual([]);
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
});

test.describe('the page stays usable when a program', () => {
  const flood = 'for (;;) postMessage("{}")';
  /** Programs, and what the panel says if a limit ends them. The reader brings the others back while they start. */
  const programs: Record<string, readonly [code: string, end?: string]> = {
    'never ends': ['for (;;) {}'],
    'floods the log': ['for (;;) console.log("x".repeat(1000))'],
    'sends a large message': [
      'postMessage("x".repeat(50_000_000))',
      'The program sent a message that is too large.',
    ],
    'floods the page': [flood, 'The program sent too many messages.'],
    'floods the page when the next one starts': [flood],
    'sends what is not JSON': [
      'postMessage({ a: 1 }); for (;;) {}',
      'The program sent a message that is too large.',
    ],
    'fills the memory': ['const all = []; for (;;) all.push(new Uint8Array(1e8).fill(1))'],
    'pollutes prototypes': [
      'postMessage(\'{"event":{"kind":"content","content":{"buckets":{"__proto__":{"polluted":"yes"}},"__proto__":{"polluted":"yes"}}}}\'); console.log("sent"); for (;;) {}',
    ],
  };
  for (const [name, [code, end]] of Object.entries(programs)) {
    test(name, STATIC, async ({ page }) => {
      await page.goto(PAGE);
      const panel = await run(page);
      await runCode(page, code);
      await (end === undefined
        ? expect(statusOf(page)).not.toHaveText(/^Running/)
        : expect(statusOf(page)).toHaveText(end));
      await panel.getByRole('button', { name: 'Reset' }).click();
      await expect(statusOf(page)).toHaveText(/^Running/);
      await panel.getByRole('button', { name: 'Send' }).click();
      await expect(panel.locator('output').first()).toContainText('201');
      expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
    });
  }
});
