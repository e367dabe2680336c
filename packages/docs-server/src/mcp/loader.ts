#!/usr/bin/env node
// What `npx` installs: it reads the MCP server over stdio from the site, and runs it. The program and the files that it reads are
// therefore always from the same build, although `npx` never replaces what it has installed.
import { parseArgs } from 'node:util';
import { compileFunction } from 'node:vm';
import { UsageError } from '../command';
import { MCP_PROGRAM_FILE } from '../contracts/mcp-program';
import { messageOf } from '../error-message';
import { siteAt } from './site-files';

/** The address of the site with its base, which the bundler inserts. */
declare const SITE_ADDRESS: string;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { site: { type: 'string', default: SITE_ADDRESS } },
    // The program rejects what it doesn't know.
    strict: false,
  });
  const site = String(values.site);
  const program = await siteAt(site, SITE_ADDRESS).files.read(MCP_PROGRAM_FILE);
  if (program === undefined) {
    throw new Error(
      `${site} has no ${MCP_PROGRAM_FILE}. --site must be the address of a published site or the folder of a build.`,
    );
  }
  process.argv.push('--site', site);
  const parameters = { require, module: { exports: {} }, exports: {}, __filename };
  compileFunction(program, Object.keys(parameters), { filename: MCP_PROGRAM_FILE })(
    ...Object.values(parameters),
  );
}

main().catch((error: unknown) => {
  console.error(messageOf(error));
  process.exitCode = error instanceof UsageError ? 2 : 1;
});
