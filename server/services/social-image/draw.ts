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

/** What joins emoji to one, asks for their colours or tints them: the font has one colour and knows the parts alone. */
const EMOJI_JOINTS =
  /(?<=\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]*)\u200D|\uFE0F|\p{Emoji_Modifier}/gu;

const withSimpleEmoji = ({ title, description }: PageTexts): PageTexts => ({
  title: title.replace(EMOJI_JOINTS, ''),
  description: description.replace(EMOJI_JOINTS, ''),
});

const without = (text: string, parts: readonly string[]): string =>
  parts.reduce((rest, part) => rest.replaceAll(part, ''), text).replace(/ {2,}/g, ' ');

/**
 * Draws a social image anew: layout on this thread, pixels on libuv's pool. Characters that no font has are left out, since a
 * row of empty boxes says nothing; a joined emoji becomes its parts.
 */
export async function drawSocialImage(texts: PageTexts): Promise<Uint8Array<ArrayBuffer>> {
  const simple = withSimpleEmoji(texts);
  const first = await layOut(simple);
  const { svg } =
    first.missing.length === 0
      ? first
      : await layOut({
          title: without(simple.title, first.missing),
          description: without(simple.description, first.missing),
        });
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return new Uint8Array(image.asPng());
}
