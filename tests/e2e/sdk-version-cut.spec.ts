import { expect, test } from '@playwright/test';
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { latestVersionOf, versionsOf } from '../../src/config/sdks';
import { copySite } from '../integration/site-copy';
import { ready } from './lib/page-health';
import { BUILD_TIMEOUT_MS, SERVER_START_TIMEOUT_MS } from './lib/limits';

const PORT = 3108;
const docusaurus = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

const older = latestVersionOf('go');
const cut = `v${Number(older.slice(1)) + 1}`;

let siteDir: string;
let server: ChildProcess;

test.beforeAll(async () => {
  test.setTimeout(BUILD_TIMEOUT_MS);
  siteDir = copySite();
  for (const args of [['sdk:version', 'go', cut], ['build']]) {
    execFileSync(process.execPath, [docusaurus, ...args], { cwd: siteDir, stdio: 'pipe' });
  }
  server = spawn(
    process.execPath,
    [docusaurus, 'serve', '--no-open', '--host', '127.0.0.1', '--port', String(PORT)],
    { cwd: siteDir, stdio: 'ignore' },
  );
  await expect
    .poll(
      () =>
        fetch(`http://127.0.0.1:${PORT}/docs/`).then(
          ({ ok }) => ok,
          () => false,
        ),
      {
        timeout: SERVER_START_TIMEOUT_MS,
      },
    )
    .toBe(true);
});

test.afterAll(() => {
  server.kill();
  fs.rmSync(siteDir, { recursive: true, force: true });
});

test('a new version is the latest, and the dropdown links to both versions', async ({ page }) => {
  expect(fs.existsSync(path.join(siteDir, `versioned_docs/version-go-${older}/index.mdx`))).toBe(
    true,
  );
  await page.goto(`http://127.0.0.1:${PORT}/docs/reference/go`);
  await ready(page);
  const trigger = page.getByRole('button', { name: 'Select a version' });
  await expect(trigger).toHaveText(cut);
  await trigger.click();
  await expect(page.getByRole('menuitemradio')).toHaveText([
    `${cut}Latest`,
    ...versionsOf('go').reverse(),
  ]);
  await page.getByRole('menuitemradio', { name: older }).click();
  await expect(page).toHaveURL(`http://127.0.0.1:${PORT}/docs/reference/go/${older}`);
  await expect(
    page.getByRole('complementary', { name: `You are reading about ${older}` }),
  ).toBeVisible();
});
