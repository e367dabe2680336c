import type { Hono } from 'hono';
import type { ApiOptions } from '../api-options';
import { fail } from './json-post';

/** Caches keep an image for a week, and can serve it for one more day while they revalidate it. */
const IMAGE_CACHE = 'public, max-age=604800, stale-while-revalidate=86400';

/**
 * `GET /docs/api/og?title=...&description=...`: returns the social image of a page. Texts that don't belong to a page of the site get
 * the generic image, so that the route can't render arbitrary text.
 */
export function mountSocialImage(
  app: Hono,
  address: string,
  { renderer, pages }: ApiOptions,
): void {
  app.get(address, async (c) => {
    const texts = {
      title: c.req.query('title') ?? '',
      description: c.req.query('description') ?? '',
    };
    const png = await renderer(pages().isPageText(texts) ? texts : undefined);
    return c.body(png, 200, {
      'content-type': 'image/png',
      'cache-control': IMAGE_CACHE,
      // Other sites embed the image.
      'cross-origin-resource-policy': 'cross-origin',
    });
  });
  app.all(address, (c) =>
    fail(c, 405, 'Method not allowed. Use GET or HEAD.', { headers: { allow: 'GET, HEAD' } }),
  );
}
