import { execSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import packageFile from '../../package.json';
import { MCP_PROGRAM_FILE } from '../contracts/mcp-program';
import { SAMPLE_COMPILER_FILE } from '../contracts/sdk-types';
import { bundleProgram, PUBLISHED } from './bundle-program';

/** Packs the loader as a package that `npx` installs by its address. It has no dependencies, so `npx` requests nothing else. */
async function packLoader(file: string, siteAddress: string): Promise<void> {
  const name = path.basename(file, '.tgz');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `${name}-`));
  try {
    await bundleProgram('src/mcp/loader.ts', path.join(folder, 'loader.cjs'), {
      ...PUBLISHED,
      define: { SITE_ADDRESS: JSON.stringify(siteAddress) },
    });
    const manifest = {
      name,
      version: packageFile.version,
      description: `Starts the MCP server of ${siteAddress} over stdio.`,
      bin: { [name]: 'loader.cjs' },
      engines: { node: '>=20' },
    };
    fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
    const packed = execSync('npm pack --ignore-scripts --silent', {
      cwd: folder,
      encoding: 'utf8',
    });
    fs.copyFileSync(path.join(folder, packed.trim()), file);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

/**
 * Writes what agents download to use the MCP server over stdio: the program, the thread that compiles samples, and a package that
 * starts the program.
 * @param entry absolute path of the program
 * @param name of the package
 * @param siteAddress of the published site without a slash at the end, such as `https://example.com/docs`
 */
export async function writeMcpProgram(
  outDir: string,
  { entry, name, siteAddress }: { entry: string; name: string; siteAddress: string },
): Promise<void> {
  await bundleProgram(entry, path.join(outDir, MCP_PROGRAM_FILE), PUBLISHED);
  const compiler = path.join(outDir, SAMPLE_COMPILER_FILE);
  await bundleProgram('src/mcp/check-sample/worker.ts', compiler, PUBLISHED);
  await packLoader(path.join(outDir, `${name}.tgz`), siteAddress);
}
