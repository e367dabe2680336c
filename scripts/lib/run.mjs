import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** These scripts run before packages are installed, so they can't import any. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';

/**
 * Runs a command in the root folder and prints its output.
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {boolean} whether it exited with code 0
 */
export const run = (command, args) =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status === 0;

/** @param {readonly string[]} args */
export const runNpx = (args) => run(npx, ['--no-install', ...args]);

/** Whether node_modules is up to date: npm writes `.package-lock.json` at the end of an installation. */
function isInstalled() {
  const lock = path.join(root, 'package-lock.json');
  const installed = path.join(root, 'node_modules', '.package-lock.json');
  return fs.existsSync(installed) && fs.statSync(installed).mtimeMs >= fs.statSync(lock).mtimeMs;
}

/** Installs the locked packages unless they are already installed. */
export function install() {
  return isInstalled() || run(npm, ['ci']);
}
