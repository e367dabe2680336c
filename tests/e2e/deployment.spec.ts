import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import type { IncomingMessage, RequestListener } from 'node:http';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { readBuiltSite } from '@nitric-docs/docs-server';
import { createSiteListener, createTestApp, serveTestApp } from '@nitric-docs/docs-server/testing';
import { copySite, writePage } from '../integration/site-copy';
import { ready, watchConsole } from './lib/page-health';
import { STATIC } from './lib/tags';
import { BUILD_TIMEOUT_MS } from './lib/limits';

// One worker runs all of them: each worker would build the two deployments for itself.
test.describe.configure({ mode: 'default' });

let siteDir: string;
let before: ReturnType<typeof build>;
let after: ReturnType<typeof build>;

const faq = (text: string): string =>
  [
    '---',
    'title: FAQ',
    'description: A page that tells by its text which of two deployments it belongs to.',
    '---',
    '',
    text,
    '',
  ].join('\n');

/** Builds the copy as it stands. @returns the server of that deployment, and the names of its scripts */
function build(outDir: string): { listener: RequestListener; scripts: string[] } {
  execFileSync(
    process.execPath,
    ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build', '--out-dir', outDir],
    { cwd: siteDir, stdio: 'pipe' },
  );
  const built = readBuiltSite(path.join(siteDir, outDir));
  const { app: api } = createTestApp({ isPage: (route) => route in built.manifest.pages });
  const listener = createSiteListener(() => built, { api });
  const scripts = fs.readdirSync(path.join(siteDir, outDir, 'assets/js')).sort();
  return { listener, scripts };
}

/** A change of the search modal's and the feedback form's code. */
function changeIslands(): void {
  for (const [file, text] of [
    ['src/features/search/SearchModal/index.tsx', 'No recent searches'],
    ['src/features/feedback/feedback.ts', 'I have feedback'],
  ] as const) {
    const source = path.join(siteDir, file);
    fs.writeFileSync(source, fs.readFileSync(source, 'utf8').replace(text, `${text} today`));
  }
}

// A picture of one pixel.
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** An island, as a writer would add one. */
const COUNTER = `import Link from '@docusaurus/Link';
import { useId, useState, type ReactNode } from 'react';

export default function Counter({ start, names }: { start: number; names: string[] }): ReactNode {
  const [count, setCount] = useState(start);
  const id = useId();
  return (
    <p>
      <span id={id}>{names.join()}</span> <Link to="/support">Support</Link>{' '}
      <button type="button" aria-describedby={id} onClick={() => setCount(count + 1)}>
        Count {count}
      </button>
    </p>
  );
}
`;

const FIRST_TEXT = `import { Island } from '@nitric-docs/static-islands/island';
import Counter from '@site/src/islands/counter';

Answers of the first deployment. ![A pixel](./pixel.png)

<Island load="interaction">
  <Counter start={3} names={['a <b> & "c"']} />
</Island>`;

test.beforeAll(() => {
  test.setTimeout(BUILD_TIMEOUT_MS);
  siteDir = copySite();
  fs.writeFileSync(path.join(siteDir, 'docs/pixel.png'), PICTURE);
  writePage(siteDir, 'src/islands/counter.tsx', COUNTER);
  writePage(siteDir, 'docs/faq.mdx', faq(FIRST_TEXT));
  before = build('before');
  writePage(siteDir, 'docs/faq.mdx', faq('Answers of the second deployment.'));
  fs.rmSync(path.join(siteDir, 'src/islands/counter.tsx'));
  changeIslands();
  after = build('after');
});
test.afterAll(() => fs.rmSync(siteDir, { recursive: true, force: true }));

/** One address, behind which the deployment changes: `choose` tells which one answers a request. */
const host = (choose: (request: IncomingMessage) => RequestListener) =>
  serveTestApp((request, response) => choose(request)(request, response));

