import fs from 'node:fs';
import path from 'node:path';
import { installDebianPackage } from './debian-package.mjs';

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

const debianChromium = () => (installDebianPackage('chromium') ? chromiumOnPath() : undefined);

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
