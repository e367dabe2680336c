// npm run verify -- agents: measures how well agents find and read the built site, which it serves on a free port.
import { readBuiltSite } from '@nitric-docs/docs-server';
import { runCommandLine } from '@nitric-docs/docs-server/command';
import { createTestListener, serveTestApp } from '@nitric-docs/docs-server/testing';
import { checkForAgents } from '@nitric-docs/site-checks/agents';
import { docsSite } from '../src/config/node/docs-site';
import { readEnv } from '../src/config/node/env';

const MIN_SCORE = 97;

async function main(): Promise<number> {
  const { base } = docsSite;
  const build = readBuiltSite('build');
  const server = await serveTestApp(createTestListener({ build: () => build, base }));
  // Reading a page can take longer than an idle connection lasts, and the next request would then find it closed.
  server.server.keepAliveTimeout = 0;
  const { isGood, lines } = await checkForAgents({
    served: server.origin + base,
    published: readEnv(process.env).DOCS_SITE_URL + base,
    routes: Object.keys(build.manifest.pages).sort(),
    minScore: MIN_SCORE,
  });
  await server.close();
  console.log(lines.join('\n'));
  return isGood ? 0 : 1;
}

void runCommandLine('check-agents', '', main);
