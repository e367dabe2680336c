import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { PageTexts } from '@nitric-docs/docs-server';
import { docsSite } from '../../../src/config/node/docs-site';
import { socialImageFile } from '../../../src/config/routes';
import type { PageRecords } from '../../lib/page-records';

/** The size of libuv's thread pool, which draws the images. More would only use memory. */
const MAX_CONCURRENT_DRAWINGS = 4;
/** Increase it when the design changes, so that builds ignore cached images. */
const DESIGN_VERSION = 3;

type Draw = (texts: PageTexts) => Promise<Uint8Array>;

/** Draws an image unless an earlier build has cached it. @returns its file in the cache */
async function cachedImage(texts: PageTexts, cacheDir: string, draw: Draw): Promise<string> {
  const key = JSON.stringify([DESIGN_VERSION, texts.title, texts.description]);
  const file = path.join(cacheDir, `${createHash('sha256').update(key).digest('hex')}.png`);
  const isThere = await fs.stat(file).then(
    ({ size }) => size > 0,
    () => false,
  );
  if (!isThere) {
    await fs.writeFile(`${file}.part`, await draw(texts));
    await fs.rename(`${file}.part`, file);
  }
  return file;
}

/**
 * Writes the social image of each page into a built site.
 * @param cacheDir images of earlier builds, named by a hash of their texts
 */
export async function writeSocialImages(
  buildDir: string,
  routes: readonly string[],
  records: PageRecords,
  cacheDir: string,
  draw: Draw,
): Promise<number> {
  await fs.mkdir(cacheDir, { recursive: true });
  const write = async (route: string): Promise<void> => {
    const { headTitle: title, description } = records.of(route);
    const texts = { title, description };
    const target = path.join(buildDir, socialImageFile(route));
    await fs.mkdir(path.dirname(target), { recursive: true });
    await fs.copyFile(await cachedImage(texts, cacheDir, draw), target);
  };
  for (let first = 0; first < routes.length; first += MAX_CONCURRENT_DRAWINGS) {
    await Promise.all(routes.slice(first, first + MAX_CONCURRENT_DRAWINGS).map(write));
  }
  return routes.length;
}

/** Draws the image of every page during the build (SOCIAL_IMAGES=static), for hosting without a server. */
export async function drawSocialImages(
  siteDir: string,
  outDir: string,
  routes: readonly string[],
  records: PageRecords,
): Promise<void> {
  // A native module, so only this step loads it.
  const { drawSocialImage } = await import('@nitric-docs/docs-server/social-image');
  const cacheDir = path.join(siteDir, '.cache', 'social-images');
  const count = await writeSocialImages(outDir, routes, records, cacheDir, (texts) =>
    drawSocialImage(texts, docsSite.socialImage),
  );
  console.log(`[INFO] ${count} social images are drawn.`);
}
