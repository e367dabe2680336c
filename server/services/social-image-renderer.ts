import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { PageTexts } from '../../src/contracts/site-manifest';
import { genericTexts } from '../../src/social-image/card';
import { drawSocialImage } from '../../src/social-image/draw';

/** Memory for drawn images, in bytes; an image has about 40 kB. */
const CACHE_BYTES = 32 * 1024 * 1024;
/** Images that are drawn at the same time; others wait. */
const DRAWN_AT_ONCE = 2;

export interface SocialImageRenderer {
  /**
   * Draws the social image of a page.
   * @param texts absent: the generic image of the site
   * @returns a PNG of `SOCIAL_IMAGE_SIZE`
   */
  render(texts?: PageTexts): Promise<Uint8Array<ArrayBuffer>>;
}

/** Draws each image once and remembers it, up to a bound; requests for the same image at the same time share one drawing. */
export function createRenderer(draw = drawSocialImage): SocialImageRenderer {
  const limit = pLimit(DRAWN_AT_ONCE);
  const images = new LRUCache<string, Uint8Array<ArrayBuffer>, PageTexts>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (image) => image.byteLength,
    fetchMethod: (_key, _stale, { context }) => limit(() => draw(context)),
  });
  return {
    async render(texts = genericTexts) {
      const key = JSON.stringify([texts.title, texts.description]);
      return images.forceFetch(key, { context: texts });
    },
  };
}
