import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const chromiumOnPath = (): string | undefined =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => NAMES.map((name) => path.join(folder, name)))
    .find((file) => fs.existsSync(file));

const playwrightChromium = (): string | undefined =>
  fs.existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;

/** Installs the Debian package, if the user is root. */
function debianChromium(): string | undefined {
  if (process.getuid?.() === 0) {
    console.log('Installing the Debian package chromium.');
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    const options = ['install', '-y', '--no-install-recommends', 'chromium'];
    spawnSync('apt-get', options, { stdio: 'ignore' });
  }
  return chromiumOnPath();
}

/** From PATH, Playwright, or the Debian package, in this order. @throws if Chromium isn't available */
export function findChromium(): string {
  const found = chromiumOnPath() ?? playwrightChromium() ?? debianChromium();
  if (!found) {
    throw new Error(
      `The checks in a browser require Chromium. Install one of ${NAMES.join(', ')} on PATH, or run "npx playwright install chromium".`,
    );
  }
  return found;
}
