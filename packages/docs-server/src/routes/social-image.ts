import type { Hono } from 'hono';
import type { ApiOptions } from '../api-options';
import { createRenderer } from '../services/social-image-renderer';
import { refuseMethod } from './api-error';

/** Caches keep an image for a week, and can serve it for one more day while they revalidate it. */
const IMAGE_CACHE = 'public, max-age=604800, stale-while-revalidate=86400';

/**
 * `GET /docs/api/og?title=...&description=...`: returns the social image of a page. Texts that don't belong to a page of the site get
 * the generic image, so that the route can't render arbitrary text.
 */
export function mountSocialImage(
  app: Hono,
  address: string,
  { site, pageTexts, renderer = createRenderer(site.socialImage) }: ApiOptions,
): void {
  app.get(address, async (c) => {
    const { title = '', description = '' } = c.req.query();
    const isOfPage = pageTexts?.().some(
      (texts) => texts.title === title && texts.description === description,
    );
    const png = await renderer(isOfPage === false ? undefined : { title, description });
    return c.body(png, 200, {
      'content-type': 'image/png',
      'cache-control': IMAGE_CACHE,
      // Other sites embed the image.
      'cross-origin-resource-policy': 'cross-origin',
    });
  });
  app.all(address, refuseMethod('GET, HEAD'));
}
