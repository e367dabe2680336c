/** Folder of the social images that the build draws, below the site's base. */
export const SOCIAL_IMAGE_FOLDER = 'img/social';

/**
 * File of a page's social image below the site's base: `/reference/go` is `img/social/reference/go.png`.
 * @param route address of the page without the site's base
 */
export function socialImageFile(route: string): string {
  return `${SOCIAL_IMAGE_FOLDER}/${route === '/' ? 'index' : route.slice(1)}.png`;
}
