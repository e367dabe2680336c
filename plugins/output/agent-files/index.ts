import fs from 'node:fs';
import path from 'node:path';
import { writeMcpProgram } from '@nitric-docs/docs-server/mcp-program';
import { aiCatalog } from '@nitric-docs/docs-server/ai-catalog';
import { sdkTypesFileOf } from '@nitric-docs/docs-server/sdk-types';
import type { Env } from '../../../src/config/node/env';
import { docsSite, MCP_PACKAGE } from '../../../src/config/node/docs-site';
import { versionsOf } from '../../../src/config/sdks';
import { writeBelow } from '../../lib/files-below';
import { skillFiles } from './skills';

/** The folder for discovery (RFC 8615). Hosting that publishes only the site's base has it below the base. */
const WELL_KNOWN = '.well-known';

/** The declarations of the Node.js SDK, against which agents check samples. */
async function writeSdkTypes(outDir: string): Promise<void> {
  // Loads the TypeScript compiler, which `npm start` doesn't need.
  const { nodeDeclarationsFile } = await import('@nitric-docs/sample-checks/node-sdks');
  for (const version of versionsOf('nodejs')) {
    const declarations = fs.readFileSync(nodeDeclarationsFile(version), 'utf8');
    writeBelow(outDir, sdkTypesFileOf('nodejs', version), declarations);
  }
}

/**
 * Writes what agents use besides the Markdown copies: skills, the MCP server over stdio, the types that it checks samples against, and
 * the files by which agents find them.
 */
export async function writeAgentFiles(siteDir: string, outDir: string, env: Env): Promise<void> {
  const siteAddress = env.DOCS_SITE_URL + docsSite.base;
  for (const { name, content } of skillFiles(outDir, siteAddress)) {
    writeBelow(outDir, `${WELL_KNOWN}/agent-skills/${name}`, content);
  }
  // A site without a server draws its social images in the build, and has no MCP server over HTTP.
  if (env.SOCIAL_IMAGES === 'served') {
    const catalog = JSON.stringify(aiCatalog(docsSite, siteAddress), null, 2);
    writeBelow(outDir, `${WELL_KNOWN}/ai-catalog.json`, catalog);
  }
  await writeSdkTypes(outDir);
  await writeMcpProgram(outDir, {
    entry: path.join(siteDir, 'scripts/mcp.ts'),
    name: MCP_PACKAGE,
    siteAddress,
  });
}
