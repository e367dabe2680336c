import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Plain JavaScript without packages: these scripts run before anything is installed. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';

/**
 * Runs a command in the project's folder, its output passed on.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env] added to the environment
 * @returns {boolean} whether it ended with exit code 0
 */
export function run(command, args, env = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return result.status === 0;
}

/**
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 */
export const runNpx = (args, env) => run(npx, ['--no-install', ...args], env);

/** Whether node_modules holds what package-lock.json asks for: npm writes its own copy of the lock when it finishes. */
function isInstalled() {
  const lock = path.join(root, 'package-lock.json');
  const installed = path.join(root, 'node_modules', '.package-lock.json');
  return fs.existsSync(installed) && fs.statSync(installed).mtimeMs >= fs.statSync(lock).mtimeMs;
}

/** Installs the locked packages unless they are there already. */
export function install() {
  return isInstalled() || run(npm, ['ci']);
}
