import { readFileSync } from 'node:fs';
import { renderAsync } from '@resvg/resvg-js';
import satori, { type Font } from 'satori';
import type { PageTexts } from '../contracts/site-manifest';
import { cardOf, type SocialImageDesign } from './card';

export type { SocialImageDesign };

/** Only Latin fonts, because all pages are in English. */
const loadFonts = (): Font[] =>
  ([400, 700] as const).map((weight) => ({
    name: 'Inter',
    data: readFileSync(
      require.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`),
    ),
    weight,
    style: 'normal',
  }));

let fonts: Font[] | undefined;

/** Draws a social image as a PNG. The layout runs on this thread, and the rasterizer runs in libuv's thread pool. */
export async function drawSocialImage(
  texts: PageTexts,
  design: SocialImageDesign,
): Promise<Uint8Array<ArrayBuffer>> {
  fonts ??= loadFonts();
  const svg = await satori(cardOf(texts, design), { ...design.size, fonts });
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return new Uint8Array(image.asPng());
}