/** Counts how often the page itself is asked for. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    loads += request.isNavigationRequest() ? 1 : 0;
  });
  return () => loads;
}

const gone: RequestListener = (_request, response) => void response.writeHead(404).end('gone');

/** Opens a page of the first deployment, then deploys the second. */
async function openDuringDeployment(page: Page): Promise<{ close: () => void }> {
  let deployed = before.listener;
  const site = await host(() => deployed);
  await page.goto(`${site.origin}/docs/faq`);
  await ready(page);
  deployed = after.listener;
  return site;
}

test('a deployment renames only the scripts that changed', STATIC, () => {
  const kept = (name: string): boolean =>
    after.scripts.some((file) => file.startsWith(`${name}.`) && before.scripts.includes(file));
  expect(kept('react')).toBe(true);
  expect(kept('island-search-tsx')).toBe(false);
});

test('an image next to a page is part of the build', STATIC, async ({ page }) => {
  const site = await host(() => before.listener);
  await page.goto(`${site.origin}/docs/faq`);
  const picture = page.getByRole('img', { name: 'A pixel' });
  await expect(picture).toHaveJSProperty('naturalWidth', 1);
  await site.close();
});

test('an island is HTML until the reader presses it', STATIC, async ({ page }) => {
  const messages = watchConsole(page);
  const site = await host(() => before.listener);
  const html = await (await page.request.get(`${site.origin}/docs/faq`)).text();
  expect(html).toMatch(/Count (?:<!-- -->)?3/);
  await page.goto(`${site.origin}/docs/faq`);
  await ready(page);
  const button = page.getByRole('button', { name: 'Count 3' });
  await expect(button).toHaveAccessibleDescription('a <b> & "c"');
  await button.click();
  await expect(page.getByRole('button', { name: 'Count 4' })).toBeVisible();
  await expect(page.locator('docs-island a')).toHaveAttribute('href', '/docs/support');
  expect(messages).toEqual([]);
  await site.close();
});

test(
  'a page that is open during a deployment can still search without losing input',
  STATIC,
  async ({ page }) => {
    const site = await openDuringDeployment(page);
    let startClient = (): void => undefined;
    const isTyped = new Promise<void>((resolve) => (startClient = resolve));
    await page.route(/\/client\.[^/]*\.js$/, (route) => isTyped.then(() => route.continue()));
    const isReloaded = page.waitForEvent('domcontentloaded');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('f');
    await isReloaded;
    await page.keyboard.type('aq');
    startClient();
    const field = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox');
    await expect(field).toHaveValue('faq');
    await expect(page.getByText('Answers of the second deployment.')).toBeVisible();
    await site.close();
  },
);

test(
  'a page that is open during a deployment can still send feedback',
  STATIC,
  async ({ page }) => {
    const site = await openDuringDeployment(page);
    await page.getByRole('button', { name: 'I have feedback' }).click();
    const box = page.getByRole('textbox', { name: 'I have feedback today' });
    await expect(box).toBeFocused();
    await box.fill('It works.');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Thank you for your feedback!')).toBeVisible();
    await site.close();
  },
);

test('a cached page with missing scripts is reloaded once', STATIC, async ({ page }) => {
  const loads = countLoads(page);
  let asked = 0;
  const site = await host((request) => {
    if (request.url !== '/docs/faq') {
      return after.listener;
    }
    asked += 1;
    return asked === 1 ? before.listener : after.listener;
  });
  await page.goto(`${site.origin}/docs/faq`);
  await expect(page.getByText('Answers of the second deployment.')).toBeVisible();
  await ready(page);
  expect(loads()).toBe(2);
  await site.close();
});

test(
  'a cache that keeps the old page causes no reload loop and no blank page',
  STATIC,
  async ({ page }) => {
    const loads = countLoads(page);
    const site = await host((request) => {
      const { url: pathname = '' } = request;
      return pathname === '/docs/faq'
        ? before.listener
        : /\/assets\/js\//.test(pathname)
          ? gone
          : after.listener;
    });
    await page.goto(`${site.origin}/docs/faq`);
    await expect.poll(loads).toBe(2);
    await page.waitForLoadState('load');
    await expect(page.getByText('Answers of the first deployment.')).toBeVisible();
    await page.waitForTimeout(500);
    expect(loads()).toBe(2);
    await site.close();
  },
);
