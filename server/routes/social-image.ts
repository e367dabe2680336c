import type { Hono } from 'hono';
import type { ApiFailure } from '../../src/contracts/feedback';
import type { SitePages } from '../services/site';
import type { SocialImageRenderer } from '../services/social-image-renderer';

/** A shared image is fetched again after a week; until then a cache may show the old one while it asks. */
const IMAGE_CACHE = 'public, max-age=604800, stale-while-revalidate=86400';

export interface SocialImageOptions {
  renderer: SocialImageRenderer;
  pages: () => SitePages;
}

/**
 * `GET /docs/api/og?title=...&description=...`: a page's social image. Only texts of this site's pages are drawn. All other
 * texts get the generic image, so that nobody can use the route to render anything else.
 */
export function mountSocialImage(
  app: Hono,
  address: string,
  { renderer, pages }: SocialImageOptions,
): void {
  app.get(address, async (c) => {
    const texts = {
      title: c.req.query('title') ?? '',
      description: c.req.query('description') ?? '',
    };
    const png = await renderer.render(pages().isPageText(texts) ? texts : undefined);
    return c.body(png, 200, {
      'content-type': 'image/png',
      'cache-control': IMAGE_CACHE,
      // Other sites embed it.
      'cross-origin-resource-policy': 'cross-origin',
    });
  });
  app.all(address, (c) => {
    const failure: ApiFailure = { success: false, error: 'Method not allowed. Use GET or HEAD.' };
    return c.json(failure, 405, { allow: 'GET, HEAD' });
  });
}
