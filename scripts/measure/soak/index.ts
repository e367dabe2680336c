// npm run soak: checks that the server with a small test site doesn't lose feedback, crash, or hang.
//   npm run soak -- --kills 100 --requests 12000   runs the full test, which takes 15 minutes
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createPostgresCluster } from '../../../server/testing/postgres';
import { buildTestSite } from '../../../server/testing/test-site';
import { bundledProgram } from '../../lib/bundle-program';
import { fuzz } from './fuzz';
import { killRounds } from './kills';
import { findingsTable, isFailure, type Finding } from './report';
import { startServer, type ServerSetup } from './server-process';
import { slowClients } from './slow-clients';
import { stops } from './stops';

async function withServer(
  setup: ServerSetup,
  store: string,
  use: (server: Awaited<ReturnType<typeof startServer>>) => Promise<Finding[]>,
): Promise<Finding[]> {
  const server = await startServer(setup, { DOCS_FEEDBACK_STORE: store });
  try {
    return await use(server);
  } finally {
    server.signal('SIGTERM');
    await server.exited;
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      kills: { type: 'string', default: '10' },
      requests: { type: 'string', default: '2000' },
    },
  });
  const [kills, requests] = [Number(values.kills), Number(values.requests)];
  if (!(kills > 0 && requests > 0)) {
    throw new Error('--kills and --requests must be positive integers.');
  }
  const site = await buildTestSite();
  const program = await bundledProgram('server/main.ts');
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'soak-'));
  const cluster = createPostgresCluster();
  const setup: ServerSetup = { program: program.file, folder: path.dirname(site.buildDir) };
  const folder = (name: string): string => path.join(data, name);
  try {
    const findings = [
      ...(await killRounds(setup, 'SQLite', folder('kills'), kills)),
      ...(cluster ? await killRounds(setup, 'PostgreSQL', cluster.address, kills) : []),
      ...(await withServer(setup, folder('fuzz'), (server) => fuzz(server, requests))),
      ...(await withServer(setup, folder('slow'), slowClients)),
      ...(await stops(setup, folder('stops'))),
    ];
    console.log(findingsTable(findings));
    const failures = findings.filter(isFailure);
    console.log(failures.length > 0 ? `\n${failures.length} failed.` : '\nNothing failed.');
    process.exitCode = failures.length > 0 ? 1 : 0;
  } finally {
    cluster?.remove();
    program.remove();
    site.remove();
    fs.rmSync(data, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
