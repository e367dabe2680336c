import { renderAsync } from '@resvg/resvg-js';
import satori from 'satori';
import { SOCIAL_IMAGE_SIZE } from '../../../src/config/site';
import type { PageTexts } from '../../../src/contracts/site-manifest';
import { cardOf } from './card';
import { fontsFor } from './fonts';

/** Lays the texts out, and tells which characters no font has. */
async function layOut(texts: PageTexts): Promise<{ svg: string; missing: string[] }> {
  const missing: string[] = [];
  const svg = await satori(cardOf(texts), {
    ...SOCIAL_IMAGE_SIZE,
    fonts: fontsFor(texts.title + texts.description),
    loadAdditionalAsset: (_language, segment) => {
      missing.push(segment);
      return Promise.resolve([]);
    },
  });
  return { svg, missing };
}

const without = (text: string, parts: readonly string[]): string =>
  parts.reduce((rest, part) => rest.replaceAll(part, ''), text).replace(/ {2,}/g, ' ');

/**
 * Draws a social image anew: layout on this thread, pixels on libuv's pool. Characters that no font has are left out, since a
 * row of empty boxes says nothing.
 */
export async function drawSocialImage(texts: PageTexts): Promise<Uint8Array<ArrayBuffer>> {
  const first = await layOut(texts);
  const { svg } =
    first.missing.length === 0
      ? first
      : await layOut({
          title: without(texts.title, first.missing),
          description: without(texts.description, first.missing),
        });
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return new Uint8Array(image.asPng());
}
