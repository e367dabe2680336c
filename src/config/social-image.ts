/** Folder of the social images that the build draws, relative to the site's base. */
export const SOCIAL_IMAGE_FOLDER = 'img/social';

/**
 * Path of a page's social image, relative to the site's base: `img/social/reference/go.png` for `/reference/go`.
 * @param route address of the page without the site's base
 */
export function socialImageFile(route: string): string {
  return `${SOCIAL_IMAGE_FOLDER}/${route === '/' ? 'index' : route.slice(1)}.png`;
}
