// npm run soak: checks that the server with a small test site doesn't lose feedback, crash, or hang.
//   npm run soak -- --kills 100 --requests 12000   runs the full test, which takes 15 minutes
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createPostgresCluster } from '../postgres';
import { SAMPLE_COMPILER_FILE } from '../../src/contracts/sdk-types';
import { docsFixture } from '../docs-fixture';
import { buildTestSite } from '../test-site';
import { bundledProgram } from '../bundled-program';
import { runCommandLine, UsageError } from '../../src/command';
import { startServer, type ServerOptions, type ServerProcess } from './server';
import { fuzz } from './fuzz';
import { killRounds } from './kills';
import { isFailure, type Finding } from './findings';
import { slowClients } from './slow-clients';
import { stopIdle, stopUnderLoad } from './stops';

async function withServer(
  options: ServerOptions,
  use: (server: ServerProcess) => Promise<Finding[]>,
): Promise<Finding[]> {
  const server = await startServer(options);
  try {
    return await use(server);
  } finally {
    server.signal('SIGTERM');
    await server.exited;
  }
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      kills: { type: 'string', default: '10' },
      requests: { type: 'string', default: '2000' },
    },
  });
  const [kills, requests] = [Number(values.kills), Number(values.requests)];
  if (!(kills > 0 && requests > 0)) {
    throw new UsageError('--kills and --requests must be positive integers.');
  }
  const site = await buildTestSite();
  const compiler = await bundledProgram('src/mcp/check-sample/worker.ts');
  await site.rebuild({
    ...docsFixture,
    [SAMPLE_COMPILER_FILE]: fs.readFileSync(compiler.file, 'utf8'),
  });
  const { file, remove } = await bundledProgram('tests/server-program.ts');
  const cluster = createPostgresCluster();
  const folder = path.dirname(site.buildDir);
  const withStore = (store: string): ServerOptions => ({ store, folder, program: file });
  const inFolder = (name: string): ServerOptions => withStore(path.join(folder, name));
  try {
    const findings = [
      ...(await killRounds('SQLite', inFolder('kills'), kills)),
      ...(cluster ? await killRounds('PostgreSQL', withStore(cluster.address), kills) : []),
      ...(await withServer(inFolder('fuzz'), (server) => fuzz(server, requests))),
      ...(await withServer(inFolder('slow'), slowClients)),
      ...(await stopIdle(inFolder('stop'))),
      ...(await stopUnderLoad(inFolder('stop'))),
    ];
    console.table(findings.map((finding) => ({ ...finding, failed: isFailure(finding) })));
    const failures = findings.filter(isFailure);
    console.log(failures.length > 0 ? `\n${failures.length} failed.` : '\nNothing failed.');
    return failures.length;
  } finally {
    cluster?.remove();
    remove();
    compiler.remove();
    site.remove();
  }
}

void runCommandLine('soak', 'Accepted options: --kills <number>, --requests <number>.', main);
