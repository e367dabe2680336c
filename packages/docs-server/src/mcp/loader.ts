#!/usr/bin/env node
// What `npx` installs: it reads the MCP server over stdio from the site, and runs it. The program and the files that it reads are
// therefore always from the same build, although `npx` never replaces what it has installed.
import fs from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { compileFunction } from 'node:vm';
import { UsageError } from '../command';
import { MCP_PROGRAM_FILE } from '../contracts/mcp-program';
import { messageOf } from '../error-message';
import { addressOf, isWebAddress } from './site-address';

/** The address of the site with its base, which the bundler inserts. */
declare const SITE_ADDRESS: string;

/** Time for the program, in milliseconds. */
const TIMEOUT_MS = 20_000;

async function download(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) {
    throw new Error(`the status is ${response.status}`);
  }
  return response.text();
}

/** @throws an error that names the file or the address, and what to check */
async function readProgram(site: string): Promise<string> {
  const base = new URL(SITE_ADDRESS).pathname;
  const file = isWebAddress(site)
    ? `${addressOf(base, site)}/${MCP_PROGRAM_FILE}`
    : path.join(site, MCP_PROGRAM_FILE);
  try {
    return await (isWebAddress(site) ? download(file) : fs.readFile(file, 'utf8'));
  } catch (cause) {
    throw new Error(
      `Reading ${file} failed. Check the connection, and that --site is the address of a published site or the folder of a build.`,
      { cause },
    );
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { site: { type: 'string' } },
    // The program rejects what it doesn't know.
    strict: false,
  });
  const site = typeof values.site === 'string' ? values.site : SITE_ADDRESS;
  const program = await readProgram(site);
  if (values.site === undefined) {
    process.argv.push('--site', site);
  }
  const parameters = { require, module: { exports: {} }, exports: {}, __filename };
  compileFunction(program, Object.keys(parameters), { filename: MCP_PROGRAM_FILE })(
    ...Object.values(parameters),
  );
}

main().catch((error: unknown) => {
  console.error(messageOf(error));
  process.exitCode = error instanceof UsageError ? 2 : 1;
});
