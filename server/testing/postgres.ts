import { execFileSync, spawnSync, type ExecFileSyncOptions } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const DEBIAN_FOLDER = '/usr/lib/postgresql';
/** Debian's account without rights: PostgreSQL refuses to run as root. */
const NOBODY = 65_534;

const isRoot = process.getuid?.() === 0;
const account: ExecFileSyncOptions = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

function installedFolder(): string | undefined {
  const versions = fs.existsSync(DEBIAN_FOLDER) ? fs.readdirSync(DEBIAN_FOLDER) : [];
  return versions
    .map((version) => path.join(DEBIAN_FOLDER, version, 'bin'))
    .find((folder) => fs.existsSync(path.join(folder, 'initdb')));
}

const INSTALL = `ls ${DEBIAN_FOLDER}/*/bin/initdb || { apt-get update && apt-get install -y --no-install-recommends postgresql; }`;

/** One test file at a time: `apt-get` fails while another runs, and what it installs can't be used half way. */
function installFromDebian(): void {
  if (isRoot) {
    // -o: a database server that the package starts doesn't keep the lock.
    const lock = path.join(os.tmpdir(), 'postgres-install.lock');
    spawnSync('flock', ['-o', lock, 'sh', '-c', INSTALL], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
}

export interface PostgresCluster {
  address: string;
  /** Stops and starts the database server, its data kept. */
  stop(): void;
  start(): void;
  remove(): void;
}

/**
 * A PostgreSQL of its own in a temporary folder, reached by a socket in it.
 * @returns undefined, with a line that says so, where none is installed and none can be
 */
export function createPostgresCluster(): PostgresCluster | undefined {
  installFromDebian();
  const bin = installedFolder();
  if (!bin) {
    process.stderr.write('PostgreSQL is not installed and cannot be: its tests are left out.\n');
    return undefined;
  }
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'postgres-'));
  if (isRoot) {
    fs.chownSync(folder, NOBODY, NOBODY);
  }
  const data = path.join(folder, 'data');
  const runTool = (tool: string, args: readonly string[]): void => {
    execFileSync(path.join(bin, tool), args, { ...account, cwd: folder, stdio: 'ignore' });
  };
  runTool('initdb', ['-D', data, '-U', 'docs', '-A', 'trust', '-E', 'UTF8', '--locale=C']);
  const cluster: PostgresCluster = {
    address: `postgres://docs@localhost/postgres?host=${folder}`,
    stop: () => runTool('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']),
    start: () =>
      runTool('pg_ctl', [
        '-D',
        data,
        '-w',
        '-l',
        path.join(folder, 'log'),
        '-o',
        `-c listen_addresses='' -k ${folder}`,
        'start',
      ]),
    remove() {
      spawnSync(path.join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', '-w', 'stop'], {
        ...account,
        cwd: folder,
        stdio: 'ignore',
      });
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
  cluster.start();
  return cluster;
}
