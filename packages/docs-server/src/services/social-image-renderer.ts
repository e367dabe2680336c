import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { PageTexts } from '../contracts/site-manifest';
import type { SocialImageDesign } from '../social-image/card';
import { drawSocialImage } from '../social-image/draw';

/** Maximum size of the cache, in bytes. An image has about 40 kB. */
const CACHE_BYTES = 32 * 1024 * 1024;
const MAX_CONCURRENT_DRAWINGS = 2;

/** Draws the social image of a page as a PNG, or the generic image. */
export type SocialImageRenderer = (texts?: PageTexts) => Promise<Uint8Array<ArrayBuffer>>;

/** Caches images in memory. Concurrent requests for the same image share one drawing. */
export function createRenderer(
  design: SocialImageDesign,
  draw = drawSocialImage,
): SocialImageRenderer {
  const limit = pLimit(MAX_CONCURRENT_DRAWINGS);
  const images = new LRUCache<string, Uint8Array<ArrayBuffer>, PageTexts>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (image) => image.byteLength,
    fetchMethod: (_key, _stale, { context }) => limit(() => draw(context, design)),
  });
  return (texts = design.generic) =>
    images.forceFetch(JSON.stringify([texts.title, texts.description]), { context: texts });
}
