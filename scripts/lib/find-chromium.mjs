import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** @returns {string | undefined} */
const chromiumOnPath = () =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => NAMES.map((name) => path.join(folder, name)))
    .find((file) => fs.existsSync(file));

async function playwrightChromium() {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return fs.existsSync(file) ? file : undefined;
}

/** Installs the Debian package if the user is root and apt-get is available. */
function debianChromium() {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) {
    return undefined;
  }
  console.log('No Chromium found: installing the Debian package.');
  const quiet = { stdio: /** @type {const} */ ('ignore') };
  spawnSync('apt-get', ['update'], quiet);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], quiet);
  return chromiumOnPath();
}

/**
 * Finds Chromium for the browser tests: on PATH, from Playwright, or from the Debian package, in this order.
 * @throws if Chromium isn't available
 */
export async function findChromium() {
  const found = chromiumOnPath() ?? (await playwrightChromium()) ?? debianChromium();
  if (!found) {
    throw new Error(
      `The browser tests require Chromium. Install one of ${NAMES.join(', ')} on PATH, or run "npx playwright install chromium".`,
    );
  }
  return found;
}
