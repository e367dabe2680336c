/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { buildSite } from './build';
import { Workplace } from './workplace';

const workplace = new Workplace();
afterAll(() => workplace.remove());

/** Stands for Docusaurus: fails when an earlier build left something that it could take up, and leaves the same itself. */
const KEEPS_WHAT_IT_MAKES = `
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
  const folder = workplace.newFolder();
  const bin = path.join(folder, 'node_modules/@docusaurus/core/bin');
  fs.mkdirSync(bin, { recursive: true });
  fs.writeFileSync(path.join(bin, 'docusaurus.mjs'), program);
  return folder;
}

it('gives no build what an earlier one made', async () => {
  const site = createSite(KEEPS_WHAT_IT_MAKES);
  await buildSite(site, workplace.newFolder());
  const { seconds, peakBytes } = await buildSite(site, workplace.newFolder());
  expect(seconds).toBeGreaterThan(0);
  expect(peakBytes).toBeGreaterThan(0);
});

it('says what a build printed that failed', async () => {
  const site = createSite("console.error('no such page'); process.exitCode = 1;");
  await expect(buildSite(site, workplace.newFolder())).rejects.toThrow('no such page');
});
