import './node-version.mjs';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** These scripts run before packages are installed, so they can't import any. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

/**
 * Runs a command line in the root folder and prints its output. The shell finds `npm`, which is a script on Windows.
 * @param {string} line a command and its arguments, without characters that a shell interprets
 * @returns {boolean} whether it exited with code 0
 */
export const run = (line) =>
  spawnSync(line, { cwd: root, stdio: 'inherit', shell: true }).status === 0;

/** Whether node_modules is up to date: npm writes `.package-lock.json` at the end of an installation. */
export function isInstalled() {
  const lock = path.join(root, 'package-lock.json');
  const installed = path.join(root, 'node_modules', '.package-lock.json');
  return fs.existsSync(installed) && fs.statSync(installed).mtimeMs >= fs.statSync(lock).mtimeMs;
}

/** Installs the locked packages unless they are already installed. */
export function install() {
  return isInstalled() || run('npm ci');
}
