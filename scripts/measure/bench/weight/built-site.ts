import fs from 'node:fs';
import path from 'node:path';
import { writeServerFiles } from '../../../../plugins/output/server-files/write-server-files';
import { buildSite, type BuildFigures } from './build';
import { createOurSite, createStockSite } from './sites';
import type { Workplace } from './workplace';

const ROOT = path.resolve(__dirname, '../../../..');

/** A site below `folder`, ready for the project's own server. */
export interface BuiltSite {
  folder: string;
  /** Absent for a site that was built before the bench. */
  figures?: BuildFigures;
  /** Builds it once more, from nothing. */
  rebuild?: () => Promise<BuildFigures>;
}

/** @param complete adds to each build what our server needs, after it was measured */
async function build(
  workplace: Workplace,
  create: (folder: string) => void,
  complete: (folder: string) => Promise<unknown> = async () => undefined,
): Promise<Required<BuiltSite>> {
  const folder = workplace.newFolder();
  const rebuild = async (): Promise<BuildFigures> => {
    const figures = await buildSite(folder, workplace.newFolder());
    await complete(folder);
    return figures;
  };
  create(folder);
  return { folder, figures: await rebuild(), rebuild };
}

/** Our site with generated pages. */
export const buildOurs = (workplace: Workplace, generated: number): Promise<Required<BuiltSite>> =>
  build(workplace, (folder) => createOurSite(ROOT, folder, generated));

/** Stock with the same pages. */
export const buildStock = (workplace: Workplace, generated: number): Promise<Required<BuiltSite>> =>
  build(
    workplace,
    (folder) => createStockSite(ROOT, folder, generated),
    (folder) => writeServerFiles(path.join(folder, 'build'), () => true),
  );

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
  return { folder: found };
}
