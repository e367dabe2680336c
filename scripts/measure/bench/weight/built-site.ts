import fs from 'node:fs';
import path from 'node:path';
import { writeServerFiles } from '../../../../plugins/output/server-files/write-server-files';
import { buildSite, type BuildFigures } from './build';
import { createOurSite, createStockSite } from './sites';
import type { TempDirs } from './temp-dirs';

const ROOT = path.resolve(__dirname, '../../../..');

/** A built site that the server of this project can serve. */
export interface BuiltSite {
  folder: string;
  /** Absent for existing builds. */
  figures?: BuildFigures;
  /** Builds it again without caches. */
  rebuild?: () => Promise<BuildFigures>;
}

/** @param complete adds the files that our server requires, after the build was measured */
async function build(
  tempDirs: TempDirs,
  create: (folder: string) => void,
  complete: (folder: string) => Promise<unknown> = async () => undefined,
): Promise<Required<BuiltSite>> {
  const folder = tempDirs.create();
  const rebuild = async (): Promise<BuildFigures> => {
    const figures = await buildSite(folder, tempDirs.create());
    await complete(folder);
    return figures;
  };
  create(folder);
  return { folder, figures: await rebuild(), rebuild };
}

/** Builds our site with additional generated pages. */
export const buildOurs = (tempDirs: TempDirs, generated: number): Promise<Required<BuiltSite>> =>
  build(tempDirs, (folder) => createOurSite(ROOT, folder, generated));

/** Builds stock Docusaurus with the same pages. */
export const buildStock = (tempDirs: TempDirs, generated: number): Promise<Required<BuiltSite>> =>
  build(
    tempDirs,
    (folder) => createStockSite(ROOT, folder, generated),
    (folder) => writeServerFiles(path.join(folder, 'build'), () => true),
  );

/**
 * Returns an existing build.
 * @throws if the folder doesn't contain a built site
 */
export function existingSite(folder: string, option: string): BuiltSite {
  const found = path.resolve(folder);
  for (const part of ['build', 'build-server']) {
    if (!fs.existsSync(path.join(found, part))) {
      throw new Error(
        `${option} ${folder} has no folder "${part}". Pass the folder in which a site was built.`,
      );
    }
  }
  return { folder: found };
}
