import { execFileSync, spawnSync, type ExecFileSyncOptions } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const DEBIAN_FOLDER = '/usr/lib/postgresql';
/** Debian's unprivileged account, because PostgreSQL doesn't run as root. */
const NOBODY = 65_534;

const isRoot = process.getuid?.() === 0;
const account: ExecFileSyncOptions = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

function installedFolder(): string | undefined {
  const versions = fs.existsSync(DEBIAN_FOLDER) ? fs.readdirSync(DEBIAN_FOLDER) : [];
  return versions
    .map((version) => path.join(DEBIAN_FOLDER, version, 'bin'))
    .find((folder) => fs.existsSync(path.join(folder, 'initdb')));
}

function installFromDebian(): void {
  if (isRoot && !installedFolder()) {
    const install = 'apt-get update && apt-get install -y --no-install-recommends postgresql';
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync(install, { shell: true, stdio: 'ignore', env });
  }
}

export interface PostgresCluster {
  address: string;
  /** Stops the database server and keeps its data. */
  stop(): void;
  start(): void;
  remove(): void;
}

/**
 * Starts PostgreSQL in a temporary folder, with a Unix socket.
 * @returns undefined and prints a message if PostgreSQL isn't installed and can't be
 */
export function createPostgresCluster(): PostgresCluster | undefined {
  installFromDebian();
  const bin = installedFolder();
  if (!bin) {
    process.stderr.write(
      'PostgreSQL is not installed and installing it failed. Skipping its tests.\n',
    );
    return undefined;
  }
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'postgres-'));
  if (isRoot) {
    fs.chownSync(folder, NOBODY, NOBODY);
  }
  const data = path.join(folder, 'data');
  const runTool = (tool: string, ...args: readonly string[]): void => {
    execFileSync(path.join(bin, tool), ['-D', data, ...args], {
      ...account,
      cwd: folder,
      stdio: 'ignore',
    });
  };
  runTool('initdb', '-U', 'docs', '-A', 'trust', '-E', 'UTF8', '--locale=C');
  const settings = `-c listen_addresses='' -k ${folder}`;
  const cluster: PostgresCluster = {
    address: `postgres://docs@localhost/postgres?host=${folder}`,
    stop: () => runTool('pg_ctl', '-m', 'immediate', '-w', 'stop'),
    start: () => runTool('pg_ctl', '-w', '-l', path.join(folder, 'log'), '-o', settings, 'start'),
    remove() {
      cluster.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
  cluster.start();
  return cluster;
}
