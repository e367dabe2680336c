/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { buildSite } from './build';
import { TempDirs } from './temp-dirs';

const tempDirs = new TempDirs();
afterAll(() => tempDirs.remove());

/** Replaces Docusaurus: fails if it finds caches of an earlier build, then writes the same caches. */
const FAILS_WITH_CACHE = `
  import fs from 'node:fs';
  import os from 'node:os';
  for (const folder of ['.cache', '.docusaurus', 'build', 'build-server', os.tmpdir() + '/node-jiti']) {
    if (fs.existsSync(folder)) {
      console.error('found ' + folder);
      process.exitCode = 1;
    }
    fs.mkdirSync(folder, { recursive: true });
  }
`;

function createSite(program: string): string {
  const folder = tempDirs.create();
  const bin = path.join(folder, 'node_modules/@docusaurus/core/bin');
  fs.mkdirSync(bin, { recursive: true });
  fs.writeFileSync(path.join(bin, 'docusaurus.mjs'), program);
  return folder;
}

it('removes the caches of an earlier build', async () => {
  const site = createSite(FAILS_WITH_CACHE);
  await buildSite(site, tempDirs.create());
  const { seconds, peakBytes } = await buildSite(site, tempDirs.create());
  expect(seconds).toBeGreaterThan(0);
  expect(peakBytes).toBeGreaterThan(0);
});

it('throws with the output of a failed build', async () => {
  const site = createSite("console.error('no such page'); process.exitCode = 1;");
  await expect(buildSite(site, tempDirs.create())).rejects.toThrow('no such page');
});
