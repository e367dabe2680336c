import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeServerFiles } from '../../../plugins/server-files/write-server-files';
import { buildSite, type BuildFigures } from './build';
import { createOurSite, createStockSite } from './sites';

const ROOT = path.resolve(__dirname, '../../..');

/** A site below `folder`, ready for the project's own server. */
export interface BuiltSite {
  folder: string;
  /** Absent for a site that was built before the bench. */
  figures?: BuildFigures;
  remove: () => void;
}

async function build(create: (folder: string) => void): Promise<Required<BuiltSite>> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-weight-'));
  const remove = (): void => fs.rmSync(folder, { recursive: true, force: true });
  try {
    create(folder);
    return { folder, figures: await buildSite(folder), remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Our site with generated pages. */
export const buildOurs = (generated: number): Promise<Required<BuiltSite>> =>
  build((folder) => createOurSite(ROOT, folder, generated));

/** Stock with the same pages; what our server needs is written after its build, which is measured without. */
export async function buildStock(generated: number): Promise<Required<BuiltSite>> {
  const site = await build((folder) => createStockSite(ROOT, folder, generated));
  await writeServerFiles(path.join(site.folder, 'build'), () => true);
  return site;
}

/**
 * A site that is there already.
 * @throws when the folder has no built site
 */
export function builtBefore(folder: string, option: string): BuiltSite {
  const found = path.resolve(folder);
  for (const part of ['build', 'build-server']) {
    if (!fs.existsSync(path.join(found, part))) {
      throw new Error(
        `${option} ${folder}: there is no "${part}" in it. Name the folder that a site was built in.`,
      );
    }
  }
  return { folder: found, remove: () => undefined };
}
