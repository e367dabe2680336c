import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { SingleBar } from 'cli-progress';
import pLimit from 'p-limit';
import type { PageTexts } from '../../../src/contracts/site-manifest';
import { socialImageFile } from '../../../src/config/social-image';
import { readContentPages } from '../../content/content-inventory';
import { readBuiltPage } from '../server-files/built-page';

/** Pixels are drawn on libuv's pool; more at once would only hold memory. */
const DRAWN_AT_ONCE = 4;
/** Raised when the drawing changes: older images in the cache are then drawn anew. */
const DESIGN_VERSION = 3;

type Draw = (texts: PageTexts) => Promise<Uint8Array>;

/** An image by its content: drawn once, then taken from the cache of earlier builds. */
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
 * Draws the social image of each page of a built site into it.
 * @param cacheDir images of earlier builds, by content
 * @returns how many pages have one
 */
export async function writeSocialImages(
  buildDir: string,
  routes: readonly string[],
  cacheDir: string,
  draw: Draw,
  onDrawn: () => void = () => undefined,
): Promise<number> {
  await fs.mkdir(cacheDir, { recursive: true });
  const limit = pLimit(DRAWN_AT_ONCE);
  const write = async (route: string): Promise<void> => {
    const html = await fs.readFile(
      path.join(buildDir, route === '/' ? 'index.html' : `${route.slice(1)}.html`),
      'utf8',
    );
    const { texts } = readBuiltPage(html);
    if (!texts) {
      throw new Error(`${route}: the page names no title for its social image.`);
    }
    const target = path.join(buildDir, socialImageFile(route));
    await fs.mkdir(path.dirname(target), { recursive: true });
    await fs.copyFile(await cachedImage(texts, cacheDir, draw), target);
    onDrawn();
  };
  await Promise.all(routes.map((route) => limit(() => write(route))));
  return routes.length;
}

/** SOCIAL_IMAGES=static: the build draws the image of every page, for pages hosting without a server. */
export default function socialImages({ siteDir }: { siteDir: string }): Plugin {
  return {
    name: 'social-images',
    async postBuild({ outDir }) {
      // Loaded when it is needed: a native module that other builds do without.
      const { drawSocialImage } = await import('../../../src/social-image/draw');
      const routes = [...readContentPages(siteDir).keys()];
      const bar = new SingleBar({
        format: 'Social images [{bar}] {value}/{total}',
        noTTYOutput: false,
      });
      bar.start(routes.length, 0);
      const cacheDir = path.join(siteDir, '.cache', 'social-images');
      await writeSocialImages(outDir, routes, cacheDir, drawSocialImage, () => bar.increment());
      bar.stop();
    },
  };
}
