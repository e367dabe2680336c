import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** @param {string} file */
const isExecutable = (file) => {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** @param {string} searchPath as in the PATH variable */
export function chromiumOnPath(searchPath = process.env.PATH ?? '') {
  return searchPath
    .split(path.delimiter)
    .flatMap((folder) => NAMES.map((name) => path.join(folder, name)))
    .find(isExecutable);
}

async function playwrightChromium() {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return file && isExecutable(file) ? file : undefined;
}

/** Installs Debian's package where that is possible without asking. */
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
 * A Chromium for the browser tests: on PATH, else Playwright's, else Debian's package.
 * @throws when there is none, with what to do
 */
export async function findChromium() {
  const found = chromiumOnPath() ?? (await playwrightChromium()) ?? debianChromium();
  if (!found) {
    throw new Error(
      `The browser tests need Chromium. Install one of ${NAMES.join(', ')} on PATH, or run "npx playwright install chromium".`,
    );
  }
  return found;
}
