import { spawnSync } from 'node:child_process';

/**
 * @param {readonly string[]} args
 * @returns {boolean} whether the command succeeded
 */
const aptGet = (...args) =>
  spawnSync('apt-get', args, { env: process.env, stdio: 'ignore' }).status === 0;

/**
 * Installs a Debian package if the user is root and apt-get is available.
 * @param {string} name
 * @returns {boolean} whether it is installed
 */
export function installDebianPackage(name) {
  if (process.getuid?.() !== 0 || !aptGet('--version')) {
    return false;
  }
  console.log(`Installing the Debian package ${name}.`);
  aptGet('update');
  return aptGet('install', '-y', '--no-install-recommends', name);
}
